//! The end of a game: where the points came from, every step again, a rematch, and the record out and in.

use crate::guest::{Guest, Player, Replay, TableWish, Tally, Turn};
use crate::situation::{game, without_last};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Picture, Pointer, Size};
use azulejo_rules::{AfterRound, Board, Bonuses, Course, Game, RoundReport, Seat};
use serde_json::json;

/// A record that lacks its last moves, played to its end by people.
fn finish(guest: &Guest, game: &Game, moves: usize) -> Result<Replay> {
    let (cut, left) = without_last(game, moves)?;
    let people = vec!["person"; game.rules().players.count()];
    guest.sit_down_at(&cut.to_string(), &people)?;
    let player = Player::new(Hand::Presses(guest.pointer), 1);
    let mut look = guest.look(0)?;
    for mv in left {
        look = player.play(guest, &look, &[mv])?;
    }
    ensure!(look.turn == Turn::Scored, "the last round is not shown");
    let look = player.put_away_scoring(guest, &look)?;
    ensure!(look.turn == Turn::Over, "the game goes on");
    assert_eq!(look.replay.now(), game.position());
    guest.tap(".actions .button.primary")?;
    guest.wait_for("main.over")?;
    Ok(look.replay)
}

/// What the rounds of a game brought.
fn reports(game: &Game) -> Result<Vec<RoundReport>> {
    let mut course = Course::from(azulejo_rules::Position::new(game.rules(), game.first()));
    let mut reports = Vec::new();
    for round in game.rounds() {
        course.deal(&round.deal)?;
        for &mv in &round.moves {
            reports.extend(course.play(mv)?);
        }
    }
    Ok(reports)
}

/// A player's points by source, as the breakdown shows them from top to bottom: tiles, floor, rows, columns, colors,
/// all together.
fn sources(game: &Game, seat: Seat) -> Result<Vec<i64>> {
    let (mut tiles, mut floor) = (0, 0);
    for report in reports(game)? {
        let seat = &report.seats[seat.index()];
        tiles += i64::from(seat.gained());
        floor -= i64::from(seat.payment.before - seat.payment.after);
    }
    let board: &Board = game.position().board(seat);
    let wall = board.wall();
    let bonus = |count: u8, each: u16| i64::from(count) * i64::from(each);
    Ok(vec![
        tiles,
        floor,
        bonus(wall.complete_rows(), Bonuses::ROW),
        bonus(wall.complete_columns(), Bonuses::COLUMN),
        bonus(wall.complete_colors(), Bonuses::COLOR),
        i64::from(board.score()),
    ])
}

/// A column of the breakdown.
fn shown_sources(guest: &Guest, seat: Seat) -> Result<Vec<i64>> {
    let cells = guest.texts(&format!(".breakdown tbody tr > td:nth-of-type({seat})"))?;
    cells.iter().map(|cell| Ok(cell.replace('−', "-").parse()?)).collect()
}

#[test]
fn the_breakdown_tells_where_the_points_came_from() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = game("3cp", 5)?;
        finish(guest, &game, 2)?;
        for seat in game.rules().seats() {
            assert_eq!(shown_sources(guest, seat)?, sources(&game, seat)?, "seat {seat}");
        }
        let winners = guest.attributes(".breakdown th[data-winner]", "data-seat")?;
        let outcome = game.position().outcome().context("it is over")?;
        let won: Vec<String> = outcome.winners.iter().map(ToString::to_string).collect();
        assert_eq!(winners, won);
        let last = reports(&game)?.pop().context("a last round")?;
        ensure!(matches!(last.then, AfterRound::End(_)), "it is the last one");
        // One line a player, and one mark a round: before the first, after each, and with the bonuses.
        assert_eq!(guest.count(".plot-line")?, game.rules().players.count() as u64);
        Ok(())
    })
}

#[test]
fn every_step_of_the_game_can_be_seen_again() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = game("2fs", 8)?;
        let replay = finish(guest, &game, 1)?;
        let steps = replay.steps.len();
        let shows = |step: usize| -> Result<()> {
            guest.wait_for_text(".step-place", &format!("Step {step} of"))?;
            let pos = replay.after(step).context("a step")?;
            let differences = Picture::of(pos).still().differences(&guest.still_picture()?.still());
            ensure!(differences.is_empty(), "step {step}:\n{differences}");
            Ok(())
        };
        shows(steps)?;
        for step in (steps - 12..steps).rev() {
            guest.keys(&[Key::Left])?;
            shows(step)?;
        }
        guest.tap(".replay .steps .icon-button:nth-of-type(1)")?;
        shows(0)?;
        for step in 1..20 {
            guest.keys(&[Key::Right])?;
            shows(step)?;
        }
        guest.tap(".replay .steps .icon-button:nth-last-of-type(1)")?;
        shows(steps)
    })
}

