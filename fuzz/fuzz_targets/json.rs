//! The JSON of a position: any bytes are refused or read, and what is read is written and read back
//! as the same position.

#![no_main]

use azulejo_fuzz::{assert_sound, assert_told, with_full_census};
use azulejo_rules::{Position, PositionJson, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(pos) = serde_json::from_slice::<Position>(bytes) {
        assert_written(&pos);
    }
    let Ok(json) = serde_json::from_slice::<PositionJson>(bytes) else {
        return;
    };
    match Setup::try_from(&json) {
        Ok(setup) => {
            let _ = Position::try_from(with_full_census(setup)).map(|pos| assert_written(&pos));
        }
        Err(refusal) => assert_told(&refusal),
    }
});

fn assert_written(pos: &Position) {
    assert_sound(pos);
    let written = serde_json::to_string(pos).expect("every position has a JSON");
    let again: Position = serde_json::from_str(&written).expect("a position reads its own JSON");
    assert_eq!(&again, pos, "{written}");
}
