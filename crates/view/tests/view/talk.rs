//! Whole games in every language: no message is missing and none lacks a variable.

use crate::files::languages;
use crate::support::{Step, play_game};
use azulejo_rules::{Dealer, Effect, MoveKind, Phase, Position, Source};
use azulejo_testkit::generate::expressible_moves;
use azulejo_view::entry::read_command;
use azulejo_view::motion::Motion;
use azulejo_view::scene::{BoardView, SceneOptions};
use azulejo_view::story::RoundTable;
use azulejo_view::{ConfirmMode, Entry, Language, Names, Narrator, Press, Scene, Texts, Theme};

/// A sentence that is whole: no message was missing, no variable stayed open.
fn check(sentence: &str) {
    assert!(!sentence.trim().is_empty());
    for sign in ["⟦", "{", "}", "$"] {
        assert!(!sentence.contains(sign), "{sentence}");
    }
}

/// Languages with a folder, in both themes.
fn all_texts() -> Vec<Texts> {
    let spoken: Vec<Language> =
        languages().iter().filter_map(|code| Language::from_tag(code)).collect();
    let themes = |language| Theme::ALL.map(|theme| Texts::new(language, theme));
    spoken.into_iter().flat_map(themes).collect()
}

fn tell_step(narrator: Narrator<'_>, step: &Step, dealer: &mut Dealer) {
    match step {
        Step::Deal { before, deal, after, report } => {
            narrator.deal(after, report).iter().for_each(|sentence| check(sentence));
            let motion = Motion::of_deal(before, deal).unwrap();
            tell_captions(narrator, &motion);
        }
        Step::Move { before, mv, after, report } => {
            check(&narrator.play(before, *mv).text());
            check(&narrator.hint(before, *mv));
            tell_captions(narrator, &Motion::of_move(before, *mv).unwrap());
            tell_scene(narrator, before, dealer);
            if let Some(report) = report {
                narrator.round(report).iter().for_each(|sentence| check(sentence));
                for seat in &RoundTable::of(report).seats {
                    narrator.seat_round(seat).iter().for_each(|sentence| check(sentence));
                }
            }
            if let Some(outcome) = after.outcome() {
                narrator.game_over(&outcome).iter().for_each(|sentence| check(sentence));
            }
        }
    }
}

fn tell_captions(narrator: Narrator<'_>, motion: &Motion) {
    for beat in &motion.beats {
        beat.captions.iter().for_each(|caption| check(&narrator.caption(caption)));
        beat.lit.iter().for_each(|lit| check(&narrator.runs(lit.ghost.runs)));
    }
}

/// The labels of a scene in which something is held.
fn tell_scene(narrator: Narrator<'_>, pos: &Position, dealer: &mut Dealer) {
    let mut entry = Entry::begin(pos);
    let mv = dealer.pick(pos).unwrap();
    if let MoveKind::Take(take) = mv.kind() {
        entry.press(pos, Press::Tile(take.source, take.tile), ConfirmMode::Button);
        entry.press(pos, Press::Destination(take.to), ConfirmMode::Button);
        check(&narrator.pick(take.source, take.tile, 2));
    }
    let scene = Scene::of(pos, &entry, &SceneOptions::own_seats(pos.rules().seats().take(2)));
    check(&narrator.status(&scene));
    scene.banners.iter().for_each(|banner| check(&narrator.banner(banner)));
    scene.discs.iter().for_each(|disc| check(&narrator.disc(disc)));
    check(&narrator.center(&scene.center));
    if let Some(split) = &scene.split {
        split.chips.iter().for_each(|chip| check(&narrator.chip(split, chip)));
    }
    for board in &scene.boards {
        tell_board(narrator, &entry, board);
    }
}

fn tell_board(narrator: Narrator<'_>, entry: &Entry, board: &BoardView) {
    check(&narrator.board(board));
    board.lines.iter().for_each(|line| check(&narrator.line(line)));
    check(&narrator.floor(&board.floor));
    board.floor.spaces.iter().for_each(|space| check(&narrator.space(space)));
    board.tray.iter().for_each(|tray| check(&narrator.tray(tray)));
    board.ledger.iter().for_each(|ledger| {
        check(&narrator.ledger(ledger));
        check(&narrator.ledger_line(ledger));
    });
    let placements = entry.selection().placements();
    for cell in board.wall.iter().flatten() {
        let completed = placements.and_then(|lines| lines.line(cell.line)).map(|line| line.tile);
        check(&narrator.cell(cell, completed));
    }
    for line in placements.iter().flat_map(|placements| placements.lines()) {
        narrator.falling_line(line).iter().for_each(|sentence| check(sentence));
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    for texts in all_texts() {
        for (rules, seed) in ["2cp", "3fs", "4ce", "2fe"].into_iter().zip(50..) {
            let names = Names::new(&texts, rules.parse().unwrap(), ["Anna", "Jan", "", "Ülo"]);
            let narrator = Narrator::new(&texts, &names);
            play_game(rules, seed, |step, dealer| tell_step(narrator, step, dealer));
        }
    }
}

#[test]
fn every_refusal_is_told_in_every_language() {
    for texts in all_texts() {
        let mut told = std::collections::BTreeSet::new();
        for rules in ["3ce", "2fs"] {
            let names = Names::by_seat(&texts, rules.parse().unwrap());
            let narrator = Narrator::new(&texts, &names);
            play_game(rules, 60, |step, dealer| {
                let Step::Move { before, .. } = step else { return };
                let rare = before.phase() == Phase::Tiling || dealer.below(8) == 0;
                let moves = expressible_moves();
                let some = moves.iter().skip(dealer.below(50) as usize).step_by(50);
                for mv in some.filter(|_| rare) {
                    if let Err(illegal) = before.check(*mv) {
                        let sentence = narrator.why_not(&illegal);
                        check(&sentence);
                        told.insert(sentence);
                    }
                }
            });
        }
        assert!(told.len() > 50, "{} refusals", told.len());
    }
}

#[test]
fn every_typed_mistake_is_told_in_every_language() {
    let pos = azulejo_testkit::fixture::position("2cp, round 2\n factories RR");
    for texts in all_texts() {
        let names = Names::by_seat(&texts, pos.rules());
        let narrator = Narrator::new(&texts, &names);
        for text in ["", "x", "3", "3P2", "9@1", "CB6", "CB5 x", "4R2<BB", "3@0", "3@55", "1B1"] {
            check(&narrator.why_not_typed(&read_command(&pos, text).unwrap_err()));
        }
    }
}

#[test]
fn every_gold_side_is_told_in_every_language() {
    for texts in all_texts() {
        let names = Names::by_seat(&texts, "2cs".parse().unwrap());
        let narrator = Narrator::new(&texts, &names);
        for effect in Effect::ALL {
            check(&narrator.effect_name(effect));
            check(&narrator.effect_rule(effect));
        }
        check(&narrator.pick(Source::Center, azulejo_rules::Tile::Red, 1));
    }
}
