//! Conversations as text. A line that begins with `@` and a time is what the host brings; the indented
//! lines under it are what the room sends, in order:
//!
//! ```text
//! @900 1> play 1 1B2          the connection of seat 1 asks for a move of seat 1, in this turn
//!     2 moved 1 1B2           event 2, to everyone
//!     done 2                  the answer
//!     bot 2 hard thinks, turn 2
//! @950 bot> 2K3               the host has found the bot's move for this turn
//! @1400 tick
//!     3 moved 2 2K3
//! ```
//!
//! `at 2` after a request makes it one that answers turn 2, whatever turn it is; a game is named by `of`. Commands
//! with the same `#` are one command that is sent again.

use crate::telling::{dedent, number, told_event, told_message, told_think};
use azulejo_protocol::{
    Ask, Clock, CommandId, FirstSeat, Millis, Mirror, Occupant, Request, Start, TableOptions,
    Takeback, Viewer,
};
use azulejo_room::{Room, Seed, Sent};
use azulejo_rules::{Rules, Seat};

/// Two players, all discs full, seat 1 to move.
pub(crate) const TWO: &str = "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

/// Three players, all discs full, seat 1 to move.
pub(crate) const THREE: &str = "3cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW,BBWW,YYRR - \
    15.14.12.16.15 0.0.0.0.0 0:-/-/-/-/-:...../...../...../...../.....:- \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

/// Two players, the last two tiles of the game: seat 2, then seat 1, who completes a row.
pub(crate) const LAST_MOVES: &str = "2cp 6 2 1 c K,W,-,-,- - 15.18.18.17.17 0.0.0.0.0 \
    10:W1/-/-/-/-:BYRK./WB.../K.B../R..B./Y...B:- 0:-/-/-/-/-:...../...../...../...../.....:-";

/// A table before it is opened.
pub(crate) struct Table {
    pub(crate) options: TableOptions,
    start: Start,
}

impl Table {
    /// A table with these occupants, `bot:` before the levels of bots; seat 1 begins.
    pub(crate) fn fresh(rules: &str, occupants: &str) -> Table {
        let rules: Rules = rules.parse().unwrap();
        let mut options = TableOptions::new(rules, occupants.split(' ').map(occupant));
        options.first = FirstSeat::Chosen(Seat::ALL[0]);
        options.substitute = "easy".parse().unwrap();
        Table { options, start: Start::Fresh }
    }

    /// The same, from a position.
    pub(crate) fn from(position: &str, occupants: &str) -> Table {
        let start = Start::Position(position.parse().unwrap());
        Table { start, ..Table::fresh(&position[..3], occupants) }
    }

    pub(crate) fn started(self, start: Start) -> Table {
        Table { start, ..self }
    }

    pub(crate) fn with(mut self, takeback: Takeback) -> Table {
        self.options.takeback = takeback;
        self
    }

    pub(crate) fn timed(mut self, clock: Clock) -> Table {
        self.options.clock = clock;
        self
    }
}

fn occupant(text: &str) -> Occupant {
    match text.strip_prefix("bot:") {
        Some(level) => Occupant::Bot { level: level.parse().unwrap() },
        None => Occupant::Person { name: text.parse().unwrap() },
    }
}

/// Runs a conversation and compares every line; returns the room as it is then.
#[track_caller]
pub(crate) fn converse(table: Table, script: &str) -> Room {
    let (expected, mut heard) = (dedent(script), String::new());
    let (room, sent) =
        Room::open(Millis(0), table.options, table.start, Seed::new(0x00c0_ffee)).unwrap();
    let mut host = Host { client: Mirror::of(room.log()).unwrap(), room, asked: 0 };
    heard.push_str(&host.deliver(sent));
    for line in expected.lines().filter(|line| line.starts_with('@')) {
        heard.push_str(line);
        heard.push('\n');
        let answer = host.bring(line);
        heard.push_str(&answer);
    }
    assert!(heard == expected, "expected:\n{expected}\nheard:\n{heard}");
    host.room
}

/// The room's host and one client, who hears everything.
struct Host {
    room: Room,
    /// How many asked.
    asked: u128,
    client: Mirror,
}

impl Host {
    /// Brings one line to the room and tells what it sends.
    fn bring(&mut self, line: &str) -> String {
        let (time, rest) = line[1..].split_once(' ').unwrap();
        let now = Millis(time.parse().unwrap());
        if rest == "tick" {
            let sent = self.room.tick(now);
            return self.deliver(sent);
        }
        let (who, asked) = rest.split_once("> ").unwrap();
        if who == "bot" {
            return self.bring_bot(now, asked);
        }
        let viewer = who.bytes().filter_map(|digit| Seat::new(digit.wrapping_sub(b'0')));
        let ask = Ask { id: self.id(asked), request: self.request(asked) };
        let sent = self.room.handle(now, Viewer::of(viewer), &ask);
        self.deliver(sent)
    }

    /// The name of a command: after `#`, else one of its own.
    fn id(&mut self, asked: &str) -> CommandId {
        self.asked += 1;
        let tag = asked.split_once('#').and_then(|(_, tag)| u128::from_str_radix(tag, 36).ok());
        CommandId(tag.map_or(self.asked, |tag| u128::MAX - tag))
    }

    fn bring_bot(&mut self, now: Millis, answer: &str) -> String {
        let words: Vec<&str> = answer.split(' ').collect();
        let turn = number(&words, "at", self.room.mirror().turn());
        match self.room.bot_moved(now, turn, words[0].parse().unwrap()) {
            Ok(sent) => self.deliver(sent),
            Err(error) => format!("    error: {error}\n"),
        }
    }

    fn request(&self, text: &str) -> Request {
        let words: Vec<&str> = text.split(' ').collect();
        let mirror = self.room.mirror();
        let at = number(&words, "at", mirror.turn());
        let game = number(&words, "of", mirror.game_number());
        let offer = || words[2].parse().unwrap();
        if words[0] == "sync" {
            return Request::Sync { after: words[1].parse().unwrap() };
        }
        let seat = Seat::new(words[1].parse().unwrap()).unwrap();
        match words[0] {
            "play" => Request::Play { seat, mv: words[2].parse().unwrap(), at },
            "undo" => Request::Undo { seat, at },
            "agree" => Request::AnswerTakeback { seat, offer: offer(), agree: true },
            "decline" => Request::AnswerTakeback { seat, offer: offer(), agree: false },
            "resign" => Request::Resign { seat, game },
            "abort" => Request::Abort { seat, game },
            "rematch" => Request::Rematch { seat, game, nonce: None },
            word => panic!("`{word}` is no request"),
        }
    }

    /// Tells what was sent. The client follows, and the room could be restored at any time.
    fn deliver(&mut self, sent: Vec<Sent>) -> String {
        let mut lines = String::new();
        for sent in sent {
            lines.extend(["    ", &told(&sent), "\n"]);
            if let Sent::Everyone(event) = sent {
                self.client.apply(&event).unwrap();
            }
        }
        assert_eq!(&self.client, self.room.mirror());
        assert_eq!(Room::restore(self.room.save().unwrap()), Ok(self.room.clone()));
        lines
    }
}

fn told(sent: &Sent) -> String {
    match sent {
        Sent::Everyone(event) => told_event(event),
        Sent::Bot(think) => told_think(think),
        Sent::Asker(message) => told_message(message),
    }
}
