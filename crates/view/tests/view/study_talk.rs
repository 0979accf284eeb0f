//! Whole reviews in every language: no message is missing and none lacks a variable.

use crate::study::{LAST_TAKES, LATE, PLACING, decision, reasons, reviewed, studied_story};
use crate::support::play_game;
use azulejo_rules::{Position, Seat};
use azulejo_study::{Decision, Grade, KeptError, Sheet, Story};
use azulejo_testkit::fixture::seat;
use azulejo_view::study::Stage;
use azulejo_view::{Language, Reviewer, Theme};

/// How much of a game is looked at.
const MOMENTS: usize = 40;

/// A sentence that is whole: no message was missing, no variable stayed open, no mark was left.
fn check(sentence: &str) {
    assert!(!sentence.trim().is_empty());
    for sign in ["⟦", "{", "}", "$", "\u{e000}", "\u{e001}", "  ", ".."] {
        assert!(!sentence.contains(sign), "{sentence}");
    }
}

fn in_every_language(rules: &str, say: impl Fn(Reviewer<'_>)) {
    for language in Language::ALL {
        for theme in Theme::ALL {
            reviewed(language, theme, rules, &say);
        }
    }
}

fn tell_decision(reviewer: Reviewer<'_>, decision: &Decision) {
    reviewer.why(decision).iter().for_each(|sentence| check(sentence));
    reviewer.replies(decision).iter().for_each(|sentence| check(&sentence.to_string()));
    check(&reviewer.named_move(&decision.before, decision.mv()).to_string());
    if !decision.is_best() {
        check(&reviewer.better(decision).to_string());
    }
    let line = reviewer.line(&decision.best);
    assert_eq!(line.is_empty(), decision.best.line.len() < 2);
    check(&reviewer.verdict(decision));
    reviewer.solved_mark(decision).iter().for_each(|mark| check(mark));
    reviewer.solved(decision).iter().for_each(|sentence| check(sentence));
}

fn tell_sheet(reviewer: Reviewer<'_>, sheet: &Sheet) {
    for moment in 0..sheet.story().len() {
        sheet.decision(moment).iter().for_each(|decision| tell_decision(reviewer, decision));
    }
    reviewer.costliest(sheet).iter().for_each(|told| check(&told.to_string()));
    sheet.curves().iter().for_each(|point| check(&reviewer.point(sheet.story(), point)));
    sheet.deals().iter().for_each(|deal| check(&reviewer.deal_luck(deal)));
    sheet.luck().iter().for_each(|luck| check(&reviewer.all_luck(luck)));
    for told in &sheet.seats() {
        check(&reviewer.accuracy(told.seat, told.accuracy));
        check(&reviewer.all_graded(&told.grades));
        told.luck.iter().for_each(|&luck| check(&reviewer.luck(told.seat, luck)));
    }
}

#[test]
fn whole_reviews_are_told_in_every_language() {
    for (rules, seed) in [("2cp", 3), ("3fs", 5), ("4ce", 7)] {
        let game = play_game(rules, seed, |_, _| {});
        let steps = Story::from(&game).steps();
        let start = Position::new(game.rules(), game.first());
        // As far as the second or third round.
        let sheet = studied_story(Story::read(start, &steps[..MOMENTS]).unwrap());
        assert_eq!(sheet.costliest().len(), 3, "{rules}: random players err");
        in_every_language(rules, |reviewer| tell_sheet(reviewer, &sheet));
    }
}

#[test]
fn every_reason_and_grade_is_told_in_every_language() {
    in_every_language("2cp", |reviewer| {
        for (reason, _) in reasons() {
            check(&reviewer.reason(seat(1), &reason).unwrap());
        }
        for grade in Grade::ALL {
            check(&reviewer.grade(grade));
            check(&reviewer.grade_meaning(grade));
            for count in [1, 2, 5, 21] {
                check(&reviewer.graded(grade, count));
            }
        }
        for (position, best, played) in [
            (LATE, "CB2 5R2 CK2", "5RF CB3 CK2"),
            (LAST_TAKES, "CB1 CKF", "CK1 CBF"),
            (PLACING, "2@1", "2@5"),
        ] {
            tell_decision(reviewer, &decision(position, best, played, true));
        }
    });
}

#[test]
fn progress_and_explanations_are_told_in_every_language() {
    in_every_language("2cp", |reviewer| {
        reviewer.accuracy_explained().iter().for_each(|sentence| check(sentence));
        reviewer.luck_explained().iter().for_each(|sentence| check(sentence));
        for look in 1..5 {
            let stage = Stage::Looking { look, done: 1, of: 4 };
            check(&reviewer.progress(stage));
            check(&reviewer.stopped(stage));
        }
        check(&reviewer.progress(Stage::Done { of: 1 }));
        check(&reviewer.not_kept());
        check(&reviewer.kept_refused(&KeptError::Version { found: 2 }));
        let other = KeptError::OtherStart { found: String::new(), expected: String::new() };
        check(&reviewer.kept_refused(&other));
        check(&reviewer.accuracy(Seat::ALL[1], None));
    });
}

#[test]
fn only_english_writes_decimals_with_a_point() {
    for language in Language::ALL {
        let told = azulejo_view::study::signed_tenths(language, -650);
        let expected = if language == Language::En { "−6.5" } else { "−6,5" };
        assert_eq!(told, expected, "{language:?}");
    }
}
