//! Messages between a host of self-play and its workers.

use crate::selfplay::SelfplaySettings;
use azulejo_bus::work::{GameLease, MessageBody, WorkId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of all messages.
const VERSION: u32 = 1;

/// The subject of announcements.
pub(super) const ANNOUNCEMENTS: &str = "azulejo.selfplay";

/// The subject on which a host hears its workers.
pub(super) fn subject(host: WorkId) -> String {
    format!("{ANNOUNCEMENTS}.{host}")
}

/// What a host says to all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "call", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Announcement {
    /// There are games to play.
    Offer(SelfplayOffer),
    /// All games are played.
    Over {},
}

/// Everything that decides how games go, but their rule sets and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct SelfplayOffer {
    pub(super) settings: SelfplaySettings,
    /// The SHA-256 of each weight file.
    pub(super) networks: Vec<String>,
    /// How the search plays with these networks.
    pub(super) signature: String,
}

/// What a worker says to a host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum WorkerNote {
    /// Asks for the bytes of a weight file, by its place in the offer. The answer is these bytes and nothing else.
    Weights { index: usize },
    /// Asks for a game.
    Ask {},
    /// It still plays.
    Beat(GameLease),
    /// A game is played.
    Done(GameReport),
    /// It can't play these games.
    Unable(UnableReason),
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct GameReport {
    pub(super) game: u64,
    pub(super) ticket: WorkId,
    pub(super) rules: String,
    pub(super) seed: u64,
    /// Each move as its bits, with the win probability that the search gave, as in a file of games.
    pub(super) moves: Vec<(u16, i16)>,
}

/// Why a worker can't play the games of a host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum UnableReason {
    /// A weight file arrived that is not the one of the offer.
    Weights { index: usize },
    /// Its search plays otherwise.
    Plays {},
    /// The settings are beyond what it plays.
    Settings {},
}

impl fmt::Display for UnableReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnableReason::Weights { index } => {
                write!(f, "weight file {} is not the one that was announced", index + 1)
            }
            UnableReason::Plays {} => {
                write!(f, "its search plays otherwise: is it another version?")
            }
            UnableReason::Settings {} => write!(f, "the settings are beyond what it plays"),
        }
    }
}

/// What a host answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum HostAnswer {
    /// Play this game.
    Play { game: u64, ticket: WorkId, rules: String },
    /// All games are handed out, but some may come back.
    Wait {},
    /// Play on.
    GoOn {},
    /// The game is written.
    Taken {},
    /// The game, or the worker, is not wanted any more.
    Drop {},
}

/// Some settings and checksums.
impl MessageBody for Announcement {
    const VERSION: u32 = VERSION;
    const LONGEST: usize = 16 << 10;
}

/// A game of four players has some hundred moves, each of at most 15 bytes.
impl MessageBody for WorkerNote {
    const VERSION: u32 = VERSION;
    const LONGEST: usize = 256 << 10;
}

impl MessageBody for HostAnswer {
    const VERSION: u32 = VERSION;
    const LONGEST: usize = 1 << 10;
}
