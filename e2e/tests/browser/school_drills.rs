//! Drills and the puzzle of the day: tried, hinted at, solved, explained and kept.

use crate::guest::Guest;
use crate::languages::fits_in_every_language;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Pointer, Size};
use azulejo_lessons::{Day, Difficulty, Filter, Hint, Puzzle, Puzzles};
use azulejo_rules::{Move, MoveKind, Phase};
use serde_json::json;

const FILE: &str = include_str!("../../../crates/lessons/puzzles/puzzles.jsonl");

fn puzzles() -> Result<Puzzles> {
    Puzzles::read(FILE).context("the puzzles")
}

/// A take without a choice of sides: what digit, letter, digit enters.
fn is_plain(mv: Move) -> bool {
    matches!(mv.kind(), MoveKind::Take(take) if take.left.is_none())
}

/// A puzzle whose moves are entered in one go.
fn plain_puzzle(puzzles: &Puzzles) -> Result<&Puzzle> {
    let plain = |puzzle: &&Puzzle| {
        puzzle.position.phase() == Phase::Offer
            && puzzle.position.legal_moves().into_iter().all(is_plain)
    };
    puzzles.all().iter().find(plain).context("there is a plain puzzle")
}

fn wrong_move(puzzle: &Puzzle) -> Result<Move> {
    let mut moves = puzzle.position.legal_moves().into_iter();
    moves.find(|&mv| is_plain(mv) && !puzzle.is_solved_by(mv)).context("there is a wrong move")
}

/// A place in the school, opened anew.
fn open(guest: &Guest, place: &str) -> Result<()> {
    // Else only the hash would change, and nothing be loaded.
    guest.visit.browser.go("about:blank")?;
    guest.visit.open(&format!("school.html#{place}"))?;
    guest.wait_for("main.drills h2")
}

#[test]
fn a_wrong_move_is_told_its_cost_and_the_best_one_is_explained_and_kept() -> Result<()> {
    let puzzles = puzzles()?;
    let puzzle = plain_puzzle(&puzzles)?;
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, &format!("drills/{}", puzzle.id))?;
        Hand::Keys.enter(guest, &[wrong_move(puzzle)?])?;
        guest.wait_for_text(".actions .prompt", "There is a better move.")?;
        assert_eq!(guest.count(".drill-wrong > li")?, 1);
        guest.wait_for_text(".drill-wrong .note", "worse").context("the cost is not told")?;
        Hand::Keys.enter(guest, &[puzzle.best])?;
        guest.wait_for(".drill-answer[data-solved]")?;
        guest.wait_until_soon("document.activeElement.id === 'drill-closing'")?;
        guest.wait_for(".drill-reasons > li")?;
        ensure!(guest.text(".drill-best")?.contains(&puzzle.best.to_string()), "the best move");
        // The line is on the table, move for move.
        guest.tap(".drill-line li:first-child .log-step")?;
        guest.wait_for(".bench [data-hint]")?;
        let violations = guest.violations()?;
        ensure!(violations.is_empty(), "{violations:?}");
        open(guest, &format!("drills/{}", puzzle.id))?;
        guest.wait_for(".drill-answer[data-solved]")?;
        open(guest, "drills")?;
        assert_eq!(guest.count(".drills-link[data-status=solved]")?, 1);
        Ok(())
    })
}

#[test]
fn hints_come_one_by_one_and_then_the_answer() -> Result<()> {
    let puzzles = puzzles()?;
    let puzzle = plain_puzzle(&puzzles)?;
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, &format!("drills/{}", puzzle.id))?;
        let hints = Hint::all(puzzle).len() as u64;
        for given in 1..=hints {
            guest.tap("#drill-hint")?;
            guest.wait_until_soon(&format!(
                "document.querySelectorAll('.drill-hints > li').length === {given}"
            ))?;
        }
        guest.wait_for("#drill-hint[aria-disabled=true]")?;
        guest.tap("#drill-show")?;
        guest.wait_for(".drill-answer:not([data-solved])")?;
        guest.tap("#drill-next")?;
        guest.wait_until("another puzzle", &format!("!location.hash.endsWith('{}')", puzzle.id))?;
        guest.wait_for("#drill-hint")
    })
}

