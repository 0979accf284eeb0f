//! Deals told tap by tap, in any order, with too few tiles, and wrongly.

use crate::fixtures::{random, rules};
use crate::referee::tell;
use azulejo_rules::{
    Column, Deal, Effect, Factory, Game, IllegalDeal, Line, LineTiles, Phase, Position, Setup,
    Step, Supply, Tile,
};
use azulejo_study::referee::{Draft, Tap};
use azulejo_testkit::fixture::{factory, seat};
use proptest::prelude::*;
/// A draft in which the tiles of a deal are told disc by disc from the last, and backward on each.
fn told_backward(before: &Position, deal: &Deal) -> Draft {
    let mut draft = Draft::new(before);
    for disc in before.rules().circle().rev() {
        let dealt = &deal.discs[disc.index()];
        draft.tap(Tap::Gold(disc, dealt.gold()));
        let tiles: Vec<Tile> = dealt.drawn().iter().collect();
        for tile in tiles.into_iter().rev() {
            draft.tap(Tap::Tile(disc, tile));
        }
    }
    draft
}

#[test]
fn tiles_may_be_told_in_any_order() {
    let mut poured = 0;
    for (seed, text) in
        ["2cs", "3fs", "4ce", "4cs", "4fp", "4fs"].into_iter().cycle().take(60).enumerate()
    {
        let game = random(text, seed as u64, 400);
        let frames: Vec<_> = game.replay().collect();
        for pair in frames.windows(2) {
            let Step::Deal(deal) = &pair[1].step else { continue };
            let draft = told_backward(&pair[0].position, deal);
            let found = draft.deal().unwrap_or_else(|faults| panic!("{deal}: {faults:?}"));
            let mut pos = pair[0].position.clone();
            pos.deal(&found).unwrap();
            assert_eq!(pos, pair[1].position);
            poured += usize::from(draft.pours_after().is_some_and(|after| after % 4 != 0));
        }
    }
    assert!(poured > 20, "the bag ran out within a disc {poured} times");
}

const NEARLY_OUT: &str = "4cs 9 1 1 c -,-,-,-,-,-,-,-,- - 3.2.0.1.0 1.0.2.4.0 \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:- \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

/// A table before a deal, with so much in bag and lid; all other tiles are on walls and in lines.
fn nearly_out(bag: &str, lid: &str) -> Position {
    let mut setup: Setup =
        NEARLY_OUT.replace("3.2.0.1.0", bag).replace("1.0.2.4.0", lid).parse().unwrap();
    for board in &mut setup.seats {
        // Four columns of the wall and as much as fits into the lines.
        for line in Line::ALL {
            for column in &Column::ALL[..4] {
                board.wall[line.index()][column.index()] = Some(column.color(line));
            }
        }
    }
    for tile in Tile::ALL {
        let missing = u32::from(Tile::COPIES).saturating_sub(setup.count(tile));
        let row = Line::ALL.into_iter().find(|&line| Column::colored(line, tile) == Column::ALL[4]);
        let row = row.unwrap();
        let mut rest = missing;
        for board in &mut setup.seats {
            let count = rest.min(u32::from(row.spaces()) - 1) as u8;
            if count > 0 {
                board.lines[row.index()] = Some(LineTiles { tile, count });
                rest -= u32::from(count);
            }
        }
        assert_eq!(rest, 0, "{tile:?} fits nowhere");
    }
    Position::try_from(setup).unwrap()
}

#[test]
fn where_bag_and_lid_run_out_the_last_discs_get_fewer() {
    let pos = nearly_out("3.2.0.1.0", "1.2.0.0.4");
    let mut draft = Draft::new(&pos);
    for (disc, effect) in (1..).zip(["1", "3", "4", "5"]) {
        draft.tap(Tap::Gold(factory(disc), Effect::from_text(effect)));
    }
    let wanted: Vec<usize> = draft.rules().circle().map(|disc| draft.wanted(disc)).collect();
    assert_eq!(wanted, [4, 4, 4, 1, 0, 0, 0, 0, 0], "no tile is left for the extra disc");
    assert_eq!((draft.pours_after(), draft.missing()), (Some(6), 36 + 1 - 13));
    assert_eq!(draft.left(factory(1)).to_string(), "BBBYYK", "only the bag as it was");
    assert_eq!(draft.left(factory(2)).to_string(), "BBBBYYYYKWWWW", "the bag runs out here");
    assert_eq!(draft.left(factory(3)).to_string(), "BYYWWWW", "only what was in the lid");
    for (disc, letters) in (1..).zip(["BBYY", "WKBW", "WBYY", "W"]) {
        for letter in letters.chars() {
            assert!(draft.tap(Tap::Tile(factory(disc), Tile::from_letter(letter).unwrap())));
        }
    }
    let deal = draft.deal().unwrap();
    assert_eq!(deal.discs[1].to_string(), "3*KBWW", "the bag's tiles came first");
    assert!(pos.check_deal(&deal).is_ok());
    draft.tap(Tap::Tile(factory(5), Tile::White));
    let too_many = IllegalDeal::TooMany { factory: factory(5), found: 1, expected: 0 };
    assert!(draft.faults().contains(&too_many));
}

