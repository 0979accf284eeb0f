//! From one store to another.

use crate::archive::{Addition, AnalysisRow, Archive, Unreadable};
use crate::check::{Progress, Report, expected_rows};
use crate::place::{StoreError, StorePlace, checked};
use crate::postgres::PostgresArchive;
use crate::rows::Texts;
use crate::sqlite::SqliteArchive;
use crate::{Fault, Why};
use azulejo_hub::Loaded;
use azulejo_protocol::TableId;
use azulejo_room::Entry;

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Migrated {
    /// To how many tables something was added.
    pub tables: u64,
    /// How many events were added.
    pub events: u64,
    /// What was found in the other store afterwards, with all that could not be brought there.
    pub report: Report,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MigrationStep {
    /// Tables are copied.
    Copying,
    /// What was copied is checked.
    Checking,
}

type Tell<'a> = &'a mut dyn FnMut(MigrationStep, Progress);

/// Copies all that one store holds to another: logs, secrets and analyses, table by table, each all or nothing. What is
/// there already is compared, and what is missing is added; a table at which something else happened is told and
/// left alone. Then everything in the other store is folded and checked, and both have to hold the same.
///
/// It may be repeated. Nobody should play meanwhile: a folder that is served is refused, and what happens in a database
/// meanwhile shows as a fault.
///
/// It waits for databases, so it is not for tasks of a runtime.
///
/// # Errors
///
/// If one of them can't be opened, read or written at all.
pub fn migrate(from: &StorePlace, to: &StorePlace, tell: Tell<'_>) -> Result<Migrated, StoreError> {
    match (from, to) {
        (StorePlace::Folder(from), StorePlace::Folder(to)) => {
            between(&SqliteArchive::own(from)?, &SqliteArchive::make(to)?, tell)
        }
        (StorePlace::Folder(from), StorePlace::Postgres(to)) => {
            between(&SqliteArchive::own(from)?, &PostgresArchive::make(to)?, tell)
        }
        (StorePlace::Postgres(from), StorePlace::Folder(to)) => {
            between(&PostgresArchive::own(from)?, &SqliteArchive::make(to)?, tell)
        }
        (StorePlace::Postgres(from), StorePlace::Postgres(to)) => {
            between(&PostgresArchive::own(from)?, &PostgresArchive::make(to)?, tell)
        }
    }
}

fn between<A, B>(from: &A, to: &B, tell: Tell<'_>) -> Result<Migrated, StoreError>
where
    A: Archive<Error: Into<StoreError>>,
    B: Archive<Error: Into<StoreError>>,
{
    let mut migrated = Migrated::default();
    let mut faults = Vec::new();
    let of = from.count().map_err(Into::into)?;
    let mut tables = 0;
    let mut last = None;
    while let Some(table) = from.table_after(last).map_err(Into::into)? {
        match copy(from, to, table)? {
            Ok(None) => {}
            Ok(Some(events)) => {
                migrated.tables += 1;
                migrated.events += events as u64;
            }
            Err(fault) => faults.push(fault),
        }
        tables += 1;
        tell(MigrationStep::Copying, Progress { tables, of });
        last = Some(table);
    }
    migrated.report = checked(to, &mut |progress| tell(MigrationStep::Checking, progress))?;
    faults.extend(differences(from, to)?);
    faults.dedup();
    migrated.report.faults.extend(faults);
    Ok(migrated)
}

/// Copies one table, and tells how many events were added, if anything was.
fn copy<A, B>(from: &A, to: &B, table: TableId) -> Result<Result<Option<usize>, Fault>, StoreError>
where
    A: Archive<Error: Into<StoreError>>,
    B: Archive<Error: Into<StoreError>>,
{
    let (here, there) = match (readable(from.load(table))?, readable(to.load(table))?) {
        (Ok(here), Ok(there)) => (here, there),
        (Err(fault), _) | (_, Err(fault)) => return Ok(Err(fault)),
    };
    let rows = match expected_rows(table, &here) {
        Ok(rows) => rows,
        Err(fault) => return Ok(Err(fault)),
    };
    let Some(entries) = rest(&here, &there) else {
        return Ok(Err(difference(table, &here, &there)));
    };
    let Ok(texts) = entries.iter().map(Texts::of).collect() else {
        return Ok(Err(Fault::of_table(table, Why::Index("card"))));
    };
    let secrets = here.secrets.iter().filter(|(game, _)| !there.secrets.contains_key(game));
    let known = to.analyses(table).map_err(Into::into)?;
    let analyses = from.analyses(table).map_err(Into::into)?;
    let addition = Addition {
        entries,
        texts,
        secrets: secrets.map(|(game, secret)| (*game, secret.clone())).collect(),
        analyses: analyses.into_iter().filter(|it| is_new(it, &known)).collect(),
        rows: &rows,
    };
    if addition.is_empty() {
        return Ok(Ok(None));
    }
    to.put(table, &addition).map_err(Into::into)?;
    Ok(Ok(Some(entries.len())))
}

/// What can be read, or what is wrong with it.
fn readable<T, E: Into<StoreError>>(
    read: Result<T, Unreadable<E>>,
) -> Result<Result<T, Fault>, StoreError> {
    match read {
        Ok(read) => Ok(Ok(read)),
        Err(Unreadable::Row(fault)) => Ok(Err(fault)),
        Err(Unreadable::Sql(error)) => Err(error.into()),
    }
}

/// What a table has here and not there; `None` if something else happened there.
fn rest<'a>(here: &'a Loaded, there: &Loaded) -> Option<&'a [Entry]> {
    let is_same = |(game, secret): (&u32, &std::sync::Arc<azulejo_fair::Secret>)| {
        let other = here.secrets.get(game);
        other.is_some_and(|other| other.expose_for_storage() == secret.expose_for_storage())
    };
    let rest = here.entries.strip_prefix(&there.entries[..]);
    rest.filter(|_| there.secrets.iter().all(is_same))
}

