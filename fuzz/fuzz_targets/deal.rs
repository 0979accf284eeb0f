//! The text of a deal: any text is refused or read, and what is read prints back to itself, up to
//! case and to the separators. At a table it is refused and nothing changes, or it is possible and
//! no tile is lost.

#![no_main]

use azulejo_fuzz::{assert_sound, assert_told};
use azulejo_rules::{Deal, DiscDeal, Phase, Position, Rules, Seat, Setup, Tiles};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let deal: Deal = match text.parse() {
        Ok(deal) => deal,
        Err(refusal) => return assert_told(&refusal),
    };
    let printed = deal.to_string();
    assert_eq!(printed.parse().as_ref(), Ok(&deal), "{text} printed as {printed}");
    let blanks = text.replace(|c: char| c == ',' || c.is_ascii_whitespace(), " ");
    assert!(printed.eq_ignore_ascii_case(&blanks), "{text} printed as {printed}");
    for rules in Rules::ALL {
        let fresh = Position::new(rules, Seat::ALL[0]);
        try_deal(&fresh, &deal);
        let first = deal.discs.first().map_or(Tiles::NONE, DiscDeal::tiles);
        try_deal(&with_bag(&fresh, first), &deal);
    }
});

/// The table with only these tiles in the bag and all others in the lid, which is poured into the
/// bag in the middle of the deal.
fn with_bag(fresh: &Position, bag: Tiles) -> Position {
    let setup = Setup { bag, lid: fresh.bag() - bag, ..Setup::from(fresh) };
    setup.try_into().expect("no tile was lost")
}

fn try_deal(before: &Position, deal: &Deal) {
    let mut pos = before.clone();
    let dealt = pos.deal(deal);
    assert_eq!(dealt, before.check_deal(deal), "{deal} in {before}");
    match dealt {
        Ok(()) => {
            assert_eq!(pos.phase(), Phase::Offer, "{deal} in {before}");
            assert_sound(&pos);
        }
        Err(refusal) => {
            assert_eq!(&pos, before, "{deal}");
            assert_told(&refusal);
        }
    }
}
