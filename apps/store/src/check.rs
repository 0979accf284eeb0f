//! Whether all that is kept is as it should be.

use crate::archive::{Archive, Kept, Unreadable};
use crate::index::{GameRow, NoRows, Rows};
use crate::{Fault, Why};
use azulejo_hub::Loaded;
use azulejo_protocol::TableId;

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// Events at all of them.
    pub events: u64,
    /// Games that are over.
    pub games: u64,
}

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How much was folded without a fault.
    pub counts: Counts,
    /// All that is wrong.
    pub faults: Vec<Fault>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }
}

/// How far something has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Progress {
    /// How many tables were looked at.
    pub tables: u64,
    /// How many there are, as the index says.
    pub of: u64,
}

/// Folds every table from its log with all its draws, and compares every row of the index with what follows from that.
pub(crate) fn check_all<A: Archive>(
    archive: &A,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, A::Error> {
    let mut report = Report::default();
    let of = archive.count()?;
    let mut tables = 0;
    let mut last = None;
    while let Some(table) = archive.table_after(last)? {
        match check_table(archive, table) {
            Ok(counts) => report.counts.add(counts),
            Err(Unreadable::Row(fault)) => report.faults.push(fault),
            Err(Unreadable::Sql(error)) => return Err(error),
        }
        tables += 1;
        progress(Progress { tables, of });
        last = Some(table);
    }
    report.faults.extend(archive.strays()?);
    Ok(report)
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.tables += other.tables;
        self.events += other.events;
        self.games += other.games;
    }
}

/// What is expected of a table's rows, made from its log.
pub(crate) fn expected_rows(table: TableId, loaded: &Loaded) -> Result<Rows, Fault> {
    Rows::of(table, loaded).map_err(|error| match error {
        NoRows::Table(error) => Fault::of_fold(table, error),
        NoRows::Card => Fault::of_table(table, Why::Index("card")),
    })
}

fn check_table<A: Archive>(archive: &A, table: TableId) -> Result<Counts, Unreadable<A::Error>> {
    let expected = expected_rows(table, &archive.load(table)?)?;
    let kept = archive.kept(table, &expected).map_err(Unreadable::Sql)?;
    if let Some(name) = difference(&expected, &kept) {
        return Err(Fault::of_table(table, Why::Index(name)).into());
    }
    Ok(Counts {
        tables: 1,
        events: u64::from(expected.table.head),
        games: expected.games.len() as u64,
    })
}

/// The first part of the index that is not as expected.
fn difference(expected: &Rows, kept: &Kept) -> Option<&'static str> {
    if kept.table.as_ref() != Some(&expected.table) {
        return Some("tables");
    }
    if !kept.has_seats {
        return Some("seats");
    }
    if !kept.has_work {
        return Some("work");
    }
    if !expected.games.iter().map(GameRow::without_guests).eq(kept.games.iter().cloned()) {
        return Some("games");
    }
    (!kept.has_finished).then_some("finished")
}
