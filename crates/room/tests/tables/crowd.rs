//! Tables online, and what guests with and without seats and keys might bring to them, at random.

use crate::chaos::{self, Chaos};
use azulejo_fair::{Nonce, Secret};
use azulejo_protocol::{
    Access, Ask, ChatScope, ChatText, CommandId, GuestId, Key, Lobby, Millis, Mirror, Preset,
    Request, TableId, Words,
};
use azulejo_room::{Outcome, Table, Wish};
use azulejo_rules::{Dealer, Move, Seat};

/// Who founds every table.
pub(crate) const HOST: GuestId = GuestId(1);
/// Everybody who comes by.
pub(crate) const GUESTS: [GuestId; 6] =
    [HOST, GuestId(2), GuestId(3), GuestId(4), GuestId(5), GuestId(6)];
/// What opens any seat.
pub(crate) const CODE: &str = "codecode";
/// What lets people watch.
pub(crate) const WATCH: &str = "watchwatch";
/// What opens nothing.
pub(crate) const WRONG: &str = "wrongwrong";
/// What the host draws for invitations.
const INVITES: [&str; 3] = ["inviteone", "invitetwo", "invitethree"];

/// What is brought to a table.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    Tick,
    Ask(GuestId, Ask),
    Bot { turn: u32, mv: Move },
}

impl Input {
    /// Brings it to a table, which draws secrets from this one on.
    pub(crate) fn bring(&self, table: &mut Table, now: Millis, secrets: Secrets) -> Outcome {
        let mut next = secrets;
        let draw = &mut || next.draw();
        match *self {
            Input::Tick => table.tick(now, draw),
            Input::Ask(guest, ref ask) => table.handle(now, guest, ask, draw),
            // An illegal answer is an error, and the table is as it was.
            Input::Bot { turn, mv } => table.bot_moved(now, turn, mv, draw).unwrap_or_default(),
        }
    }
}

/// The secrets of a table, one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Secrets {
    seed: u64,
    /// The game that the next one is for.
    game: u32,
}

impl Secrets {
    pub(crate) fn draw(&mut self) -> Secret {
        let mut dealer = Dealer::for_game(self.seed, self.game.into());
        self.game += 1;
        Secret::from_bytes(std::array::from_fn(|_| dealer.below(256) as u8))
    }
}

/// A source of inputs to one table.
pub(crate) struct Crowd {
    chaos: Chaos,
    pub(crate) secrets: Secrets,
    /// All that was asked so far.
    asked: Vec<(GuestId, Ask)>,
}

impl Crowd {
    pub(crate) fn new(seed: u64) -> Crowd {
        let secrets = Secrets { seed, game: 1 };
        Crowd { chaos: Chaos::new(seed), secrets, asked: Vec::new() }
    }

    pub(crate) fn found(&mut self) -> (Table, Outcome) {
        let (room, ..) = self.chaos.table();
        let options = room.mirror().options().clone();
        let access = self.chaos.one(&[Access::Private, Access::Public]);
        let chat = self.chaos.one(&[ChatScope::Off, ChatScope::Presets, ChatScope::Free]);
        let [code, watch] = [CODE, WATCH].map(|text| key(text).hash());
        let wish = Wish { options, access, chat, code, watch };
        let (id, secret) = (TableId(self.chaos.word().into()), self.secrets.draw());
        let (now, by) = (self.chaos.now, CommandId(u128::MAX));
        Table::found(id, now, HOST, by, wish, secret).unwrap()
    }

    pub(crate) fn now(&self) -> Millis {
        self.chaos.now
    }

    /// The next input: mostly what somebody would sensibly do.
    pub(crate) fn input(&mut self, table: &Table) -> Input {
        let input = match (table.lobby(), table.mirror()) {
            (Some(lobby), _) => self.lobby_input(lobby, table),
            (None, Some(mirror)) => self.game_input(mirror, table),
            (None, None) => Input::Tick,
        };
        if let Input::Ask(guest, ask) = &input {
            self.asked.push((*guest, ask.clone()));
        }
        input
    }

    fn lobby_input(&mut self, lobby: &Lobby, table: &Table) -> Input {
        self.chaos.now = self.chaos.now.plus(Millis(self.chaos.below(900) as u64));
        match self.chaos.below(12) {
            0 => Input::Tick,
            1 => self.again(),
            2..8 => self.anything(table),
            _ => self.sit_or_begin(lobby, table),
        }
    }

