//! The table at all the moments that look different.

use crate::games::{self, Cut, is_lively};
use crate::tour::{Others, Tour};
use anyhow::{Context, Result};
use azulejo_e2e::{Hand, Key, Pointer};
use azulejo_rules::{Destination, Line, Move, MoveKind, Phase, Position, Source, Take};

/// In the middle of a round, against bots.
fn lively(tour: &Tour, rules: &str) -> Result<Cut> {
    let cut = games::first(rules, is_lively)?;
    tour.sit_down(&cut, Others::Bots)?;
    Ok(cut)
}

pub(crate) fn two(tour: &Tour) -> Result<()> {
    lively(tour, "2cp").map(drop)
}

pub(crate) fn three(tour: &Tour) -> Result<()> {
    lively(tour, "3cs").map(drop)
}

pub(crate) fn four(tour: &Tour) -> Result<()> {
    lively(tour, "4cs").map(drop)
}

/// Tiles in the hand, and what they would do on a line.
pub(crate) fn held(tour: &Tour) -> Result<()> {
    let cut = lively(tour, "4cp")?;
    let Take { source, tile, to, .. } = cut.take()?;
    tour.type_text(&format!("{source}{tile}").to_lowercase())?;
    let Destination::Line(line) = to else { anyhow::bail!("the take goes to the floor") };
    tour.wait_for(".board.own [data-aim=legal]:focus")?;
    let script =
        format!("document.querySelector('.board.own .line[data-line=\"{line}\"]').focus();");
    tour.run(&script)?;
    tour.wait_for(".board.own [data-ghost]")
}

/// A take that waits to be confirmed, in a game of two.
pub(crate) fn aimed(tour: &Tour) -> Result<()> {
    let cut = lively(tour, "2cp")?;
    Hand::Keys.aim(tour, cut.take()?)?;
    tour.wait_for(".confirm")
}

/// A disc whose color is not chosen yet.
pub(crate) fn disc(tour: &Tour) -> Result<()> {
    let cut = games::first("3cs", |pos, next| {
        let colors = |take: Take| pos.tiles_at(take.source).colors().iter().count();
        is_lively(pos, next) && from_disc(next).is_some_and(|take| colors(take) > 1)
    })?;
    tour.sit_down(&cut, Others::Bots)?;
    tour.type_text(&cut.take()?.source.to_string())?;
    tour.wait_for(".disc[data-held]")
}

/// A line that refuses the tiles in the hand, and says why.
pub(crate) fn refused(tour: &Tour) -> Result<()> {
    let cut = lively(tour, "4cp")?;
    let pos = cut.game.position();
    let take = cut.take()?;
    let lines = Line::ALL.into_iter().map(|line| Take { to: Destination::Line(line), ..take });
    let bad = lines.into_iter().find(|take| pos.check((*take).into()).is_err());
    Hand::Presses(Pointer::Mouse).aim(tour, bad.context("a line that refuses")?)?;
    tour.wait_for(".line[data-why]")
}

pub(crate) fn hint(tour: &Tour) -> Result<()> {
    lively(tour, "3cs")?;
    tour.keys(&[Key::Letter('h')])?;
    tour.wait_for(".board.own [data-hint]")
}

/// The rest of a spread, to be shared out.
pub(crate) fn spread(tour: &Tour) -> Result<()> {
    let cut = games::first("4cs", |pos, _| pos.round() > 1 && shared(pos).is_some())?;
    tour.sit_down(&cut, Others::Bots)?;
    Hand::Keys.aim(tour, shared(cut.game.position()).context("a spread")?)?;
    tour.wait_for(".spread")
}

/// A take that leaves several colors to share out.
fn shared(pos: &Position) -> Option<Take> {
    let colors = |take: &Take| pos.tiles_at(take.source).without(take.tile).colors().iter().count();
    let moves = pos.legal_moves();
    let takes = moves.iter().filter_map(|&mv| from_disc(mv));
    takes
        .filter(|take| take.to != Destination::Floor)
        .find(|take| take.left.is_some() && colors(take) > 1)
}

/// Somebody has the tray, and the disc is gone from the circle.
pub(crate) fn tray(tour: &Tour) -> Result<()> {
    let cut = games::first("3cs", |pos, _| {
        pos.boards().iter().any(|board| board.tray().is_some()) && pos.phase() == Phase::Offer
    })?;
    tour.sit_down(&cut, Others::Bots)
}

/// Columns to choose on the free wall.
pub(crate) fn placing(tour: &Tour) -> Result<()> {
    let cut = games::first("2fp", |pos, _| pos.phase() == Phase::Tiling && pos.round() >= 2)?;
    tour.sit_down(&cut, Others::People)
}

pub(crate) fn last_round(tour: &Tour) -> Result<()> {
    let rounds = games::before_last("4cp", None)?.game.position().round();
    let cut = games::first("4cp", |pos, _| pos.round() == rounds && nearly_empty(pos))?;
    tour.sit_down(&cut, Others::Bots)
}

fn nearly_empty(pos: &Position) -> bool {
    pos.discs().filter(|disc| disc.tiles().total() > 0).count() < 3
}

pub(crate) fn looking_back(tour: &Tour) -> Result<()> {
    lively(tour, "4cp")?;
    tour.keys(&[Key::Left, Key::Left])?;
    tour.wait_for("main.table[data-looking-back]")
}

/// How a round was scored.
pub(crate) fn scoring(tour: &Tour) -> Result<()> {
    let cut = games::before_last("4cp", Some(3))?;
    tour.sit_down(&cut, Others::People)?;
    tour.play(&cut.next)?;
    tour.wait_for("dialog.summary[open]")
}

/// The table after the last scoring.
pub(crate) fn ended(tour: &Tour) -> Result<()> {
    let cut = games::before_last("4cp", None)?;
    tour.sit_down(&cut, Others::People)?;
    tour.play(&cut.next)?;
    tour.wait_for("dialog.summary[open]")?;
    tour.close_dialog()?;
    tour.wait_for(".actions .button.primary")
}

fn from_disc(mv: Move) -> Option<Take> {
    match mv.kind() {
        MoveKind::Take(take) if take.source != Source::Center => Some(take),
        MoveKind::Take(_) | MoveKind::Place(_) => None,
    }
}
