//! A whole game online: founded, filled, played to its end, proven fair.

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, game_of};
use crate::words::say_online;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Pointer, Size};
use azulejo_protocol::{End, Mirror, Takeback};
use azulejo_rules::{Game, Seat};
use serde_json::{Value, json};

/// Founds a table of three by the form, as somebody called so.
fn found(ann: &Caller, name: &str) -> Result<()> {
    ann.press_text(".online-ways", &say_online("online-new-button"))?;
    ann.wait_for(".online-form")?;
    ann.write("#own-name", name)?;
    ann.choose("players", "3")?;
    ann.choose("takeback", "never")?;
    ann.choose_in(".online-time .select", "live-10")?;
    ann.choose("pause", "off")?;
    ann.reach(".online-go button[type=submit]")?;
    ann.wait_for(".chair[data-seat='1'] .chair-own").context("the founder sits down at once")
}

/// The link for everybody.
fn link(ann: &Caller) -> Result<String> {
    ann.value(".invite-all .invite-row .input")
}

/// What is played is told to somebody who has not sat down.
fn check_terms(bo: &Caller) -> Result<()> {
    bo.wait_for(".terms")?;
    let terms = bo.texts(".terms dd")?.join("\n");
    for told in [
        say_online("takeback-never"),
        say_online("chat-presets"),
        say_online("access-private"),
        "10:00".to_owned(),
    ] {
        ensure!(terms.contains(&told), "`{told}` is not among the terms:\n{terms}");
    }
    ensure!(bo.count(".chair .chair-own")? == 0, "nobody sits before they want to");
    ensure!(bo.count("form.join")? == 1, "Bo could sit down");
    Ok(())
}

/// Two browsers and a bot play to the end.
fn play_out(ann: &Caller, bo: &Caller) -> Result<Mirror> {
    let seats = [(Seat::ALL[0], ann), (Seat::ALL[1], bo)];
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 21);
    let mut number = 1;
    loop {
        let game = ann.wait_for_event(number)?;
        bo.wait_for_event(game.number())?;
        let Some(turn) = game.to_move() else { return Ok(game) };
        number = match seats.iter().find(|(seat, _)| *seat == turn) {
            Some((_, caller)) => caller.play_as(&mut mind, &game)?,
            None => game.number() + 1,
        };
    }
}

/// Goes to the result.
pub(crate) fn see_result(caller: &Caller) -> Result<()> {
    caller.wait_until("the end", "document.querySelector('main.table[data-turn=nobody]')")?;
    caller.tap(".actions .button.primary")?;
    caller.wait_for("main.over")
}

/// What the result says.
fn result(caller: &Caller) -> Result<Value> {
    caller.run(
        "const text = (selector) => [...document.querySelectorAll(selector)].map((it) => it.textContent.trim());
        return [text('main.over h1'), text('.breakdown tbody td'), text('.breakdown [data-winner]')];",
    )
}

/// The record that is saved.
fn record(caller: &Caller) -> Result<Game> {
    let note = "globalThis.files = [];
        const create = URL.createObjectURL;
        URL.createObjectURL = (blob) => { blob.text().then((text) => files.push(text)); return create(blob); };";
    caller.run(note)?;
    caller.reach(".over-actions .button:has(use[href='#icon-save'])")?;
    caller.wait_until("the file", "globalThis.files.length === 1")?;
    let text = caller.run("return files[0];")?;
    Ok(text.as_str().context("a text")?.parse()?)
}

/// The button says that the bag was fair.
pub(crate) fn check_fairness(caller: &Caller) -> Result<()> {
    caller.press_text(".over-actions", &say_online("fair-check"))?;
    caller.wait_for(".fairness[data-found]:not([data-found=''])")?;
    let found = caller.attribute(".fairness", "data-found")?;
    ensure!(found == "fair", "the bag: {found}: {}", caller.text(".fairness")?);
    Ok(())
}

