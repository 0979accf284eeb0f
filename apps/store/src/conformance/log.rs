//! Promises about the logs.

use super::{Sample, Subject, all, wait};
use azulejo_hub::{Append, Loaded, Store, WriteError};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_room::Table;

const TABLE: TableId = TableId(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];

/// Writes what has to succeed.
pub(super) fn write(store: &impl Store, append: Append) {
    let last = append.entries.last().expect("an entry").event.number;
    assert_eq!(wait(store.append(append)), Ok(last));
}

pub(super) fn write_all(store: &impl Store, appends: impl IntoIterator<Item = Append>) {
    appends.into_iter().for_each(|append| write(store, append));
}

pub(super) fn load(store: &impl Store, table: TableId) -> Loaded {
    wait(store.load(table, 0)).expect("it can be read").expect("it is there")
}

/// That a table is kept as it is, and nothing more.
fn assert_kept(store: &impl Store, sample: &Sample) {
    let loaded = load(store, sample.table().id());
    assert_eq!(loaded.entries, sample.table().entries());
    let restored = Table::restore(sample.table().id(), &loaded.entries, &loaded.secrets);
    assert_eq!(restored.as_ref(), Ok(sample.table()));
}

/// A game with its first moves made, written to the last but one.
pub(super) fn begun(store: &impl Store) -> (Sample, Sample, Append) {
    let (mut sample, founded) = Sample::found(TABLE, GUESTS, Millis(1_000));
    write(store, founded);
    write_all(store, sample.begin(Millis(2_000)));
    let before = sample.clone();
    let next = sample.play(Millis(3_000)).expect("a move");
    (before, sample, next)
}

/// Nothing is there that nobody has written.
pub fn a_table_that_was_never_founded_is_not_there<S: Subject>() {
    let subject = S::empty();
    assert!(wait(subject.handle().load(TABLE, 0)).expect("it can be read").is_none());
}

/// What is loaded is what was appended, over two games to their ends, and it makes the same table.
pub fn entries_and_secrets_come_back_as_they_were<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (_, mut sample, next) = begun(&store);
    write(&store, next);
    while let Some(next) = sample.play(Millis(4_000)) {
        write(&store, next);
    }
    write_all(&store, sample.rematch(Millis(5_000)));
    write(&store, sample.resign(Millis(6_000)));
    assert_kept(&store, &sample);
    let games: Vec<u32> = load(&store, TABLE).secrets.into_keys().collect();
    assert_eq!(games, [1, 2, 3]);
}

/// Whoever knows a part of the log asks for the rest, and has all secrets with it.
pub fn what_comes_after_an_event_is_loaded_alone<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (_, sample, next) = begun(&store);
    write(&store, next);
    let (head, entries) = (sample.table().number(), sample.table().entries());
    for after in [0, 1, head - 1, head, head + 1, u32::MAX] {
        let loaded = wait(store.load(TABLE, after)).expect("it can be read").expect("it is there");
        let rest = entries.get(after as usize..).unwrap_or_default();
        assert_eq!(loaded.entries, rest, "after {after}");
        assert_eq!(loaded.secrets.into_keys().collect::<Vec<_>>(), [1], "after {after}");
    }
    assert!(wait(store.load(TableId(7), 1)).expect("it can be read").is_none());
}

/// Of two who found the same table, the second is told that it is there.
pub fn founding_twice_conflicts<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (sample, founded) = Sample::found(TABLE, GUESTS, Millis(1_000));
    let (_, again) = Sample::found(TABLE, [GuestId(3), GuestId(4)], Millis(2_000));
    write(&store, founded);
    assert_eq!(wait(store.append(again)), Err(WriteError::Conflict { head: 1 }));
    assert_kept(&store, &sample);
}

/// Whoever has not heard the last event writes nothing, and is told its number.
pub fn an_append_after_a_stale_head_conflicts_and_changes_nothing<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (before, sample, next) = begun(&store);
    let mut other = before.clone();
    let resigned = other.resign(Millis(3_500));
    write(&store, next);
    let head = sample.table().number();
    assert_eq!(wait(store.append(resigned)), Err(WriteError::Conflict { head }));
    assert_kept(&store, &sample);
    let finished = wait(store.finished_of_guest(GUESTS[0], None, 10)).expect("it can be read");
    assert_eq!(finished, []);
}

