//! Promises about what is known of games that are over.

use super::log::{write, write_all};
use super::{Sample, Subject, wait};
use azulejo_hub::{Analysis, Leased, NodeId, Store, WorkAsk, WriteError};
use azulejo_protocol::{GuestId, Millis, TableId, WorkKind};

const TABLE: TableId = TableId(1);
const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];

/// A table at which a first game is over and a second one has begun.
fn played(store: &impl Store) -> Sample {
    let (mut sample, founded) = Sample::found(TABLE, GUESTS, Millis(1_000));
    write(store, founded);
    write_all(store, sample.begin(Millis(2_000)));
    write(store, sample.resign(Millis(3_000)));
    write_all(store, sample.rematch(Millis(4_000)));
    sample
}

fn known(store: &impl Store, game: u32, wanted: bool) -> Analysis {
    wait(store.analysis(TABLE, game, wanted)).expect("it can be read")
}

fn to_do(store: &impl Store) -> Vec<(TableId, u32)> {
    let ask = WorkAsk { node: NodeId(1), work: WorkKind::Analysis, ahead: Millis::ZERO, most: 10 };
    let taken = wait(store.take_on(ask)).expect("it can be read");
    taken.iter().map(|&Leased { table, game, .. }| (table, game)).collect()
}

/// Whoever wants to know has it done, and everybody finds it then.
pub fn an_analysis_is_asked_for_done_and_kept<S: Subject>() {
    let subject = S::empty();
    let (store, other) = (subject.handle(), subject.handle());
    played(&store);
    assert_eq!(known(&store, 1, false), Analysis::Unasked);
    assert_eq!(to_do(&store), []);
    assert_eq!(known(&store, 1, true), Analysis::Asked);
    assert_eq!(known(&other, 1, true), Analysis::Asked);
    assert_eq!(to_do(&store), [(TABLE, 1)]);
    assert_eq!(wait(store.keep_analysis(TABLE, 1, "first".to_owned())), Ok(()));
    assert_eq!(known(&other, 1, false), Analysis::Done("first".to_owned()));
    assert_eq!(to_do(&store), []);
    // It stays what it is, however often it is done.
    assert_eq!(wait(other.keep_analysis(TABLE, 1, "second".to_owned())), Ok(()));
    assert_eq!(known(&store, 1, true), Analysis::Done("first".to_owned()));
    assert_eq!(to_do(&store), []);
}

/// Nobody has to ask for what is found out anyway.
pub fn an_analysis_that_nobody_asked_for_is_kept<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    played(&store);
    assert_eq!(wait(store.keep_analysis(TABLE, 1, "text".to_owned())), Ok(()));
    assert_eq!(known(&store, 1, true), Analysis::Done("text".to_owned()));
    assert_eq!(to_do(&store), []);
}

/// There is nothing to say about them yet.
pub fn games_that_are_not_over_are_not_analysed<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    played(&store);
    for game in [0, 2, 3] {
        assert_eq!(known(&store, game, true), Analysis::Unasked, "game {game}");
        let kept = wait(store.keep_analysis(TABLE, game, "text".to_owned()));
        assert_eq!(kept, Err(WriteError::Unknown), "game {game}");
        assert_eq!(known(&store, game, false), Analysis::Unasked, "game {game}");
    }
    assert_eq!(to_do(&store), []);
    assert_eq!(wait(store.analysis(TableId(7), 1, true)), Ok(Analysis::Unasked));
}
