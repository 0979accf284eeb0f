//! The referee of a real table: a game is told by taps, by keys and by texts, corrected, left and resumed.

use crate::guest::Guest;
use crate::languages::faults;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Key, Options, Size};
use azulejo_rules::{Deal, Destination, Game, Move, MoveKind, Source};
use azulejo_view::Language;
use serde_json::{Value, json};

/// Whole games; those of two on the colored wall, and of three on the free wall with special discs.
const PLAIN: &str = include_str!("../../../crates/testkit/vectors/2cp.azulejo");
const SPECIAL: &str = include_str!("../../../crates/testkit/vectors/3fs.azulejo");

fn game(record: &str) -> Result<Game> {
    record.parse().context("the record of the test")
}

/// A game up to a round, with so many of its moves.
fn beginning(record: &str, rounds: usize, moves: usize) -> Result<Game> {
    let whole = game(record)?;
    let mut game = Game::new(whole.rules(), whole.first());
    for (name, value) in whole.tags().filter(|(name, _)| name.starts_with("Seat")) {
        game.set_tag(name, value)?;
    }
    for (index, round) in whole.rounds().iter().take(rounds + usize::from(moves > 0)).enumerate() {
        game.deal(round.deal.clone())?;
        let most = if index < rounds { round.moves.len() } else { moves };
        for &mv in round.moves.iter().take(most) {
            game.play(mv)?;
        }
    }
    Ok(game)
}

impl Guest {
    fn open_referee(&self) -> Result<()> {
        if self.run("return location.pathname;")? == json!("/school.html") {
            self.run("location.hash = 'referee';")?;
            self.visit.reload()?;
        } else {
            self.visit.open("school.html#referee")?;
        }
        self.wait_for("main.referee")
    }

    /// Opens the referee as somebody left it.
    fn resume(&self, game: &Game) -> Result<()> {
        let referee = json!({ "version": 1, "record": game.to_string() });
        let kept = json!({ "begun": 1, "referee": referee }).to_string();
        self.run_with("localStorage.setItem('azulejo.referee', arguments[0]);", &[json!(kept)])?;
        self.open_referee()?;
        self.wait_for(".referee-bar")
    }

    /// The game as the device keeps it.
    fn refereed(&self) -> Result<Game> {
        let kept = self.run("return localStorage.getItem('azulejo.referee');")?;
        let kept: Value = serde_json::from_str(kept.as_str().context("nothing is kept")?)?;
        let record = kept.pointer("/referee/record").and_then(Value::as_str);
        game(record.context("there is no record")?)
    }

    fn tap_in_sight(&self, selector: &str) -> Result<()> {
        // The referee scrolls to where a stage begins with the frame after it has come there.
        self.wait_for(selector)?;
        self.wait_for_frames()?;
        self.scroll_to(selector)?;
        self.tap(selector)
    }

    /// The pad stays within reach, but the referee scrolls on to the next disc with the frame after one is full.
    fn tap_color(&self, tile: impl std::fmt::Display) -> Result<()> {
        self.wait_for_frames()?;
        self.tap(&format!(".referee-color[data-tile='{tile}']"))
    }

    /// Tells a deal of plain discs, tile by tile.
    fn tap_deal(&self, deal: &Deal) -> Result<()> {
        self.wait_for(".referee-discs")?;
        for tile in deal.discs.iter().flat_map(|disc| disc.drawn().iter()) {
            self.tap_color(tile)?;
        }
        self.wait_for(".referee-done")?;
        self.wait_for_frames()?;
        self.tap(".referee-done")?;
        self.wait_for(".bench")
    }

    /// Presses what was taken, then where it went.
    fn tap_move(&self, mv: Move) -> Result<()> {
        let MoveKind::Take(take) = mv.kind() else { anyhow::bail!("{mv} is no take") };
        let tile = take.tile;
        let from = match take.source {
            Source::Factory(factory) => {
                format!(".bench .disc[data-factory='{factory}'] .disc-tiles [data-tile='{tile}']")
            }
            Source::Center => format!(".bench .center .group[data-tile='{tile}'] .tile"),
        };
        let board = ".bench .board.own[data-act]";
        let to = match take.to {
            Destination::Line(line) => format!("{board} .line[data-line='{line}']"),
            Destination::Floor => format!("{board} .floor-line"),
        };
        self.tap_in_sight(&from)?;
        self.tap_in_sight(&to)
    }

