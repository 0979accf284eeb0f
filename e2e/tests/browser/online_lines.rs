//! Lines that break off: somebody is cut off and comes back, the server is started again, two windows are one seat.

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, begin_three, begin_two, table_of};
use crate::words::say_online;
use anyhow::{Context, Result, bail, ensure};
use azulejo_e2e::{Hand, Player, Pointer, Size};
use azulejo_protocol::{Event, Happening, Mirror};
use azulejo_rules::Seat;

const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];
const RECONNECTING: &str = ".line-note .pill";

/// Whether the page says that it calls again.
fn wait_for_note(caller: &Caller, is_shown: bool) -> Result<()> {
    let found = format!("document.querySelector('{RECONNECTING}') !== null");
    let expression = if is_shown { found } else { format!("!({found})") };
    caller.wait_until("the note about the line", &expression)?;
    if is_shown {
        let said = caller.text(RECONNECTING)?;
        ensure!(said == say_online("online-reconnecting"), "it says `{said}`");
    }
    Ok(())
}

/// Ann and Bo play until it is the turn of one of them.
fn play_until(ann: &mut Player, bo: &Caller, bos_turn: bool) -> Result<Mirror> {
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 3);
    loop {
        ann.catch_up()?;
        let game = bo.wait_for_event(ann.view().number())?;
        let is_bos = game.to_move() == Some(TWO);
        match is_bos {
            _ if is_bos == bos_turn => return Ok(game),
            true => drop(bo.play_as(&mut mind, &game)?),
            false => drop(ann.play_any()?),
        }
    }
}

/// The moves of a seat in a log.
fn moves_of(log: &[Event], seat: Seat) -> Vec<&Event> {
    let is_theirs =
        |event: &&Event| matches!(event.what, Happening::Moved { seat: of, .. } if of == seat);
    log.iter().filter(is_theirs).collect()
}

#[test]
fn one_who_is_cut_off_is_away_and_comes_back_to_what_was_played_meanwhile() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, cy) = begin_three(hall, &table_of("3cp")?, Size::LAPTOP)?;
        let away = format!(".board[data-seat='{TWO}'] .away, [data-seat='{TWO}'] .away");
        let is_there = format!("!document.querySelector(\"{away}\")");
        cy.wait_until("everybody to be there", &is_there)?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 4);
        let mut game = cy.wait_for_event(ann.view().number())?;
        if game.to_move() == Some(TWO) {
            let number = bo.play_as(&mut mind, &game)?;
            game = cy.wait_for_event(number)?;
        }
        bo.cut_off();
        wait_for_note(&bo, true)?;
        cy.wait_for(&away).context("Cy sees that Bo is away")?;
        ann.listen_until("Bo to be away", |ann| !ann.is_present(TWO))?;
        let before = game.number();
        while game.to_move() != Some(TWO) || game.number() == before {
            game = match game.to_move() {
                Some(seat) if seat == THREE => {
                    let number = cy.play_as(&mut mind, &game)?;
                    cy.wait_for_event(number)?
                }
                Some(_) => {
                    ann.catch_up()?;
                    ann.play_any()?;
                    ann.catch_up()?;
                    cy.wait_for_event(ann.view().number())?
                }
                None => bail!("nobody is to move"),
            };
        }
        bo.reconnect();
        bo.wait_for_event(game.number()).context("Bo sees what was played meanwhile")?;
        wait_for_note(&bo, false)?;
        cy.wait_until("Bo to be back", &is_there)?;
        ensure!(cy.count(RECONNECTING)? == 0, "Cy was never cut off");
        Ok(())
    })
}

#[test]
fn a_move_that_was_asked_while_cut_off_arrives_exactly_once() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 5);
        let game = play_until(&mut ann, &bo, true)?;
        let before = moves_of(&ann.log()?, TWO).len();
        bo.cut_off();
        wait_for_note(&bo, true)?;
        let decision = mind.decide(game.position());
        bo.enter(&decision)?;
        ensure!(moves_of(&ann.log()?, TWO).len() == before, "nothing can have arrived");
        bo.reconnect();
        let after = bo.wait_for_event(game.number() + 1)?;
        let log = ann.log()?;
        let moves = moves_of(&log, TWO);
        ensure!(moves.len() == before + 1, "it was played {} times", moves.len() - before);
        ensure!(after.steps().len() > game.steps().len(), "the move is on the table");
        Ok(())
    })
}

/// The server has the move, but its answer is lost: the page asks again, and nothing happens twice.
#[test]
fn a_move_whose_answer_was_lost_is_asked_again_and_played_once() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 6);
        let game = play_until(&mut ann, &bo, true)?;
        let before = moves_of(&ann.log()?, TWO).len();
        bo.deafen();
        bo.enter(&mind.decide(game.position()))?;
        ann.listen_until("Bo's move", |ann| ann.view().number() > game.number())?;
        let step = bo.attribute("main.table", "data-step")?;
        ensure!(step == game.steps().len().to_string(), "the page knows of it: step {step}");
        bo.cut_off();
        wait_for_note(&bo, true)?;
        // Ann goes on meanwhile: what Bo asks again is not the turn any more.
        if ann.is_to_move() {
            ann.play_any()?;
        }
        bo.reconnect();
        bo.wait_for_event(ann.view().number())?;
        wait_for_note(&bo, false)?;
        let log = ann.log()?;
        let moves = moves_of(&log, TWO);
        ensure!(moves.len() == before + 1, "it was played {} times", moves.len() - before);
        ensure!(bo.count(".toast")? == 0, "Bo is told: {:?}", bo.texts(".toast")?);
        Ok(())
    })
}

#[test]
fn a_server_that_is_started_again_is_a_blink() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 7);
        let game = play_until(&mut ann, &bo, true)?;
        hall.restart()?;
        ann.call()?;
        // Whatever the page says meanwhile, it is the same table, and the move is made as if nothing had been.
        let shown = bo.wait_for_event(game.number())?;
        ensure!(shown.position() == game.position(), "another table");
        let number = bo.play_as(&mut mind, &shown)?;
        bo.wait_for_event(number)?;
        wait_for_note(&bo, false)?;
        ann.wait_until("Bo's move", |view| view.number() >= number)?;
        ensure!(bo.text("main.table .board.own .name-text")?.contains("Bo"), "the seat is Bo's");
        Ok(())
    })
}

#[test]
fn two_windows_of_one_seat_stay_in_step() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 8);
        let first = bo.window()?;
        let second = bo.second_window()?;
        for window in [&second, &first, &second] {
            let game = play_until(&mut ann, &bo, true)?;
            bo.turn_to(window)?;
            bo.wait_for_event(game.number())?;
            let number = bo.play_as(&mut mind, &game)?;
            for other in [&first, &second] {
                bo.turn_to(other)?;
                bo.wait_for_event(number)?;
            }
        }
        ann.catch_up()?;
        ensure!(ann.watching() == 0, "the second window is nobody who watches");
        Ok(())
    })
}
