//! The text of a move: any text is refused or read, and what is read prints back to itself.

#![no_main]

use azulejo_rules::Move;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(mv) = text.parse::<Move>() else {
        return;
    };
    let printed = mv.to_string();
    assert_eq!(printed.parse::<Move>().as_ref(), Ok(&mv), "{text} printed as {printed}");
});
