//! What people ask for.

use crate::cast::{Role, Scene};
use crate::chance::Chance;
use crate::tab::Tab;
use azulejo_fair::Nonce;
use azulejo_protocol::{Chair, LevelName, Lobby, Mirror, PersonName, Preset, Request, Words};
use azulejo_rules::{Dealer, Position, Seat};

/// How people are minded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// They try out everything.
    Playful,
    /// They only want to get to the end.
    Sensible,
}

/// Somebody who thinks about what to ask for.
pub(crate) struct Mind<'a> {
    pub(crate) tab: &'a Tab,
    pub(crate) scene: &'a Scene,
    pub(crate) mood: Mood,
    pub(crate) chance: &'a mut Chance,
    pub(crate) dealer: &'a mut Dealer,
}

impl Mind<'_> {
    pub(crate) fn wish(&mut self) -> Option<Request> {
        if self.tab.role == Role::Stranger || self.rarely(12) {
            return Some(self.nonsense());
        }
        if self.rarely(25) {
            return Some(Request::Sync { after: self.number(self.tab.head() + 2) });
        }
        match (self.tab.view.game(), self.tab.view.lobby()) {
            (Some(mirror), _) => self.in_game(mirror),
            (None, Some(lobby)) => self.in_lobby(lobby),
            (None, None) => None,
        }
    }

    /// Whether to do something that has no sense, once in so many times.
    fn rarely(&mut self, times: u64) -> bool {
        self.mood == Mood::Playful && self.chance.one_in(times)
    }

    fn number(&mut self, bound: u32) -> u32 {
        self.chance.below(u64::from(bound)) as u32
    }

    fn nonce(&mut self) -> Nonce {
        Nonce::from_bytes(self.chance.bytes())
    }

    fn in_lobby(&mut self, lobby: &Lobby) -> Option<Request> {
        let is_free = |seat: &Seat| lobby.chair(*seat).is_some_and(|chair| chair.who.is_none());
        let free: Vec<Seat> = Seat::ALL.into_iter().filter(is_free).collect();
        // At a public table one may have sat down in jest.
        if self.tab.role == Role::Spectator && self.tab.seats().is_spectator() {
            return None;
        }
        // With two tabs somebody may have got two seats.
        let is_ready = |seat: &Seat| lobby.chair(*seat).is_some_and(Chair::is_ready);
        let Some(seat) = self.tab.seats().seats().min_by_key(is_ready) else {
            let key = self.tab.key.clone();
            let sit =
                self.chance.pick(&free).map(|seat| Request::Sit { seat, name: person(), key });
            return sit.or_else(|| self.as_host(lobby, &free));
        };
        if self.rarely(15) {
            return Some(Request::Say { seat, words: Words::Preset(Preset::Hello) });
        }
        if self.rarely(30) {
            return Some(Request::Vacate { seat });
        }
        if !is_ready(&seat) {
            return Some(Request::Ready { seat, nonce: self.nonce() });
        }
        self.as_host(lobby, &free)
    }

    fn as_host(&mut self, lobby: &Lobby, free: &[Seat]) -> Option<Request> {
        if self.tab.role != Role::Host {
            return None;
        }
        let seats: Vec<Seat> = self.scene.rules.seats().collect();
        if self.rarely(12) {
            let (seat, with) = (self.chance.pick(&seats)?, self.chance.pick(&seats)?);
            return Some(Request::Swap { seat, with });
        }
        if self.rarely(25) {
            return Some(Request::Vacate { seat: self.chance.pick(&seats)? });
        }
        if lobby.complete().is_some() {
            return Some(Request::Begin {});
        }
        let seat = self.chance.pick(free)?;
        match self.chance.below(8) {
            0..2 => Some(Request::SeatBot { seat, level: LevelName::medium() }),
            2..5 => Some(Request::Invite { seat, key: self.scene.invite.hash() }),
            _ => None,
        }
    }

    fn in_game(&mut self, mirror: &Mirror) -> Option<Request> {
        let viewer = self.tab.seats();
        let own: Vec<Seat> = viewer.seats().collect();
        let seat = self.chance.pick(&own)?;
        let game = mirror.game_number();
        if mirror.end().is_some() {
            let nonce = Some(self.nonce());
            let wants = game < self.scene.games && mirror.can_rematch(viewer);
            return wants.then_some(Request::Rematch { seat, game, nonce });
        }
        if self.mood == Mood::Sensible && !self.scene.plays_out {
            return mirror.can_resign(viewer).then_some(Request::Resign { seat, game });
        }
        if self.rarely(12) {
            return Some(self.aside(mirror, seat));
        }
        if let Some(offer) = mirror.takeback()
            && !offer.agreed.acts_for(seat)
        {
            let agree = self.chance.one_in(2);
            return Some(Request::AnswerTakeback { seat, offer: offer.number, agree });
        }
        let seat = mirror.to_move().filter(|&seat| viewer.acts_for(seat))?;
        let mv = self.dealer.pick(mirror.position())?;
        mirror.is_person(seat).then_some(Request::Play { seat, mv, at: mirror.turn() })
    }

    /// What people do besides playing.
    fn aside(&mut self, mirror: &Mirror, seat: Seat) -> Request {
        let (game, at) = (mirror.game_number(), mirror.turn());
        match self.chance.below(12) {
            0 => Request::Resign { seat, game },
            1 => Request::Abort { seat, game },
            2..7 => Request::Say { seat, words: Words::Preset(Preset::NiceMove) },
            _ => Request::Undo { seat, at },
        }
    }

    /// Anything, for anybody, about any moment.
    fn nonsense(&mut self) -> Request {
        let seat = Seat::ALL[self.chance.below(Seat::COUNT as u64) as usize];
        let with = Seat::ALL[self.chance.below(Seat::COUNT as u64) as usize];
        let at = self.number(self.tab.head() + 3);
        let (game, key) = (self.number(3), self.tab.key.clone());
        match self.chance.below(16) {
            0 => Request::Sit { seat, name: person(), key },
            1 => Request::Vacate { seat },
            2 => Request::SeatBot { seat, level: LevelName::medium() },
            3 => Request::Swap { seat, with },
            4 => Request::Invite { seat, key: self.scene.invite.hash() },
            5 => Request::Ready { seat, nonce: self.nonce() },
            6 => Request::Begin {},
            7 => Request::Say { seat, words: Words::Preset(Preset::Oops) },
            8 => Request::Undo { seat, at },
            9 => Request::AnswerTakeback { seat, offer: at, agree: true },
            10 => Request::Resign { seat, game },
            11 => Request::Abort { seat, game },
            12 => Request::Rematch { seat, game, nonce: None },
            13 => Request::Sync { after: at },
            _ => self.some_move(seat, at),
        }
    }

    /// A move that may be of another turn, another seat or another position.
    fn some_move(&mut self, seat: Seat, at: u32) -> Request {
        let known = self.tab.view.game();
        let mv = match known.and_then(|mirror| self.dealer.pick(mirror.position())) {
            Some(mv) => mv,
            None => {
                let mut pos = Position::new(self.scene.rules, Seat::ALL[0]);
                pos.deal(&self.dealer.draw(&pos)).expect("the bag is full");
                self.dealer.pick(&pos).expect("there is something to take")
            }
        };
        let turn = known.map_or(at, Mirror::turn);
        Request::Play { seat, mv, at: if self.chance.one_in(2) { turn } else { at } }
    }
}

fn person() -> PersonName {
    "Ann".parse().expect("a name")
}
