//! Boards and puzzles for the tests.

use azulejo_lessons::{Lesson, Puzzle, Puzzles, STEPS, Step};
use azulejo_rules::{Move, Position};

/// A text as what it says.
pub(crate) fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A lesson that has just come to a step.
pub(crate) fn lesson_at(step: &Step) -> Lesson {
    let mut lesson = Lesson::begin();
    assert!(lesson.go_to(step.id), "{}", step.id);
    lesson
}

/// Every step with the table on which its question is asked.
pub(crate) fn questions() -> impl Iterator<Item = (&'static Step, Position)> {
    STEPS.iter().map(|step| (step, lesson_at(step).position().clone()))
}

/// A position of a puzzle; its round makes it different from others.
pub(crate) fn position(round: usize) -> String {
    format!(
        "2cp {round} 2 1 c -,-,-,-,- BBBYYYYRKKWWW 0.0.0.0.0 11.11.8.8.8 \
         19:K1/-/-/W4/R5:BYR.W/WBY.K/KWB.R/.K.../.....:- \
         28:W1/K2/R1/K2/-:BYRK./WBYR./K.B../...../YR...:-"
    )
}

/// A line of a file, with fields besides id, best move and position.
pub(crate) fn line(id: &str, round: usize, fields: &str) -> String {
    let position = position(round);
    format!(r#"{{"id":"{id}",{fields},"best":"CR3","position":"{position}"}}"#)
}

/// A file of so many puzzles, those of the end with a `from`.
pub(crate) fn file(count: usize, later: usize, from: &str) -> Puzzles {
    let fields = r#""theme":"floor","difficulty":3,"gap":400"#;
    let early = (0..count).map(|index| line(&format!("p{index}"), index + 1, fields));
    let late = (count..count + later).map(|index| {
        line(&format!("p{index}"), index + 1, &format!(r#"{fields},"from":"{from}""#))
    });
    let lines: Vec<String> = early.chain(late).collect();
    Puzzles::read(&lines.join("\n")).unwrap()
}

/// One puzzle.
pub(crate) fn puzzle() -> Puzzle {
    Puzzle::read(&line("one", 5, r#""theme":"floor","difficulty":1,"gap":350"#)).unwrap()
}
