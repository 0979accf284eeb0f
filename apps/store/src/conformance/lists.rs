//! Promises about what is found.

use super::log::{write, write_all};
use super::sample::Kind;
use super::{Sample, Subject, wait};
use azulejo_hub::{Here, Leased, Listed, NodeId, Store, WorkAsk};
use azulejo_protocol::{Clock, GuestId, Millis, TableId, Viewer, WorkKind};

const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];
const STRANGER: GuestId = GuestId(3);

fn found(store: &impl Store, kind: Kind, id: u128, at: u64) -> Sample {
    let (sample, founded) = Sample::found_as(kind, TableId(id), GUESTS, Millis(at));
    write(store, founded);
    sample
}

/// A table at which the first move is to be made.
fn begun(store: &impl Store, kind: Kind, id: u128, at: u64) -> Sample {
    let mut sample = found(store, kind, id, at);
    write_all(store, sample.begin(Millis(at)));
    sample
}

fn listed(sample: &Sample) -> Listed {
    Listed { table: sample.table().id(), card: sample.table().card() }
}

fn of_guest(store: &impl Store, guest: GuestId, most: usize) -> Vec<Listed> {
    wait(store.of_guest(guest, most)).expect("it can be read")
}

fn finished(
    store: &impl Store,
    guest: GuestId,
    before: Option<Millis>,
    most: usize,
) -> Vec<Listed> {
    wait(store.finished_of_guest(guest, before, most)).expect("it can be read")
}

/// When the game begins, the code opens nothing any more.
pub fn a_code_opens_a_table_only_while_it_waits<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let by_code = || wait(store.by_code(Sample::code())).expect("it can be read");
    assert_eq!(by_code(), None);
    let mut sample = found(&store, Kind::PRIVATE, 1, 1_000);
    write_all(&store, sample.sit(Millis(2_000)));
    assert_eq!(by_code(), Some(TableId(1)));
    let other = azulejo_protocol::KeyHash::from_bytes([9; 32]);
    assert_eq!(wait(store.by_code(other)), Ok(None));
    let mut later = found(&store, Kind::PRIVATE, 2, 3_000);
    write_all(&store, later.begin(Millis(4_000)));
    assert_eq!(by_code(), Some(TableId(1)));
    let (mut only, founded) = Sample::found(TableId(3), GUESTS, Millis(500));
    write(&store, founded);
    assert_eq!(by_code(), Some(TableId(3)));
    write_all(&store, only.begin(Millis(5_000)));
    assert_eq!(by_code(), Some(TableId(1)));
}

/// Nobody takes a code from a table by founding another with it.
pub fn of_two_tables_with_one_code_the_older_is_opened<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let mut older = found(&store, Kind::PRIVATE, 2, 1_000);
    found(&store, Kind::PRIVATE, 1, 2_000);
    // It stays the older one, whatever happens there later.
    write_all(&store, older.sit(Millis(3_000)));
    assert_eq!(wait(store.by_code(Sample::code())), Ok(Some(TableId(2))));
}

/// The most urgent first, those that are not due yet not at all.
pub fn what_is_due_comes_in_order_and_no_more_than_asked<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let now = wait(store.now()).expect("it can be read").0;
    let clock = |seconds| Clock::PerMove { time: Millis::from_secs(seconds) };
    let kind = |seconds| Kind { clock: clock(seconds), ..Kind::PRIVATE };
    let slow = begun(&store, kind(3_000), 1, now);
    let fast = begun(&store, kind(1_000), 2, now);
    let middle = begun(&store, kind(2_000), 3, now);
    begun(&store, Kind::PRIVATE, 4, now);
    let due = |sample: &Sample| {
        let due = sample.table().card().due.expect("a clock runs");
        Leased { due, table: sample.table().id(), game: 0 }
    };
    let ahead = |seconds, most| {
        let ahead = Millis::from_secs(seconds);
        let ask = WorkAsk { node: NodeId(1), work: WorkKind::Clock, ahead, most };
        wait(store.take_on(ask)).expect("it can be read")
    };
    let [fast, middle, slow] = [due(&fast), due(&middle), due(&slow)];
    assert_eq!(ahead(9_999, 10), [fast, middle, slow]);
    assert_eq!(ahead(2_500, 10), [fast, middle]);
    assert_eq!(ahead(9_999, 1), [fast]);
    assert_eq!(ahead(0, 10), []);
    // A clock is set again by a move, and none runs when the game is over.
    let mut sample = begun(&store, kind(500), 5, now + 3_000_000);
    write(&store, sample.play(Millis(now + 3_100_000)).expect("a move"));
    assert_eq!(ahead(9_999, 10).last(), Some(&due(&sample)));
    write(&store, sample.resign(Millis(now + 3_200_000)));
    assert_eq!(ahead(9_999, 10), [fast, middle, slow]);
}

/// Tables that are not there are left out.
pub fn whoever_looks_around_hears_how_far_tables_have_come<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let [first, second] = [1, 2].map(|id| found(&store, Kind::PRIVATE, id, 1_000));
    let mut second = second;
    write_all(&store, second.begin(Millis(2_000)));
    let here = |id| Here { table: TableId(id), seats: Viewer::SPECTATOR, watching: 1 };
    let around = wait(store.look_around(NodeId(1), vec![here(2), here(7), here(1)]));
    let mut heads: Vec<(u128, u32)> =
        around.expect("it can be read").iter().map(|it| (it.table.0, it.head)).collect();
    heads.sort_unstable();
    assert_eq!(heads, [(1, first.table().number()), (2, second.table().number())]);
    assert_eq!(wait(store.look_around(NodeId(1), Vec::new())), Ok(Vec::new()));
}

