//! The screens, each with the way to it from a fresh page.

use crate::table;
use crate::tour::Tour;
use anyhow::Result;
use azulejo_e2e::{Key, Pointer};

/// A screen: its name, and how a guest gets there from a fresh page.
pub(crate) struct Screen {
    pub(crate) name: &'static str,
    pub(crate) reach: fn(&Tour) -> Result<()>,
}

const fn screen(name: &'static str, reach: fn(&Tour) -> Result<()>) -> Screen {
    Screen { name, reach }
}

pub(crate) const SCREENS: &[Screen] = &[
    screen("start", |_| Ok(())),
    screen("start-library", library),
    screen("load", |tour| {
        tour.load("3cs with two bots")?;
        tour.wait_for("dialog.load[open] .error")
    }),
    screen("settings", |tour| {
        tour.tap(".start-tools .icon-button")?;
        tour.wait_for("dialog.settings[open]")
    }),
    screen("rules", |tour| rules(tour, "#short")),
    screen("rules-tiling", |tour| rules(tour, "#tiling")),
    screen("rules-special", |tour| rules(tour, "#special")),
    screen("table-two", table::two),
    screen("table-three-special", table::three),
    screen("table-four-special", table::four),
    screen("table-held", table::held),
    screen("table-aimed", table::aimed),
    screen("table-disc", table::disc),
    screen("table-refused", table::refused),
    screen("table-hint", table::hint),
    screen("table-spread", table::spread),
    screen("table-tray", table::tray),
    screen("table-placing", table::placing),
    screen("table-last-round", table::last_round),
    screen("table-looking-back", table::looking_back),
    screen("table-ended", table::ended),
    screen("menu", |tour| door(tour, ".bar > .icon-button")),
    screen("rival", |tour| door(tour, ".rivals .look")),
    screen("gold", |tour| door(tour, ".disc .effect")),
    screen("log", |tour| door(tour, ".tools .icon-button:has(use[href='#icon-log'])")),
    screen("keys", |tour| {
        table::three(tour)?;
        tour.keys(&[Key::Letter('?')])?;
        tour.wait_for("dialog.keys[open]")
    }),
    screen("scoring", table::scoring),
    screen("over", over),
    screen("over-replay", |tour| {
        over(tour)?;
        tour.keys(&[Key::Left, Key::Left])?;
        tour.look_at(".replay");
        Ok(())
    }),
];

/// The start screen of somebody who has played.
fn library(tour: &Tour) -> Result<()> {
    table::ended(tour)?;
    tour.go_to("")?;
    tour.wait_for("main.start")?;
    table::two(tour)?;
    tour.go_to("")?;
    tour.wait_for("main.start .resume")
}

/// The rules at a chapter, by the id of its heading.
fn rules(tour: &Tour, chapter: &'static str) -> Result<()> {
    tour.go_to("rules")?;
    tour.look_at(chapter);
    tour.wait_for("main.rules-page")
}

/// A dialog of the table.
fn door(tour: &Tour, button: &str) -> Result<()> {
    table::three(tour)?;
    tour.press(Pointer::Mouse, button)?;
    tour.wait_for("dialog[open]")
}

fn over(tour: &Tour) -> Result<()> {
    table::ended(tour)?;
    tour.tap(".actions .button.primary")?;
    tour.wait_for("main.over")
}
