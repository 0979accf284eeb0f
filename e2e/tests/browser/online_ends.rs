//! How games online end before their end, and how they begin again.

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, begin_three, begin_two, table_of};
use crate::online_game::{check_fairness, see_result};
use crate::words::{say, say_online, tell_online};
use anyhow::{Result, bail, ensure};
use azulejo_e2e::{Hand, Player, Pointer, Size};
use azulejo_protocol::{Clock, End, Leaving, Millis, Mirror};
use azulejo_rules::Seat;
use azulejo_view::Args;
use serde_json::json;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const MENU: &str = ".bar > .icon-button";

/// Opens the menu and presses an item.
fn choose_in_menu(caller: &Caller, id: &str) -> Result<()> {
    caller.tap(MENU)?;
    caller.wait_for("dialog.menu[open]")?;
    caller.press_text("dialog.menu[open]", &say(id))
}

fn give_up(caller: &Caller) -> Result<()> {
    choose_in_menu(caller, "menu-resign")?;
    caller.tap("dialog.ask[open] .button.danger")
}

/// Waits until the game is over for somebody without a browser.
fn wait_for_end(player: &mut Player) -> Result<End> {
    let end = |player: &Player| player.view().game().and_then(Mirror::end);
    player.listen_until("the end", |player| end(player).is_some())?;
    end(player).ok_or_else(|| anyhow::anyhow!("it goes on"))
}

/// Each plays so often that nobody can call the game off any more.
fn everybody_moves(ann: &mut Player, callers: &[(Seat, &Caller)]) -> Result<Mirror> {
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 31);
    let mut moved = Vec::new();
    loop {
        ann.catch_up()?;
        let number = ann.view().number();
        let (_, first) = callers[0];
        let game = first.wait_for_event(number)?;
        if game.people().all(|seat| moved.contains(&seat)) {
            return Ok(game);
        }
        let Some(turn) = game.to_move() else { bail!("nobody is to move") };
        match callers.iter().find(|(seat, _)| *seat == turn) {
            Some((_, caller)) => {
                caller.wait_for_event(number)?;
                let number = caller.play_as(&mut mind, &game)?;
                ann.wait_until("the move", |view| view.number() >= number)?;
            }
            None => drop(ann.play_any()?),
        }
        moved.push(turn);
    }
}

#[test]
fn whoever_runs_out_of_time_has_lost() -> Result<()> {
    Hall::with(|hall| {
        let mut options = table_of("2cp")?;
        // As much as a page needs on a busy machine until it shows that the clock runs.
        options.clock = Clock::Live { main: Millis::from_secs(40), increment: Millis::ZERO };
        options.first = azulejo_protocol::FirstSeat::Chosen(TWO);
        let (mut ann, bo, game) = begin_two(hall, &options, Size::LAPTOP)?;
        ensure!(game.to_move() == Some(TWO), "Bo begins");
        let clock = ".board.own .clock[data-runs]";
        let before = bo.text(clock)?;
        bo.wait_until(
            "the clock to run",
            &format!("document.querySelector('{clock}')?.textContent !== {}", json!(before)),
        )?;
        bo.wait_for(".board.own .clock[data-short]")?;
        ensure!(bo.count(".clock")? == 2, "both have a clock");
        // Nobody moves.
        let end = wait_for_end(&mut ann)?;
        ensure!(end == End::Left { seat: TWO, why: Leaving::Time }, "it ends with {end:?}");
        see_result(&bo)?;
        ensure!(bo.count(".breakdown th[data-winner][data-seat='1']")? == 1, "Ann has won");
        check_fairness(&bo)
    })
}

#[test]
fn the_clock_of_one_who_is_cut_off_goes_on_and_after_the_return_it_is_right() -> Result<()> {
    Hall::with(|hall| {
        let mut options = table_of("2cp")?;
        options.clock = Clock::Live { main: Millis::from_secs(600), increment: Millis::ZERO };
        options.first = azulejo_protocol::FirstSeat::Chosen(TWO);
        let (mut ann, bo, _) = begin_two(hall, &options, Size::LAPTOP)?;
        bo.cut_off();
        ann.listen_until("Bo to be away", |ann| !ann.is_present(TWO))?;
        bo.reconnect();
        bo.wait_until("the line", "!document.querySelector('.line-note .pill')")?;
        // It began with ten minutes, and nothing was given back for the time without a line.
        ensure!(bo.game()?.clocks().running() == Some(TWO), "Bo's clock runs");
        bo.wait_until(
            "the clock to have gone on",
            "/^[0-9]:/.test(document.querySelector('.board.own .clock[data-runs]')?.textContent.trim())",
        )?;
        Ok(())
    })
}