    fn wait_for_steps(&self, steps: usize) -> Result<()> {
        let count = "JSON.parse(localStorage.getItem('azulejo.referee')).referee.record
            .split('\\n').filter((line) => line && !/^(\\[|round)/.test(line))
            .flatMap((line) => line.startsWith('deal') ? [line] : line.split(' ')).length";
        self.wait_until(&format!("{steps} steps"), &format!("{count} === {steps}"))
    }
}

/// Two rounds by taps on a phone, with a slip that is undone, a wrong move that is corrected, and a reload.
#[test]
fn rounds_are_told_by_taps_corrected_and_resumed() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        let wanted = beginning(PLAIN, 2, 0)?;
        guest.open_referee()?;
        for (seat, name) in [(1, "greedy 1"), (2, "greedy 2")] {
            guest.tap_in_sight(&format!(".referee-names li:nth-child({seat}) input"))?;
            guest.type_text(name)?;
        }
        guest.tap_in_sight(".referee-setup button[type=submit]")?;
        guest.wait_for(".referee-discs")?;

        // A slip: undone, and another one, removed.
        guest.tap_color("B")?;
        guest.wait_for("button.referee-slot")?;
        guest.tap(".referee-tools .button:first-child")?;
        guest.wait_until("no tile", "!document.querySelector('button.referee-slot')")?;
        guest.tap_color("K")?;
        guest.tap(".referee-disc[data-factory='1'] button.referee-slot")?;
        guest.wait_until("no tile", "!document.querySelector('button.referee-slot')")?;

        let [first, second] = wanted.rounds() else { anyhow::bail!("two rounds") };
        guest.tap_deal(&first.deal)?;
        let mut steps = 1;
        for (index, &mv) in first.moves.iter().enumerate() {
            // The third is told wrongly at first.
            let mv = if index == 2 { "2R5".parse()? } else { mv };
            guest.tap_move(mv)?;
            steps += 1;
            guest.wait_for_steps(steps)?;
            if index == 4 {
                guest.visit.reload()?;
                guest.wait_for(".bench")?;
                correct_third(guest, first.moves[2])?;
                steps = guest.refereed()?.rounds()[0].moves.len() + 1;
                ensure!(steps == 6, "the others still stand");
            }
        }
        guest.wait_for(".referee-scored")?;
        ensure!(guest.texts(".referee-scored h3")? == ["greedy 1 +1", "greedy 2 +2"], "scores");
        guest.tap_in_sight(".referee-go .button.primary")?;
        guest.tap_deal(&second.deal)?;
        for &mv in &second.moves {
            steps += 1;
            guest.tap_move(mv)?;
            guest.wait_for_steps(steps + 1)?;
        }
        ensure!(guest.refereed()? == wanted, "{}", guest.refereed()?);
        Ok(())
    })
}

/// Goes to the list of everything, and says that the third move was another one.
fn correct_third(guest: &Guest, mv: Move) -> Result<()> {
    guest.wait_for_frames()?;
    guest.tap(".referee-tools a")?;
    guest.wait_for(".referee-steps")?;
    guest.tap_in_sight(".referee-steps li:nth-child(4) a")?;
    guest.wait_for(".bench")?;
    guest.tap_move(mv)?;
    guest.wait_for("dialog.ask[open] .button.primary")?;
    guest.tap("dialog.ask[open] .button.primary")?;
    guest.wait_until("the table", "document.querySelector('.referee-tools')")?;
    guest.wait_for(".bench")
}

/// The last round by keys alone: discs, colors, moves; then the game is among the kept ones.
#[test]
fn the_last_round_is_told_by_keys_and_the_game_is_kept() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let wanted = game(PLAIN)?;
        let rounds = wanted.rounds().len();
        let begun = beginning(PLAIN, rounds - 1, 0)?;
        let before = begun.replay().count() - 1;
        guest.resume(&begun)?;
        let last = wanted.rounds().last().context("a last round")?;
        // Not in order: digits lead to the disc.
        for (index, disc) in last.deal.discs.iter().enumerate().rev() {
            let tiles: String = disc.drawn().iter().map(|tile| tile.to_string()).collect();
            guest.type_text(&format!("{}{}", index + 1, tiles.to_lowercase()))?;
        }
        guest.wait_until_soon("document.activeElement.matches('.referee-done')")?;
        guest.keys(&[Key::Enter])?;
        guest.wait_for(".bench")?;
        for (index, mv) in last.moves.iter().enumerate() {
            guest.type_text(&mv.to_string().to_lowercase())?;
            guest.wait_for_steps(before + 2 + index)?;
        }
        guest.wait_for(".referee-go .button.primary")?;
        guest.tap_in_sight(".referee-go .button.primary")?;
        guest.wait_for(".breakdown")?;
        ensure!(guest.refereed()? == wanted, "{}", guest.refereed()?);
        let scores: Vec<String> =
            wanted.position().boards().iter().map(|board| board.score().to_string()).collect();
        ensure!(guest.texts(".breakdown td.total")? == scores, "the scores are others");
        ensure!(guest.attribute(".referee-go a", "href")? == "#review/1", "no review");
        Ok(())
    })
}