#[test]
fn what_is_wanted_is_counted_and_stays_chosen() -> Result<()> {
    let puzzles = puzzles()?;
    let theme = puzzles.all()[0].theme;
    let filter = Filter { theme: Some(theme), difficulty: Some(Difficulty::Easy), players: None };
    let wanted = puzzles.chosen(filter).count() as u64;
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, "drills")?;
        assert_eq!(guest.count(".drills-link")?, puzzles.len() as u64);
        guest.choose("difficulty", "easy")?;
        guest.choose_in(".drills-choose .select", theme.name())?;
        guest.wait_until_soon(&format!(
            "document.querySelectorAll('.drills-link').length === {wanted}"
        ))?;
        open(guest, "drills")?;
        assert_eq!(guest.count(".drills-link")?, wanted);
        assert_eq!(guest.count(".drills-cell[aria-pressed=true]")?, u64::from(wanted > 0));
        Ok(())
    })
}

/// Enters the best move of a puzzle, whatever it takes.
fn solve(guest: &Guest, puzzle: &Puzzle, hand: Hand) -> Result<()> {
    // A placement is entered together with those after it.
    let mut decision = vec![puzzle.best];
    let mut pos = puzzle.position.clone();
    let seat = pos.player_to_move();
    pos.play(puzzle.best)?;
    while pos.phase() == Phase::Tiling && pos.player_to_move() == seat {
        let mv = pos.legal_moves()[0];
        pos.play(mv)?;
        decision.push(mv);
    }
    hand.enter(guest, &decision)
}

/// Every page that is opened from now on believes that it is about noon of today, so that no day ends meanwhile.
fn stay_at_noon(guest: &Guest) -> Result<()> {
    let noon = "const now = new Date(); return new Date(now).setHours(12, 0, 0, 0) - now;";
    let ahead = guest.run(noon)?;
    let script = format!(
        "globalThis.Date = class extends Date {{
            constructor(...args) {{ if (args.length) super(...args); else super(new.target.now()); }}
            static now() {{ return super.now() + {ahead}; }}
        }};"
    );
    guest.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script })).map(drop)
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everyone_and_its_result_gives_nothing_away() -> Result<()>
{
    let puzzles = puzzles()?;
    Guest::with(Size::LAPTOP, |guest| {
        stay_at_noon(guest)?;
        open(guest, "daily")?;
        let date = "const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()];";
        let date: (u16, u8, u8) = serde_json::from_value(guest.run(date)?)?;
        let today = Day::new(date.0, date.1, date.2).context("a day")?;
        let puzzle = puzzles.daily(today).context("a puzzle")?;
        guest.scroll_to(".drill-table .offer")?;
        solve(guest, puzzle, Hand::Keys)?;
        guest.wait_for(".drill-answer[data-solved]")?;
        let result = guest.text(".daily-result")?;
        ensure!(result.contains(&today.to_string()) && result.contains('◆'), "{result}");
        ensure!(!result.contains(&puzzle.best.to_string()), "{result}");
        guest.wait_for_text(".daily-streak", "1 day in a row")?;
        guest.scroll_to("#daily-copy")?;
        guest.tap("#daily-copy")?;
        guest.wait_for(".toast")?;
        open(guest, "daily")?;
        guest.wait_for(".drill-answer[data-solved]")?;
        guest.wait_for_text(".daily-streak", "1 day in a row")?;
        // The day before can be made up for.
        guest.tap(".drills-days li:nth-child(2) a")?;
        guest.wait_for("#drill-hint")?;
        guest.wait_until_soon("document.activeElement.id === 'drill-title'")
    })
}

#[test]
fn a_damaged_memory_of_puzzles_is_set_aside() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, "drills")?;
        guest.run("localStorage.setItem('azulejo.puzzles', 'nonsense');")?;
        open(guest, "drills")?;
        ensure!(guest.count(".drills-link")? > 0, "there are no puzzles");
        let aside = guest.run("return localStorage.getItem('azulejo.set-aside');")?;
        ensure!(aside.as_str() == Some("nonsense"), "{aside}");
        // It says so on the console, too, for whoever helps.
        let faults = guest.faults()?;
        ensure!(faults.iter().all(|fault| fault.contains("can't be read")), "{faults:?}");
        Ok(())
    })
}

#[test]
fn a_puzzle_is_tried_by_finger_and_fits_the_smallest_phone_in_every_language() -> Result<()> {
    let puzzles = puzzles()?;
    let puzzle = plain_puzzle(&puzzles)?;
    Guest::with(Size::SMALL_PHONE, |guest| {
        open(guest, &format!("drills/{}", puzzle.id))?;
        guest.scroll_to(".drill-table .center")?;
        Hand::Presses(Pointer::Touch).enter(guest, &[wrong_move(puzzle)?])?;
        guest.wait_for(".drill-wrong > li")?;
        guest.scroll_to("#drill-show")?;
        guest.tap("#drill-show")?;
        guest.wait_for(".drill-reasons > li")?;
        fits_in_every_language(guest)
    })
}
