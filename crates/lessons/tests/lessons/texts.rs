//! Every sentence can be said, in every language and theme.

use crate::support::{lesson_at, puzzle, questions};
use azulejo_lessons::{
    Answer, Attempt, Day, Difficulty, Hint, Loss, Streak, Theme, WordValue, Words, daily_result,
};
use azulejo_rules::{Column, Factory, Source, Tile};
use azulejo_search::Greedy;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::path::Path;

const LANGUAGES: [&str; 6] = ["en", "et", "hu", "uk", "cs", "pl"];

/// All messages of a language, as Fluent itself reads them.
fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    for name in ["game.ftl", "app.ftl", "lessons.ftl"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n").join(language);
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        let resource = FluentResource::try_new(text)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{name}: {errors:?}"));
        bundle.add_resource(resource).unwrap();
    }
    bundle
}

fn tell(bundle: &FluentBundle<FluentResource>, words: &Words, theme: &str) -> String {
    let mut args = FluentArgs::new();
    args.set("theme", theme);
    for (name, value) in &words.values {
        let value: FluentValue<'_> = match value {
            WordValue::Number(number) => (*number).into(),
            WordValue::Tile(tile) => tile.letter().to_string().into(),
            WordValue::Text(text) => text.as_str().into(),
        };
        args.set(*name, value);
    }
    let message = bundle.get_message(words.id).unwrap_or_else(|| panic!("{} is missing", words.id));
    let mut faults = Vec::new();
    let pattern = message.value().unwrap_or_else(|| panic!("{} says nothing", words.id));
    let told = bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
    assert!(faults.is_empty(), "{}: {faults:?}", words.id);
    told
}

/// Everything that a lesson can say: for each step its title, its question, what it says about a few
/// moves that miss, and about every one that passes.
fn lesson_words() -> Vec<Words> {
    let mut all = Vec::new();
    for (step, pos) in questions() {
        let lesson = lesson_at(step);
        all.extend([lesson.title(), lesson.ask()]);
        let (hits, misses): (Vec<_>, Vec<_>) =
            pos.legal_moves().into_iter().partition(|&mv| step.accepts(&pos, mv));
        for mv in misses.into_iter().take(3).chain(hits) {
            match lesson.clone().play(mv) {
                Answer::Missed(words) => all.push(words),
                Answer::Passed(passed) => all.push(passed.words),
                answer => panic!("{}: {mv} {answer:?}", step.id),
            }
        }
    }
    all
}

/// Everything that is said about puzzles.
fn puzzle_words() -> Vec<Words> {
    let mut all: Vec<Words> = Vec::new();
    all.extend(Theme::ALL.map(|theme| Words::bare(theme.message())));
    all.extend(Theme::ALL.map(|theme| Hint::Theme(theme).words()));
    all.extend(Difficulty::ALL.map(|difficulty| Words::bare(difficulty.message())));
    all.extend(Tile::ALL.map(|tile| Hint::Color(tile).words()));
    let sources = [Source::Factory(Factory::ALL[0]), Source::Center];
    all.extend(sources.map(|source| Hint::Source(source).words()));
    all.push(Hint::Column(Column::ALL[0]).words());
    let puzzle = puzzle();
    let losses = puzzle
        .position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| Loss::of(&puzzle, mv, 100, &mut Greedy).map(|loss| loss.words()));
    all.extend(losses);
    let mut shown = Attempt::new(puzzle.clone());
    shown.give_up();
    all.extend(shown.closing());
    let mut attempt = Attempt::new(puzzle.clone());
    let day = Day::new(2026, 11, 16).unwrap();
    let streak = Streak { current: 2, longest: 9 };
    all.extend(daily_result(day, &attempt, streak));
    for step in 0..3 {
        let mut solved = attempt.clone();
        solved.play(puzzle.best);
        all.extend(solved.closing());
        all.extend(daily_result(day, &solved, streak));
        match step {
            0 => {
                attempt.play("CB5".parse().unwrap());
            }
            _ => {
                attempt.hint();
            }
        }
    }
    all
}

#[test]
fn everything_can_be_said_in_every_language_and_theme() {
    let all = [lesson_words(), puzzle_words()].concat();
    for language in LANGUAGES {
        let bundle = bundle(language);
        for words in &all {
            for theme in ["palace", "chocolate"] {
                let told = tell(&bundle, words, theme);
                assert!(!told.trim().is_empty(), "{language}: {}", words.id);
            }
        }
    }
}

#[test]
fn every_kind_of_sentence_was_among_them() {
    let all = [lesson_words(), puzzle_words()].concat();
    let said = |id: &str| all.iter().any(|words| words.id == id);
    for id in ["puzzle-wrong-points", "puzzle-wrong-chance", "puzzle-shown", "daily-streak"] {
        assert!(said(id), "{id}");
    }
    for id in ["puzzle-solved-at-once", "puzzle-solved", "puzzle-solved-hinted", "daily-unsolved"] {
        assert!(said(id), "{id}");
    }
}

#[test]
fn numbers_choose_their_plural_form() {
    let words = |points: i64| Words::bare("puzzle-wrong-points").number("points", points);
    let told = |language: &str, points: i64| tell(&bundle(language), &words(points), "palace");
    assert!(told("en", 1).contains("1 point "));
    assert!(told("cs", 3).contains("3 body "));
    assert!(told("pl", 5).contains("5 punktów"));
    assert!(told("uk", 21).contains("21 очко"));
}

#[test]
fn a_step_speaks_of_the_pieces_of_its_theme() {
    let ask = questions().next().map(|(step, _)| lesson_at(step).ask()).unwrap();
    let english = bundle("en");
    assert!(tell(&english, &ask, "palace").contains("all tiles"));
    assert!(tell(&english, &ask, "chocolate").contains("all chocolates"));
}
