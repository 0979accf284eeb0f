//! Tables, and what hosts and clients might bring to them, at random.

use azulejo_protocol::{
    Ask, Clock, CommandId, FirstSeat, Millis, Mirror, Occupant, Request, Start, TableOptions,
    Takeback, Viewer,
};
use azulejo_room::{Room, Seed, Sent};
use azulejo_rules::{Dealer, Game, Move, Next, Rules, Seat};

/// What a host brings to a room.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    Tick,
    Ask(Viewer, Ask),
    Bot { turn: u32, mv: Move },
}

impl Input {
    /// Brings it to a room.
    pub(crate) fn bring(&self, room: &mut Room, now: Millis) -> Vec<Sent> {
        match *self {
            Input::Tick => room.tick(now),
            Input::Ask(viewer, ref ask) => room.handle(now, viewer, ask),
            // An illegal answer is an error, and the room is as it was.
            Input::Bot { turn, mv } => room.bot_moved(now, turn, mv).unwrap_or_default(),
        }
    }
}

/// A source of tables and inputs.
pub(crate) struct Chaos {
    dealer: Dealer,
    /// How many asked.
    asked: u128,
    /// The time of the last input.
    pub(crate) now: Millis,
}

impl Chaos {
    pub(crate) fn new(seed: u64) -> Chaos {
        Chaos { dealer: Dealer::new(seed), asked: 0, now: Millis(1_000_000) }
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.dealer.below(bound as u32) as usize
    }

    /// One of a list.
    pub(crate) fn one<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    /// A number of all 64 bits.
    pub(crate) fn word(&mut self) -> u64 {
        (0..8).fold(0, |word, _| word << 8 | self.below(256) as u64)
    }

    /// A table, and the word that its seed is made of.
    pub(crate) fn table(&mut self) -> (Room, u64, Vec<Sent>) {
        let options = self.options();
        let start = self.start(options.rules);
        let word = self.word();
        let (room, sent) = Room::open(self.now, options, start, Seed::new(word)).unwrap();
        (room, word, sent)
    }

    fn options(&mut self) -> TableOptions {
        let rules = self.one(&Rules::ALL);
        let seats: Vec<Occupant> = rules.seats().map(|_| self.occupant()).collect();
        let live = Clock::Live { main: Millis(30_000), increment: Millis(900) };
        let mut options = TableOptions::new(rules, seats);
        options.first = self.one(&[FirstSeat::Drawn, FirstSeat::Chosen(Seat::ALL[1])]);
        options.clock = self.one(&[Clock::Untimed, live, Clock::PerMove { time: Millis(5_000) }]);
        options.takeback = self.one(&[Takeback::Free, Takeback::Consent, Takeback::Never]);
        options.bot_pause = self.one(&[Millis::ZERO, Millis(500)]);
        options
    }

    fn occupant(&mut self) -> Occupant {
        let person = Occupant::Person { name: "Ann".parse().unwrap() };
        let bot = Occupant::Bot { level: "hard".parse().unwrap() };
        self.one(&[person.clone(), person, bot])
    }

    /// Mostly an empty table; else some way into a game.
    fn start(&mut self, rules: Rules) -> Start {
        let mut game = Game::new(rules, Seat::ALL[1]);
        for _ in 0..self.below(60) {
            match game.position().next() {
                Next::Bag => drop(game.deal(self.dealer.draw(game.position())).unwrap()),
                Next::Player(_) => drop(game.play(self.dealer.pick(game.position()).unwrap())),
                Next::Nobody(_) => return Start::Fresh,
            }
        }
        match (self.below(4), game.position().next()) {
            (0, Next::Player(_) | Next::Bag) => Start::Position(game.position().clone()),
            (1, Next::Player(_) | Next::Bag) => Start::Record(game),
            _ => Start::Fresh,
        }
    }

    /// Some time passes, and the next input comes: mostly what somebody would sensibly do.
    pub(crate) fn input(&mut self, mirror: &Mirror) -> Input {
        self.now = match self.below(100) {
            0..5 => self.now.since(Millis(300)),
            5 => self.now.plus(Millis(6_000)),
            _ => self.now.plus(Millis(self.below(700) as u64)),
        };
        match self.below(20) {
            0 => Input::Tick,
            1..=4 => {
                let viewer = self.viewer();
                let request = self.request(mirror);
                self.ask(viewer, request)
            }
            5 => self.rematch(mirror),
            6 | 7 if mirror.takeback().is_some() => self.answer(mirror),
            7 => Input::Bot { turn: self.near(mirror.turn()), mv: self.any_move(mirror) },
            _ => self.sensible(mirror),
        }
    }

    /// Somebody asks for something that nobody has asked for before.
    pub(crate) fn ask(&mut self, viewer: Viewer, request: Request) -> Input {
        self.asked += 1;
        Input::Ask(viewer, Ask { id: CommandId(self.asked), request })
    }

    /// What would be next if everybody behaved.
    fn sensible(&mut self, mirror: &Mirror) -> Input {
        let Some(seat) = mirror.to_move() else { return self.rematch(mirror) };
        let mv = self.dealer.pick(mirror.position()).expect("a move is mandatory");
        let at = mirror.turn();
        if mirror.is_person(seat) {
            return self.ask(Viewer::seat(seat), Request::Play { seat, mv, at });
        }
        Input::Bot { turn: at, mv }
    }

    fn rematch(&mut self, mirror: &Mirror) -> Input {
        let viewer = Viewer::everyone(mirror.options().rules);
        let seat = self.one(&mirror.options().rules.seats().collect::<Vec<_>>());
        self.ask(viewer, Request::Rematch { seat, game: mirror.game_number(), nonce: None })
    }

    /// Somebody answers the takeback that is asked for.
    fn answer(&mut self, mirror: &Mirror) -> Input {
        let seat = self.one(&Seat::ALL);
        let offer = mirror.takeback().map_or(0, |offer| offer.number);
        let agree = self.below(3) > 0;
        self.ask(Viewer::seat(seat), Request::AnswerTakeback { seat, offer, agree })
    }

    fn viewer(&mut self) -> Viewer {
        let bits = self.below(16);
        Viewer::of(Seat::ALL.into_iter().filter(|seat| bits >> seat.index() & 1 == 1))
    }

    /// Anything, of any seat, about this turn or another one.
    fn request(&mut self, mirror: &Mirror) -> Request {
        let seat = self.one(&Seat::ALL);
        let at = self.near(mirror.turn());
        match self.below(12) {
            _ if !mirror.has_everybody_moved() && self.below(10) == 0 => {
                Request::Abort { seat, game: mirror.game_number() }
            }
            0 => Request::Sync { after: self.near(mirror.number()) },
            1..=4 => Request::Play { seat, mv: self.any_move(mirror), at },
            5..=9 => Request::Undo { seat, at },
            10 => Request::Resign { seat, game: self.near(mirror.game_number()) },
            _ => Request::AnswerTakeback { seat, offer: self.near(mirror.number()), agree: true },
        }
    }

    /// Mostly the number, else one beside it.
    fn near(&mut self, number: u32) -> u32 {
        (number + 4).saturating_sub(self.one(&[4, 4, 4, 4, 3, 5, 6, 8]))
    }

    /// A legal move, or one that was legal at another table.
    fn any_move(&mut self, mirror: &Mirror) -> Move {
        let legal = self.dealer.pick(mirror.position());
        let other = self.one(&["1B1", "CWF", "3R5", "4K2<BY", "2@3"]).parse().unwrap();
        if self.below(2) == 0 { legal.unwrap_or(other) } else { other }
    }
}
