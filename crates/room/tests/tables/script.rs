//! Conversations of tables online as text. A line that begins with `@` and a time is what a guest brings to the
//! host of the table; the indented lines under it are what follows, in order:
//!
//! ```text
//!     1 founded 2cp, with presets         everybody hears what happens
//! @10 ann> invite 2 bokeybokey            Ann, whose table it is, draws a key to seat 2
//!     2 invited to 2
//!     done 2                              the answer
//! @20 bo? bokeybokey                      Bo asks for the table with that key
//!     sees it
//! @20 bo> sit 2 Bo with bokeybokey        and sits down
//!     3 seated 2: Bo
//!     done 3
//! @30 tick                                time has passed
//! @40 bot> 2K3                            a move was found for the bot whose turn it is
//! @50 all> play                           everybody plays to the end of the game; told is only that
//! ```
//!
//! `at 2` after a request makes it one that answers turn 2, whatever turn it is; a game is named by `of`. Commands
//! with the same `#` are one command that is sent again.

use crate::client::Client;
use crate::kept::Kept;
use crate::telling::{after, dedent, number, told_event, told_message, told_think};
use azulejo_fair::{Nonce, Secret};
use azulejo_protocol::{
    Access, Ask, ChatScope, ChatText, Clock, CommandId, FirstSeat, GuestId, Key, Millis, Mirror,
    Request, TableId, TableOptions, Takeback, Words,
};
use azulejo_room::{Outcome, Table, Wish};
use azulejo_rules::{Dealer, Seat};
use serde_json::json;

/// The short code of every table here.
pub(crate) const CODE: &str = "codecode";
/// What lets people watch it.
pub(crate) const WATCH: &str = "watchwatch";

/// A private table with presets that Ann founds: untimed, seat 1 begins, bots don't wait.
pub(crate) fn wish(rules: &str) -> Wish {
    let mut options = TableOptions::new(rules.parse().unwrap(), []);
    options.first = FirstSeat::Chosen(Seat::ALL[0]);
    options.bot_pause = Millis::ZERO;
    options.substitute = "easy".parse().unwrap();
    let [code, watch] = [CODE, WATCH].map(|key| key.parse::<Key>().unwrap().hash());
    Wish { options, access: Access::Private, chat: ChatScope::Presets, code, watch }
}

pub(crate) fn public(wish: Wish) -> Wish {
    Wish { access: Access::Public, ..wish }
}

pub(crate) fn talking(wish: Wish, chat: ChatScope) -> Wish {
    Wish { chat, ..wish }
}

pub(crate) fn timed(mut wish: Wish, clock: Clock) -> Wish {
    wish.options.clock = clock;
    wish
}

pub(crate) fn with(mut wish: Wish, takeback: Takeback) -> Wish {
    wish.options.takeback = takeback;
    wish
}

/// Somebody by name.
pub(crate) fn guest(name: &str) -> GuestId {
    GuestId(name.bytes().fold(1, |id, letter| id << 8 | u128::from(letter)))
}

/// The secret of a game.
pub(crate) fn secret(game: u8) -> Secret {
    Secret::from_bytes([game; Secret::BYTES])
}

/// Runs a conversation and compares every line; returns the host as it is then.
#[track_caller]
pub(crate) fn converse(wish: Wish, script: &str) -> Host {
    let (expected, mut heard) = (dedent(script), String::new());
    let (mut host, founded) = Host::found(wish);
    heard.push_str(&host.deliver(&founded));
    for line in expected.lines().filter(|line| line.starts_with('@')) {
        heard.push_str(line);
        heard.push('\n');
        let answer = host.bring(line);
        heard.push_str(&answer);
    }
    assert!(heard == expected, "expected:\n{expected}\nheard:\n{heard}");
    host
}

/// The table's host and one client, who hears everything.
pub(crate) struct Host {
    pub(crate) table: Table,
    pub(crate) kept: Kept,
    client: Client,
    /// How many asked.
    asked: u128,
    /// How many secrets were drawn.
    drawn: u8,
}

impl Host {
    fn found(wish: Wish) -> (Host, Outcome) {
        let (id, by) = (TableId(7), CommandId(0));
        let found = Table::found(id, Millis(0), guest("ann"), by, wish, secret(1));
        let (table, founded) = found.unwrap();
        let client = Client::of(&founded.entries[0].event);
        (Host { table, kept: Kept::new(id), client, asked: 0, drawn: 1 }, founded)
    }

    /// Brings one line to the table and tells what follows.
    fn bring(&mut self, line: &str) -> String {
        let (time, rest) = line[1..].split_once(' ').unwrap();
        let now = Millis(time.parse().unwrap());
        if rest == "tick" {
            return self.tick(now);
        }
        let Some((who, asked)) = rest.split_once("> ") else {
            let (who, key) = rest.split_once('?').unwrap();
            return self.look(who, key.trim());
        };
        match (who, asked) {
            ("bot", mv) => self.bring_bot(now, mv),
            ("all", "play") => self.play_out(now),
            _ => {
                let ask = Ask { id: self.id(asked), request: self.request(asked) };
                self.ask(now, guest(who), &ask)
            }
        }
    }

    fn ask(&mut self, now: Millis, guest: GuestId, ask: &Ask) -> String {
        let drawn = &mut self.drawn;
        let outcome = self.table.handle(now, guest, ask, &mut || draw(drawn));
        self.deliver(&outcome)
    }