#[test]
fn a_game_is_called_off_freely_until_everybody_has_moved() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        choose_in_menu(&bo, "menu-abort")?;
        let end = wait_for_end(&mut ann)?;
        ensure!(end == End::Aborted { seat: TWO }, "it ends with {end:?}");
        see_result(&bo)?;
        ensure!(bo.count(".breakdown [data-winner]")? == 0, "nobody has won");
        Ok(())
    })
}

#[test]
fn at_three_a_bot_plays_on_for_whoever_gives_up() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, cy) = begin_three(hall, &table_of("3cp")?, Size::LAPTOP)?;
        everybody_moves(&mut ann, &[(TWO, &bo), (Seat::ALL[2], &cy)])?;
        give_up(&bo)?;
        let is_left = |game: &Mirror| !game.is_person(TWO);
        ann.wait_until("a bot", |view| view.game().is_some_and(is_left))?;
        ensure!(ann.game()?.end().is_none(), "the game goes on");
        let bot = ann.game()?.occupant(TWO).map(ToString::to_string);
        ensure!(bot.as_deref() == Some("bot:medium"), "{bot:?} plays on");
        // Cy sees a bot there, and the bot moves.
        cy.wait_for_text(&format!(".board[data-seat='{TWO}'] .name-text"), "bot")?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 32);
        let moves = |game: &Mirror| game.steps().len();
        let start = moves(ann.game()?);
        loop {
            ann.catch_up()?;
            let game = cy.wait_for_event(ann.view().number())?;
            match game.to_move() {
                _ if moves(&game) >= start + 4 => break,
                Some(ONE) => drop(ann.play_any()?),
                Some(TWO) => {
                    let number = game.number();
                    ann.wait_until("the bot's move", |view| view.number() > number)?;
                }
                Some(_) => {
                    let number = cy.play_as(&mut mind, &game)?;
                    ann.wait_until("Cy's move", |view| view.number() >= number)?;
                }
                None => bail!("nobody is to move"),
            }
        }
        bo.wait_until(
            "Bo only to watch",
            "document.querySelector('main.table') && !document.querySelector('main.table[data-turn=mine]')",
        )
    })
}

#[test]
fn a_rematch_begins_when_both_want_it_and_the_other_one_begins() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, game) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let first = game.first();
        everybody_moves(&mut ann, &[(TWO, &bo)])?;
        give_up(&bo)?;
        wait_for_end(&mut ann)?;
        see_result(&bo)?;
        // The table as it was left is still there, with everything that belongs to it, and so is the result.
        bo.press_text(".over-actions", &say_online("over-table"))?;
        bo.wait_for("main.table .company-door")?;
        see_result(&bo)?;
        ann.catch_up()?;
        ann.rematch()?;
        let wanted = tell_online("rematch-asked", &Args::new().text("names", "Ann"));
        bo.wait_for_text(".over-note", &wanted)?;
        bo.press_text(".over-actions", &say("over-rematch"))?;
        ann.wait_until("the next game", |view| {
            view.game().is_some_and(|game| game.game_number() == 2 && game.to_move().is_some())
        })?;
        // Everybody is back at the table by themselves.
        let next = bo.wait_for_event(ann.view().number())?;
        ensure!(next.game_number() == 2, "it is game {}", next.game_number());
        ensure!(next.first() != first, "the other one begins");
        ensure!(
            bo.count("main.table .company-door")? == 1,
            "people can talk in the second game, too"
        );
        everybody_moves(&mut ann, &[(TWO, &bo)])?;
        // Somebody who comes back by a reload finds the second game, and can prove it when it is over.
        bo.visit.reload()?;
        bo.wait_for_event(next.number())?;
        give_up(&bo)?;
        wait_for_end(&mut ann)?;
        see_result(&bo)?;
        check_fairness(&bo)
    })
}
