//! Finding one's way: whose turn it is in the title, one's own tables, the next game, games that are over by their link.

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, begin_two, sitting, table_of};
use crate::words::{say_online, tell_online};
use anyhow::{Context, Result, bail, ensure};
use azulejo_e2e::{Hand, Key, Picture, Player, Pointer, Size};
use azulejo_protocol::{Access, ChatScope, Mirror, TableId};
use azulejo_rules::{Game, Position, Seat};
use azulejo_view::Args;
use serde_json::json;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

fn wait_for_title(caller: &Caller, id: &str) -> Result<()> {
    let title = say_online(id);
    caller.wait_until(&title, &format!("document.title === {}", json!(title)))
}

#[test]
fn the_title_tells_whose_turn_it_is() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 41);
        for _ in 0..4 {
            ann.catch_up()?;
            let game = bo.wait_for_event(ann.view().number())?;
            if game.to_move() == Some(TWO) {
                wait_for_title(&bo, "title-your-turn")?;
                let number = bo.play_as(&mut mind, &game)?;
                ann.wait_until("Bo's move", |view| view.number() >= number)?;
            } else {
                wait_for_title(&bo, "title-online-table")?;
                ann.play_any()?;
            }
        }
        bo.run("location.hash = '';")?;
        wait_for_title(&bo, "title-online")
    })
}

/// Sits a caller down at a table of somebody without a browser, and begins.
fn another_table(hall: &Hall, bo: &Caller, first: Seat) -> Result<(Player, TableId)> {
    let mut options = table_of("2cp")?;
    options.first = azulejo_protocol::FirstSeat::Chosen(first);
    let (mut host, founded) = sitting(hall, &options, Access::Private, ChatScope::Off)?;
    bo.come_to(founded.table, Some(&founded.code))?;
    bo.join_as("Bo")?;
    bo.be_ready()?;
    host.ready()?;
    host.begin()?;
    bo.wait_for("main.table")?;
    Ok((host, founded.table))
}

#[test]
fn the_own_tables_are_listed_and_one_leads_to_the_next() -> Result<()> {
    Hall::with(|hall| {
        let bo = hall.caller(Size::LAPTOP)?;
        let (mut ann, quiet) = another_table(hall, &bo, ONE)?;
        let (_cy, awaited) = another_table(hall, &bo, TWO)?;
        bo.come_to(quiet, None)?;
        bo.wait_for("main.table")?;
        // While Ann thinks, the other table waits for Bo.
        bo.press_text(".strip", &say_online("next-game"))?;
        let at = |table: TableId| format!("location.hash.includes('{table}')");
        bo.wait_until("the other table", &at(awaited))?;
        bo.wait_until("the own turn", "document.querySelector('main.table[data-turn=mine]')")?;
        bo.run("location.hash = '';")?;
        bo.wait_for(".online-own .online-row")?;
        let rows = bo.attributes(".online-own .online-row", "href")?;
        ensure!(rows.len() == 2, "two tables: {rows:?}");
        ensure!(rows[0].contains(&awaited.to_string()), "the one that waits is first: {rows:?}");
        bo.wait_for_text(".online-own .online-mark[data-ours]", &say_online("online-your-turn"))?;
        let next = tell_online("online-next", &Args::new().text("names", "Ann"));
        bo.press_text(".online-next", &next)?;
        bo.wait_until("the table that waits", &at(awaited))?;
        bo.wait_for("main.table")?;
        // Now Ann has moved, and the first table waits, too.
        ann.catch_up()?;
        ann.play_any()?;
        bo.run("location.hash = '';")?;
        bo.wait_until(
            "both to wait",
            "document.querySelectorAll('.online-own .online-mark[data-ours]').length === 2",
        )
    })
}