/// There are no gaps in a log.
pub fn an_append_beyond_the_head_conflicts<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (before, mut sample, _) = begun(&store);
    let later = sample.play(Millis(4_000)).expect("a move");
    let head = before.table().number();
    assert_eq!(wait(store.append(later.clone())), Err(WriteError::Conflict { head }));
    let nowhere = Append { table: TableId(7), ..later };
    assert_eq!(wait(store.append(nowhere)), Err(WriteError::Conflict { head: 0 }));
    assert_kept(&store, &before);
}

/// A command that is in the log is not written again, even after the right head.
pub fn a_command_is_written_once<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (_, mut sample, next) = begun(&store);
    let command = next.entries[0].event.by;
    write(&store, next);
    let kept = sample.clone();
    let next = sample.play(Millis(4_000)).expect("a move");
    let mut first = next.clone();
    first.entries[0].event.by = command;
    // Nothing stays of what came before it in the same append.
    let mut second = next;
    let mut entry = second.entries[0].clone();
    entry.event.number += 1;
    entry.event.by = command;
    second.entries.push(entry);
    let head = kept.table().number();
    for again in [first, second] {
        assert_eq!(wait(store.append(again)), Err(WriteError::Conflict { head }));
        assert_kept(&store, &kept);
    }
}

/// Names of commands are a table's own.
pub fn two_tables_may_know_the_same_command<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (_, one) = Sample::found(TABLE, GUESTS, Millis(1_000));
    let (_, mut other) = Sample::found(TableId(7), GUESTS, Millis(1_000));
    other.entries[0].event.by = one.entries[0].event.by;
    write_all(&store, [one, other]);
}

/// Nothing is written of an append without entries, or with a gap before them, or with another secret for a game
/// that has one.
pub fn an_append_that_makes_no_sense_changes_nothing<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (before, _, next) = begun(&store);
    let empty = Append { entries: Vec::new(), ..next.clone() };
    let secret = Sample::found(TABLE, GUESTS, Millis(1_000)).1.secret;
    let second_secret = Append { secret, ..next.clone() };
    let mut gap = next;
    gap.entries[0].event.number += 1;
    for senseless in [empty, gap, second_secret] {
        assert_eq!(wait(store.append(senseless)), Err(WriteError::Unknown));
        assert_kept(&store, &before);
    }
}

/// However many write after the same event at once, one of them succeeds, and the others hear of it.
pub fn of_a_hundred_appends_at_once_one_succeeds<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (before, _, _) = begun(&store);
    let mut appends = Vec::new();
    for place in 0..100_u64 {
        let mut racer = before.clone();
        let mut next = racer.play(Millis(3_000 + place)).expect("a move");
        next.entries[0].event.by = Some(azulejo_protocol::CommandId(place.into()));
        appends.push(next);
    }
    let written = all(appends.iter().map(|append| store.append(append.clone())).collect());
    let head = before.table().number() + 1;
    let winners: Vec<usize> = (0..100).filter(|&place| written[place] == Ok(head)).collect();
    let [winner] = winners[..] else { panic!("{} have succeeded", winners.len()) };
    let losers = written.iter().filter(|&&it| it == Err(WriteError::Conflict { head }));
    assert_eq!(losers.count(), 99);
    assert_eq!(load(&store, TABLE).entries.last(), appends[winner].entries.last());
}

/// What is written together succeeds or fails one by one.
pub fn one_that_conflicts_does_not_hinder_the_others<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let (before, sample, next) = begun(&store);
    let mut stale = before.clone().resign(Millis(3_000));
    stale.after -= 1;
    let others: Vec<(Sample, Append)> =
        (1..=20).map(|id| Sample::found(TableId(id), GUESTS, Millis(1_000))).collect();
    let mut appends = vec![stale.clone(), next, stale];
    appends.extend(others.iter().map(|(_, append)| append.clone()));
    let written = all(appends.into_iter().map(|append| store.append(append)).collect());
    assert!(matches!(written[0], Err(WriteError::Conflict { .. })));
    assert!(matches!(written[2], Err(WriteError::Conflict { .. })));
    assert_kept(&store, &sample);
    for (other, _) in &others {
        assert_kept(&store, other);
    }
}

/// Whatever one handle has written, every other one finds.
pub fn handles_see_what_others_have_written<S: Subject>() {
    let subject = S::empty();
    let (one, other) = (subject.handle(), subject.handle());
    let (_, mut sample, next) = begun(&one);
    write(&other, next.clone());
    let head = sample.table().number();
    assert_eq!(wait(one.append(next)), Err(WriteError::Conflict { head }));
    assert_kept(&one, &sample);
    write(&one, sample.resign(Millis(5_000)));
    assert_kept(&other, &sample);
}
