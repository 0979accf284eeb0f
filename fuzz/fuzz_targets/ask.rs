//! What clients ask of a table online, one JSON a line: what is read is written and read back as the same, and
//! whatever is brought to a table, before a game and in one, leaves a table that its entries make again.

#![no_main]

use azulejo_fuzz::tables::Host;
use azulejo_protocol::{Ask, Millis};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static LOBBY: LazyLock<Host> = LazyLock::new(Host::lobby);
static GAME: LazyLock<Host> = LazyLock::new(Host::game);

/// What is answered has to fit into some memory.
const MOST: usize = 64;

fuzz_target!(|text: &str| {
    let asks: Vec<Ask> = text.lines().take(MOST).filter_map(read).collect();
    for host in [&LOBBY, &GAME] {
        let mut host = (**host).clone();
        for (time, ask) in asks.iter().enumerate() {
            let outcome = host.ask(Millis(time as u64), ask);
            assert!(!outcome.answers.is_empty(), "{ask:?} is not answered");
        }
        host.assert_kept();
    }
});

fn read(line: &str) -> Option<Ask> {
    let ask: Ask = serde_json::from_str(line).ok()?;
    let written = serde_json::to_string(&ask).expect("everything that is asked has a JSON");
    let again: Ask = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(again, ask, "{written}");
    Some(ask)
}
