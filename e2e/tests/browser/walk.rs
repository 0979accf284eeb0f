//! A walk through all screens of the page and all states of the table, with a stop at each.

use crate::guest::{Guest, Player, TableWish, Turn};
use crate::situation::{completed, discs_with, find, game, own, takes, without_last};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key};
use azulejo_rules::{Destination, Line, MoveKind, Phase, Position, Source, Take};
use std::cell::RefCell;

/// A walk through the page; whoever makes it looks around at every stop.
pub(crate) struct Walk<'a, F> {
    guest: &'a Guest,
    look_around: RefCell<F>,
}

impl<'a, F: FnMut(&str) -> Result<()>> Walk<'a, F> {
    /// A walk of a guest who wants to confirm every move, so that aiming can be seen.
    pub(crate) fn of(guest: &'a Guest, look_around: F) -> Result<Walk<'a, F>> {
        guest.go_to_start()?;
        guest.set("confirm", "button")?;
        Ok(Walk { guest, look_around: RefCell::new(look_around) })
    }

    /// Through everything.
    pub(crate) fn through_all(&self) -> Result<()> {
        self.through_start()?;
        self.through_table()?;
        self.through_spread()?;
        self.through_placing()?;
        self.through_giving_up()?;
        self.through_end()?;
        self.guest.go_to_start()?;
        self.stop("start with games")
    }

    fn stop(&self, name: &str) -> Result<()> {
        let look = &mut *self.look_around.borrow_mut();
        look(name).with_context(|| format!("on the screen `{name}`"))
    }

    /// A dialog: opened, looked at, closed.
    fn dialog(&self, name: &str, door: &str) -> Result<()> {
        self.guest.scroll_to(door)?;
        self.guest.tap(door)?;
        self.guest.wait_for("dialog[open]")?;
        self.stop(name)?;
        self.guest.close_dialog()
    }

    fn through_start(&self) -> Result<()> {
        let guest = self.guest;
        guest.go_to_start()?;
        guest.plan(&TableWish::against_bots("4fe".parse()?))?;
        self.stop("start")?;
        guest.paste("nonsense")?;
        guest.wait_for("dialog.load[open] .error")?;
        self.stop("load")?;
        guest.close_dialog()?;
        guest.open_settings()?;
        self.stop("settings")?;
        guest.close_dialog()?;
        guest.run("location.hash = 'rules';")?;
        guest.wait_for("main.rules-page")?;
        self.stop("rules")
    }

    /// The turn of a person among bots, in all its states but those of special discs.
    fn through_table(&self) -> Result<()> {
        let guest = self.guest;
        let pos = find("4cs", |pos| busy(pos) && refused(pos).is_some())?;
        guest.sit_down_at(&pos.to_string(), &["person", "easy", "easy", "easy"])?;
        guest.look(0)?;
        self.stop("table")?;
        let hand = Hand::Presses(guest.pointer);
        let (bad, good) = refused(&pos).context("a refused line")?;
        hand.aim(guest, bad)?;
        guest.wait_for(".line[data-why]")?;
        self.stop("table, refused")?;
        self.let_go()?;
        hand.aim(guest, good)?;
        guest.wait_for(".confirm")?;
        self.stop("table, aimed")?;
        self.let_go()?;
        guest.keys(&[Key::Letter('1')])?;
        guest.wait_for(".disc[data-held]")?;
        self.stop("table, a disc is chosen")?;
        self.let_go()?;
        self.dialogs_of_table(&pos)
    }

    fn dialogs_of_table(&self, pos: &Position) -> Result<()> {
        let guest = self.guest;
        self.dialog("menu", ".bar > .icon-button")?;
        self.dialog("a rival's board", ".rivals .look")?;
        guest.keys(&[Key::Letter('?')])?;
        guest.wait_for("dialog.keys[open]")?;
        self.stop("keys")?;
        guest.close_dialog()?;
        let gold = discs_with(pos, |disc| disc.effect().is_some());
        let gold = gold.first().context("a gold disc")?;
        // On a small screen the disc is pressed first.
        let effect = format!(".disc[data-factory='{gold}'] .effect");
        let is_pressed =
            "getComputedStyle(document.querySelector('.disc .effect')).pointerEvents !== 'none'";
        if guest.run(&format!("return {is_pressed};"))? == serde_json::json!(true) {
            self.dialog("gold side", &effect)?;
        }
        Ok(())
    }

    /// Once everybody has moved it is too late to call a game off.
    fn through_giving_up(&self) -> Result<()> {
        let guest = self.guest;
        guest.sit_down(&TableWish::against_bots("3cp".parse()?))?;
        let look = guest.look(1)?;
        let hand = Hand::Presses(guest.pointer);
        let take = takes(look.replay.now())[0];
        hand.aim(guest, take)?;
        hand.confirm(guest)?;
        guest.look(look.step + 3)?;
        guest.tap(".bar > .icon-button")?;
        guest.tap("dialog.menu .menu-item:has(use[href='#icon-flag'])")?;
        guest.wait_for("dialog.ask[open]")?;
        self.stop("giving up")?;
        guest.close_dialog()
    }

    fn through_spread(&self) -> Result<()> {
        let guest = self.guest;
        let pos = find("4ce", |pos| busy(pos) && !spreads(pos).is_empty())?;
        guest.sit_down_at(&pos.to_string(), &["person"; 4])?;
        guest.look(0)?;
        Hand::Presses(guest.pointer).aim(guest, spreads(&pos)[0])?;
        guest.wait_for(".spread")?;
        self.stop("table, spread")?;
        self.let_go()
    }

    pub(crate) fn through_placing(&self) -> Result<()> {
        let guest = self.guest;
        let pos = find("2fp", lost_and_open)?;
        guest.sit_down_at(&pos.to_string(), &["person"; 2])?;
        guest.look(0)?;
        self.stop("table, placing")
    }

    /// The last move of a game of four, and what follows.
    fn through_end(&self) -> Result<()> {
        let guest = self.guest;
        let game = game("4cp", 5)?;
        let (cut, left) = without_last(&game, 1)?;
        guest.sit_down_at(&cut.to_string(), &["person"; 4])?;
        let look = guest.look(0)?;
        self.stop("table, last round")?;
        guest.keys(&[Key::Left])?;
        guest.wait_for("[data-looking-back]")?;
        self.stop("table, looking back")?;
        guest.keys(&[Key::Right])?;
        self.dialog("log", ".tools .icon-button:has(use[href='#icon-log'])")?;
        let hand = Hand::Presses(guest.pointer);
        if let MoveKind::Take(take) = left[0].kind() {
            hand.aim(guest, take)?;
            hand.confirm(guest)?;
        }
        let look = guest.look(look.step + 1)?;
        ensure!(look.turn == Turn::Scored, "the scoring is not shown");
        self.stop("scoring")?;
        Player::new(hand, 1).put_away_scoring(guest, &look)?;
        self.stop("table, over")?;
        guest.tap(".actions .button.primary")?;
        guest.wait_for("main.over")?;
        self.stop("over")
    }

    fn let_go(&self) -> Result<()> {
        self.guest.keys(&[Key::Escape])?;
        self.guest.wait_until("the hand to be empty", "!document.querySelector('[data-held]')")
    }
}

/// A table with a lot on it.
fn busy(pos: &Position) -> bool {
    let has = |line: &Line| own(pos).is_some_and(|board| board.line(*line).is_some());
    let begun = Line::ALL.iter().filter(|line| has(line)).count();
    let gold = discs_with(pos, |disc| disc.effect().is_some() && disc.tiles().total() > 0).len();
    let first = pos.discs().next().is_some_and(|disc| disc.tiles().colors().iter().count() > 1);
    let costly = own(pos).is_some_and(|board| board.floor().items().count() > 1);
    pos.phase() == Phase::Offer && pos.round() > 2 && begun >= 3 && gold >= 2 && first && costly
}

/// A take to a line that is refused, and the same to one that is not.
fn refused(pos: &Position) -> Option<(Take, Take)> {
    let good = takes(pos).into_iter().find(|take| {
        matches!((take.source, take.to), (Source::Factory(_), Destination::Line(_)))
            && take.left.is_none()
    })?;
    let lines = Line::ALL.into_iter().map(|line| Take { to: Destination::Line(line), ..good });
    let bad = lines.into_iter().find(|take| pos.check((*take).into()).is_err())?;
    Some((bad, good))
}

/// The takes from the spread that leave as much as possible to share out.
fn spreads(pos: &Position) -> Vec<Take> {
    let rest = |take: &Take| pos.tiles_at(take.source).without(take.tile).colors().iter().count();
    let shared = takes(pos).into_iter().filter(|take| take.left.is_some() && rest(take) >= 3);
    shared.collect()
}

/// Completed lines of which one has several columns and another one has none.
fn lost_and_open(pos: &Position) -> bool {
    let Some(board) = own(pos) else { return false };
    let counts: Vec<usize> = completed(pos)
        .into_iter()
        .map(|(line, tile)| board.wall().free_columns(line, tile).count())
        .collect();
    counts.contains(&0) && counts.iter().any(|count| *count > 1)
}
