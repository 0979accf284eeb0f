//! What follows from a table's log and is kept so that tables can be found.

use crate::rows::moment;
use azulejo_protocol::{Access, GuestId, Happening, Millis, TableId, TableStage, WorkKind};
use azulejo_room::{Card, Entry, Table, TableError};
use azulejo_rules::Seat;
use std::collections::BTreeSet;

/// The row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableRow {
    pub(crate) head: u32,
    pub(crate) founded: i64,
    pub(crate) at: i64,
    pub(crate) due: Option<i64>,
    pub(crate) stage: String,
    pub(crate) access: String,
    pub(crate) code: Option<[u8; 32]>,
    pub(crate) turns: Vec<u8>,
    pub(crate) members: Vec<u8>,
    pub(crate) card: String,
}

/// The row of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameRow {
    pub(crate) game: u32,
    pub(crate) ended_at: i64,
    pub(crate) card: String,
    pub(crate) guests: BTreeSet<[u8; 16]>,
}

/// All rows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rows {
    pub(crate) table: TableRow,
    pub(crate) games: Vec<GameRow>,
    /// What is due there.
    pub(crate) work: Option<WorkKind>,
}

impl TableRow {
    /// The row of a table that was founded at a moment. A row that is there keeps its own.
    pub(crate) fn new(card: &Card, head: u32, founded: Millis) -> serde_json::Result<TableRow> {
        Ok(TableRow {
            head,
            founded: moment(founded),
            at: moment(card.at),
            due: card.due.map(moment),
            stage: stage(card.stage).to_owned(),
            access: access(card.access).to_owned(),
            code: card.code.map(|code| *code.bytes()),
            turns: turns(card).concat(),
            members: members(card).concat(),
            card: serde_json::to_string(card)?,
        })
    }
}

impl GameRow {
    /// The same without those who sat there, as the index tells it.
    pub(crate) fn without_guests(&self) -> GameRow {
        GameRow { guests: BTreeSet::new(), ..self.clone() }
    }

    /// The row of the game that has just ended.
    pub(crate) fn new(card: &Card) -> serde_json::Result<GameRow> {
        Ok(GameRow {
            game: card.game,
            ended_at: moment(card.at),
            card: serde_json::to_string(card)?,
            guests: card.guests.iter().flatten().map(|&guest| bytes(guest)).collect(),
        })
    }
}

/// Why rows can't be made of a log.
#[derive(Debug)]
pub(crate) enum NoRows {
    /// It makes no table.
    Table(TableError),
    /// The card can't be written as a text.
    Card,
}

impl From<TableError> for NoRows {
    fn from(error: TableError) -> NoRows {
        NoRows::Table(error)
    }
}

impl From<serde_json::Error> for NoRows {
    fn from(_: serde_json::Error) -> NoRows {
        NoRows::Card
    }
}

impl Rows {
    /// The rows that a table should have: its log is folded and checked, once for each of its games.
    pub(crate) fn of(table: TableId, loaded: &azulejo_hub::Loaded) -> Result<Rows, NoRows> {
        let azulejo_hub::Loaded { entries, secrets } = loaded;
        let folded = Table::restore(table, entries, secrets)?;
        let founded = entries.first().map_or(Millis::ZERO, |entry| entry.event.at);
        let mut games = Vec::new();
        for end in ends(entries) {
            let then = Table::restore(table, &entries[..end], secrets)?;
            games.push(GameRow::new(&then.card())?);
        }
        let card = folded.card();
        let table = TableRow::new(&card, folded.number(), founded)?;
        Ok(Rows { table, games, work: work_of(&card) })
    }
}

/// What is due at a table, if something is.
pub(crate) fn work_of(card: &Card) -> Option<WorkKind> {
    let work = if card.waits_for_bot() { WorkKind::Bot } else { WorkKind::Clock };
    card.due.map(|_| work)
}

/// Whether a game ends with one of these entries.
pub(crate) fn ends_a_game(entries: &[Entry]) -> bool {
    entries.iter().any(|entry| matches!(entry.event.what, Happening::Ended { .. }))
}

/// How many entries there were when each game had ended: with what it revealed, for that is written with it.
fn ends(entries: &[Entry]) -> impl Iterator<Item = usize> {
    let is_revealed = |place: &usize| {
        entries.get(*place).is_some_and(|it| matches!(it.event.what, Happening::Revealed { .. }))
    };
    let ended = (1..).zip(entries.chunks(1)).filter(|(_, entry)| ends_a_game(entry));
    ended.map(move |(place, _)| if is_revealed(&place) { place + 1 } else { place })
}

const fn bytes(guest: GuestId) -> [u8; 16] {
    guest.0.to_be_bytes()
}

const fn stage(stage: TableStage) -> &'static str {
    match stage {
        TableStage::Waiting => "waiting",
        TableStage::Playing => "playing",
        TableStage::Over => "over",
    }
}

const fn access(access: Access) -> &'static str {
    match access {
        Access::Private => "private",
        Access::Public => "public",
    }
}

/// Whose turn it is.
fn turns(card: &Card) -> Vec<[u8; 16]> {
    let seats = Seat::ALL.into_iter().zip(&card.guests);
    let turns = seats.filter(|(seat, _)| card.to_move.acts_for(*seat));
    turns.filter_map(|(_, guest)| guest.map(bytes)).collect()
}

/// In whose list a table stands: nobody's, once it is over.
fn members(card: &Card) -> Vec<[u8; 16]> {
    if card.stage == TableStage::Over {
        return Vec::new();
    }
    let guests = card.guests.iter().flatten().copied().chain([card.host]).map(bytes);
    guests.collect::<BTreeSet<_>>().into_iter().collect()
}