/// What can't have been drawn and what can't be played is refused with the reason.
#[test]
fn a_refused_move_and_a_damaged_game_are_told() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.resume(&beginning(PLAIN, 0, 1)?)?;
        guest.tap_in_sight(".referee-command input")?;
        guest.type_text("1W3")?;
        guest.keys(&[Key::Enter])?;
        guest.wait_for_text(".referee-command .error", "Factory 1 is empty")?;
        ensure!(guest.refereed()? == beginning(PLAIN, 0, 1)?, "nothing has changed");
        guest.run("localStorage.setItem('azulejo.referee', '{\"begun\":1,\"referee\":7}');")?;
        guest.open_referee()?;
        guest.wait_for(".referee-setup")?;
        guest.wait_for(".toast[data-tone=warn]")?;
        let aside = guest.run("return localStorage.getItem('azulejo.set-aside');")?;
        ensure!(aside.as_str().is_some_and(|text| text.contains("\"referee\":7")), "{aside}");
        let complaints = guest.faults()?;
        ensure!(complaints.iter().all(|it| it.contains("can't be read")), "{complaints:?}");
        Ok(())
    })
}

/// Every state of the referee, with a look around at each.
fn walk(guest: &Guest, mut look_around: impl FnMut(&str) -> Result<()>) -> Result<()> {
    guest.open_referee()?;
    look_around("setup")?;
    let rounds = game(SPECIAL)?.rounds().len();
    guest.resume(&beginning(SPECIAL, 1, 0)?)?;
    guest.choose_in(".referee-side", "2R")?;
    guest.tap_color("W")?;
    look_around("a deal")?;
    guest.tap_in_sight(".referee-tools .button:last-child")?;
    guest.wait_for("dialog.menu[open]")?;
    look_around("the menu")?;
    guest.tap("dialog.menu li:last-child .menu-item")?;
    guest.wait_for("dialog.ask[open]")?;
    look_around("asked before a new game")?;
    guest.close_dialog()?;
    guest.resume(&beginning(SPECIAL, 1, 3)?)?;
    look_around("a move")?;
    guest.run("location.hash = 'referee/steps';")?;
    guest.wait_for(".referee-steps")?;
    look_around("all steps")?;
    guest.run("location.hash = 'referee/steps/1';")?;
    guest.wait_for(".referee-discs")?;
    look_around("a deal corrected")?;
    guest.run("location.hash = 'referee/steps/2';")?;
    guest.wait_for(".bench")?;
    look_around("a move corrected")?;
    guest.choose("wrong", "nothing")?;
    guest.tap_in_sight(".referee-go .button.danger")?;
    guest.wait_for("dialog.ask[open]")?;
    look_around("a correction asked")?;
    guest.close_dialog()?;
    guest.resume(&beginning(SPECIAL, rounds, 0)?)?;
    look_around("the end")
}

#[test]
fn no_state_of_the_referee_breaks_a_rule() -> Result<()> {
    for size in [Size::SMALL_PHONE, Size::LAPTOP] {
        Guest::with(size, |guest| {
            let mut found = Vec::new();
            walk(guest, |state| {
                for violation in guest.violations()? {
                    found.push(format!("{state}: {violation}"));
                }
                Ok(())
            })?;
            ensure!(found.is_empty(), "{size}:\n{}", found.join("\n"));
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_referee_fits_the_smallest_phone_in_every_language() -> Result<()> {
    for language in Language::ALL {
        let options = Options { languages: language.code().to_owned(), size: Size::SMALL_PHONE };
        Guest::with_options(&options, |guest| {
            let mut found = Vec::new();
            walk(guest, |state| {
                let wide = guest.run("return document.documentElement.scrollWidth;")?;
                ensure!(wide == json!(Size::SMALL_PHONE.width), "{state} is {wide} wide");
                found.extend(faults(guest)?.into_iter().map(|fault| format!("{state}: {fault}")));
                Ok(())
            })?;
            ensure!(found.is_empty(), "{language:?}:\n{}", found.join("\n"));
            Ok(())
        })?;
    }
    Ok(())
}
