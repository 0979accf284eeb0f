//! A table whose log is doctored.

use azulejo_fair::{Nonce, Secret, Terms};
use azulejo_protocol::{
    Access, ChatScope, End, Event, Founding, Happening, Message, Millis, Mirror, Occupant, Opening,
    Start, TableId, TableOptions, Unproven, View, prove,
};
use azulejo_rules::{Dealer, Next, Rules, Seat};

pub(crate) const TABLE: TableId = TableId(7);
pub(crate) const ONE: Seat = Seat::ALL[0];
pub(crate) const TWO: Seat = Seat::ALL[1];

pub(crate) fn secret(game: u32) -> Secret {
    Secret::from_bytes([game as u8; Secret::BYTES])
}

pub(crate) fn nonce(byte: u8) -> Nonce {
    Nonce::from_bytes([byte; Nonce::BYTES])
}

/// A table with a log, to which things happen as a server would let them.
pub(crate) struct Story {
    pub(crate) log: Vec<Event>,
    view: View,
}

impl Story {
    /// Ann and Bo sit down, change places and are ready; who begins is drawn.
    fn founded() -> Story {
        let options = TableOptions::new("2cp".parse().unwrap(), []);
        let (access, chat) = (Access::Public, ChatScope::Free);
        let founding = Founding { options, access, chat, commitment: secret(1).commitment() };
        let mut story = Story { log: Vec::new(), view: View::new() };
        story.happen(Happening::Founded(Box::new(founding)));
        for (seat, name) in [(ONE, "Bo"), (TWO, "Ann")] {
            let who = Occupant::Person { name: name.parse().unwrap() };
            story.happen(Happening::Seated { seat, who });
        }
        story.happen(Happening::Ready { seat: ONE, nonce: nonce(12) });
        story.happen(Happening::Swapped { seat: ONE, with: TWO });
        story.happen(Happening::Ready { seat: ONE, nonce: nonce(11) });
        story
    }

    /// Two games: one is played out, the other is called off in its third round.
    pub(crate) fn of_two_games() -> Story {
        let mut story = Story::founded();
        story.open();
        while story.play_round() {}
        story.happen(Happening::Ended { why: End::Played });
        story.reveal();
        story.ask_again();
        story.open();
        assert!(story.play_round() && story.play_round());
        story.happen(Happening::Ended { why: End::Aborted { seat: TWO } });
        story.reveal();
        story
    }

    fn ask_again(&mut self) {
        self.happen(Happening::RematchAsked { seat: TWO, nonce: Some(nonce(22)) });
        self.happen(Happening::RematchAsked { seat: ONE, nonce: Some(nonce(21)) });
    }

    fn happen(&mut self, what: Happening) {
        let number = self.view.number() + 1;
        let event = Event { number, at: Millis(u64::from(number)), by: None, what };
        self.view.hear(&Message::Event(event.clone())).unwrap();
        self.log.push(event);
    }

    fn game(&self) -> &Mirror {
        self.view.game().unwrap()
    }

    fn terms(&self) -> &Terms {
        &self.game().fair().unwrap().terms
    }

    /// The next game begins, and is dealt.
    fn open(&mut self) {
        let (game, (options, nonces)) = match (self.view.game(), self.view.lobby()) {
            (Some(last), _) => (last.game_number() + 1, last.next_game().unwrap()),
            (None, lobby) => (1, lobby.unwrap().complete().unwrap()),
        };
        let commitment = secret(game).commitment();
        let terms = Terms { table: TABLE.0.to_be_bytes(), game, commitment, nonces };
        let drawn = || secret(game).first(&terms, options.rules);
        let first = self.view.game().map_or_else(drawn, Mirror::next_first);
        let opening = Opening { game, options, start: Start::Fresh, first, fair: Some(terms) };
        self.happen(Happening::Opened(Box::new(opening)));
        self.deal();
    }

    fn deal(&mut self) {
        let secret = secret(self.game().game_number());
        let deal = secret.deal(self.terms(), self.game().position());
        self.happen(Happening::Dealt { deal });
    }

    /// Plays to the end of a round and deals the next one, if there is one.
    fn play_round(&mut self) -> bool {
        let mut dealer = Dealer::new(7);
        while let Some(seat) = self.game().to_move() {
            let mv = dealer.pick(self.game().position()).unwrap();
            self.happen(Happening::Moved { seat, mv });
        }
        let goes_on = self.game().position().next() == Next::Bag;
        if goes_on {
            self.deal();
        }
        goes_on
    }

    fn reveal(&mut self) {
        let game = self.game().game_number();
        let (secret, next) = (secret(game).reveal(), secret(game + 1).commitment());
        self.happen(Happening::Revealed { secret, next });
    }

    /// The same log with one thing changed by somebody.
    pub(crate) fn doctored(mut self, doctor: impl Fn(&mut Happening) -> bool) -> Story {
        let done = self.log.iter_mut().any(|event| doctor(&mut event.what));
        assert!(done, "nothing was changed");
        self
    }

    pub(crate) fn doubt(&self) -> Unproven {
        prove(&self.log).unwrap_err()
    }

    /// The number of the first event of a kind, from a number on.
    pub(crate) fn number(&self, from: u32, is_it: impl Fn(&Happening) -> bool) -> u32 {
        let mut later = self.log.iter().filter(|event| event.number >= from);
        later.find(|event| is_it(&event.what)).unwrap().number
    }

    pub(crate) fn opened(&self, game: u32) -> u32 {
        self.number(1, |what| matches!(what, Happening::Opened(it) if it.game == game))
    }

    pub(crate) fn rules(&self) -> Rules {
        self.game().options().rules
    }

    /// The log without some events, numbered anew.
    pub(crate) fn without(&self, is_left_out: impl Fn(&Happening) -> bool) -> Vec<Event> {
        let kept = self.log.iter().filter(|event| !is_left_out(&event.what));
        (1..).zip(kept).map(|(number, event)| Event { number, ..event.clone() }).collect()
    }
}

/// What a game begins with, if this is its opening.
pub(crate) fn terms_of(what: &mut Happening, game: u32) -> Option<&mut Terms> {
    let Happening::Opened(opening) = what else { return None };
    opening.fair.as_mut().filter(|terms| terms.game == game)
}
