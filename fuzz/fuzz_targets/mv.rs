//! The text of a move: any text is refused or read, and what is read prints back to itself, up to
//! case and to the order of the colors that go left.

#![no_main]

use azulejo_fuzz::assert_told;
use azulejo_rules::Move;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mv: Move = match text.parse() {
        Ok(mv) => mv,
        Err(refusal) => return assert_told(&refusal),
    };
    let printed = mv.to_string();
    assert_eq!(printed.parse(), Ok(mv), "{text} printed as {printed}");
    assert_eq!(sorted(&printed), sorted(text), "{text} printed as {printed}");
    assert_eq!(Move::from(mv.kind()), mv, "{text}");
});

fn sorted(text: &str) -> Vec<u8> {
    let mut letters = text.to_ascii_uppercase().into_bytes();
    letters.sort_unstable();
    letters
}
