//! What whoever uses a store makes of answers that say nothing.

use azulejo_hub::{
    Analysis, Append, Elsewhere, Here, Leased, Listed, Loaded, NodeId, Pending, ReadError, Store,
    WorkAsk, WriteError,
};
use azulejo_protocol::{GuestId, KeyHash, Millis, TableId};
use azulejo_room::Entry;

/// How often something is tried. What is unknown then is unknown whatever one does.
const TRIES: u32 = 40;

/// A store, and somebody who finds out what became of a question: what can't be read is asked again, and where it is
/// unknown whether something was written, the table is loaded, and if it is not there, it is sent again as it was.
#[derive(Clone)]
pub struct Settled<S>(pub S);

/// Asks until there is an answer.
async fn insist<T>(ask: impl Fn() -> Pending<Result<T, ReadError>>) -> Result<T, ReadError> {
    for _ in 1..TRIES {
        if let Ok(answer) = ask().await {
            return Ok(answer);
        }
    }
    ask().await
}

async fn log<S: Store>(store: &S, table: TableId) -> Result<Vec<Entry>, WriteError> {
    let loaded = insist(|| store.load(table, 0)).await.map_err(|_| WriteError::Unknown)?;
    Ok(loaded.map(|loaded| loaded.entries).unwrap_or_default())
}

fn head(entries: &[Entry]) -> u32 {
    entries.last().map_or(0, |entry| entry.event.number)
}

/// Whether it is in the log what was to be written.
fn holds(entries: &[Entry], append: &Append) -> bool {
    let written = entries.get(append.after as usize..).unwrap_or_default();
    !append.entries.is_empty() && written.starts_with(&append.entries)
}

/// Writes until it is known whether it was written. What somebody else has written before is not taken for ours.
async fn append<S: Store>(store: &S, append: Append) -> Result<u32, WriteError> {
    let before = head(&log(store, append.table).await?);
    if before != append.after {
        return Err(WriteError::Conflict { head: before });
    }
    let mut was_unknown = false;
    for _ in 0..TRIES {
        let written = store.append(append.clone()).await;
        match written {
            Err(WriteError::Unknown) => was_unknown = true,
            // One that was given up may have come late.
            Err(WriteError::Conflict { .. }) if was_unknown => {}
            known => return known,
        }
        let entries = log(store, append.table).await?;
        if holds(&entries, &append) {
            return Ok(head(&append.entries));
        }
        if head(&entries) != append.after || written != Err(WriteError::Unknown) {
            return Err(WriteError::Conflict { head: head(&entries) });
        }
    }
    Err(WriteError::Unknown)
}

async fn keep<S: Store>(
    store: &S,
    table: TableId,
    game: u32,
    text: String,
) -> Result<(), WriteError> {
    for _ in 0..TRIES {
        match store.keep_analysis(table, game, text.clone()).await {
            Err(WriteError::Unknown) => {}
            known => return known,
        }
        let found = insist(|| store.analysis(table, game, false)).await;
        if matches!(found, Ok(Analysis::Done(_))) {
            return Ok(());
        }
    }
    Err(WriteError::Unknown)
}

impl<S: Store + Clone> Settled<S> {
    fn insist<T: Send + 'static>(
        &self,
        ask: impl Fn(&S) -> Pending<Result<T, ReadError>> + Send + Sync + 'static,
    ) -> Pending<Result<T, ReadError>> {
        let store = self.0.clone();
        Box::pin(async move { insist(|| ask(&store)).await })
    }
}

impl<S: Store + Clone> Store for Settled<S> {
    fn append(&self, what: Append) -> Pending<Result<u32, WriteError>> {
        let store = self.0.clone();
        Box::pin(async move { append(&store, what).await })
    }

    fn load(&self, table: TableId, after: u32) -> Pending<Result<Option<Loaded>, ReadError>> {
        self.insist(move |store| store.load(table, after))
    }

    fn by_code(&self, code: KeyHash) -> Pending<Result<Option<TableId>, ReadError>> {
        self.insist(move |store| store.by_code(code))
    }

    fn waiting(&self, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.insist(move |store| store.waiting(most))
    }

    fn of_guest(&self, guest: GuestId, most: usize) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.insist(move |store| store.of_guest(guest, most))
    }

    fn finished_of_guest(
        &self,
        guest: GuestId,
        before: Option<Millis>,
        most: usize,
    ) -> Pending<Result<Vec<Listed>, ReadError>> {
        self.insist(move |store| store.finished_of_guest(guest, before, most))
    }

    fn now(&self) -> Pending<Result<Millis, ReadError>> {
        self.insist(S::now)
    }

    fn take_on(&self, ask: WorkAsk) -> Pending<Result<Vec<Leased>, ReadError>> {
        self.insist(move |store| store.take_on(ask))
    }

    fn give_back(&self, node: NodeId) -> Pending<Result<(), ReadError>> {
        self.insist(move |store| store.give_back(node))
    }

    fn look_around(
        &self,
        node: NodeId,
        here: Vec<Here>,
    ) -> Pending<Result<Vec<Elsewhere>, ReadError>> {
        self.insist(move |store| store.look_around(node, here.clone()))
    }

    fn analysis(
        &self,
        table: TableId,
        game: u32,
        wanted: bool,
    ) -> Pending<Result<Analysis, ReadError>> {
        self.insist(move |store| store.analysis(table, game, wanted))
    }

    fn keep_analysis(
        &self,
        table: TableId,
        game: u32,
        text: String,
    ) -> Pending<Result<(), WriteError>> {
        let store = self.0.clone();
        Box::pin(async move { keep(&store, table, game, text).await })
    }
}
