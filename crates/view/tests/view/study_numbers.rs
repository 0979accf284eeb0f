//! The numbers of a review in words: costs, grades, accuracy, luck, progress and chances.

use crate::study::{LATE, czech, english};
use azulejo_rules::{BySeat, Game, Seat};
use azulejo_search::Champion;
use azulejo_study::review::CurvePoint;
use azulejo_study::{
    Accuracy, Care, DealLuck, Expected, Grade, KeptError, Luck, ReviewPlan, Sheet, Story, Worth,
};
use azulejo_testkit::fixture::{mv, seat};
use azulejo_view::study::Stage;

#[test]
fn a_cost_is_signed_and_written_as_the_language_does() {
    for (chance, lead, in_english, in_czech) in [
        (820, 600, "−6.0 points (−8.2% to win)", "−6,0 bodu (−8,2\u{a0}% šance na výhru)"),
        (1250, 0, "−12.5% to win", "−12,5\u{a0}% šance na výhru"),
        (40, -300, "−0.4% to win", "−0,4\u{a0}% šance na výhru"),
        (0, 0, "nothing lost", "beze ztráty"),
    ] {
        let loss = Worth { chance, lead };
        assert_eq!(english(|reviewer| reviewer.cost(loss)), in_english);
        assert_eq!(czech(|reviewer| reviewer.cost(loss)), in_czech);
    }
}

#[test]
fn grades_are_named_explained_and_counted() {
    let names = Grade::ALL.map(|grade| english(|reviewer| reviewer.grade(grade)));
    assert_eq!(names, ["best move", "good move", "inaccuracy", "mistake", "blunder"]);
    let meanings = Grade::ALL.map(|grade| english(|reviewer| reviewer.grade_meaning(grade)));
    assert_eq!(
        meanings,
        [
            "Nothing better is known.",
            "It lost less than 2.0% of the chance to win.",
            "It lost at least 2.0% of the chance to win.",
            "It lost at least 5.0% of the chance to win.",
            "It lost at least 10.0% of the chance to win.",
        ]
    );
    let told = english(|reviewer| reviewer.all_graded(&[20, 1, 0, 2, 1]));
    assert_eq!(told, "20 best moves, 1 good move, 2 mistakes and 1 blunder");
    assert_eq!(english(|reviewer| reviewer.all_graded(&[0; 5])), "");
}

#[test]
fn accuracy_is_told_and_explained() {
    english(|reviewer| {
        let accuracy = |lost| reviewer.accuracy(seat(1), Accuracy::of(20, lost));
        assert_eq!(accuracy(20 * 100), "Ann: accuracy 83.3");
        assert_eq!(accuracy(0), "Ann: accuracy 100.0");
        assert_eq!(accuracy(1), "Ann: accuracy 99.9", "only perfect play is perfect");
        assert_eq!(reviewer.accuracy(seat(2), None), "Bea: no decision yet");
        let explained = reviewer.accuracy_explained();
        assert_eq!(explained[1], "Losing 1.0% with each move on average makes 83.3.");
        assert_eq!(explained[2], "Losing 5.0% with each move on average makes 50.0.");
        assert_eq!(explained.len(), 5);
    });
    assert_eq!(czech(|it| it.accuracy(seat(1), Accuracy::of(20, 2000))), "Ann: přesnost 83,3");
}

fn luck(chance: i32, lead: i32) -> Luck {
    Luck { worth: Worth { chance, lead }, error: Worth { chance: 100, lead: 80 } }
}

#[test]
fn luck_is_told_for_everybody_and_what_is_shown_sums_to_zero() {
    let deal = |all: &[Luck]| DealLuck { moment: 9, round: 3, luck: all.iter().copied().collect() };
    let two = deal(&[luck(310, 240), luck(-310, -240)]);
    let told = "Deal of round 3: Ann +2.4 points, Bea −2.4 points";
    assert_eq!(english(|reviewer| reviewer.deal_luck(&two)), told);
    let told = "3. kolo, naplnění nabídek: Ann +2,4 bodu, Bea −2,4 bodu";
    assert_eq!(czech(|reviewer| reviewer.deal_luck(&two)), told);
    let three: BySeat<Luck> = [luck(0, 28), luck(0, -14), luck(0, -14)].into_iter().collect();
    let told = "All deals together: Ann +0.3 points, Bea −0.1 points, Cid −0.2 points";
    assert_eq!(english(|reviewer| reviewer.all_luck(&three)), told);
    let told = "Ann: +2.4 points, +3.1% to win, give or take 0.8 points";
    assert_eq!(english(|reviewer| reviewer.luck(seat(1), luck(310, 240))), told);
    let zero =
        "What a deal gives to one player it takes from the others: luck always sums to zero.";
    assert_eq!(english(|reviewer| reviewer.luck_explained())[1], zero);
}

