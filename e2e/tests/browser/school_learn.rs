//! The tutorial: from the first step to the last, refusals with their reasons, left and resumed.

use crate::guest::Guest;
use crate::languages::fits_in_every_language;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Pointer, Size};
use azulejo_lessons::{Lesson, STEPS, Step};
use azulejo_rules::Move;

/// The tutorial, opened anew at a place in it.
fn open(guest: &Guest, place: &str) -> Result<()> {
    // Else only the hash would change, and nothing be loaded.
    guest.visit.browser.go("about:blank")?;
    guest.visit.open(&format!("school.html#learn{place}"))?;
    guest.wait_for("main.learn h2")
}

/// A move that does what a step asks.
fn right_move(step: &Step) -> Result<Move> {
    let mut lesson = Lesson::begin();
    lesson.go_to(step.id);
    lesson.hint().with_context(|| format!("nothing passes {}", step.id))
}

/// Does what a step asks, and waits for the praise.
fn pass(guest: &Guest, step: &Step, hand: Hand) -> Result<()> {
    let told = || format!("at the step {} by {hand:?}", step.id);
    guest.scroll_to(".learn-table .offer")?;
    hand.enter(guest, &[right_move(step)?]).with_context(told)?;
    guest.wait_for(".learn-result").with_context(told)?;
    guest.wait_until_soon("document.activeElement.id === 'learn-next'").with_context(told)
}

#[test]
fn the_whole_tutorial_is_passed_by_mouse_and_by_keys_and_then_says_what_next() -> Result<()> {
    let hands = [Hand::Presses(Pointer::Mouse), Hand::Keys, Hand::Drags(Pointer::Mouse)];
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, "")?;
        guest.tap(".learn-intro .button.primary")?;
        for (step, hand) in STEPS.iter().zip(hands.into_iter().cycle()) {
            guest.wait_until(step.id, &format!("location.hash === '#learn/{}'", step.id))?;
            // The address is there before the step is.
            guest.wait_for(".learn-step:not(:has(.learn-result))")?;
            pass(guest, step, hand)?;
            guest.keys(&[Key::Enter])?;
        }
        guest.wait_for(".learn-finished")?;
        assert_eq!(guest.count(".learn-link[data-done]")?, STEPS.len() as u64);
        guest.wait_until_soon("document.activeElement.id === 'learn-finished'")
    })
}

#[test]
fn a_wrong_move_is_refused_with_the_lesson_s_reason_and_an_illegal_one_with_the_rules_s()
-> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, "/factory")?;
        Hand::Keys.enter(guest, &["4RF".parse()?])?;
        guest.wait_for_text(".learn-miss", "let us begin with blue from factory 1")?;
        ensure!(guest.prompt()?.contains("let us begin"), "{}", guest.prompt()?);
        ensure!(guest.last_said()?.contains("let us begin"), "{}", guest.last_said()?);
        assert_eq!(guest.count(".learn-result")?, 0);
        open(guest, "/allowed")?;
        // Blue is already in row 2 of the wall.
        guest.type_text("2b2")?;
        guest.wait_for_text(".actions .prompt", "Row 2 of the wall has blue already.")
    })
}

#[test]
fn whoever_is_at_a_loss_is_shown_a_move() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, "/center")?;
        guest.type_text("h")?;
        guest.wait_for(".learn-shown")?;
        assert_eq!(guest.last_said()?, guest.text(".learn-shown")?);
        guest.wait_for(".center [data-hint], .center[data-hint]")
    })
}

#[test]
fn the_tutorial_is_resumed_where_it_was_left() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, &format!("/{}", STEPS[0].id))?;
        pass(guest, &STEPS[0], Hand::Keys)?;
        open(guest, "")?;
        assert_eq!(guest.count(".learn-link[data-done]")?, 1);
        guest.tap(".learn-intro .button.primary")?;
        guest.wait_until(
            "the second step",
            &format!("location.hash === '#learn/{}'", STEPS[1].id),
        )?;
        // What can't be read is set aside, and the tutorial begins anew.
        guest.run("localStorage.setItem('azulejo.lessons', '{\"passed\":7');")?;
        open(guest, "")?;
        assert_eq!(guest.count(".learn-link[data-done]")?, 0);
        let aside = guest.run("return localStorage.getItem('azulejo.set-aside');")?;
        ensure!(aside.as_str().is_some_and(|it| it.contains("\"passed\":7")), "{aside}");
        // It says so on the console, too, for whoever helps.
        let faults = guest.faults()?;
        ensure!(faults.iter().all(|fault| fault.contains("can't be read")), "{faults:?}");
        Ok(())
    })
}

#[test]
fn a_step_is_passed_by_finger_and_fits_the_smallest_phone_in_every_language() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        open(guest, &format!("/{}", STEPS[0].id))?;
        guest.scroll_to(".learn-table .center")?;
        Hand::Presses(Pointer::Touch).enter(guest, &[right_move(&STEPS[0])?])?;
        guest.wait_for(".learn-result")?;
        fits_in_every_language(guest)
    })
}
