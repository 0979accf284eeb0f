//! How people get on with each other: takebacks by consent, talk, not listening.

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, begin_two, table_of};
use crate::words::{say_online, tell_online};
use anyhow::{Result, bail, ensure};
use azulejo_e2e::{Hand, Player, Pointer, Size};
use azulejo_protocol::{ChatText, Happening, Mirror, Preset, Request, Words};
use azulejo_rules::Seat;
use azulejo_view::Args;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const UNDO: &str = ".tools .icon-button:has(use[href='#icon-undo'])";
const ASKED: &str = ".strip .takeback";

/// Plays until Bo has moved and Ann is to move.
fn bo_has_moved(ann: &mut Player, bo: &Caller) -> Result<Mirror> {
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 12);
    let mut has_moved = false;
    loop {
        ann.catch_up()?;
        let game = bo.wait_for_event(ann.view().number())?;
        match game.to_move() {
            Some(ONE) if has_moved => return Ok(game),
            Some(ONE) => drop(ann.play_any()?),
            Some(_) => {
                let number = bo.play_as(&mut mind, &game)?;
                ann.wait_until("Bo's move", |view| view.number() >= number)?;
                has_moved = true;
            }
            None => bail!("the round is over so soon"),
        }
    }
}

/// Waits until the page asks nothing about a takeback.
fn wait_until_settled(bo: &Caller) -> Result<()> {
    bo.wait_until("the question to go", &format!("!document.querySelector('{ASKED}')"))
}

/// What Ann is asked.
fn offer(ann: &mut Player) -> Result<u32> {
    let offered = |player: &Player| {
        let offer = player.view().game().and_then(Mirror::takeback);
        offer.map(|offer| offer.number)
    };
    ann.listen_until("the question", |ann| offered(ann).is_some())?;
    offered(ann).ok_or_else(|| anyhow::anyhow!("nothing is asked"))
}

#[test]
fn a_move_is_taken_back_if_the_other_agrees_and_stays_if_not() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let game = bo_has_moved(&mut ann, &bo)?;
        bo.tap(UNDO)?;
        bo.wait_for_text(ASKED, &say_online("takeback-waits"))?;
        let asked = offer(&mut ann)?;
        ann.grant(Request::AnswerTakeback { seat: ONE, offer: asked, agree: false })?;
        wait_until_settled(&bo)?;
        let after = bo.wait_for_event(asked + 1)?;
        ensure!(after.position() == game.position(), "the move stays");
        // Once is enough in a turn; another turn, another question.
        ann.play_any()?;
        let game = bo_has_moved(&mut ann, &bo)?;
        bo.tap(UNDO)?;
        let asked = offer(&mut ann)?;
        ann.grant(Request::AnswerTakeback { seat: ONE, offer: asked, agree: true })?;
        let after = bo.wait_for_event(asked + 2)?;
        ensure!(after.steps().len() + 1 == game.steps().len(), "one move is gone");
        ensure!(after.to_move() == Some(TWO), "it is Bo's turn again");
        wait_until_settled(&bo)
    })
}

#[test]
fn one_who_is_asked_declines_or_agrees_and_one_who_asked_thinks_better_of_it() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let asks = tell_online("takeback-asked", &Args::new().text("name", "Ann"));
        for (answer, is_agreed) in [("takeback-decline", false), ("takeback-agree", true)] {
            let before = ann_has_moved(&mut ann, &bo)?;
            ann.grant(Request::Undo { seat: ONE, at: before.turn() })?;
            bo.wait_for_text(ASKED, &asks)?;
            bo.press_text(ASKED, &say_online(answer))?;
            wait_until_settled(&bo)?;
            ann.wait_until("the answer", |view| {
                view.game().is_some_and(|game| game.takeback().is_none())
            })?;
            ann.catch_up()?;
            let after = bo.wait_for_event(ann.view().number())?;
            ensure!((after.steps().len() < before.steps().len()) == is_agreed, "{answer}");
        }
        bo_has_moved(&mut ann, &bo)?;
        bo.tap(UNDO)?;
        bo.press_text(ASKED, &say_online("takeback-withdraw"))?;
        wait_until_settled(&bo)
    })
}

