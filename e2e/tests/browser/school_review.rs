//! The review of a game: loaded, studied as one looks at it, stopped, kept, and stepped through.

use crate::guest::Guest;
use crate::languages::fits_in_every_language;
use crate::situation::game;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Key, Options, Picture, Size};
use azulejo_rules::{Game, Position};
use serde_json::json;

const DONE: &str = ".review-progress p[data-run=done]";

/// So many first moves of a random game, which are studied within seconds.
fn beginning(rules: &str, seed: u64, moves: usize) -> Result<Game> {
    let whole = game(rules, seed)?;
    let mut game = Game::new(whole.rules(), whole.first());
    game.set_tag("Seat1", "Ann")?;
    let mut left = moves;
    for round in whole.rounds() {
        if left == 0 {
            break;
        }
        game.deal(round.deal.clone())?;
        for &mv in round.moves.iter().take(left) {
            game.play(mv)?;
        }
        left = left.saturating_sub(round.moves.len());
    }
    Ok(game)
}

/// The table before each move and after each deal.
fn tables(game: &Game) -> Vec<(Position, bool)> {
    let frames: Vec<_> = game.replay().collect();
    let moments = frames.windows(2).map(|pair| match pair[1].step {
        azulejo_rules::Step::Deal(_) => (pair[1].position.clone(), false),
        _ => (pair[0].position.clone(), true),
    });
    moments.collect()
}

fn open(guest: &Guest, place: &str) -> Result<()> {
    // Else only the hash would change, and nothing be loaded.
    guest.go("about:blank")?;
    guest.visit.open(&format!("school.html#{place}"))?;
    guest.wait_for("main.review h2, main.review .card")
}

/// Brings a record, as somebody does who has it as text.
fn load(guest: &Guest, game: &Game) -> Result<()> {
    open(guest, "review")?;
    guest.tap(".review-ways .button:has(use[href='#icon-load'])")?;
    guest.wait_for("dialog.load[open] textarea")?;
    guest.run("document.querySelector('dialog.load textarea').focus();")?;
    guest.devtools("Input.insertText", &json!({ "text": game.to_string() }))?;
    guest.tap("dialog.load .sheet-foot .button.primary")?;
    guest.wait_for(".chances-graph")
}

fn shows(guest: &Guest, table: &Position) -> Result<()> {
    let differences = Picture::of(table).still().differences(&guest.still_picture()?.still());
    ensure!(differences.is_empty(), "another table:\n{differences}");
    Ok(())
}

fn at(guest: &Guest, step: usize) -> Result<()> {
    guest.wait_for_text(".step-place", &format!("Step {step} of"))
}

/// The numbers of a row of the luck report.
fn luck(guest: &Guest, row: usize) -> Result<Vec<i64>> {
    let cells = guest.texts(&format!(".review-luck tbody tr:nth-child({row}) td strong"))?;
    let tenths = |cell: &String| cell.replace('−', "-").replace(['.', '+'], "").parse();
    Ok(cells.iter().map(tenths).collect::<Result<_, _>>()?)
}

#[test]
fn a_record_is_studied_and_kept_with_its_game() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = beginning("2cp", 5, 14)?;
        load(guest, &game)?;
        guest.wait_for(DONE)?;
        let moves = game.rounds().iter().map(|round| round.moves.len()).sum::<usize>() as u64;
        assert_eq!(guest.count(".chances-chart polyline[points*=',']")?, 2);
        assert_eq!(guest.count("button.review-move[data-grade]")?, moves);
        let rounds = game.rounds().len();
        assert_eq!(
            guest.count("button.review-move:not([data-grade])")?,
            rounds as u64,
            "the deals"
        );
        ensure!(guest.text(".review-players")?.contains("Ann: accuracy "), "no accuracy");
        for round in 1..=rounds {
            let luck = luck(guest, round)?;
            assert_eq!((luck.len(), luck.iter().sum::<i64>()), (2, 0), "round {round}: {luck:?}");
        }
        let known = guest.texts("button.review-move")?;
        let violations = guest.violations()?;
        ensure!(violations.is_empty(), "{violations:?}");

        guest.visit.reload()?;
        guest.wait_for(DONE)?;
        assert_eq!(guest.texts("button.review-move")?, known, "the review is another one");
        open(guest, "review")?;
        guest.wait_for_text(".review-game", "Reviewed")?;
        // Who brings the same record again finds its review.
        load(guest, &game)?;
        ensure!(guest.run("return location.hash;")? == json!("#review/1"), "it is kept twice");
        Ok(())
    })
}

#[test]
fn the_arrows_step_through_the_game_and_the_place_is_kept() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = beginning("2fs", 8, 16)?;
        let tables = tables(&game);
        load(guest, &game)?;
        at(guest, 1)?;
        shows(guest, &tables[0].0)?;
        guest.run("document.querySelector('.chances-graph').focus();")?;
        for step in 2..=tables.len() {
            guest.keys(&[Key::Right])?;
            at(guest, step)?;
            shows(guest, &tables[step - 1].0)?;
            let now = guest.attribute(".chances-graph", "aria-valuenow")?;
            assert_eq!(now, (step - 1).to_string());
        }
        guest.wait_until_soon("document.activeElement.matches('.chances-graph')")?;
        guest.keys(&[Key::Left])?;
        let last = tables.len() - 1;
        at(guest, last)?;
        let place = format!("location.hash === '#review/1/{}'", last - 1);
        guest.wait_until("the place", &place)?;
        guest.visit.reload()?;
        guest.wait_for(".chances-graph")?;
        at(guest, last)
    })
}

