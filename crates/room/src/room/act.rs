//! What follows when somebody acts.

use super::Room;
use crate::chance::{Chance, Fair};
use crate::sent::{Post, Sent};
use azulejo_fair::{Nonce, Secret, Terms};
use azulejo_protocol::{
    End, Happening, Leaving, Millis, Occupant, Opening, Start, Takeback, Viewer,
};
use azulejo_rules::{BySeat, Next, Players, Seat};
use std::sync::Arc;

impl Room {
    /// Does what is due without anybody's decision: a deal, the end of the game, a bot's turn.
    pub(super) fn go_on(&mut self, post: &mut Post) {
        if self.mirror.end().is_some() {
            return;
        }
        match self.mirror.position().next() {
            Next::Nobody(_) => self.happen(post, Happening::Ended { why: End::Played }),
            Next::Bag => {
                let deal = self.chance.deal(self.mirror.game_number(), self.mirror.position());
                self.happen(post, Happening::Dealt { deal });
                self.ask_bot(post);
            }
            Next::Player(_) => self.ask_bot(post),
        }
    }

    /// Takes back at once where that is free, else asks the others.
    pub(super) fn take_back(&mut self, post: &mut Post, from: Viewer, seat: Seat) {
        if self.mirror.options().takeback == Takeback::Free {
            if let Ok(to) = self.mirror.undo_to() {
                self.happen(post, Happening::Undone { seat, to });
            }
        } else if let Ok(to) = self.mirror.takeback_to(seat) {
            self.happen(post, Happening::TakebackAsked { seat, to });
            self.agree(post, from);
        }
    }

    /// All people behind one connection agree to a takeback; it is granted when nobody else has to.
    pub(super) fn agree(&mut self, post: &mut Post, from: Viewer) {
        let people: Vec<Seat> = self.mirror.people().collect();
        for &seat in people.iter().filter(|&&seat| from.acts_for(seat)) {
            if self.mirror.takeback().is_some_and(|offer| !offer.agreed.acts_for(seat)) {
                self.happen(post, Happening::TakebackAnswered { seat, agree: true });
            }
        }
        if let Some(offer) = self.mirror.takeback()
            && people.iter().all(|&seat| offer.agreed.acts_for(seat))
        {
            self.happen(post, Happening::Undone { seat: offer.seat, to: offer.to });
        }
    }

    /// A person leaves. The game goes on with a bot at that seat, unless only one of two players
    /// would be left, or nobody but bots.
    pub(super) fn leave(&mut self, post: &mut Post, seat: Seat, why: Leaving) {
        let alone = self.mirror.people().all(|person| person == seat);
        let options = self.mirror.options();
        if alone || options.rules.players == Players::Two {
            let why = End::Left { seat, why };
            return self.happen(post, Happening::Ended { why });
        }
        let level = options.substitute.clone();
        self.happen(post, Happening::Left { seat, why, level });
        if self.mirror.to_move() == Some(seat) {
            self.ask_bot(post);
        }
    }

    /// All people behind one connection would like to play again, those included who left, and if
    /// nobody else is waited for, they do.
    pub(super) fn ask_rematch(
        &mut self,
        post: &mut Post,
        from: Viewer,
        seat: Seat,
        nonce: Option<Nonce>,
    ) {
        let seats = &self.mirror.options().seats;
        let is_person = |seat: &Seat| seats.get(seat.index()).is_some_and(Occupant::is_person);
        let others = from.seats().filter(is_person).filter(|&other| other != seat);
        let asking: Vec<Seat> = std::iter::once(seat).chain(others).collect();
        for seat in asking {
            if !self.mirror.rematch().acts_for(seat) {
                self.happen(post, Happening::RematchAsked { seat, nonce });
            }
        }
        self.play_again(post);
    }

    /// The game is over, so the secret of its bag is one no longer; the next game has another.
    pub(crate) fn reveal(&mut self, now: Millis, next: Arc<Secret>) -> Vec<Sent> {
        let mut post = Post::at(now);
        if let Chance::Fair(fair) = &mut self.chance {
            let (secret, commitment) = (fair.secret.reveal(), next.commitment());
            fair.next = Some(next);
            self.happen(&mut post, Happening::Revealed { secret, next: commitment });
        }
        post.sent
    }

    /// Where the bag is fair, the next game has the secret that was promised, and what those who play add
    /// to it.
    fn renew_chance(&mut self, game: u32, nonces: BySeat<Option<Nonce>>) -> Option<Terms> {
        let Chance::Fair(fair) = &mut self.chance else { return None };
        let secret = fair.next.take()?;
        let terms =
            Terms { table: fair.terms.table, game, commitment: secret.commitment(), nonces };
        *fair = Fair { secret, terms: terms.clone(), next: None };
        Some(terms)
    }

    /// Opens the next game at the same table, once nobody is waited for.
    fn play_again(&mut self, post: &mut Post) {
        let Some((options, nonces)) = self.mirror.next_game() else { return };
        let (game, first) = (self.mirror.game_number() + 1, self.mirror.next_first());
        let fair = self.renew_chance(game, nonces);
        let opening = Opening { game, options, start: Start::Fresh, first, fair };
        self.happen(post, Happening::Opened(Box::new(opening)));
        self.go_on(post);
    }
}
