//! What happened at a table online, as its host keeps it: one JSON a line, the event and what only the host knows. Any
//! lines are refused or make a table, a lobby or a game, and what they make goes on.

#![no_main]

use azulejo_fuzz::assert_told;
use azulejo_fuzz::tables::{TABLE, secret, secrets};
use azulejo_protocol::{Event, Lobby, Millis, Mirror};
use azulejo_room::{Entry, Private, Table};
use libfuzzer_sys::fuzz_target;

/// Games beyond this one have no secret, and can't be promised.
const GAMES: u8 = 4;

fuzz_target!(|text: &str| {
    let entries: Vec<Entry> = text.lines().filter_map(read).collect();
    let events: Vec<Event> = entries.iter().map(|entry| entry.event.clone()).collect();
    fold(&events);
    for first in 0..events.len() {
        if let Err(refusal) = Mirror::of(&events[first..]) {
            assert_told(&refusal);
        }
    }
    match Table::restore(TABLE, &entries, &secrets(GAMES)) {
        Err(refusal) => assert_told(&refusal),
        Ok(mut table) => {
            assert_eq!(table.entries(), entries);
            let _ = table.card();
            table.tick(Millis(u64::MAX), &mut || secret(GAMES));
        }
    }
});

fn read(line: &str) -> Option<Entry> {
    let (event, private): (Event, Option<Private>) = serde_json::from_str(line).ok()?;
    let written = serde_json::to_string(&event).expect("every event has a JSON");
    assert_eq!(serde_json::from_str::<Event>(&written).ok().as_ref(), Some(&event), "{written}");
    Some(Entry { event, private })
}

/// What a client makes of the events before the first game.
fn fold(events: &[Event]) {
    let Some((founded, others)) = events.split_first() else { return };
    let mut lobby = match Lobby::open(founded) {
        Ok(lobby) => lobby,
        Err(refusal) => return assert_told(&refusal),
    };
    for event in others {
        let before = lobby.clone();
        if let Err(refusal) = lobby.apply(event) {
            assert_told(&refusal);
            assert_eq!(lobby, before);
        }
    }
    let _ = lobby.complete();
}