#[test]
fn the_best_move_is_shown_beside_the_played_one_and_its_line_is_stepped_through() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = beginning("2cp", 3, 10)?;
        load(guest, &game)?;
        guest.wait_for(DONE)?;
        let bad = "button.review-move:is([data-grade=mistake], [data-grade=blunder])";
        guest.wait_for(bad)?;
        guest.tap(bad)?;
        guest.wait_for(".still .board [data-hint]")?;
        guest.wait_for(".still .board [data-last]")?;
        guest.wait_for(".review-better code")?;
        let moment = guest.attribute("button.review-move[aria-current]", "id")?;
        let moment: usize = moment.trim_start_matches("moment-").parse()?;
        let (before, _) = tables(&game).into_iter().nth(moment).context("a moment")?;
        shows(guest, &before)?;

        // The best move, on the board.
        let best = guest.text(".review-line .review-step code")?;
        let mut after = before.clone();
        after.play(best.parse()?)?;
        guest.tap(".review-line .review-step")?;
        guest.wait_for(".review-step[aria-pressed=true]")?;
        shows(guest, &after)?;
        let href = guest.attribute("a:has(use[href='#icon-swap'])", "href")?;
        let expected = format!("#board/{}", after.to_string().replace(' ', "_"));
        assert_eq!(href, expected);
        guest.tap(".review-moment > .button")?;
        guest.wait_for(".still .board [data-hint]")?;
        shows(guest, &before)?;

        // The costliest moments lead to their boards.
        guest.scroll_to(".review-costly .button")?;
        guest.tap(".review-costly .button")?;
        guest.wait_until_soon("document.activeElement.id === 'review-moment-title'")?;
        let headline = guest.text(".review-costly strong code")?;
        assert_eq!(guest.text("button.review-move[aria-current] code")?, headline);
        Ok(())
    })
}

#[test]
fn a_review_is_stopped_and_goes_on_where_it_was() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        load(guest, &game("3cp", 6)?)?;
        guest.wait_until("something", "document.querySelectorAll('[data-grade]').length > 9")?;
        guest.tap(".review-progress .button")?;
        guest.wait_for(".review-progress p[data-run=stopped]")?;
        let known = "return document.querySelectorAll('button.review-move[data-grade]').length;";
        let before = guest.run(known)?.as_u64().context("a number")?;
        guest.visit.reload()?;
        // What was known is there at once.
        guest.wait_for(".review-progress p[data-run=going]")?;
        let after = guest.run(known)?.as_u64().context("a number")?;
        ensure!(after >= before, "{before} moves were known, now {after}");
        guest.wait_until(
            "more",
            &format!(
                "document.querySelectorAll('button.review-move[data-grade]').length > {before}"
            ),
        )?;
        guest.tap(".review-progress .button")?;
        guest.wait_for(".review-progress p[data-run=stopped]")?;
        guest.tap(".review-progress .button")?;
        guest.wait_for(".review-progress p[data-run=going]")
    })
}

#[test]
fn a_damaged_review_is_set_aside_and_begins_anew() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = beginning("2cp", 5, 4)?;
        load(guest, &game)?;
        guest.wait_for(DONE)?;
        open(guest, "review")?;
        guest.wait_for(".review-game")?;
        guest.run("localStorage['azulejo.reviews'] = '[{\"game\":1';")?;
        open(guest, "review/1")?;
        guest.wait_for(DONE)?;
        let aside =
            guest.run("return localStorage['azulejo.set-aside'].includes('{\"game\":1');")?;
        assert_eq!(aside, json!(true));
        Ok(())
    })
}

#[test]
fn a_kept_game_leads_to_its_review() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.paste(&game("2cp", 4)?.to_string())?;
        guest.wait_for("main.over")?;
        guest.tap(".over-actions a[href='./school.html#review/1']")?;
        guest.wait_for("main.review .chances-chart polyline[points*=',']")
    })
}

/// With a finger, in every language.
#[test]
fn a_review_fits_the_smallest_phone_in_every_language() -> Result<()> {
    let game = beginning("4fs", 2, 5)?;
    let options = Options { size: Size::SMALL_PHONE, ..Options::default() };
    Guest::with_options(&options, |guest| {
        load(guest, &game)?;
        guest.wait_for(DONE)?;
        guest.scroll_to("#moment-4")?;
        guest.tap("#moment-4")?;
        guest.wait_until_soon("document.activeElement.id === 'review-moment-title'")?;
        guest.run("for (const it of document.querySelectorAll('details')) it.open = true;")?;
        fits_in_every_language(guest)
    })
}
