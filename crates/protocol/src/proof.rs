//! Whether the bag of every game at a table was fair, from nothing but what everybody has heard.
//!
//! What is drawn follows from a secret and from what the players add to it. So there is a chain to be checked, as
//! `docs/FAIR.md` tells: the server bound itself before anybody added anything, with the founding or with the end of the
//! game before; the game has exactly this commitment and exactly what its people have added; the secret that is
//! revealed is the one meant; and from all that, everything is drawn once more.

mod unproven;

pub use unproven::Unproven;

use crate::{Event, FirstSeat, Happening, Mirror, Opening, Start, TableId, TableOptions, View};
use azulejo_fair::{Commitment, FairError, Nonce, Reveal, Terms, Verifier};
use azulejo_rules::{BySeat, Deal, Next};

/// What is proved about one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// What its draws follow from, with the secret: the commitment is the one that was published before, the nonces are
    /// those that were given.
    pub terms: Terms,
    /// How many times the discs were filled.
    pub deals: usize,
    /// Whether all of them follow from the secret.
    pub verdict: Verdict,
}

/// Whether what a game drew is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All of it follows from the secret.
    Fair {
        /// The secret that was revealed.
        secret: Reveal,
        /// What the server has bound itself to for the next game.
        next: Commitment,
    },
    /// The game goes on, and its secret is one: its draws are open, what they follow from is not.
    GoesOn,
    /// The game is over and its secret is due: without it the draws count as not verified.
    Due,
}

impl Proof {
    /// Which game at the table, from 1.
    pub const fn game(&self) -> u32 {
        self.terms.game
    }

    /// The table. No event names it but the terms, so whoever has the address of the table compares it.
    pub const fn table(&self) -> TableId {
        TableId(u128::from_be_bytes(self.terms.table))
    }

    /// Whether nothing is open.
    pub const fn is_fair(&self) -> bool {
        matches!(self.verdict, Verdict::Fair { .. })
    }
}

/// Proves the games of a table from its public log, from its founding on. A game that is not over is no lie: its
/// proof says what is open.
///
/// # Errors
///
/// The first thing that is not as it was promised.
pub fn prove<'a>(log: impl IntoIterator<Item = &'a Event>) -> Result<Vec<Proof>, Unproven> {
    let log: Vec<&Event> = log.into_iter().collect();
    let mut prover = Prover::default();
    for (place, event) in log.iter().enumerate() {
        prover.hear(event, &log[place + 1..])?;
    }
    Ok(prover.proofs)
}

/// Somebody who hears the log and draws everything again.
#[derive(Default)]
struct Prover {
    view: View,
    /// Of the games so far, the present one last.
    proofs: Vec<Proof>,
    /// Of the present game, if its secret is revealed later.
    verifier: Option<Verifier>,
}

impl Prover {
    /// Hears what happened, knowing what comes after it. What is drawn is checked before it is folded: a deal that was
    /// exchanged is told as such, and not as the moves that it makes impossible.
    fn hear(&mut self, event: &Event, later: &[&Event]) -> Result<(), Unproven> {
        let expected = self.view.number() + 1;
        if event.number != expected {
            return Err(Unproven::Gap { expected, found: event.number });
        }
        match &event.what {
            Happening::Opened(opening) => self.open(event.number, opening, later)?,
            Happening::Dealt { deal } => self.check_deal(event.number, deal)?,
            _ => {}
        }
        let game = self.proofs.last().map(Proof::game);
        self.view.add(event).map_err(|why| Unproven::Impossible { game, why })?;
        self.conclude();
        Ok(())
    }

    /// A game begins: everything that its draws follow from was settled before.
    fn open(&mut self, number: u32, opening: &Opening, later: &[&Event]) -> Result<(), Unproven> {
        let game = opening.game;
        let expected = self.proofs.len() as u32 + 1;
        if game != expected {
            return Err(Unproven::OtherNumber { number, expected, found: game });
        }
        let terms = opening.fair.as_ref().ok_or(Unproven::NoTerms { game, number })?;
        let settled = Settled::before(&self.view, game, number)?;
        settled.check(number, opening, terms)?;
        self.check_table(number, terms)?;
        self.verifier = verifier(terms, later)?;
        self.check_first(number, opening)?;
        self.proofs.push(Proof { terms: terms.clone(), deals: 0, verdict: Verdict::GoesOn });
        Ok(())
    }