/// The first event that is another one, if it is an event.
fn difference(table: TableId, here: &Loaded, there: &Loaded) -> Fault {
    let (here, there) = (here.entries.as_slice(), there.entries.as_slice());
    let same = here.iter().zip(there).take_while(|(here, there)| here == there).count();
    let number = there.get(same).map(|entry| entry.event.number);
    Fault { table: Some(table), number, why: Why::Differs }
}

/// Whether it says more than is known.
fn is_new(analysis: &AnalysisRow, known: &[AnalysisRow]) -> bool {
    let known = known.iter().find(|known| known.game == analysis.game);
    known.is_none_or(|known| known.text.is_none() && analysis.text.is_some())
}

/// Tables that are not the same in both.
fn differences<A, B>(from: &A, to: &B) -> Result<Vec<Fault>, StoreError>
where
    A: Archive<Error: Into<StoreError>>,
    B: Archive<Error: Into<StoreError>>,
{
    let mut faults = Vec::new();
    let (mut here, mut there) = (None, None);
    loop {
        let next = (
            from.table_after(here).map_err(Into::into)?,
            to.table_after(there).map_err(Into::into)?,
        );
        let Some(table) = [next.0, next.1].into_iter().flatten().min() else { return Ok(faults) };
        if next == (Some(table), Some(table)) {
            let (one, other) = (readable(from.load(table))?, readable(to.load(table))?);
            if let (Ok(one), Ok(other)) = (one, other)
                && (one.entries.len() != other.entries.len() || rest(&one, &other).is_none())
            {
                faults.push(difference(table, &one, &other));
            }
        } else {
            faults.push(Fault::of_table(table, Why::OnlyInOne));
        }
        if next.0 == Some(table) {
            here = Some(table);
        }
        if next.1 == Some(table) {
            there = Some(table);
        }
    }
}
