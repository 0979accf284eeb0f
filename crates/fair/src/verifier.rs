//! Drawing everything again, when the secret is out.

use crate::{Commitment, Reveal, Secret, Terms};
use azulejo_rules::{Deal, Position, Rules, Seat};

/// Why a game was not drawn as its host has promised.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FairError {
    /// Another secret was revealed than the host had committed to.
    #[error("the revealed secret has the commitment {revealed}, promised was {committed}")]
    OtherSecret {
        /// What the host had committed to.
        committed: Commitment,
        /// What the revealed secret would have been committed to by.
        revealed: Commitment,
    },
    /// The terms are those of a table with another number of seats.
    #[error("the nonces are those of {terms} seats, the game has {game}")]
    OtherSeats {
        /// How many seats the terms are for.
        terms: usize,
        /// How many the game has.
        game: usize,
    },
    /// Somebody else should have begun.
    #[error("seat {found} began, the secret draws seat {drawn}")]
    OtherFirst {
        /// Who begins by the secret.
        drawn: Seat,
        /// Who began.
        found: Seat,
    },
    /// A round should have been dealt otherwise.
    #[error("round {round}: dealt was {found}, the secret draws {drawn}")]
    OtherDeal {
        /// Which round, from 1.
        round: u16,
        /// What the bag gives by the secret.
        drawn: Box<Deal>,
        /// What lay on the table.
        found: Box<Deal>,
    },
}

/// Draws a game again from its revealed secret. Whoever replays the game shows it what was drawn.
pub struct Verifier {
    terms: Terms,
    secret: Secret,
}

impl Verifier {
    /// A verifier of the game with these terms.
    ///
    /// # Errors
    ///
    /// If the secret is not the one that the host had committed to.
    pub fn new(terms: &Terms, reveal: Reveal) -> Result<Verifier, FairError> {
        let (committed, revealed) = (terms.commitment, reveal.commitment());
        if committed != revealed {
            return Err(FairError::OtherSecret { committed, revealed });
        }
        Ok(Verifier { terms: terms.clone(), secret: reveal.secret() })
    }

    /// Checks who began, in a game where chance decided.
    ///
    /// # Errors
    ///
    /// If somebody else should have, or the terms are those of another table.
    pub fn check_first(&self, rules: Rules, found: Seat) -> Result<(), FairError> {
        self.check_seats(rules)?;
        let drawn = self.secret.first(&self.terms, rules);
        if drawn == found { Ok(()) } else { Err(FairError::OtherFirst { drawn, found }) }
    }

    /// Checks a deal, given the position that was waiting for it.
    ///
    /// # Errors
    ///
    /// If the bag should have given something else, or the terms are those of another table.
    pub fn check_deal(&self, pos: &Position, found: &Deal) -> Result<(), FairError> {
        self.check_seats(pos.rules())?;
        let drawn = self.secret.deal(&self.terms, pos);
        if drawn == *found {
            return Ok(());
        }
        let [drawn, found] = [drawn, found.clone()].map(Box::new);
        Err(FairError::OtherDeal { round: pos.round(), drawn, found })
    }

    fn check_seats(&self, rules: Rules) -> Result<(), FairError> {
        let (terms, game) = (self.terms.nonces.len(), rules.players.count());
        if terms == game { Ok(()) } else { Err(FairError::OtherSeats { terms, game }) }
    }
}