#[test]
fn progress_counts_moments_look_by_look() {
    let stage = |look, done| Stage::Looking { look, done, of: 64 };
    for (stage, told) in [
        (stage(1, 12), "First look: 12 of 64 moments"),
        (stage(2, 0), "Second look: 0 of 64 moments"),
        (stage(3, 63), "Third look: 63 of 64 moments"),
        (stage(4, 1), "Look 4: 1 of 64 moments"),
        (Stage::Done { of: 64 }, "Done: 64 moments looked at"),
    ] {
        assert_eq!(english(|reviewer| reviewer.progress(stage)), told);
    }
    let stopped = english(|reviewer| reviewer.stopped(stage(1, 12)));
    assert_eq!(stopped, "Stopped. First look: 12 of 64 moments");
    let done = english(|reviewer| reviewer.stopped(Stage::Done { of: 1 }));
    assert_eq!(done, "Done: 1 moment looked at", "who is done can't be stopped");
}

#[test]
fn a_sheet_goes_from_the_first_look_to_the_last() {
    let glance = Care { deals: 0, ..Care::nodes(50) };
    let plan = ReviewPlan::new([glance, Care { deals: 0, ..Care::nodes(200) }]);
    let mut sheet = Sheet::new(Story::read(LATE.parse().unwrap(), &["5RF", "CB3"]).unwrap());
    let mut worker = Champion::default();
    let mut stages = vec![Stage::of(&plan, &sheet)];
    while let Some(request) = plan.next_request(&sheet, &[], None) {
        sheet.accept(&request.study(&mut worker).unwrap()).unwrap();
        stages.push(Stage::of(&plan, &sheet));
    }
    assert_eq!(stages[0], Stage::Looking { look: 1, done: 0, of: 2 });
    assert_eq!(stages[1], Stage::Looking { look: 1, done: 1, of: 2 });
    assert_eq!(stages.last(), Some(&Stage::Done { of: 2 }));
}

#[test]
fn a_kept_review_is_refused_with_the_reason() {
    let refused = |error| english(|reviewer| reviewer.kept_refused(&error));
    assert_eq!(
        refused(KeptError::Version { found: 9 }),
        "The review that was kept with this game can’t be read. It begins anew."
    );
    let other = KeptError::OtherGame { step: 1, found: "1W3".to_owned(), expected: None };
    assert_eq!(refused(other), "The review that was kept belongs to another game. It begins anew.");
}

#[test]
fn a_point_of_the_curves_tells_when_and_everybodys_chance() {
    let mut game = Game::new("2cp".parse().unwrap(), Seat::ALL[0]);
    game.deal("WKWW RBRB BYYB RYWR YBYB".parse().unwrap()).unwrap();
    game.play(mv("1W3")).unwrap();
    game.play(mv("2RF")).unwrap();
    let story = Story::from(&game);
    let expected = |chance| Expected { chance, ..Expected::default() };
    let point = |moment, chances: [i32; 2]| CurvePoint {
        moment,
        expected: chances.map(expected).into_iter().collect(),
    };
    for (point, told) in [
        (point(0, [5000, 4999]), "After the deal of round 1: Ann 50%, Bea 50%"),
        (point(1, [6250, 3750]), "After move 1: Ann 63%, Bea 37%"),
        (point(2, [10_000, 0]), "After move 2: Ann 100%, Bea 0%"),
    ] {
        assert_eq!(english(|reviewer| reviewer.point(&story, &point)), told);
    }
    let told = czech(|reviewer| reviewer.point(&story, &point(2, [6299, 3700])));
    assert_eq!(told, "Po 2. tahu: Ann 63\u{a0}%, Bea 37\u{a0}%");
}
