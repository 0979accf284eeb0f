//! Files of puzzles: what is read, and what is refused with its place.

use crate::support::{line, position};
use azulejo_lessons::{Day, Difficulty, Filter, Puzzle, PuzzleError, PuzzleFault, Puzzles, Theme};
use azulejo_rules::Players;

const GOOD: &str = r#""theme":"deny","difficulty":2,"gap":325"#;

fn refused(text: &str) -> PuzzleError {
    Puzzles::read(text).expect_err("the file is broken")
}

#[test]
fn a_line_is_a_puzzle() {
    let fields =
        r#""theme":"free-wall","difficulty":2,"gap":325,"solved":true,"from":"2026-12-01""#;
    let puzzles = Puzzles::read(&line("a-1", 5, fields)).unwrap();
    let puzzle = puzzles.by_id("a-1").unwrap();
    assert_eq!(puzzle.position.to_string(), position(5));
    assert_eq!(puzzle.best.to_string(), "CR3");
    assert_eq!((puzzle.theme, puzzle.difficulty), (Theme::FreeWall, Difficulty::Medium));
    assert_eq!((puzzle.gap, puzzle.solved), (325, true));
    assert_eq!(puzzle.from, Day::new(2026, 12, 1));
    let plain = Puzzle::read(&line("b", 6, GOOD)).unwrap();
    assert_eq!((plain.solved, plain.from), (false, None));
}

#[test]
fn empty_lines_are_passed_over_and_counted() {
    let text = format!("\n{}\n\n  \n{}\n", line("a", 1, GOOD), line("b", 2, GOOD));
    assert_eq!(Puzzles::read(&text).unwrap().len(), 2);
    assert_eq!(refused(&format!("{text}\nnonsense")).line, 7);
    assert!(Puzzles::read("").unwrap().is_empty());
}

#[test]
fn broken_files_are_refused_with_place_and_reason() {
    for (fields, reason) in [
        (r#""theme":"luck","difficulty":2,"gap":325"#, "unknown variant `luck`"),
        (r#""theme":"deny","difficulty":4,"gap":325"#, "difficulty: found 4"),
        (r#""theme":"deny","difficulty":2"#, "missing field `gap`"),
        (r#""theme":"deny","difficulty":2,"gap":299"#, "gap: found 299, expected at least 300"),
        (r#""theme":"deny","difficulty":2,"gap":3.5"#, "invalid type"),
        (r#""theme":"deny","difficulty":2,"gap":400,"from":"2026-02-30""#, "from: `2026-02-30`"),
        (r#""theme":"deny","difficulty":2,"gap":400,"what":1"#, "unknown field `what`"),
    ] {
        let error = refused(&format!("{}\n{}", line("a", 1, GOOD), line("b", 2, fields)));
        assert_eq!(error.line, 2, "{fields}");
        let told = error.to_string();
        assert!(told.starts_with("line 2: ") && told.contains(reason), "{told}");
    }
}

#[test]
fn broken_positions_and_moves_are_refused() {
    let good = line("a", 5, GOOD);
    for (from, to, reason) in [
        ("CR3", "CR9", "best: character 3"),
        ("CR3", "CB1", "best: line 1 is full"),
        ("CR3", "", "best: no move is named"),
        ("CR3", "CR3 CB5 CR3", "best: CR3 is there twice"),
        ("2cp 5 2", "2cp 5 3", "position: "),
        ("11.11.8.8.8", "11.11.8.8.9", "position: "),
        (r#""a""#, r#""A b""#, "id: `A b`"),
        (r#"{"id""#, r#"{"no""#, "unknown field `no`"),
    ] {
        let told = refused(&good.replacen(from, to, 1)).to_string();
        assert!(told.starts_with("line 1: ") && told.contains(reason), "{told}");
    }
}

#[test]
fn a_position_without_a_choice_is_refused() {
    let over = "2cp 1 1 1 c -,-,-,-,- - 20.20.20.20.20 0.0.0.0.0 \
        0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";
    let text = line("a", 5, GOOD).replace(&position(5), over);
    assert_eq!(refused(&text).fault, PuzzleFault::NothingToMove);
    let all: Vec<String> = Puzzle::read(&line("a", 5, GOOD))
        .map(|puzzle| puzzle.position.legal_moves().iter().map(ToString::to_string).collect())
        .unwrap();
    let text = line("a", 5, GOOD).replace("CR3", &all.join(" "));
    assert_eq!(refused(&text).fault, PuzzleFault::NoChoice);
}

#[test]
fn nothing_is_there_twice() {
    let text = format!("{}\n{}", line("a", 1, GOOD), line("a", 2, GOOD));
    assert_eq!(refused(&text).fault, PuzzleFault::IdTwice { id: "a".into() });
    let text = format!("{}\n{}", line("a", 1, GOOD), line("b", 1, GOOD));
    assert_eq!(refused(&text).fault, PuzzleFault::PositionTwice);
}

#[test]
fn puzzles_are_chosen_by_theme_difficulty_and_players() {
    let hard = r#""theme":"floor","difficulty":3,"gap":400"#;
    let puzzles =
        Puzzles::read(&[line("a", 1, GOOD), line("b", 2, hard), line("c", 3, GOOD)].join("\n"))
            .unwrap();
    let ids = |filter| puzzles.chosen(filter).map(|puzzle| &*puzzle.id).collect::<Vec<_>>();
    let any = Filter::default();
    assert_eq!(ids(any), ["a", "b", "c"]);
    assert_eq!(ids(Filter { theme: Some(Theme::Deny), ..any }), ["a", "c"]);
    assert_eq!(ids(Filter { difficulty: Some(Difficulty::Hard), ..any }), ["b"]);
    assert_eq!(ids(Filter { players: Some(Players::Two), ..any }).len(), 3);
    assert_eq!(ids(Filter { players: Some(Players::Three), ..any }).len(), 0);
}

#[test]
fn themes_are_named_alike_everywhere() {
    for theme in Theme::ALL {
        assert_eq!(serde_json::to_string(&theme).unwrap(), format!("\"{}\"", theme.name()));
        assert_eq!(theme.message(), format!("puzzle-theme-{}", theme.name()));
    }
}