#[test]
fn two_browsers_and_a_bot_play_a_game_from_the_form_to_the_proof() -> Result<()> {
    Hall::with(|hall| {
        let ann = hall.caller(Size::LAPTOP)?;
        ann.hurry()?;
        found(&ann, "Ann")?;
        let bo = hall.caller(Size::LAPTOP)?;
        bo.hurry()?;
        bo.follow_link(&link(&ann)?)?;
        check_terms(&bo)?;
        bo.join_as("Bo")?;
        ann.wait_for_text(".chair[data-seat='2']", "Bo")?;
        let code = json!(ann.text(".code")?);
        bo.wait_until("the key to leave the address", &format!("!location.hash.includes({code})"))?;
        ann.choose_in(".chair[data-seat='3'] .select", "easy")?;
        bo.wait_for(".chair[data-seat='3'][data-kind=bot]")?;
        bo.be_ready()?;
        ann.wait_for(".chair[data-seat='2'][data-ready]")?;
        ann.begin_game()?;
        bo.wait_for("main.table")?;
        let game = play_out(&ann, &bo)?;
        ensure!(game.end() == Some(End::Played), "it ends with {:?}", game.end());
        ensure!(game.options().takeback == Takeback::Never, "as it was chosen");
        for caller in [&ann, &bo] {
            see_result(caller)?;
        }
        assert_eq!(result(&ann)?, result(&bo)?);
        let log = ann.events()?;
        ensure!(log == bo.events()?, "both are told the same");
        for caller in [&ann, &bo] {
            let record = record(caller)?;
            let played = game_of(&log)?.record()?;
            assert_eq!(record.rounds(), played.rounds());
            assert_eq!(record.first(), game.first());
            check_fairness(caller)?;
        }
        Ok(())
    })
}

#[test]
fn a_short_code_leads_to_the_table_and_a_wrong_one_nowhere() -> Result<()> {
    Hall::with(|hall| {
        let ann = hall.caller(Size::LAPTOP)?;
        found(&ann, "Ann")?;
        let code = ann.text(".code")?;
        let bo = hall.caller(Size::PHONE)?;
        bo.wait_for("#code")?;
        bo.expect_broken_lines();
        bo.write("#code", "zzzzzzzz")?;
        bo.reach(".online-code button[type=submit]")?;
        bo.wait_for_text("#code-note", &say_online("online-code-unknown"))?;
        bo.write("#code", "nonsense!")?;
        bo.reach(".online-code button[type=submit]")?;
        bo.wait_for_text("#code-note", &say_online("online-code-bad"))?;
        // As people type it.
        bo.write("#code", &format!(" {} {}", code[..4].to_uppercase(), &code[4..]))?;
        bo.reach(".online-code button[type=submit]")?;
        bo.join_as("Bo")?;
        ann.wait_for_text(".chair[data-seat='2']", "Bo")
    })
}

#[test]
fn a_link_for_one_seat_opens_that_seat_once() -> Result<()> {
    Hall::with(|hall| {
        let ann = hall.caller(Size::LAPTOP)?;
        found(&ann, "Ann")?;
        ann.reach(".invite-seats li:nth-child(2) button.link")?;
        let link = ann.value(".invite-seats li:nth-child(2) .input")?;
        let bo = hall.caller(Size::LAPTOP)?;
        bo.follow_link(&link)?;
        bo.join_as("Bo")?;
        ann.wait_for_text(".chair[data-seat='3']", "Bo")?;
        let eve = hall.caller(Size::LAPTOP)?;
        eve.follow_link(&link)?;
        eve.wait_for_text(".online-note", &say_online("online-no-table"))?;
        // The host asks Bo to get up, and Bo sees it.
        ann.reach(".chair[data-seat='3'] .icon-button:has(use[href='#icon-close'])")?;
        bo.wait_until("Bo to be up", "!document.querySelector('.chair-own')")?;
        ann.wait_for(".chair[data-seat='3'][data-kind=free]").map(drop)
    })
}

#[test]
fn the_host_changes_places_and_bots() -> Result<()> {
    Hall::with(|hall| {
        let ann = hall.caller(Size::LAPTOP)?;
        found(&ann, "Ann")?;
        ann.choose_in(".chair[data-seat='2'] .select", "easy")?;
        ann.wait_for(".chair[data-seat='2'][data-kind=bot]")?;
        ann.reach(".chair[data-seat='2'] .icon-button:has(use[href='#icon-up'])")?;
        ann.wait_for_text(".chair[data-seat='2']", "Ann")?;
        ann.wait_for(".chair[data-seat='1'][data-kind=bot]")?;
        ann.choose_in(".chair[data-seat='3'] .select", "hard")?;
        ann.begin_game()?;
        let game = ann.wait_for_event(1)?;
        ensure!(!game.is_person(Seat::ALL[0]) && game.is_person(Seat::ALL[1]), "as they sat");
        ann.wait_until("the own turn", "document.querySelector('main.table[data-turn=mine]')")?;
        let own = ann.text("main.table > .board.own .name-text")?;
        ensure!(own.contains("Ann"), "the own board is of {own}");
        Ok(())
    })
}
