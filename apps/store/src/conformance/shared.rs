//! Promises to those who share a store.

use super::log::{write, write_all};
use super::sample::Kind;
use super::{Sample, Shared, all, wait};
use azulejo_hub::{Analysis, Append, Here, LEASE, Leased, NodeId, Store, WorkAsk};
use azulejo_protocol::{Clock, GuestId, Millis, TableId, Viewer, WorkKind};
use azulejo_rules::Seat;
use std::collections::BTreeSet;

const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];
const ONE: NodeId = NodeId(1);
const OTHER: NodeId = NodeId(2);
/// Less than a lease, more than half of it.
const A_WHILE: Millis = Millis(LEASE.0 * 2 / 3);

const fn clocks(node: NodeId, most: usize) -> WorkAsk {
    WorkAsk { node, work: WorkKind::Clock, ahead: Millis::ZERO, most }
}

fn take(store: &impl Store, ask: WorkAsk) -> Vec<u128> {
    let taken = wait(store.take_on(ask)).expect("it can be read");
    taken.iter().map(|leased| leased.table.0).collect()
}

/// A table at which a clock has run out a long time ago, and the last move of which is still to be written.
fn late_table(store: &impl Store, id: u128) -> (Sample, Append) {
    let clock = Clock::PerMove { time: Millis(id as u64) };
    let kind = Kind { clock, ..Kind::PRIVATE };
    let (mut sample, founded) = Sample::found_as(kind, TableId(id), GUESTS, Millis::ZERO);
    write(store, founded);
    let mut appends = sample.begin(Millis::ZERO);
    let last = appends.pop().expect("a game begins");
    write_all(store, appends);
    (sample, last)
}

/// So many tables at which something is due, the first one first.
fn late_tables(store: &impl Store, count: u128) {
    for id in 1..=count {
        write(store, late_table(store, id).1);
    }
}

/// However many ask at once.
pub fn work_is_handed_to_one_node_each<S: Shared>() {
    const COUNT: usize = 24;
    let subject = S::empty();
    let stores: Vec<S::Store> = (0..4).map(|_| subject.handle()).collect();
    late_tables(&stores[0], COUNT as u128);
    let mut owned: Vec<BTreeSet<u128>> = vec![BTreeSet::new(); 8];
    // Whoever comes too close to another one may be given less than there is.
    while owned.iter().map(BTreeSet::len).sum::<usize>() < COUNT {
        let pending = (0..8).map(|place| {
            let ask = clocks(NodeId(place as u128), owned[place].len() + 2);
            stores[place % stores.len()].take_on(ask)
        });
        for (place, taken) in all(pending.collect()).into_iter().enumerate() {
            let taken = taken.expect("it can be read");
            assert!(taken.len() <= owned[place].len() + 2);
            owned[place].extend(taken.iter().map(|leased| leased.table.0));
        }
    }
    let everything: BTreeSet<u128> = owned.iter().flatten().copied().collect();
    assert_eq!(everything, (1..=COUNT as u128).collect());
    assert_eq!(owned.iter().map(BTreeSet::len).sum::<usize>(), COUNT, "one has two owners");
}

/// The most urgent first, and what a node has is part of what it is given.
pub fn whoever_asks_again_has_what_it_had_and_more<S: Shared>() {
    let subject = S::empty();
    let store = subject.handle();
    late_tables(&store, 4);
    assert_eq!(take(&store, clocks(ONE, 2)), [1, 2]);
    assert_eq!(take(&store, clocks(OTHER, 1)), [3]);
    assert_eq!(take(&store, clocks(ONE, 2)), [1, 2]);
    assert_eq!(take(&store, clocks(ONE, 9)), [1, 2, 4]);
    assert_eq!(take(&store, clocks(OTHER, 9)), [3]);
    assert_eq!(take(&store, clocks(OTHER, 0)), []);
}

/// Whoever has died does nothing any more, and others do.
pub fn work_of_one_that_was_not_heard_of_is_taken_over<S: Shared>() {
    let subject = S::empty();
    let (one, other) = (subject.handle(), subject.handle());
    late_tables(&one, 2);
    assert_eq!(take(&one, clocks(ONE, 9)), [1, 2]);
    subject.elapse(A_WHILE);
    assert_eq!(take(&other, clocks(OTHER, 9)), []);
    // It is not dead as long as it asks.
    assert_eq!(take(&one, clocks(ONE, 1)), [1]);
    subject.elapse(A_WHILE);
    assert_eq!(take(&other, clocks(OTHER, 9)), [2]);
    subject.elapse(A_WHILE);
    assert_eq!(take(&other, clocks(OTHER, 9)), [1, 2]);
    assert_eq!(take(&one, clocks(ONE, 9)), []);
}

/// Whoever goes keeps nobody waiting.
pub fn work_that_is_given_back_is_free_at_once<S: Shared>() {
    let subject = S::empty();
    let (one, other) = (subject.handle(), subject.handle());
    late_tables(&one, 3);
    assert_eq!(take(&one, clocks(ONE, 2)), [1, 2]);
    assert_eq!(take(&other, clocks(OTHER, 9)), [3]);
    assert_eq!(wait(one.give_back(ONE)), Ok(()));
    assert_eq!(take(&other, clocks(OTHER, 9)), [1, 2, 3]);
    assert_eq!(wait(one.give_back(ONE)), Ok(()));
    assert_eq!(take(&one, clocks(ONE, 9)), []);
}