#[test]
fn what_is_exported_is_the_record_and_can_be_brought_back() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        let game = game("2cs", 9)?;
        finish(guest, &game, 1)?;
        guest.run(NOTE_FILES)?;
        guest.scroll_to(".over-actions .button:has(use[href='#icon-save'])")?;
        guest.tap(".over-actions .button:has(use[href='#icon-save'])")?;
        guest.wait_until("the file", "globalThis.files.length === 1")?;
        let text = guest.run("return files[0];")?;
        let exported: Game = text.as_str().context("a text")?.parse()?;
        assert_eq!(exported.rounds(), game.rounds());
        assert_eq!(exported.first(), game.first());
        // Brought back it can be stepped through.
        guest.go_to_start()?;
        guest.paste(text.as_str().context("a text")?)?;
        guest.wait_for("main.over")?;
        for seat in game.rules().seats() {
            assert_eq!(shown_sources(guest, seat)?, sources(&game, seat)?, "seat {seat}");
        }
        ensure!(
            guest.count(".over-actions .button:has(use[href='#icon-play'])")? == 0,
            "no rematch"
        );
        Ok(())
    })
}

/// What would be saved as files.
const NOTE_FILES: &str = "globalThis.files = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => files.push(text)); return create(blob); };";

#[test]
fn a_copied_record_is_in_the_clipboard() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = game("2cp", 4)?;
        finish(guest, &game, 1)?;
        let origin = guest.run("return location.origin;")?;
        let allow = json!({ "origin": origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        guest.devtools("Browser.grantPermissions", &allow)?;
        guest.tap(".over-actions .button:has(use[href='#icon-copy'])")?;
        guest.wait_for(".toast[data-tone=plain]")?;
        let copied = guest.run("return navigator.clipboard.readText();")?;
        let copied: Game = copied.as_str().context("a text")?.parse()?;
        assert_eq!(copied.rounds(), game.rounds());
        Ok(())
    })
}

#[test]
fn a_rematch_rotates_the_start() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = game("3cp", 6)?;
        finish(guest, &game, 1)?;
        let before = guest.replay()?.first;
        guest.forget_notes()?;
        guest.tap(".over-actions .button.primary")?;
        guest.wait_for("main.table")?;
        let look = guest.look(1)?;
        let next = game.rules().seats_from(before).nth(1).context("a next seat")?;
        assert_eq!(look.replay.first, next);
        assert_eq!(look.replay.now().player_to_move(), Some(next));
        Player::new(Hand::Presses(Pointer::Mouse), 1).go_on(guest, &look, &mut Tally::default())?;
        Ok(())
    })
}

#[test]
fn a_game_goes_on_from_any_step() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let game = game("2cp", 7)?;
        let replay = finish(guest, &game, 1)?;
        guest.keys(&[Key::Left; 9])?;
        let step = replay.steps.len() - 9;
        guest.wait_for_text(".step-place", &format!("Step {step} of"))?;
        guest.tap(".over-actions .button:not(.quiet, .primary):not(:has(svg))")?;
        guest.wait_for("main.start")?;
        guest.begin()?;
        let look = guest.look(step)?;
        assert_eq!(look.replay.now(), replay.after(step).context("a step")?);
        Ok(())
    })
}

/// Giving up ends a game of two, after a question.
#[test]
fn giving_up_ends_the_game_after_a_question() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        guest.sit_down(&TableWish::against_bots("2cp".parse()?))?;
        let mut player = Player::new(Hand::Presses(Pointer::Touch), 1);
        let mut look = guest.look(1)?;
        for _ in 0..2 {
            look = player.go_on(guest, &look, &mut Tally::default())?;
        }
        guest.tap(".bar > .icon-button")?;
        guest.tap("dialog.menu .menu-item:has(use[href='#icon-flag'])")?;
        guest.tap("dialog.ask[open] .button.danger")?;
        guest.wait_for("main.table[data-turn=nobody]")?;
        let over = guest.look(look.step)?;
        ensure!(over.turn == Turn::Over && over.replay.is_ended, "the game is not over");
        guest.tap(".actions .button.primary")?;
        guest.wait_for("main.over")
    })
}