    fn game_input(&mut self, mirror: &Mirror, table: &Table) -> Input {
        match self.chaos.below(24) {
            0 => return self.again(),
            1 => return self.anything(table),
            _ => {}
        }
        match self.chaos.input(mirror) {
            chaos::Input::Tick => Input::Tick,
            chaos::Input::Bot { turn, mv } => Input::Bot { turn, mv },
            chaos::Input::Ask(_, Ask { mut request, .. }) => {
                if let Request::Rematch { nonce, .. } = &mut request {
                    *nonce = (self.chaos.below(8) > 0).then(|| self.nonce());
                }
                let owner = request.seat().and_then(|seat| table.owner(seat));
                let anybody = self.chaos.one(&GUESTS);
                let guest = owner.filter(|_| self.chaos.below(10) > 0).unwrap_or(anybody);
                self.ask(guest, request)
            }
        }
    }

    /// What would be next if everybody behaved: free seats are taken, people get ready, the game begins.
    fn sit_or_begin(&mut self, lobby: &Lobby, table: &Table) -> Input {
        let mut seats = lobby.founding().options.rules.seats();
        let unready = seats.find(|&seat| lobby.chair(seat).is_some_and(|chair| !chair.is_ready()));
        let Some(seat) = unready else { return self.ask(HOST, Request::Begin {}) };
        match table.owner(seat) {
            Some(owner) => {
                let nonce = self.nonce();
                self.ask(owner, Request::Ready { seat, nonce })
            }
            None if self.chaos.below(4) == 0 => {
                self.ask(HOST, Request::SeatBot { seat, level: "hard".parse().unwrap() })
            }
            None => {
                let (guest, name) = (self.chaos.one(&GUESTS), "Ann".parse().unwrap());
                self.ask(guest, Request::Sit { seat, name, key: Some(key(CODE)) })
            }
        }
    }

    /// A command that was asked before is sent once more.
    fn again(&mut self) -> Input {
        if self.asked.is_empty() {
            return Input::Tick;
        }
        let (guest, ask) = self.chaos.one(&self.asked);
        Input::Ask(guest, ask)
    }

    /// Anybody asks for anything.
    fn anything(&mut self, table: &Table) -> Input {
        let guest = self.chaos.one(&[HOST, HOST, GUESTS[1], GUESTS[2], GUESTS[3], GUESTS[5]]);
        let request = self.request(table);
        self.ask(guest, request)
    }

    fn request(&mut self, table: &Table) -> Request {
        let (seat, with) = (self.chaos.one(&Seat::ALL), self.chaos.one(&Seat::ALL));
        let (game, at) = table.mirror().map_or((1, 1), |it| (it.game_number(), it.turn()));
        match self.chaos.below(16) {
            0 | 1 => Request::Sit { seat, name: "Bo".parse().unwrap(), key: self.key() },
            2 => Request::Vacate { seat },
            3 => Request::SeatBot { seat, level: "easy".parse().unwrap() },
            4 | 5 => Request::Swap { seat, with },
            6 | 7 => Request::Invite { seat, key: key(self.chaos.one(&INVITES)).hash() },
            8 => Request::Ready { seat, nonce: self.nonce() },
            9 => Request::Begin {},
            10 => Request::Say { seat, words: Words::Preset(self.chaos.one(&Preset::ALL)) },
            11 => Request::Say { seat, words: Words::Text(ChatText::tidy("Well!").unwrap()) },
            12 => Request::Sync { after: self.chaos.below(2 * at as usize) as u32 },
            13 => Request::Play { seat, mv: "1B1".parse().unwrap(), at },
            14 => Request::Undo { seat, at },
            _ => Request::Rematch { seat, game, nonce: Some(self.nonce()) },
        }
    }

    fn ask(&mut self, guest: GuestId, request: Request) -> Input {
        let id = CommandId(self.asked.len() as u128);
        Input::Ask(guest, Ask { id, request })
    }

    fn key(&mut self) -> Option<Key> {
        let keys = [CODE, WATCH, WRONG, INVITES[0], INVITES[1], INVITES[2]];
        (self.chaos.below(5) > 0).then(|| key(self.chaos.one(&keys)))
    }

    fn nonce(&mut self) -> Nonce {
        let mut bytes = [0; Nonce::BYTES];
        bytes.fill_with(|| self.chaos.below(256) as u8);
        Nonce::from_bytes(bytes)
    }
}

pub(crate) fn key(text: &str) -> Key {
    text.parse().unwrap()
}