    fn tick(&mut self, now: Millis) -> String {
        let drawn = &mut self.drawn;
        let outcome = self.table.tick(now, &mut || draw(drawn));
        self.deliver(&outcome)
    }

    fn look(&self, who: &str, key: &str) -> String {
        let key = (!key.is_empty()).then(|| key.parse().unwrap());
        let sees = self.table.shows_itself(guest(who), key.as_ref());
        if sees { "    sees it\n" } else { "    sees nothing\n" }.to_owned()
    }

    fn bring_bot(&mut self, now: Millis, mv: &str) -> String {
        let (mv, turn) = (mv.parse().unwrap(), self.table.thinking().map_or(0, |think| think.turn));
        self.kept.note_answer(now, turn, mv);
        let drawn = &mut self.drawn;
        match self.table.bot_moved(now, turn, mv, &mut || draw(drawn)) {
            Ok(outcome) => self.deliver(&outcome),
            Err(error) => format!("    error: {error}\n"),
        }
    }

    /// Everybody plays at random to the end, of which the last decision and what followed is told.
    fn play_out(&mut self, now: Millis) -> String {
        let mut told = String::new();
        let mut dealer = Dealer::new(7);
        while let Some(mirror) = self.table.mirror()
            && let Some(seat) = mirror.to_move()
        {
            let (mv, at) = (dealer.pick(mirror.position()).unwrap(), mirror.turn());
            told = match self.table.owner(seat).filter(|_| mirror.is_person(seat)) {
                None => self.bring_bot(now, &mv.to_string()),
                Some(owner) => {
                    let ask = Ask { id: self.id(""), request: Request::Play { seat, mv, at } };
                    self.ask(now, owner, &ask)
                }
            };
        }
        told
    }

    /// The name of a command: after `#`, else one of its own.
    fn id(&mut self, asked: &str) -> CommandId {
        self.asked += 1;
        let tag = asked.split_once('#').and_then(|(_, tag)| u128::from_str_radix(tag, 36).ok());
        CommandId(tag.map_or(self.asked, |tag| u128::MAX - tag))
    }

    fn request(&self, text: &str) -> Request {
        let text = text.split(" #").next().unwrap_or(text);
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["sync", after] => Request::Sync { after: after.parse().unwrap() },
            ["begin"] => Request::Begin {},
            _ => self.request_of(text, &words),
        }
    }

    /// What is asked about a seat.
    fn request_of(&self, text: &str, words: &[&str]) -> Request {
        let mirror = self.table.mirror();
        let at = number(words, "at", mirror.map_or(0, Mirror::turn));
        let game = number(words, "of", mirror.map_or(0, Mirror::game_number));
        let key = after(words, "with").map(|key| key.parse().unwrap());
        let seat_at = |place: usize| Seat::new(words[place].parse().unwrap()).unwrap();
        let seat = seat_at(1);
        let nonce = |byte| Nonce::from_bytes([byte; Nonce::BYTES]);
        match words[0] {
            "sit" => Request::Sit { seat, name: words[2].parse().unwrap(), key },
            "vacate" => Request::Vacate { seat },
            "bot" => Request::SeatBot { seat, level: words[2].parse().unwrap() },
            "swap" => Request::Swap { seat, with: seat_at(2) },
            "invite" => Request::Invite { seat, key: words[2].parse::<Key>().unwrap().hash() },
            "ready" => Request::Ready { seat, nonce: nonce(seat.number()) },
            "say" => Request::Say { seat, words: preset(words[2]) },
            "write" => Request::Say { seat, words: text_after(text, words[1]) },
            "play" => Request::Play { seat, mv: words[2].parse().unwrap(), at },
            "undo" => Request::Undo { seat, at },
            "agree" => Request::AnswerTakeback { seat, offer: number(words, "to", 0), agree: true },
            "resign" => Request::Resign { seat, game },
            "abort" => Request::Abort { seat, game },
            "rematch" => {
                let nonce = (!words.contains(&"bare")).then(|| nonce(10 * seat.number()));
                Request::Rematch { seat, game, nonce }
            }
            word => panic!("`{word}` is no request"),
        }
    }

    /// Tells what follows. The client hears of it, and the table could be made again at any time.
    fn deliver(&mut self, outcome: &Outcome) -> String {
        let mut lines = Vec::new();
        for event in outcome.events() {
            lines.push(told_event(event));
            self.client.hear(event);
        }
        lines.extend(outcome.answers.iter().map(told_message));
        lines.extend(outcome.think.iter().map(told_think));
        self.kept.keep(outcome);
        self.client.assert_sees(&self.table);
        self.kept.assert_makes(&self.table);
        lines.into_iter().map(|line| "    ".to_owned() + &line + "\n").collect()
    }
}

fn draw(drawn: &mut u8) -> Secret {
    *drawn += 1;
    secret(*drawn)
}

fn preset(name: &str) -> Words {
    Words::Preset(serde_json::from_value(json!(name)).unwrap())
}

fn text_after(text: &str, word: &str) -> Words {
    let (_, written) = text.split_once(&format!(" {word} ")).unwrap();
    Words::Text(ChatText::tidy(written).unwrap())
}
