//! The table fits every screen: nobody scrolls within a turn, and everything that makes a move is large enough for a
//! finger.

use crate::guest::Guest;
use crate::situation::{discs_with, find, takes};
use crate::walk::Walk;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Size};
use azulejo_rules::{Phase, Position, Source, Take};
use serde_json::{Value, json};
use std::cell::RefCell;

/// The page is not larger than the window, nor is anything in it that could be scrolled within a turn.
fn check_no_scroll(guest: &Guest, what: &str, size: Size) -> Result<Vec<String>> {
    guest.resize_page(size)?;
    guest.wait_until_still()?;
    let script = "const it = document.documentElement;
        const scrolled = [...document.querySelectorAll('main.table, main.table *')].filter((element) => {
            const { overflowY } = getComputedStyle(element);
            return ['auto', 'scroll'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
        });
        return [it.scrollWidth, it.scrollHeight, scrolled.map((it) => it.className)];";
    let seen = guest.run(script)?;
    let is_within = |index: usize, most: u32| seen[index].as_u64() <= Some(most.into());
    let mut faults = Vec::new();
    if !is_within(0, size.width) || !is_within(1, size.height) {
        faults.push(format!("{what} at {size}: the page is {}x{}", seen[0], seen[1]));
    }
    if seen[2] != json!([]) {
        faults.push(format!("{what} at {size}: {} scroll", seen[2]));
    }
    Ok(faults)
}

/// Everything that belongs to the table is inside the window.
fn check_inside(guest: &Guest, what: &str, size: Size) -> Result<Vec<String>> {
    let script = "const [width, height] = arguments;
        const parts = document.querySelectorAll('main.table :is(.bar, .board, .disc, .center, .line, .floor-line, .square, .chip, .actions[data-open], .actions[data-open] > *)');
        const outside = [...parts].filter((part) => part.checkVisibility()).filter((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
        });
        return [...new Set(outside.map((part) => part.className))];";
    let outside = guest.run_with(script, &[json!(size.width), json!(size.height)])?;
    let is_fine = outside == json!([]);
    Ok(if is_fine { Vec::new() } else { vec![format!("{what} at {size}: outside: {outside}")] })
}

/// Where a finger must hit: how wide and high each control of a move is, measured by what answers to a press.
const TARGETS: &str = "
    const controls = [...document.querySelectorAll(`main.table :is(
        .disc-pick, .disc-tiles .tile, .center button.tile, .picker .chip, .spread .chip, .board.own button.line,
        .board.own button.floor-line, .pick-column, .actions .button, .bar .icon-button)`)];
    const same = (a, b) => a === b || (a?.matches('.tile') && b?.matches('.tile')
        && a.dataset.tile === b.dataset.tile && a.closest('.disc, .center') === b.closest('.disc, .center'));
    const control = (x, y) => document.elementFromPoint(x, y)?.closest(controls.length ? SELECTOR : '*');
    const small = [];
    for (const it of controls) {
        if (!it.checkVisibility() || getComputedStyle(it).pointerEvents === 'none') continue;
        const { left, right, top, bottom } = it.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // What lies under an open picker or prompt can't be meant now.
        if (!same(control(x, y), it)) continue;
        const reach = (dx, dy) => {
            let far = 0;
            while (far < 60 && same(control(x + dx * (far + 1), y + dy * (far + 1)), it)) far += 1;
            return far;
        };
        const [width, height] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
        if (width < LEAST || height < LEAST) small.push(`${it.className} ${it.dataset.tile ?? ''} ${width}x${height}`);
    }
    return [...new Set(small)];";

const CONTROLS: &str =
    "'.disc-pick, .tile, .chip, .line, .floor-line, .pick-column, .button, .icon-button'";
/// The size of a fingertip, in pixels of the style sheet.
const LEAST: &str = "44";

fn check_targets(guest: &Guest, what: &str, size: Size) -> Result<Vec<String>> {
    if size.width >= 600 {
        return Ok(Vec::new());
    }
    let script = TARGETS.replace("SELECTOR", CONTROLS).replace("LEAST", LEAST);
    let small: Vec<String> = serde_json::from_value(guest.run(&script)?)?;
    Ok(small.into_iter().map(|it| format!("{what} at {size}: too small: {it}")).collect())
}

/// What is wrong with the table, at every size.
pub(crate) fn check_all(guest: &Guest, what: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for size in Size::ALL {
        faults.extend(check_no_scroll(guest, what, size)?);
        faults.extend(check_inside(guest, what, size)?);
        faults.extend(check_targets(guest, what, size)?);
    }
    Ok(faults)
}

/// A moment of a round with everything on the table.
fn early(pos: &Position) -> bool {
    let full = discs_with(pos, |disc| disc.tiles().colors().iter().count() > 1).len();
    pos.phase() == Phase::Offer
        && pos.round() == 3
        && full + 2 >= pos.rules().discs()
        && pos.center().total() > 0
}

fn spread(pos: &Position) -> Option<Take> {
    takes(pos).into_iter().find(|take| take.left.is_some())
}

fn from_disc(pos: &Position) -> Option<Take> {
    let is_plain = |take: &Take| matches!(take.source, Source::Factory(_)) && take.left.is_none();
    takes(pos).into_iter().find(is_plain)
}

/// All states of a turn.
fn turn_fits(rules: &str) -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.set("confirm", "button")?;
        let is_gold = !rules.ends_with('p');
        let wanted = |pos: &Position| early(pos) && (!is_gold || spread(pos).is_some());
        let pos = find(rules, wanted)?;
        guest.sit_down_at(&pos.to_string(), &vec!["person"; pos.rules().players.count()])?;
        guest.look(0)?;
        let mut faults = check_all(guest, "own turn")?;
        guest.resize_page(Size::LAPTOP)?;
        guest.keys(&[Key::Letter('1')])?;
        faults.extend(check_all(guest, "a disc is chosen")?);
        guest.resize_page(Size::LAPTOP)?;
        guest.keys(&[Key::Escape])?;
        for (what, take) in [("aimed", from_disc(&pos)), ("spread", spread(&pos))] {
            let Some(take) = take else { continue };
            guest.resize_page(Size::LAPTOP)?;
            Hand::Keys.aim(guest, take)?;
            guest.wait_for(".confirm")?;
            faults.extend(check_all(guest, what)?);
            guest.keys(&[Key::Escape])?;
        }
        ensure!(faults.is_empty(), "{rules}:\n{}", faults.join("\n"));
        Ok(())
    })
}