/// Those that are private or have begun are not there.
pub fn public_tables_that_wait_are_listed_the_latest_first<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let waiting = |most| wait(store.waiting(most)).expect("it can be read");
    let mut first = found(&store, Kind::PUBLIC, 3, 1_000);
    let second = found(&store, Kind::PUBLIC, 1, 2_000);
    found(&store, Kind::PRIVATE, 2, 3_000);
    begun(&store, Kind::PUBLIC, 4, 4_000);
    assert_eq!(waiting(10), [listed(&second), listed(&first)]);
    write_all(&store, first.sit(Millis(5_000)));
    assert_eq!(waiting(10), [listed(&first), listed(&second)]);
    assert_eq!(waiting(1), [listed(&first)]);
}

/// Then those where something happened last.
pub fn tables_where_it_is_ones_turn_come_first<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let mine = begun(&store, Kind::PRIVATE, 1, 1_000);
    let me = mine.to_move().expect("somebody has to move");
    let others = |id, at| {
        let mut sample = begun(&store, Kind::PRIVATE, id, at);
        while sample.to_move() == Some(me) {
            write(&store, sample.play(Millis(at)).expect("a move"));
        }
        listed(&sample)
    };
    let (earlier, later) = (others(2, 2_000), others(3, 3_000));
    write(&store, Sample::found(TableId(4), [STRANGER, STRANGER], Millis(9_000)).1);
    assert_eq!(of_guest(&store, me, 10), [listed(&mine), later, earlier]);
    assert_eq!(of_guest(&store, me, 1), [listed(&mine)]);
}

/// The list of a guest is of tables to which the guest still belongs.
pub fn who_gets_up_has_left_and_who_founded_stays<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let mut sample = found(&store, Kind::PRIVATE, 1, 1_000);
    let [host, guest] = GUESTS;
    assert_eq!(of_guest(&store, host, 10), [listed(&sample)]);
    assert_eq!(of_guest(&store, guest, 10), []);
    write_all(&store, sample.sit(Millis(2_000)));
    assert_eq!(of_guest(&store, guest, 10), [listed(&sample)]);
    write(&store, sample.vacate(Millis(3_000)));
    assert_eq!(of_guest(&store, guest, 10), []);
    assert_eq!(of_guest(&store, host, 10), [listed(&sample)]);
}

/// The most recent first, and every page goes on where the last one ended.
pub fn finished_games_come_page_by_page<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let mut samples = Vec::new();
    for id in 1..=5_u8 {
        let mut sample = begun(&store, Kind::PRIVATE, id.into(), 1_000);
        write(&store, sample.resign(Millis(10_000 + 100 * u64::from(id))));
        samples.insert(0, listed(&sample));
    }
    begun(&store, Kind::PRIVATE, 6, 1_000);
    let mut pages = Vec::new();
    let mut before = None;
    for _ in 0..4 {
        let page = finished(&store, GUESTS[1], before, 2);
        before = page.last().map_or(before, |last| Some(last.card.at));
        pages.push(page);
    }
    assert_eq!(pages, [&samples[..2], &samples[2..4], &samples[4..], &[]]);
    assert_eq!(of_guest(&store, GUESTS[1], 10).len(), 1);
    assert_eq!(finished(&store, STRANGER, None, 10), []);
}

/// Otherwise the next page would begin behind some of them.
pub fn games_that_ended_at_once_are_on_one_page<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    for (id, ended) in [(1, 9_000), (2, 8_000), (3, 8_000), (4, 8_000), (5, 7_000)] {
        let mut sample = begun(&store, Kind::PRIVATE, id, 1_000);
        write(&store, sample.resign(Millis(ended)));
    }
    let ids = |before, most| -> Vec<u128> {
        let page = finished(&store, GUESTS[0], before, most);
        page.iter().map(|listed| listed.table.0).collect()
    };
    assert_eq!(ids(None, 2), [1, 2, 3, 4]);
    assert_eq!(ids(Some(Millis(8_000)), 2), [5]);
    assert_eq!(ids(None, 1), [1]);
}

/// Both games are in the list, each as it ended, and the table is among those that are played meanwhile.
pub fn a_rematch_does_not_replace_the_game_before<S: Subject>() {
    let subject = S::empty();
    let store = subject.handle();
    let mut sample = begun(&store, Kind::PRIVATE, 1, 1_000);
    write(&store, sample.resign(Millis(2_000)));
    let first = listed(&sample);
    assert_eq!(of_guest(&store, GUESTS[0], 10), []);
    write_all(&store, sample.rematch(Millis(3_000)));
    assert_eq!(finished(&store, GUESTS[0], None, 10), std::slice::from_ref(&first));
    assert_eq!(of_guest(&store, GUESTS[0], 10), [listed(&sample)]);
    write(&store, sample.resign(Millis(4_000)));
    assert_eq!(finished(&store, GUESTS[0], None, 10), [listed(&sample), first]);
    assert_eq!(of_guest(&store, GUESTS[0], 10), []);
}
