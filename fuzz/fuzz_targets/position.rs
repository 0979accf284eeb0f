//! The text of a position: any text is refused or read, and what is read prints back to itself, up
//! to case. What is read can be played from, to the end.

#![no_main]

use azulejo_fuzz::{assert_playable, assert_sound, assert_told, with_full_census};
use azulejo_rules::{Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(pos) => assert!(pos.to_string().eq_ignore_ascii_case(text), "{text} printed as {pos}"),
        Err(refusal) => assert_told(&refusal),
    }
    let Ok(setup) = text.parse::<Setup>() else {
        return;
    };
    match Position::try_from(with_full_census(setup)) {
        Ok(pos) => {
            assert_sound(&pos);
            assert_playable(&pos);
        }
        Err(faults) => assert_told(&faults),
    }
});