#[test]
fn a_turn_of_two_fits_every_screen() -> Result<()> {
    turn_fits("2cp")
}

#[test]
fn a_turn_of_two_with_special_factories_fits_every_screen() -> Result<()> {
    turn_fits("2cs")
}

#[test]
fn a_turn_of_three_fits_every_screen() -> Result<()> {
    turn_fits("3ce")
}

#[test]
fn a_turn_of_four_fits_every_screen() -> Result<()> {
    turn_fits("4cp")
}

#[test]
fn a_turn_of_four_with_special_factories_fits_every_screen() -> Result<()> {
    turn_fits("4cs")
}

#[test]
fn placing_on_the_free_wall_fits_every_screen() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let faults = RefCell::new(Vec::new());
        let walk = Walk::of(guest, |what| {
            faults.borrow_mut().extend(check_all(guest, what)?);
            guest.resize_page(Size::LAPTOP)
        })?;
        walk.through_placing()?;
        let faults = faults.borrow();
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    })
}

/// Letters on tiles and long names change nothing about it.
#[test]
fn long_names_and_letters_change_nothing() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.open_settings()?;
        guest.tap("dialog.settings section:nth-of-type(1) .switch")?;
        guest.close_dialog()?;
        guest.choose("players", "4")?;
        for seat in 1..=4 {
            guest.choose_in(&format!(".seat:nth-child({seat}) .select"), "person")?;
            let input = format!(".seat:nth-child({seat}) .input");
            guest.scroll_to(&input)?;
            guest.tap(&input)?;
            guest.type_text("Maximiliana Wolfeschlegel")?;
        }
        guest.begin()?;
        guest.look(1)?;
        let letters: Value = guest.run("return document.documentElement.dataset.letters;")?;
        ensure!(letters == json!("on"), "the letters are {letters}");
        let faults = check_all(guest, "long names")?;
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        guest.text(".board.own .name-text").context("a name").map(drop)
    })
}