/// What follows from what a node has written is its own to begin with; what nobody has written is anybody's.
pub fn whoever_writes_may_go_on<S: Shared>() {
    let subject = S::empty();
    let store = subject.handle();
    let (_, begun) = late_table(&store, 1);
    write(&store, Append { by: Some(ONE), ..begun });
    let (mut free, begun) = late_table(&store, 2);
    write(&store, Append { by: Some(ONE), ..begun });
    assert_eq!(take(&store, clocks(OTHER, 9)), []);
    // Whoever it was: what was due is not due any more.
    write(&store, free.play(Millis(1)).expect("a move"));
    assert_eq!(take(&store, clocks(OTHER, 9)), [2]);
    assert_eq!(take(&store, clocks(ONE, 9)), [1]);
    subject.elapse(LEASE);
    assert_eq!(take(&store, clocks(OTHER, 9)), [1, 2]);
    write(&store, free.resign(Millis(2)));
    assert_eq!(take(&store, clocks(OTHER, 9)), [1]);
}

/// So that clocks do not wait for those who think.
pub fn what_bots_have_to_do_is_apart_from_clocks<S: Shared>() {
    let subject = S::empty();
    let store = subject.handle();
    let (mut sample, founded) = Sample::found(TableId(1), GUESTS, Millis(1_000));
    write(&store, founded);
    write_all(&store, sample.begin_with_bot(Millis(2_000)));
    while !sample.table().card().waits_for_bot() {
        write(&store, sample.play(Millis(3_000)).expect("a move"));
    }
    late_tables(&store, 0);
    write(&store, late_table(&store, 2).1);
    let bots = WorkAsk { work: WorkKind::Bot, ..clocks(ONE, 9) };
    assert_eq!(take(&store, bots), [1]);
    assert_eq!(take(&store, clocks(ONE, 9)), [2]);
}

/// Until it is done, whoever does it.
pub fn an_analysis_is_given_to_one_node<S: Shared>() {
    let subject = S::empty();
    let (one, other) = (subject.handle(), subject.handle());
    for id in 1..=2 {
        let (mut sample, founded) = Sample::found(TableId(id), GUESTS, Millis(1_000));
        write(&one, founded);
        write_all(&one, sample.begin(Millis(2_000)));
        write(&one, sample.resign(Millis(3_000)));
        assert_eq!(wait(one.analysis(TableId(id), 1, true)), Ok(Analysis::Asked));
        subject.elapse(Millis(1_000));
    }
    let ask = |node| WorkAsk { node, work: WorkKind::Analysis, ahead: Millis::ZERO, most: 1 };
    let taken = |store: &S::Store, node| wait(store.take_on(ask(node))).expect("it can be read");
    let games = |taken: Vec<Leased>| -> Vec<(u128, u32)> {
        taken.iter().map(|leased| (leased.table.0, leased.game)).collect()
    };
    assert_eq!(games(taken(&one, ONE)), [(1, 1)]);
    assert_eq!(games(taken(&other, OTHER)), [(2, 1)]);
    assert_eq!(wait(other.keep_analysis(TableId(1), 1, "text".to_owned())), Ok(()));
    assert_eq!(games(taken(&one, ONE)), []);
    subject.elapse(LEASE);
    assert_eq!(games(taken(&one, ONE)), [(2, 1)]);
}

/// Everybody hears of everybody else, as long as it is true.
pub fn whoever_is_elsewhere_is_seen_for_a_while<S: Shared>() {
    let subject = S::empty();
    let (one, other) = (subject.handle(), subject.handle());
    write(&one, Sample::found(TableId(1), GUESTS, Millis(1_000)).1);
    let seats = |seats: &[usize]| Viewer::of(seats.iter().map(|&seat| Seat::ALL[seat]));
    let look = |store: &S::Store, node, here: Viewer, watching| {
        let here = vec![Here { table: TableId(1), seats: here, watching }];
        let around = wait(store.look_around(node, here)).expect("it can be read");
        let [found] = around[..] else { panic!("{around:?}") };
        assert_eq!((found.table, found.head), (TableId(1), 1));
        (found.seats, found.watching)
    };
    let nobody = (Viewer::SPECTATOR, 0);
    assert_eq!(look(&one, ONE, seats(&[0]), 3), nobody);
    assert_eq!(look(&other, OTHER, seats(&[1]), 2), (seats(&[0]), 3));
    assert_eq!(look(&other, NodeId(3), seats(&[1, 2]), 0), (seats(&[0, 1]), 5));
    assert_eq!(look(&one, ONE, seats(&[]), 1), (seats(&[1, 2]), 2));
    assert_eq!(look(&other, OTHER, seats(&[1]), 2), (seats(&[1, 2]), 1));
    let most = Millis(Here::LASTS.0 * 2 / 3);
    subject.elapse(most);
    // Whoever tells the same again is still there, whoever tells nothing is not.
    assert_eq!(look(&other, OTHER, seats(&[1]), 2), (seats(&[1, 2]), 1));
    subject.elapse(most);
    assert_eq!(look(&one, ONE, seats(&[0]), 0), (seats(&[1]), 2));
    assert_eq!(look(&other, OTHER, seats(&[]), 0), (seats(&[0]), 0));
    assert_eq!(look(&one, ONE, seats(&[0]), 0), nobody);
}
