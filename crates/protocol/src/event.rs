//! What happens at a table.

use crate::{CommandId, Founding, LevelName, Millis, Occupant, Start, TableOptions, Words};
use azulejo_fair::{Commitment, Nonce, Reveal, Terms};
use azulejo_rules::{Deal, Move, Seat};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table. Numbers are without gaps, from 1, over all games played
/// there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its number.
    pub number: u32,
    /// When it happened, by the clock of the table's host.
    pub at: Millis,
    /// The command that brought it about, on the first event that it did; nothing on the others, and
    /// on what happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<CommandId>,
    /// What happened.
    pub what: Happening,
}

/// What happened. Everybody may know all of it: there is nothing here that could hold what the bag
/// will give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Happening {
    /// A table online was set up; nobody sits at it yet.
    Founded(Box<Founding>),
    /// The host of the table made an invitation to a seat; an earlier one opens it no longer.
    Invited {
        /// The seat.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Before the game: somebody sat down.
    Seated {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Who.
        who: Occupant,
    },
    /// Before the game: somebody got up, or was asked to.
    Vacated {
        /// Where.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
    /// Before the game: two seats changed places, taken or not.
    Swapped {
        /// One of them.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The other.
        #[serde(with = "crate::as_seat")]
        with: Seat,
    },
    /// Before the game: somebody is ready to play.
    Ready {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// What they add to chance.
        nonce: Nonce,
    },
    /// Somebody said something.
    Said {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// What.
        words: Words,
    },
    /// A game begins, the first one or a rematch. Whoever hears this needs nothing that was before.
    Opened(Box<Opening>),
    /// The discs were filled.
    Dealt {
        /// With what.
        #[serde(with = "crate::as_text")]
        deal: Deal,
    },
    /// A move was made.
    Moved {
        /// Whose.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// The move.
        #[serde(rename = "move", with = "crate::as_text")]
        mv: Move,
    },
    /// Moves were taken back.
    Undone {
        /// Who asked for it.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// How many steps of the [`History`](crate::History) are left.
        to: usize,
    },
    /// Somebody asks whether moves may be taken back.
    TakebackAsked {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// How many steps of the [`History`](crate::History) would be left.
        to: usize,
    },
    /// Somebody answered; one refusal settles it, and so does the last agreement.
    TakebackAnswered {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// What they said.
        agree: bool,
    },
    /// A person left, and a bot took the seat: only at tables of three and four.
    Left {
        /// The seat.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Why.
        why: Leaving,
        /// The bot.
        level: LevelName,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: End,
    },
    /// After the end of a game: the secret of its bag, and what the server has bound itself to for the
    /// next one.
    Revealed {
        /// The secret; everybody can draw all deals of the game again.
        secret: Reveal,
        /// The commitment of the next game at this table.
        next: Commitment,
    },
    /// Somebody would like to play again.
    RematchAsked {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// What they add to the chance of the next game, where the bag is fair.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Which game at this table, from 1.
    pub game: u32,
    /// What the table is set up with.
    pub options: TableOptions,
    /// Where the game begins.
    pub start: Start,
    /// Who begins it, or began it.
    #[serde(with = "crate::as_seat")]
    pub first: Seat,
    /// Where everybody can check the draws afterwards: what they follow from, with the secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Terms>,
}

/// Why a person left the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// They gave up.
    Resigned,
    /// Their time ran out.
    Time,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum End {
    /// It was played to its end; the [`Outcome`](azulejo_rules::Outcome) is that of the position.
    Played,
    /// Somebody left, and it can't go on: one of two players, or the last person.
    Left {
        /// Who.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
        /// Why.
        why: Leaving,
    },
    /// It was called off, and counts for nobody.
    Aborted {
        /// By whom.
        #[serde(with = "crate::as_seat")]
        seat: Seat,
    },
}
