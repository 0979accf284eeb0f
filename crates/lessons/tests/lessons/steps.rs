//! Every step is a real board with a question that can be answered, well and badly.

use crate::support::{lesson_at, questions};
use azulejo_lessons::{Answer, Chapter, Condition, STEPS, Stage};
use azulejo_rules::{Effect, IllegalMove, Next, Seat};
use std::collections::BTreeSet;

#[test]
fn every_id_is_kebab_case_and_there_once() {
    let ids: BTreeSet<&str> = STEPS.iter().map(|step| step.id).collect();
    assert_eq!(ids.len(), STEPS.len());
    for id in ids {
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{id}");
    }
}

#[test]
fn the_ids_are_those_that_links_and_kept_lessons_name() {
    let ids: Vec<&str> = STEPS.iter().map(|step| step.id).collect();
    let taking = ["factory", "center", "full-line", "allowed", "overflow"];
    let scoring = ["wall", "runs", "floor", "next-start", "column", "color", "end"];
    let variants = ["free-column", "extra", "magnet", "keeper", "spread", "tray"];
    assert_eq!(ids, [&taking[..], &scoring, &variants].concat());
}

#[test]
fn every_position_is_sound_and_written_as_we_write_it() {
    for step in &STEPS {
        assert_eq!(step.position().to_string(), step.position, "{}", step.id);
    }
}

#[test]
fn the_pupil_is_asked_at_seat_1() {
    for (step, pos) in questions() {
        assert_eq!(pos.next(), Next::Player(Seat::ALL[0]), "{}", step.id);
    }
}

#[test]
fn every_step_accepts_a_move_and_misses_another_legal_one() {
    for (step, pos) in questions() {
        let accepted = step.accepted(&pos).count();
        assert!(accepted > 0, "{} accepts nothing", step.id);
        assert!(accepted < pos.legal_moves().len(), "{} accepts everything", step.id);
    }
}

/// With it every scripted move and deal, after every accepted move.
#[test]
fn every_accepted_move_passes_and_its_script_is_played() {
    for (step, pos) in questions() {
        for mv in step.accepted(&pos) {
            let mut lesson = lesson_at(step);
            let Answer::Passed(passed) = lesson.play(mv) else { panic!("{}: {mv}", step.id) };
            assert_eq!(passed.frames.len(), 1 + step.after.len(), "{}: {mv}", step.id);
            assert_eq!(lesson.position(), &passed.frames.last().unwrap().position);
            assert_eq!(lesson.stage(), Stage::Passed);
        }
    }
}

#[test]
fn what_is_legal_and_misses_the_point_leaves_the_table() {
    for (step, pos) in questions() {
        let mut lesson = lesson_at(step);
        for mv in pos.legal_moves().into_iter().filter(|&mv| !step.accepts(&pos, mv)) {
            let answer = lesson.play(mv);
            assert!(matches!(answer, Answer::Missed(_)), "{}: {mv} {answer:?}", step.id);
            assert_eq!(lesson.position(), &pos);
        }
    }
}

/// The reason is the rules' own, for every move of every step that they refuse.
#[test]
fn what_the_rules_refuse_is_refused_for_their_reason() {
    for (step, pos) in questions() {
        let mut lesson = lesson_at(step);
        for mv in (0..pos.rules().actions()).filter_map(|action| pos.action(action)) {
            if let Err(illegal) = pos.check(mv) {
                assert_eq!(lesson.play(mv), Answer::Refused(illegal), "{}: {mv}", step.id);
            }
        }
        assert_eq!(lesson.position(), &pos);
    }
}

#[test]
fn a_line_refuses_for_every_reason_there_is() {
    let (step, pos) = questions().find(|(step, _)| step.id == "allowed").unwrap();
    assert_eq!(step.accepted(&pos).count(), 1);
    let refused = |line: u8| pos.check(format!("2B{line}").parse().unwrap()).unwrap_err();
    assert!(matches!(refused(1), IllegalMove::LineFull { .. }));
    assert!(matches!(refused(2), IllegalMove::RowHolds { .. }));
    assert!(matches!(refused(3), IllegalMove::RowHolds { .. }));
    assert!(matches!(refused(4), IllegalMove::LineHolds { .. }));
}

#[test]
fn every_chapter_of_the_rules_has_its_steps() {
    let chapters: BTreeSet<Chapter> = STEPS.iter().map(|step| step.chapter).collect();
    assert!(chapters.into_iter().eq(Chapter::ALL));
}

#[test]
fn every_effect_has_its_step() {
    let named = STEPS.iter().flat_map(|step| step.aim);
    let effects: BTreeSet<Effect> = named
        .filter_map(|condition| match condition {
            Condition::Gold(effect) => Some(*effect),
            _ => None,
        })
        .collect();
    // One magnet stands for all five.
    let lacking = |effect: &Effect| match effect {
        Effect::Magnet(_) => !effects.iter().any(|known| matches!(known, Effect::Magnet(_))),
        effect => !effects.contains(effect),
    };
    assert_eq!(Effect::ALL.into_iter().filter(lacking).collect::<Vec<_>>(), []);
}