    /// All games are of one table.
    fn check_table(&self, number: u32, terms: &Terms) -> Result<(), Unproven> {
        let [expected, found] = [self.proofs.first().map_or(terms, |first| &first.terms), terms]
            .map(|terms| TableId(u128::from_be_bytes(terms.table)));
        let game = terms.game;
        if expected == found {
            Ok(())
        } else {
            Err(Unproven::OtherTable { game, number, expected, found })
        }
    }

    fn check_first(&self, number: u32, opening: &Opening) -> Result<(), Unproven> {
        let Some(verifier) = &self.verifier else { return Ok(()) };
        if opening.options.first != FirstSeat::Drawn {
            return Ok(());
        }
        let checked = verifier.check_first(opening.options.rules, opening.first);
        checked.map_err(|why| Unproven::Unfair { game: opening.game, number, why })
    }

    /// A deal that nothing waits for is no draw, and is refused when it is folded.
    fn check_deal(&self, number: u32, deal: &Deal) -> Result<(), Unproven> {
        let (Some(verifier), Some(mirror)) = (&self.verifier, self.view.game()) else {
            return Ok(());
        };
        if mirror.position().next() != Next::Bag {
            return Ok(());
        }
        let game = mirror.game_number();
        let checked = verifier.check_deal(mirror.position(), deal);
        checked.map_err(|why| Unproven::Unfair { game, number, why })
    }

    /// Notes how the present game stands.
    fn conclude(&mut self) {
        let (Some(mirror), Some(proof)) = (self.view.game(), self.proofs.last_mut()) else {
            return;
        };
        proof.deals = mirror.steps().iter().filter(|step| step.mv().is_none()).count();
        proof.verdict = match mirror.fair().and_then(|fair| fair.revealed) {
            Some((secret, next)) => Verdict::Fair { secret, next },
            None if mirror.end().is_some() => Verdict::Due,
            None => Verdict::GoesOn,
        };
    }
}

/// Draws the present game again, if its secret is revealed later.
fn verifier(terms: &Terms, later: &[&Event]) -> Result<Option<Verifier>, Unproven> {
    let this_game = later.iter().take_while(|event| !matches!(event.what, Happening::Opened(_)));
    let mut revealed = this_game.filter_map(|event| match event.what {
        Happening::Revealed { secret, .. } => Some((event.number, secret)),
        _ => None,
    });
    let Some((number, secret)) = revealed.next() else { return Ok(None) };
    let verifier = Verifier::new(terms, secret);
    verifier.map(Some).map_err(|why| Unproven::Unfair { game: terms.game, number, why })
}

/// What was settled about a game before it began.
struct Settled {
    options: TableOptions,
    /// What the server had bound itself to, before anybody added anything.
    commitment: Commitment,
    /// What was added then.
    nonces: BySeat<Option<Nonce>>,
}

impl Settled {
    fn before(view: &View, game: u32, number: u32) -> Result<Settled, Unproven> {
        let (agreed, commitment) = match (view.lobby(), view.game()) {
            (None, _) => return Err(Unproven::NotFounded { number }),
            (Some(lobby), None) => (lobby.complete(), lobby.founding().commitment),
            (Some(_), Some(last)) => (last.next_game(), promised(last, number)?),
        };
        let (options, nonces) = agreed.ok_or(Unproven::NotAgreed { game, number })?;
        Ok(Settled { options, commitment, nonces })
    }

    fn check(&self, number: u32, opening: &Opening, terms: &Terms) -> Result<(), Unproven> {
        let game = opening.game;
        if terms.commitment != self.commitment {
            let (expected, found) = (self.commitment, terms.commitment);
            return Err(Unproven::OtherCommitment { game, number, expected, found });
        }
        if opening.options != self.options || opening.start != Start::Fresh {
            return Err(Unproven::OtherGame { game, number });
        }
        let (given, found) = (self.nonces.len(), terms.nonces.len());
        if given != found {
            let why = FairError::OtherSeats { terms: found, game: given };
            return Err(Unproven::Unfair { game, number, why });
        }
        let mut nonces = self.options.rules.seats().zip(self.nonces.iter().zip(&terms.nonces));
        match nonces.find(|(_, (expected, found))| expected != found) {
            None => Ok(()),
            Some((seat, (&expected, &found))) => {
                Err(Unproven::OtherNonce { game, number, seat, expected, found })
            }
        }
    }
}

/// What the server bound itself to when a game was over.
fn promised(last: &Mirror, number: u32) -> Result<Commitment, Unproven> {
    let revealed = last.fair().and_then(|fair| fair.revealed);
    let (_, next) = revealed.ok_or(Unproven::NotRevealed { game: last.game_number(), number })?;
    Ok(next)
}
