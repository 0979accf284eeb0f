//! Promises to those who come at the same time, each with connections of its own.

use super::log::{begun, load};
use super::{Sample, Subject, all};
use azulejo_hub::{Append, Pending, Store, WriteError};
use azulejo_protocol::{CommandId, GuestId, Millis, TableId};

const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];

/// Brings appends through many handles at once.
fn race<S: Subject>(
    subject: &S,
    handles: usize,
    appends: &[Append],
) -> Vec<Result<u32, WriteError>> {
    let stores: Vec<S::Store> = (0..handles).map(|_| subject.handle()).collect();
    let pending: Vec<Pending<_>> = appends
        .iter()
        .zip((0..handles).cycle())
        .map(|(it, place)| stores[place].append(it.clone()))
        .collect();
    all(pending)
}

/// However many write after the same event at once, one of them succeeds, and the others hear of it.
pub fn of_a_hundred_appends_through_many_handles_one_succeeds<S: Subject>() {
    let subject = S::empty();
    let (before, _, _) = begun(&subject.handle());
    let appends: Vec<Append> = (0..100_u64)
        .map(|place| {
            let mut next = before.clone().play(Millis(3_000 + place)).expect("a move");
            next.entries[0].event.by = Some(CommandId(place.into()));
            next
        })
        .collect();
    let head = before.table().number() + 1;
    let written = race(&subject, 5, &appends);
    let winners: Vec<usize> = (0..100).filter(|&place| written[place] == Ok(head)).collect();
    let [winner] = winners[..] else { panic!("{} have succeeded", winners.len()) };
    let losers = written.iter().filter(|&&it| it == Err(WriteError::Conflict { head }));
    assert_eq!(losers.count(), 99);
    let loaded = load(&subject.handle(), before.table().id());
    assert_eq!(loaded.entries.len(), head as usize);
    assert_eq!(loaded.entries.last(), appends[winner].entries.last());
}

/// One founds the table, and all others hear that it is there.
pub fn of_many_who_found_a_table_at_once_one_succeeds<S: Subject>() {
    let subject = S::empty();
    let appends: Vec<Append> = (0..20)
        .map(|place| Sample::found(TableId(1), [GuestId(place), GuestId(99)], Millis(1_000)).1)
        .collect();
    let written = race(&subject, 4, &appends);
    assert_eq!(written.iter().filter(|it| it.is_ok()).count(), 1);
    let losers = written.iter().filter(|&&it| it == Err(WriteError::Conflict { head: 1 }));
    assert_eq!(losers.count(), 19);
    assert_eq!(load(&subject.handle(), TableId(1)).entries.len(), 1);
}

/// Whoever sends a command again because nobody answers does it once.
pub fn a_command_that_is_sent_twice_at_once_is_written_once<S: Subject>() {
    let subject = S::empty();
    let (before, sample, next) = begun(&subject.handle());
    let appends = vec![next; 10];
    let head = sample.table().number();
    let written = race(&subject, 2, &appends);
    let known = [Ok(head), Err(WriteError::Conflict { head })];
    assert!(written.iter().all(|it| known.contains(it)), "{written:?}");
    let winners = written.iter().filter(|it| it.is_ok()).count();
    // Where an answer is lost, another one may find its own words in the log.
    assert!(winners == 1 || winners > 1 && !S::ANSWERS, "{winners} have succeeded");
    assert_eq!(load(&subject.handle(), before.table().id()).entries, sample.table().entries());
}

/// Tables do not hinder each other.
pub fn many_tables_are_played_at_once<S: Subject>() {
    let subject = S::empty();
    let stores: Vec<S::Store> = (0..4).map(|_| subject.handle()).collect();
    let founded = |id| Sample::found(TableId(id), GUESTS, Millis(1_000));
    let (mut samples, mut appends): (Vec<Sample>, Vec<Append>) = (1..=16).map(founded).unzip();
    for step in 0..12 {
        let heads = appends.iter().map(|it| it.entries.last().expect("an entry").event.number);
        let heads: Vec<_> = heads.map(Ok).collect();
        let brought = appends.drain(..).enumerate();
        let pending = brought.map(|(place, it)| stores[(place + step) % 4].append(it)).collect();
        assert_eq!(all(pending), heads);
        let at = Millis(2_000 + step as u64);
        appends = samples.iter_mut().map(|sample| sample.go_on(at)).collect();
    }
}
