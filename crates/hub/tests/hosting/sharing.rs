//! What a host does in a process that shares its store with others.

use crate::desk::{Desk, HOST, OTHER};
use crate::{ONE, TWO, sit};
use azulejo_hub::{Conn, Cut, Input, NodeId, Output, WriteError};
use azulejo_protocol::{Message, Millis, Viewer};

const NODE: NodeId = NodeId(9);

fn is_think(output: &Output) -> bool {
    matches!(output, Output::Think(_))
}

#[test]
fn what_others_have_written_is_told_after_a_hint() {
    let mut desk = Desk::lobby().sharing(None);
    desk.join(Conn(1), HOST, 0);
    let head = desk.elsewhere(OTHER, &sit(TWO));
    assert_eq!(desk.bring(Input::Heard { head }), [Output::Load { after: 1 }]);
    let told = desk.load();
    let event = |it: &Output| matches!(it, Output::Tell { message: Message::Event(event), .. } if event.number == head);
    assert!(told.iter().any(event), "{told:?}");
}

/// A hint that is late, repeated or forged costs a read at most.
#[test]
fn a_hint_that_is_not_true_costs_a_read() {
    let mut desk = Desk::lobby().sharing(None);
    desk.join(Conn(1), HOST, 0);
    assert_eq!(desk.bring(Input::Heard { head: 1 }), []);
    assert_eq!(desk.bring(Input::Heard { head: 99 }), [Output::Load { after: 1 }]);
    // However many come meanwhile, they cost one more.
    for head in [7, u32::MAX, 0, 98] {
        assert_eq!(desk.bring(Input::Heard { head }), []);
    }
    assert_eq!(desk.load(), [Output::Load { after: 1 }]);
    assert_eq!(desk.load(), []);
    assert_eq!(desk.host.table().map(azulejo_room::Table::number), Some(1));
}

/// Whoever comes is shown what is kept, and not what was kept when somebody looked last.
#[test]
fn whoever_comes_makes_a_process_look_first() {
    let mut desk = Desk::lobby().sharing(None);
    desk.join(Conn(1), HOST, 0);
    desk.elsewhere(OTHER, &sit(TWO));
    assert_eq!(desk.knock(Conn(2), OTHER, 0), [Output::Load { after: 1 }]);
    let told = desk.load();
    let head = desk.head();
    let welcome = |it: &Output| matches!(it, Output::Tell { to, message: Message::Welcome { head: told, .. } } if *to == [Conn(2)] && *told == head);
    assert!(told.iter().any(welcome), "{told:?}");
}

#[test]
fn a_bot_thinks_only_where_its_turn_was_taken_on() {
    let mut desk = Desk::game_with_bot().sharing(Some(NODE));
    desk.join(Conn(1), HOST, 0);
    assert_eq!((desk.bring(Input::Tick), desk.host.wakes_at()), (Vec::new(), None));
    let told = desk.bring(Input::Leased);
    assert!(matches!(told[..], [Output::Think(_)]), "{told:?}");
    // Once about each turn, however often it is taken on.
    assert_eq!(desk.bring(Input::Leased), []);
}

/// A worker has nobody at its tables who would tell it what happened there.
#[test]
fn whoever_takes_on_what_others_have_led_to_looks_at_it_first() {
    let mut desk = Desk::lobby().sharing(Some(NODE));
    assert_eq!(desk.bring(Input::Leased), [Output::Load { after: 0 }]);
    // What was loaded for it is not looked at again.
    assert_eq!(desk.load(), []);
    desk.begin_with_bot();
    assert_eq!(desk.bring(Input::Leased), [Output::Load { after: 1 }]);
    let told = desk.load();
    assert!(told.iter().any(is_think), "{told:?}");
    assert_eq!(desk.bring(Input::Leased), []);
}

