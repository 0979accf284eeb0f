//! The end of a round: its story, and the table that stays reachable from the log.

use crate::guest::{Guest, Player, TableWish, Turn};
use crate::situation::find;
use crate::words::tell;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Media, Picture, Pointer, Size};
use azulejo_rules::{Course, Move, Payment, Phase, Position, RoundReport, SeatReport};
use azulejo_view::Args;
use azulejo_view::story::signed;

const PEOPLE: [&str; 2] = ["person", "person"];

/// The only take left, and what the round brings that it ends.
fn last_of_round(pos: &Position) -> Option<(Move, RoundReport)> {
    let moves = pos.legal_moves();
    moves.iter().find_map(|&mv| {
        let mut after = Course::from(pos.clone());
        let report = after.play(mv).ok()??;
        let is_telling = report.seats.iter().all(|seat| seat.steps.len() > 1);
        let is_costly = report.seats.iter().any(|seat| seat.payment.before > seat.payment.after);
        (is_telling && is_costly && after.position().phase() == Phase::Deal).then_some((mv, report))
    })
}

/// The rows of a player in the table of the scoring: the points of each tile, then of the floor, then the change.
fn rows(seat: &SeatReport) -> Vec<String> {
    let mut rows: Vec<String> =
        seat.placements().map(|placement| signed(placement.runs.points().into())).collect();
    let payment = &seat.payment;
    if payment.floor.items().next().is_some() {
        rows.push(floor(payment));
    }
    let gained = i32::from(seat.gained());
    rows.insert(0, signed(gained + i32::from(payment.after) - i32::from(payment.before)));
    rows
}

/// What the floor took; of what it cost, if there was less to lose.
fn floor(payment: &Payment) -> String {
    let (lost, cost) = (payment.before - payment.after, u16::from(payment.floor.cost()));
    if lost == cost {
        return signed(-i32::from(lost));
    }
    let args = Args::new().number("lost", lost).number("cost", cost);
    tell("scoring-lost", &args)
}

fn check_summary(guest: &Guest, report: &RoundReport) -> Result<()> {
    for (index, seat) in report.seats.iter().enumerate() {
        let shown = guest.texts(&format!(
            "dialog.summary tbody[data-seat='{}'] :is(.total, .points)",
            index + 1
        ))?;
        assert_eq!(shown, rows(seat), "seat {}", index + 1);
    }
    Ok(())
}

#[test]
fn the_scoring_is_a_table_that_stays_reachable() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        let pos = find("2cp", |pos| last_of_round(pos).is_some())?;
        let (mv, report) = last_of_round(&pos).context("a last move")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let player = Player::new(Hand::Presses(Pointer::Touch), 1);
        let look = guest.look(0)?;
        let scored = player.play(guest, &look, &[mv])?;
        ensure!(scored.turn == Turn::Scored, "the scoring is not shown");
        check_summary(guest, &report)?;
        player.put_away_scoring(guest, &scored)?;
        guest.tap(".tools .icon-button:has(use[href='#icon-log'])")?;
        guest.tap("dialog.log .log-summary .link")?;
        guest.wait_for("dialog.summary[open]")?;
        check_summary(guest, &report)?;
        guest.close_dialog()
    })
}

/// Whoever switched motion off in the settings is not held up; the scoring is one press away.
#[test]
fn without_motion_by_choice_the_scoring_waits_to_be_asked_for() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.set("speed", "off")?;
        let pos = find("2cp", |pos| last_of_round(pos).is_some())?;
        let (mv, report) = last_of_round(&pos).context("a last move")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        let player = Player::new(Hand::Presses(Pointer::Mouse), 1).in_a_hurry();
        let after = player.play(guest, &look, &[mv])?;
        ensure!(after.turn == Turn::Mine, "somebody is held up");
        guest.tap(".actions .button")?;
        guest.wait_for("dialog.summary[open]")?;
        check_summary(guest, &report)
    })
}

/// Lets the story of a round go no further once a tile has scored, so that it can't be over before Space is pressed.
const HALT_AT_SUM: &str = "globalThis.isHalted = false;
    new MutationObserver((_, observer) => {
        // Before the story begins, a sum may be a preview.
        if (!document.querySelector('main.table:not([data-settled]) .wall .sum')) return;
        observer.disconnect();
        const usualTimeout = setTimeout;
        globalThis.setTimeout = (act, millis, ...rest) => usualTimeout(act, millis + 600000, ...rest);
        globalThis.isHalted = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });";

/// With motion the round's end is told tile by tile; Space finishes it at once, and the same table is shown.
#[test]
fn space_finishes_the_story_of_a_round() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2cp", |pos| last_of_round(pos).is_some())?;
        let (mv, report) = last_of_round(&pos).context("a last move")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        guest.wait_for("main.table[data-settled]")?;
        guest.media(&[Media::ReducedMotion(false)])?;
        // The page hears of it with the next frame.
        guest.wait_for_frames()?;
        guest.run(HALT_AT_SUM)?;
        Hand::Keys.enter(guest, &[mv])?;
        guest.wait_until("the sum of a tile that scores", "globalThis.isHalted")?;
        guest.keys(&[Key::Space])?;
        guest.wait_for("dialog.summary[open]")?;
        check_summary(guest, &report)?;
        let pos = guest.replay()?.after(1).context("the round's end")?.clone();
        let differences = Picture::of(&pos).differences(&guest.picture()?);
        ensure!(differences.is_empty(), "{differences}");
        ensure!(guest.count(".flights .flight, .wall .sum")? == 0, "something still moves");
        Ok(())
    })
}

/// Playing while tiles still travel: a press finishes what is on its way first, and nothing is lost.
#[test]
fn a_press_while_tiles_travel_is_not_lost() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.media(&[Media::ReducedMotion(false)])?;
        guest.wait_for_frames()?;
        guest.sit_down(&TableWish::of_people("2cp".parse()?))?;
        // The deal is still being shown.
        let mut player = Player::new(Hand::Keys, 6);
        for step in 1..5 {
            let decision = player.decide(guest.replay()?.now());
            Hand::Keys.enter(guest, &decision)?;
            let replay = guest.replay()?;
            assert_eq!(replay.moves_since(step), decision);
        }
        guest.wait_for("main.table[data-settled]")?;
        guest.wait_until_still()?;
        let differences = Picture::of(guest.replay()?.now()).differences(&guest.picture()?);
        ensure!(differences.is_empty(), "{differences}");
        Ok(())
    })
}