#[test]
fn a_public_table_is_found_in_the_list_and_a_private_one_is_not() -> Result<()> {
    Hall::with(|hall| {
        let (_ann, public) = sitting(hall, &table_of("3fp")?, Access::Public, ChatScope::Off)?;
        let (_di, private) = sitting(hall, &table_of("2cp")?, Access::Private, ChatScope::Off)?;
        let bo = hall.caller(Size::PHONE)?;
        bo.wait_for(".online-waiting .online-row")?;
        let rows = bo.attributes(".online-waiting .online-row", "href")?;
        ensure!(rows == [format!("#t/{}", public.table)], "{rows:?}, not {}", private.table);
        let free = tell_online("online-free", &Args::new().number("count", 2u32));
        bo.wait_for_text(".online-waiting .online-mark", &free)?;
        bo.reach(".online-waiting .online-row")?;
        bo.join_as("Bo")?;
        bo.wait_for_text(".chair[data-seat='2']", "Bo")
    })
}

/// A game of two that is over: Ann gives up after some moves.
fn finished(hall: &Hall) -> Result<(Player, std::rc::Rc<Caller>, Mirror)> {
    let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 42);
    for _ in 0..6 {
        ann.catch_up()?;
        let game = bo.wait_for_event(ann.view().number())?;
        match game.to_move() {
            Some(ONE) => drop(ann.play_any()?),
            Some(_) => {
                let number = bo.play_as(&mut mind, &game)?;
                ann.wait_until("Bo's move", |view| view.number() >= number)?;
            }
            None => bail!("nobody is to move"),
        }
    }
    ann.catch_up()?;
    let game = ann.game()?.game_number();
    ann.grant(azulejo_protocol::Request::Resign { seat: ONE, game })?;
    ann.catch_up()?;
    let game = bo.wait_for_event(ann.view().number())?;
    Ok((ann, bo, game))
}

/// The position after so many steps.
fn after(game: &Mirror, step: usize) -> Result<Position> {
    game.history().position_after(step).context("so many steps")
}

fn shows(caller: &Caller, game: &Mirror, step: usize) -> Result<()> {
    caller.wait_for_text(".step-place", &format!("Step {step} of"))?;
    let expected = Picture::of(&after(game, step)?).still();
    let differences = expected.differences(&caller.still_picture()?.still());
    ensure!(differences.is_empty(), "step {step}:\n{differences}");
    Ok(())
}

#[test]
fn a_finished_game_is_listed_and_has_a_link_to_each_of_its_steps() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, game) = finished(hall)?;
        bo.run("location.hash = '';")?;
        bo.wait_for_text(".online-finished .online-mark[data-ours]", &say_online("online-won"))?;
        ensure!(bo.count(".online-own .online-row")? == 0, "it is among those that are over");
        bo.reach(".online-finished .online-row")?;
        bo.wait_for("main.over")?;
        let steps = game.steps().len();
        shows(&bo, &game, steps)?;
        let place = |step: usize| Ok::<_, anyhow::Error>(format!("#g/{}/1/{step}", table(&bo)?));
        for step in (steps - 2..steps).rev() {
            bo.keys(&[Key::Left])?;
            shows(&bo, &game, step)?;
            let expected = place(step)?;
            bo.wait_until("the address", &format!("location.hash === {}", json!(expected)))?;
        }
        let link = format!("online.html{}", place(3)?);
        // Somebody else, who knows nothing of the table but this link.
        let eve = hall.caller(Size::PHONE)?;
        eve.follow_link(&link)?;
        eve.wait_for("main.over")?;
        shows(&eve, &game, 3)?;
        let absent = format!("online.html#g/{}/9", table(&bo)?);
        eve.expect_broken_lines();
        eve.follow_link(&absent)?;
        eve.wait_for_text(".online-note", &say_online("online-game-nothing"))?;
        let played: Game = game.record()?;
        let told: serde_json::Value = ann.read(&format!("/api/tables/{}/games/1", table(&bo)?))?;
        let told: Game = told["record"].as_str().context("a record")?.parse()?;
        assert_eq!(told.rounds(), played.rounds());
        Ok(())
    })
}

/// The table of the address.
fn table(caller: &Caller) -> Result<String> {
    let hash = caller.hash()?;
    Ok(hash.split('/').nth(1).context("a table")?.to_owned())
}