/// What a process writes it takes on with it, if bots think there.
#[test]
fn whoever_writes_what_makes_a_bot_think_takes_it_on() {
    for thinker in [Some(NODE), None] {
        let mut desk = Desk::game_with_bot().sharing(thinker);
        desk.join(Conn(1), HOST, 0);
        desk.bring(Input::Leased);
        let think = desk.think();
        desk.now = Millis(desk.now.0 + 60_000);
        let mv = think.position.legal_moves()[0];
        let writes = desk.bring(Input::BotMoved { turn: think.turn, mv });
        let [Output::Write(append)] = &writes[..] else { panic!("{writes:?}") };
        assert_eq!(append.by, thinker);
        let thinks = append.card.waits_for_bot() && thinker.is_some();
        let head = append.entries.last().map_or(0, |entry| entry.event.number);
        let told = desk.bring(Input::Written(Ok(head)));
        assert_eq!(told.iter().any(is_think), thinks, "{told:?}");
    }
}

#[test]
fn people_who_are_connected_elsewhere_are_there() {
    let mut desk = Desk::lobby().sharing(None);
    desk.elsewhere(HOST, &sit(ONE));
    desk.elsewhere(OTHER, &sit(TWO));
    desk.join(Conn(1), HOST, 0);
    let there = Viewer::seat(TWO);
    let told = desk.bring(Input::Elsewhere { seats: there, watching: 3 });
    let message = Message::Present { seats: Viewer::of([ONE, TWO]), watching: 3 };
    assert_eq!(told, [Output::Tell { to: vec![Conn(1)], message }]);
    let here = desk.host.here().unwrap();
    assert_eq!((here.seats, here.watching), (Viewer::seat(ONE), 0));
    let told = desk.bring(Input::Elsewhere { seats: Viewer::SPECTATOR, watching: 0 });
    let message = Message::Present { seats: Viewer::seat(ONE), watching: 0 };
    assert_eq!(told, [Output::Tell { to: vec![Conn(1)], message }]);
}

/// Whoever is cut off from the store does not keep anybody who could go on elsewhere.
#[test]
fn when_the_store_is_out_of_reach_everybody_is_sent_elsewhere() {
    let mut desk = Desk::lobby().sharing(None);
    desk.join(Conn(1), HOST, 0);
    let cut = Output::Cut { conn: Conn(1), why: Cut::Unavailable };
    assert_eq!(desk.bring(Input::Unreachable), [cut]);
    assert!(desk.host.is_idle());
    desk.join(Conn(2), HOST, 0);
    assert_eq!(desk.host.table().map(azulejo_room::Table::number), Some(1));
}

/// Nobody waits for an answer of the store that will not come, and one that comes late is taken for what it is.
#[test]
fn whoever_waits_for_the_store_is_sent_elsewhere_too() {
    let mut desk = Desk::lobby().sharing(None);
    let cut = |conn| [Output::Cut { conn, why: Cut::Unavailable }];
    desk.join(Conn(1), HOST, 0);
    let ask = desk.ask(sit(ONE));
    let writes = desk.bring(Input::Ask { conn: Conn(1), ask });
    assert!(matches!(writes[..], [Output::Write(_)]), "{writes:?}");
    assert_eq!(desk.bring(Input::Unreachable), cut(Conn(1)));
    let again = desk.bring(Input::Written(Err(WriteError::Unknown)));
    assert_eq!(again, [Output::Load { after: 0 }]);
    assert_eq!(desk.knock(Conn(2), HOST, 0), []);
    assert_eq!(desk.bring(Input::Unreachable), cut(Conn(2)));
    assert_eq!(desk.bring(Input::LoadFailed), []);
    assert!(desk.host.is_idle());
    desk.join(Conn(3), HOST, 0);
    assert_eq!(desk.bring(Input::Heard { head: 9 }), [Output::Load { after: 1 }]);
    assert_eq!(desk.bring(Input::Unreachable), cut(Conn(3)));
    // The line is back just then, and so is somebody who asks for everything.
    desk.knock(Conn(4), HOST, 0);
    desk.load();
    desk.load();
    assert_eq!(desk.host.table().map(azulejo_room::Table::number), Some(1));
}

#[test]
fn a_heartbeat_tells_how_far_the_table_has_come() {
    let mut desk = Desk::lobby();
    desk.join(Conn(1), HOST, 0);
    let told = desk.bring(Input::Beat { conn: Conn(1) });
    assert!(
        matches!(told[..], [Output::Tell { message: Message::Welcome { head: 1, .. }, .. }]),
        "{told:?}"
    );
    assert_eq!(desk.bring(Input::Beat { conn: Conn(2) }), []);
}