/// Plays until Ann has moved and Bo is to move.
fn ann_has_moved(ann: &mut Player, bo: &Caller) -> Result<Mirror> {
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 13);
    let mut has_moved = false;
    loop {
        ann.catch_up()?;
        let game = bo.wait_for_event(ann.view().number())?;
        match game.to_move() {
            Some(ONE) => {
                ann.play_any()?;
                has_moved = true;
            }
            Some(_) if has_moved => return Ok(game),
            Some(_) => {
                let number = bo.play_as(&mut mind, &game)?;
                ann.wait_until("Bo's move", |view| view.number() >= number)?;
            }
            None => bail!("the round is over so soon"),
        }
    }
}

/// What Ann has heard of Bo's words.
fn heard(ann: &mut Player) -> Result<Vec<Words>> {
    let said = ann.log()?.into_iter().filter_map(|event| match event.what {
        Happening::Said { seat: TWO, words } => Some(words),
        _ => None,
    });
    Ok(said.collect())
}

#[test]
fn set_phrases_and_free_words_are_heard_and_those_who_are_muted_are_not() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, bo, _) = begin_two(hall, &table_of("2cp")?, Size::LAPTOP)?;
        let text = |text: &str| Ok::<_, anyhow::Error>(Words::Text(ChatText::tidy(text)?));
        ann.grant(Request::Say { seat: ONE, words: Words::Preset(Preset::GoodLuck) })?;
        // Somebody has said something: the door tells it.
        bo.wait_for(".company-door .badge")?;
        bo.tap(".company-door")?;
        bo.wait_for("dialog.company[open]")?;
        bo.wait_for_text(".chat-line[data-seat='1']", &say_online("say-good-luck"))?;
        bo.wait_until("the badge to go", "!document.querySelector('.company-door .badge')")?;
        bo.press_text(".chat-presets", &say_online("say-thanks"))?;
        bo.wait_for_text(".chat-line[data-seat='2']", &say_online("say-thanks"))?;
        bo.write(".chat-field .input", "<b>Nice</b> & easy")?;
        bo.tap(".chat-field button[type=submit]")?;
        bo.wait_for_text(".chat-line[data-seat='2']", "<b>Nice</b> & easy")?;
        ensure!(bo.count(".chat-line b")? == 0, "words are no elements");
        ensure!(bo.value(".chat-field .input")?.is_empty(), "what is said is gone from the field");
        let expected = [Words::Preset(Preset::Thanks), text("<b>Nice</b> & easy")?];
        ensure!(heard(&mut ann)? == expected, "Ann hears {:?}", heard(&mut ann)?);
        let mute = tell_online("chat-mute", &Args::new().text("name", "Ann"));
        bo.press_text(".chat-mutes", &mute)?;
        bo.wait_until("silence", "!document.querySelector(\".chat-line[data-seat='1']\")")?;
        let number = ann.grant(Request::Say { seat: ONE, words: text("Can you hear me?")? })?;
        bo.close_dialog()?;
        // Bo says something after it, so that it must have come.
        bo.tap(".company-door")?;
        bo.press_text(".chat-presets", &say_online("say-oops"))?;
        bo.wait_for_text(".chat-line[data-seat='2']", &say_online("say-oops"))?;
        ensure!(bo.count(".chat-line[data-seat='1']")? == 0, "event {number} is not listened to");
        let unmute = tell_online("chat-unmute", &Args::new().text("name", "Ann"));
        bo.press_text(".chat-mutes", &unmute)?;
        bo.wait_for_text(".chat-line[data-seat='1']", "Can you hear me?")?;
        bo.close_dialog()
    })
}