#[test]
fn every_fault_of_a_deal_is_listed_with_its_disc() {
    let game = Game::new(rules("2cs"), seat(1));
    let mut draft = Draft::new(game.position());
    assert_eq!(draft.faults().len(), 1 + 5, "no gold side, no tile on five discs");
    let keeper = Some(Effect::Keeper);
    draft.tap(Tap::Gold(factory(1), keeper));
    draft.tap(Tap::Gold(factory(3), keeper));
    for (disc, letters) in (1..).zip(["RRRR", "RRRR", "RRRRR", "RRRR", "RRRRR"]) {
        for _ in letters.chars() {
            draft.tap(Tap::Tile(factory(disc), Tile::Red));
        }
    }
    draft.tap(Tap::Back(factory(2), Tile::Red));
    assert_eq!(
        draft.faults(),
        [
            IllegalDeal::GoldTwice { factory: factory(3), effect: Effect::Keeper },
            IllegalDeal::TooFew { factory: factory(2), found: 3, expected: 4 },
            IllegalDeal::TooMany { factory: factory(3), found: 5, expected: 4 },
            IllegalDeal::TooMany { factory: factory(5), found: 5, expected: 4 },
            IllegalDeal::NotThere { factory: factory(5), tile: Tile::Red, supply: Supply::Bag },
        ]
    );
    draft.tap(Tap::Gold(factory(3), None));
    let gold = IllegalDeal::WrongGold { found: 1, expected: 2 };
    assert_eq!(draft.faults()[0], gold);
    let mut referee = tell(&random("2cp", 1, 1), |_| {});
    let not_now = IllegalDeal::NotNow { phase: Phase::Offer };
    assert_eq!(referee.deal(), Err(vec![not_now]));
    assert!(!referee.tap(Tap::Tile(factory(1), Tile::Red)), "no deal is due");
}

#[test]
fn tiles_that_the_bag_still_had_must_be_drawn_before_the_lid_is_poured() {
    let pos = nearly_out("3.2.0.1.0", "1.2.0.0.4");
    let mut draft = Draft::new(&pos);
    for (disc, effect) in (1..).zip(["2B", "3", "4", "5"]) {
        draft.tap(Tap::Gold(factory(disc), Effect::from_text(effect)));
    }
    // One blue and one black are left in the bag after disc 1, but disc 2 shows no black.
    for (disc, letters) in (1..).zip(["BBYY", "BWWW", "KBYY", "W"]) {
        for letter in letters.chars() {
            draft.tap(Tap::Tile(factory(disc), Tile::from_letter(letter).unwrap()));
        }
    }
    let faults = draft.faults();
    assert!(matches!(faults[..], [IllegalDeal::NotThere { tile: Tile::Black, .. }]), "{faults:?}");
}

fn any_tap() -> impl Strategy<Value = Tap> {
    let disc = || prop::sample::select(Factory::ALL.to_vec());
    let tile = || prop::sample::select(Tile::ALL.to_vec());
    let side = prop::option::of(prop::sample::select(Effect::ALL.to_vec()));
    prop_oneof![
        12 => (disc(), tile()).prop_map(|(disc, tile)| Tap::Tile(disc, tile)),
        2 => (disc(), tile()).prop_map(|(disc, tile)| Tap::Back(disc, tile)),
        2 => (disc(), side).prop_map(|(disc, side)| Tap::Gold(disc, side)),
        1 => disc().prop_map(Tap::Choose),
        1 => disc().prop_map(Tap::Empty),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_tapped_a_deal_without_faults_is_possible(
        short in any::<bool>(),
        taps in prop::collection::vec(any_tap(), 1..80),
    ) {
        let full = Position::new("3fs".parse().unwrap(), seat(1));
        let pos = if short { nearly_out("3.2.0.1.0", "1.2.0.0.4") } else { full };
        let mut draft = Draft::new(&pos);
        for tap in taps {
            let (before, changed) = (draft.clone(), draft.tap(tap));
            prop_assert!(changed || draft.told() == before.told());
            prop_assert!(pos.rules().circle().any(|disc| disc == draft.chosen()));
            match draft.deal() {
                Ok(deal) => prop_assert_eq!(pos.check_deal(&deal), Ok(())),
                Err(faults) => prop_assert!(!faults.is_empty()),
            }
        }
        let again = Draft::of(&pos, draft.told());
        prop_assert_eq!(again.told(), draft.told());
    }
}
