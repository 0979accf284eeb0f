//! The gold sides: spread, tray, keeper, magnet and the extra tile.

use crate::guest::{Guest, Player, Replay, Step, TableWish};
use crate::situation::{discs_with, find, takes, takes_from};
use crate::words::{told, why_not};
use anyhow::{Context, Result, bail, ensure};
use azulejo_e2e::{Hand, Key, Media, Pointer, Size};
use azulejo_rules::{Disc, Effect, Factory, Move, Phase, Position, Source, Take, Tile, TileSet};
use azulejo_view::motion::Motion;
use serde_json::json;

const PEOPLE: [&str; 2] = ["person", "person"];
const HAND: Hand = Hand::Presses(Pointer::Mouse);

/// The takes from the spread that leave three colors or more.
fn spreads(pos: &Position) -> Vec<Take> {
    let rest = |take: &Take| pos.tiles_at(take.source).without(take.tile).colors().iter().count();
    takes(pos).into_iter().filter(|take| take.left.is_some() && rest(take) >= 3).collect()
}

fn neighbors(pos: &Position, take: Take) -> Result<(Factory, Factory)> {
    match take.source {
        Source::Factory(factory) => Ok(pos.neighbors(factory)),
        Source::Center => anyhow::bail!("the center has no neighbors"),
    }
}

/// The colors that the chips send to the left.
fn left_on_screen(guest: &Guest) -> Result<TileSet> {
    let tiles = guest.attributes(".spread .chip[data-side=left]", "data-tile")?;
    let letters = tiles.iter().filter_map(|tile| tile.chars().next());
    Ok(letters.filter_map(Tile::from_letter).collect())
}

#[test]
fn the_rest_of_the_spread_goes_where_its_chips_point() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2cs", |pos| !spreads(pos).is_empty())?;
        let take = *spreads(&pos).last().context("a spread")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        HAND.aim(guest, take)?;
        let rest = pos.tiles_at(take.source).without(take.tile);
        let colors: Vec<String> = rest.colors().iter().map(|tile| tile.to_string()).collect();
        assert_eq!(guest.attributes(".spread .chip", "data-tile")?, colors);
        let counts: Vec<String> =
            rest.colors().iter().map(|tile| rest.count(tile).to_string()).collect();
        assert_eq!(guest.texts(".spread .chip .count")?, counts);
        let (left, right) = neighbors(&pos, take)?;
        let neighbor =
            |side: &str| guest.attribute(&format!(".disc[data-neighbor={side}]"), "data-factory");
        assert_eq!((neighbor("left")?, neighbor("right")?), (left.to_string(), right.to_string()));
        // Each chip changes sides, and back.
        for tile in rest.colors().iter() {
            for _ in 0..2 {
                let before = left_on_screen(guest)?.has(tile);
                HAND.turn(guest, &tile.to_string())?;
                assert_eq!(left_on_screen(guest)?.has(tile), !before, "{tile}");
            }
        }
        HAND.split(guest, take.left.unwrap_or_default())?;
        HAND.confirm(guest)?;
        let after = guest.look(look.step + 1)?;
        assert_eq!(after.replay.moves_since(look.step), [Move::from(take)]);
        Ok(())
    })
}

#[test]
fn letters_turn_the_chips_and_escape_lets_everything_go() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2cs", |pos| !spreads(pos).is_empty())?;
        let take = spreads(&pos)[0];
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        Hand::Keys.aim(guest, take)?;
        guest.wait_for(".spread")?;
        guest.keys(&[Key::Escape])?;
        assert_eq!(guest.count(".spread, [data-held], [data-light=held]")?, 0);
        Player::new(Hand::Keys, 1).play(guest, &look, &[take.into()])?;
        Ok(())
    })
}

/// A split that the even spread refuses, and the take it belongs to.
fn uneven(pos: &Position) -> Option<(Take, TileSet)> {
    spreads(pos).into_iter().find_map(|take| {
        let all = pos.tiles_at(take.source).without(take.tile).colors();
        [all, TileSet::default()].into_iter().find_map(|left| {
            let is_refused = pos.check(Take { left: Some(left), ..take }.into()).is_err();
            is_refused.then_some((take, left))
        })
    })
}

#[test]
fn the_even_spread_refuses_an_uneven_split_and_says_why() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2ce", |pos| uneven(pos).is_some())?;
        let (take, left) = uneven(&pos).context("an uneven split")?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        HAND.aim(guest, take)?;
        assert_eq!(
            guest.attribute(".confirm", "aria-disabled")?,
            "false",
            "what is proposed is even"
        );
        HAND.split(guest, left)?;
        assert_eq!(guest.attribute(".confirm", "aria-disabled")?, "true");
        let bad = Take { left: Some(left), ..take };
        let illegal = pos.check(bad.into()).err().context("it is refused")?;
        let why = why_not(pos.rules(), &illegal);
        assert_eq!(guest.prompt()?, why);
        HAND.confirm(guest)?;
        assert_eq!(guest.last_said()?, why, "whoever listens hears it when it is tried");
        HAND.split(guest, take.left.unwrap_or_default())?;
        HAND.confirm(guest)?;
        let after = guest.look(look.step + 1)?;
        assert_eq!(after.replay.moves_since(look.step), [Move::from(take)]);
        Ok(())
    })
}

