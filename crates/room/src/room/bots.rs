//! Asking bots, and what they answer.

use super::{Held, Room};
use crate::sent::{Post, Sent};
use azulejo_protocol::{Happening, Millis, Think};
use azulejo_rules::{IllegalMove, Move, Seat};

/// A bot answered with a move that is not legal; nothing has changed, and the question stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("the bot at seat {seat} wants {mv}: {why}")]
pub struct BotError {
    /// The bot's seat.
    pub seat: Seat,
    /// Its move.
    pub mv: Move,
    /// The broken rule.
    pub why: IllegalMove,
}

impl Room {
    /// The question that a bot has to answer now; `None` if it is nobody's turn, a person's, or if the
    /// answer is there and waits. A host whose thoughts were lost asks here; one that thinks about
    /// another turn may stop.
    pub fn thinking(&self) -> Option<Think> {
        if self.held_move().is_some() {
            return None;
        }
        let seat = self.mirror.to_move()?;
        let level = self.mirror.occupant(seat)?.level()?.clone();
        let position = self.mirror.position().clone();
        Some(Think { turn: self.mirror.turn(), seat, position, level })
    }

    /// Takes the move that was found for a bot. It is made when the bot's pause is over; an answer to
    /// another turn, or a second one, is ignored.
    ///
    /// # Errors
    ///
    /// If the move is not legal.
    pub fn bot_moved(&mut self, now: Millis, turn: u32, mv: Move) -> Result<Vec<Sent>, BotError> {
        let Some(think) = self.thinking().filter(|think| think.turn == turn) else {
            return Ok(self.tick(now));
        };
        let refuse = |why| BotError { seat: think.seat, mv, why };
        self.mirror.position().check(mv).map_err(refuse)?;
        self.held = Some(Held { turn, mv });
        Ok(self.tick(now))
    }

    pub(super) fn ask_bot(&self, post: &mut Post) {
        post.sent.extend(self.thinking().map(Sent::Bot));
    }

    /// The answer that waits, if its turn has not passed.
    pub(crate) fn held_move(&self) -> Option<Move> {
        let seat = self.mirror.to_move()?;
        let held = self.held.filter(|held| held.turn == self.mirror.turn());
        held.filter(|_| !self.mirror.is_person(seat)).map(|held| held.mv)
    }

    /// When the pause of the bot whose turn it is will be over: it begins with the turn, or when the
    /// bot took the seat.
    pub(super) fn pause_ends(&self) -> Millis {
        let (turn, to_move) = (self.mirror.turn(), self.mirror.to_move());
        let began = self.log.iter().rev().find(|event| match event.what {
            Happening::Left { seat, .. } => Some(seat) == to_move,
            _ => event.number == turn,
        });
        let began = began.map_or(self.mirror.at(), |event| event.at);
        began.plus(self.mirror.options().bot_pause)
    }

    /// Makes the move that waited.
    pub(super) fn release(&mut self, post: &mut Post) {
        if let (Some(mv), Some(seat)) = (self.held_move(), self.mirror.to_move()) {
            self.held = None;
            self.happen(post, Happening::Moved { seat, mv });
            self.go_on(post);
        }
    }
}
