//! The sentences themselves, in English.

use azulejo_rules::{Bonuses, Ending, Game, Outcome, Position, Seat, Standing, TieBreak, Tile};
use azulejo_testkit::fixture::{mv, seat};
use azulejo_view::{Args, Language, Names, Narrator, Texts, Theme};

/// Says something in English with names.
fn in_english<T>(theme: Theme, say: impl FnOnce(Narrator<'_>) -> T) -> T {
    let texts = Texts::new(Language::En, theme);
    let names = Names::new(&texts, "4cp".parse().unwrap(), ["Anna", "Jan", " ", "Ülo"]);
    say(Narrator::new(&texts, &names))
}

pub(crate) fn palace<T>(say: impl FnOnce(Narrator<'_>) -> T) -> T {
    in_english(Theme::Palace, say)
}

pub(crate) const SPECIAL: &str = "2ce 3 2 1 c YYWW,-,-,x,2K*BBKW BBBYY 5.7.11.7.9 7.5.2.4.2 \
                       4:-/R2/R2/-/W2:.YR../W.Y../...Y./.K.../.....:KK:. \
                       7:-/-/W3/K2/K2:.YR../.B..K/..B.R/...B./.....:-";

#[test]
fn a_take_tells_where_everything_goes() {
    let pos: Position = SPECIAL.parse().unwrap();
    for (text, told) in [
        ("5K4", "Jan takes 1 black from factory 5 to line 4. To the center: 2 blue and 1 white."),
        (
            "CB1",
            "Jan takes 3 blue and the start marker from the center to line 1. Line 1 is full. \
             2 do not fit and fall. The floor now costs 4 more.",
        ),
        (
            "1WF",
            "Jan takes 2 white from factory 1 to the floor. The floor now costs 2 more. \
             To the center: 2 yellow.",
        ),
        (
            "CYF",
            "Jan takes 2 yellow and the start marker from the center to the floor. \
             The floor now costs 4 more.",
        ),
    ] {
        assert_eq!(palace(|narrator| narrator.play(&pos, mv(text)).text()), told);
    }
}

#[test]
fn gold_sides_send_the_rest_elsewhere() {
    for (gold, text, told) in [
        (
            "3",
            "2B2",
            "Anna takes 2 blue from factory 2 to line 2. Line 2 is full. \
             Factory 2 keeps 1 yellow and 1 black.",
        ),
        (
            "4",
            "2B3<Y",
            "Anna takes 2 blue from factory 2 to line 3. To the left, to factory 1: 1 yellow. \
             To the right, to factory 3: 1 black.",
        ),
        (
            "4",
            "2B3<",
            "Anna takes 2 blue from factory 2 to line 3. \
             To the right, to factory 3: 1 yellow and 1 black.",
        ),
        (
            "5",
            "2B1",
            "Anna takes 2 blue from factory 2 to line 1. Line 1 is full. \
             1 does not fit and falls. The tray catches one blue tile. \
             To the center: 1 yellow and 1 black. Anna takes the disc as a tray.",
        ),
    ] {
        let mut pos = Position::new("2cs".parse().unwrap(), seat(1));
        pos.deal(&format!("RRRW {gold}*BBYK 2W*KKKK WWYB RYKB").parse().unwrap()).unwrap();
        assert_eq!(palace(|narrator| narrator.play(&pos, mv(text)).text()), told);
    }
}

#[test]
fn chocolates_have_words_of_their_own() {
    let pos: Position = SPECIAL.parse().unwrap();
    let told = in_english(Theme::Chocolate, |narrator| narrator.play(&pos, mv("1WF")).headline);
    assert_eq!(told, "Jan takes 2 burgundy from factory 1 to the floor.");
    let colors = Tile::ALL.map(|tile| in_english(Theme::Chocolate, |n| n.color(tile)));
    assert_eq!(colors, ["blue", "brown", "cream", "black", "burgundy"]);
}

#[test]
fn a_placement_tells_its_points() {
    let pos: Position = "2fp 2 1 1 2 -,-,-,-,- - 19.19.18.19.20 0.0.0.0.0 \
                         3:-/R2/-/-/-:B..../.K.../...../...../.....:- \
                         1:-/-/-/-/-:Y..../...../...../...../.....:P"
        .parse()
        .unwrap();
    for (text, told) in [
        ("2@1", "Anna places red on row 2, column 1: a row of 2 and a column of 2 are 4 points."),
        ("2@3", "Anna places red on row 2, column 3: a row of 2 is 2 points."),
        ("2@5", "Anna places red on row 2, column 5: 1 point, standing alone."),
    ] {
        assert_eq!(palace(|narrator| narrator.play(&pos, mv(text)).text()), told);
    }
}

#[test]
fn a_deal_tells_the_round_and_the_gold_discs() {
    let mut game = Game::new("2cs".parse().unwrap(), seat(2));
    let report = game.deal("1*BBYYK 2R*KKWW BRRY WWWW RYKB".parse().unwrap()).unwrap();
    let told = palace(|narrator| narrator.deal(game.position(), &report));
    assert_eq!(
        told,
        [
            "Round 1: Jan starts.",
            "Gold factories: 1 extra and 2 red magnet.",
            "Factory 1 gets an extra tile: black.",
            "Factory 2 pulls red from factory 3.",
        ]
    );
}

#[test]
fn a_deal_tells_whether_the_tiles_lasted() {
    let report = azulejo_rules::DealReport {
        lid_poured: Some(3),
        missing: 1,
        ..azulejo_rules::DealReport::default()
    };
    let pos = Position::new("2cp".parse().unwrap(), seat(1));
    let told = palace(|narrator| narrator.deal(&pos, &report));
    assert_eq!(
        told[1..],
        [
            "After 3 tiles the bag is empty, so the lid is poured back into it.",
            "Bag and lid are empty: 1 tile is missing on the factories.",
        ]
    );
}

#[test]
fn a_round_is_told_player_by_player() {
    let mut game = Game::new("2cp".parse().unwrap(), seat(1));
    game.deal("BBBB YYYY RRRR KKKK WWBY".parse().unwrap()).unwrap();
    let mut report = None;
    for text in "1B1 2Y4 3R3 4K5 5WF CB1 CY2".split(' ') {
        report = game.play(mv(text)).unwrap();
    }
    let told = palace(|narrator| narrator.round(&report.unwrap()));
    assert_eq!(
        told,
        [
            "Round 1 ends.",
            "Anna places 2 tiles for 2 points, pays 11 for the floor and has 0 points.",
            "The floor costs more than Anna has: the score stops at 0.",
            "Jan places 2 tiles for 2 points, pays 1 for the floor and has 1 point.",
            "Jan starts the next round.",
        ]
    );
}

fn outcome(winners: &[Seat], tie_break: TieBreak, rows: [u8; 2]) -> Outcome {
    let standing = |rows| Standing { score: 47, bonuses: Bonuses { rows, columns: 1, colors: 0 } };
    Outcome {
        ending: Ending::Row,
        standings: rows.map(standing).into_iter().collect(),
        winners: winners.iter().copied().collect(),
        tie_break,
    }
}

#[test]
fn the_verdict_names_the_tie_break() {
    for (outcome, told) in [
        (outcome(&[seat(1)], TieBreak::Points, [1, 2]), "Anna wins with 47 points."),
        (
            outcome(&[seat(2)], TieBreak::Rows, [1, 2]),
            "Anna and Jan have 47 points each; Jan wins with 2 complete rows.",
        ),
        (
            outcome(&[seat(1), seat(2)], TieBreak::Shared, [1, 1]),
            "Anna and Jan share the victory with 47 points and 1 complete row each.",
        ),
        (
            outcome(&[seat(1), seat(2)], TieBreak::Shared, [0, 0]),
            "Anna and Jan share the victory with 47 points and no complete row each.",
        ),
    ] {
        assert_eq!(palace(|narrator| narrator.verdict(&outcome)), told);
    }
}

#[test]
fn bonuses_are_told_before_the_verdict() {
    let told = palace(|n| n.game_over(&outcome(&[seat(1)], TieBreak::Points, [1, 2])));
    assert_eq!(told[0], "Anna gets 9 more points: 1 row, 1 column, 0 colors.");
    assert_eq!(told.len(), 3);
}

#[test]
fn every_ending_has_its_reason() {
    for (ending, told) in [
        (Ending::Row, "A row is complete: the game ends."),
        (Ending::Stalemate, "3 rounds in a row placed nothing: the game ends."),
        (Ending::Supply, "Bag and lid are empty: the game ends."),
    ] {
        assert_eq!(palace(|narrator| narrator.ending(ending)), told);
    }
}

#[test]
fn a_hint_is_a_request() {
    let pos: Position = SPECIAL.parse().unwrap();
    for (text, told) in [
        ("5K4", "Take 1 black from factory 5 to line 4."),
        ("CB1", "Take 3 blue from the center to line 1."),
        ("1WF", "Take 2 white from factory 1 to the floor."),
    ] {
        assert_eq!(palace(|narrator| narrator.hint(&pos, mv(text))), told);
    }
}

#[test]
fn a_player_without_a_name_is_a_seat() {
    assert_eq!(palace(|narrator| narrator.name(seat(3)).to_owned()), "Seat 3");
    assert_eq!(palace(|narrator| narrator.name(seat(4)).to_owned()), "Ülo");
}

#[test]
fn a_message_that_cannot_be_told_shows_its_id() {
    let texts = Texts::new(Language::En, Theme::Palace);
    assert_eq!(texts.say("no-such-message-at-all"), "⟦no-such-message-at-all⟧");
    assert_eq!(texts.say("seat-name"), "⟦seat-name⟧", "its number is missing");
    assert_eq!(texts.tell("seat-name", &Args::new().number("seat", 2)), "Seat 2");
}