fn has_effect(effect: Effect) -> impl Fn(&Disc) -> bool {
    move |disc| disc.effect() == Some(effect) && disc.tiles().colors().iter().count() > 1
}

fn with_effect(rules: &str, effect: Effect) -> Result<(Position, Factory)> {
    let is_there = |pos: &Position| {
        pos.phase() == Phase::Offer && !discs_with(pos, has_effect(effect)).is_empty()
    };
    let pos = find(rules, is_there)?;
    let factory = discs_with(&pos, has_effect(effect))[0];
    Ok((pos, factory))
}

#[test]
fn the_keeper_keeps_its_rest() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        let (pos, factory) = with_effect("2cs", Effect::Keeper)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        let take = takes_from(&pos, factory)[0];
        let after =
            Player::new(Hand::Presses(Pointer::Touch), 1).play(guest, &look, &[take.into()])?;
        let rest = pos.tiles_at(take.source).without(take.tile).total();
        let shown = guest.attribute(&format!(".disc[data-factory='{factory}']"), "data-count")?;
        assert_eq!((shown, after.replay.now().center()), (rest.to_string(), pos.center()));
        Ok(())
    })
}

#[test]
fn the_tray_goes_with_its_taker() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        let (pos, factory) = with_effect("2cs", Effect::Tray)?;
        guest.sit_down_at(&pos.to_string(), &PEOPLE)?;
        let look = guest.look(0)?;
        let disc = format!(".disc[data-factory='{factory}']");
        assert_eq!(guest.count(&format!("{disc}[data-effect=tray]"))?, 1);
        let take = takes_from(&pos, factory)[0];
        Player::new(Hand::Drags(Pointer::Touch), 1).play(guest, &look, &[take.into()])?;
        // The picture with the tray on the board was compared; what is said of the place must follow.
        assert_eq!(guest.count(&format!("{disc}[data-taken]"))?, 1);
        ensure!(guest.is_shown(".board[data-seat='1'] .tray")?, "the tray is not to be seen");
        Ok(())
    })
}

#[test]
fn a_gold_side_tells_its_rule_when_asked() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("4cs", |pos| discs_with(pos, |disc| disc.effect().is_some()).len() >= 4)?;
        guest.sit_down_at(&pos.to_string(), &["person"; 4])?;
        guest.look(0)?;
        for factory in discs_with(&pos, |disc| disc.effect().is_some()) {
            let effect = pos.disc(factory).effect().context("it is gold")?;
            guest.tap(&format!(".disc[data-factory='{factory}'] .effect"))?;
            guest.wait_for("dialog.ask[open]")?;
            let rule = told(pos.rules(), |narrator| narrator.effect_rule(effect));
            assert_eq!(guest.text("dialog[open] .sheet-body p")?, rule);
            guest.keys(&[Key::Escape])?;
            guest.wait_until("the dialog to close", "!document.querySelector('dialog[open]')")?;
        }
        Ok(())
    })
}

/// Within so many deals both are sure to come.
const MOST_DEALS: usize = 20;

/// What the extra tile and the magnet do is a short beat of its own after the deal, with a caption.
#[test]
fn the_magnet_and_the_extra_tile_have_their_captions() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.media(&[Media::ReducedMotion(false)])?;
        guest.wait_for_frames()?;
        let mut seen = Vec::new();
        for _ in 0..MOST_DEALS {
            if seen.len() == 2 {
                break;
            }
            guest.run(NOTE_CAPTIONS)?;
            guest.sit_down(&TableWish::of_people("4cs".parse()?))?;
            guest.wait_for("main.table[data-settled]")?;
            let seen_captions = guest.run("return [...captions];")?;
            let replay = guest.replay()?;
            for caption in captions(&replay)? {
                let is_seen =
                    seen_captions.as_array().is_some_and(|it| it.contains(&json!(caption)));
                ensure!(is_seen, "`{caption}` is missing in {seen_captions}");
            }
            let golden = discs_with(replay.now(), |disc| {
                matches!(disc.effect(), Some(Effect::Extra | Effect::Magnet(_)))
            });
            for factory in golden {
                let code =
                    guest.attribute(&format!(".disc[data-factory='{factory}']"), "data-effect")?;
                if !seen.contains(&code) {
                    seen.push(code);
                }
            }
            guest.go_to_start()?;
        }
        seen.sort();
        assert_eq!(seen, ["extra", "magnet"]);
        Ok(())
    })
}

/// What is to be read while the first deal is shown.
fn captions(replay: &Replay) -> Result<Vec<String>> {
    let before = replay.after(0).context("the empty table")?;
    let Some(Step::Deal(deal)) = replay.steps.first() else { bail!("nothing was dealt") };
    let beats = Motion::of_deal(before, deal)?.beats.into_iter();
    let told = |caption| told(before.rules(), |narrator| narrator.caption(&caption));
    Ok(beats.flat_map(|beat| beat.captions).map(told).collect())
}

const NOTE_CAPTIONS: &str = "globalThis.captions = new Set();
    new MutationObserver(() => {
        const shown = [...document.querySelectorAll('.flights .caption')];
        // What happens at once is told in one line.
        for (const caption of shown.flatMap((it) => it.textContent.split(' · '))) captions.add(caption);
    }).observe(document.body, { subtree: true, childList: true });";
