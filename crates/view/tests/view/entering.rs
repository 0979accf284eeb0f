//! In random games: every legal move can be entered, and nothing else.

use crate::support::each_decision;
use azulejo_rules::{
    Column, Dealer, Destination, Factory, Line, Move, MoveKind, Phase, Place, Position, Source,
    Take, Tile,
};
use azulejo_view::entry::{Key, Typed, read_command, read_key};
use azulejo_view::{Answer, ConfirmMode, Entry, Press, Selection};

const GAMES: [&str; 8] = ["2cp", "3cs", "4ce", "2fp", "3fs", "2fe", "4cp", "4fs"];

/// The presses that turn a proposed split into the wanted one.
fn turns(entry: &Entry, take: Take) -> Vec<Press> {
    let proposed = entry.selection().aimed().and_then(|aimed| aimed.left);
    let (Some(proposed), Some(wanted)) = (proposed, take.left) else { return Vec::new() };
    let differs = |tile: &Tile| proposed.has(*tile) != wanted.has(*tile);
    Tile::ALL.into_iter().filter(differs).map(Press::Left).collect()
}

fn enter_take(pos: &Position, take: Take, mode: ConfirmMode) -> Answer {
    let mut entry = Entry::begin(pos);
    entry.press(pos, Press::Tile(take.source, take.tile), mode);
    let answer = entry.press(pos, Press::Destination(take.to), mode);
    if matches!(answer, Answer::Play(_)) {
        return answer;
    }
    for press in turns(&entry, take) {
        entry.press(pos, press, mode);
    }
    let last = match mode {
        ConfirmMode::TapTwice => Press::Destination(take.to),
        _ => Press::Confirm,
    };
    entry.press(pos, last, mode)
}

#[test]
fn every_legal_take_can_be_entered_by_presses() {
    for rules in GAMES {
        each_decision(rules, 5, |pos, _| {
            for (number, mv) in pos.legal_moves().into_iter().enumerate() {
                let MoveKind::Take(take) = mv.kind() else { continue };
                let mode = ConfirmMode::ALL[number % ConfirmMode::ALL.len()];
                assert_eq!(enter_take(pos, take, mode), Answer::Play(vec![mv]), "{mv} in {pos}");
            }
        });
    }
}

/// The keys of a take: its text, with the letters that turn the split.
fn type_take(pos: &Position, take: Take) -> Answer {
    let mut entry = Entry::begin(pos);
    let text = Move::from(Take { left: None, ..take }).to_string().to_lowercase();
    let mut answer = Answer::Nothing;
    let mut type_key = |entry: &mut Entry, key| {
        let Some(Typed::Press(press)) = read_key(entry.selection(), key) else {
            panic!("{key:?} means nothing");
        };
        answer = entry.press(pos, press, ConfirmMode::Instant);
    };
    for letter in text.chars() {
        type_key(&mut entry, Key::Char(letter));
    }
    if take.left.is_some() {
        for press in turns(&entry, take) {
            let Press::Left(tile) = press else { continue };
            type_key(&mut entry, Key::Char(tile.letter()));
        }
        type_key(&mut entry, Key::Enter);
    }
    answer
}

#[test]
fn every_legal_take_can_be_entered_by_keys_and_typed() {
    for rules in GAMES {
        each_decision(rules, 6, |pos, _| {
            for mv in pos.legal_moves() {
                assert_eq!(read_command(pos, &mv.to_string().to_lowercase()), Ok(mv));
                let MoveKind::Take(take) = mv.kind() else { continue };
                assert_eq!(type_take(pos, take), Answer::Play(vec![mv]), "{mv} in {pos}");
            }
        });
    }
}

#[test]
fn every_legal_placement_can_be_entered() {
    let mut placements = 0;
    for rules in GAMES {
        each_decision(rules, 7, |pos, _| {
            if pos.phase() != Phase::Tiling {
                return;
            }
            for mv in pos.legal_moves() {
                let MoveKind::Place(Place { line, column }) = mv.kind() else { continue };
                let mut entry = Entry::begin(pos);
                entry.press(pos, Press::Column(line, column), ConfirmMode::Instant);
                let chosen = entry.selection().placements().expect("lines to place");
                assert_eq!(chosen.moves().first(), Some(&mv), "{mv} in {pos}");
                placements += 1;
            }
        });
    }
    assert!(placements > 100);
}

fn random_press(dealer: &mut Dealer) -> Press {
    let mut any = |count: usize| dealer.below(count as u32) as usize;
    let source = match any(4) {
        0 => Source::Center,
        _ => Source::Factory(Factory::ALL[any(Factory::COUNT)]),
    };
    let tile = Tile::ALL[any(Tile::COUNT)];
    let line = Line::ALL[any(Line::COUNT)];
    match any(10) {
        0 => Press::Source(source),
        1..=3 => Press::Tile(source, tile),
        4 | 5 => Press::Destination(Destination::Line(line)),
        6 => Press::Left(tile),
        7 => Press::Column(line, Column::ALL[any(Column::COUNT)]),
        8 => Press::Confirm,
        _ => [Press::Destination(Destination::Floor), Press::Back, Press::Cancel][any(3)],
    }
}

fn play_all(pos: &Position, moves: &[Move]) {
    let mut after = pos.clone();
    for &mv in moves {
        assert_eq!(after.play(mv), Ok(()), "{mv} of {moves:?} in {pos}");
    }
}

#[test]
fn whatever_is_pressed_only_legal_moves_are_played() {
    let mut played = 0;
    for rules in GAMES {
        each_decision(rules, 8, |pos, dealer| {
            let mut entry = Entry::begin(pos);
            for _ in 0..60 {
                let mode = ConfirmMode::ALL[dealer.below(4) as usize];
                entry.follow(pos);
                let before = entry.clone();
                match entry.press(pos, random_press(dealer), mode) {
                    Answer::Play(moves) => {
                        play_all(pos, &moves);
                        played += 1;
                    }
                    Answer::Nothing | Answer::Refused(_) => assert_eq!(entry, before),
                    Answer::Changed => assert_ne!(entry, before),
                }
            }
        });
    }
    assert!(played > 500, "only {played} moves were played");
}

#[test]
fn an_entry_follows_any_change_of_the_table() {
    for rules in GAMES {
        let mut entry = Entry::default();
        each_decision(rules, 9, |pos, dealer| {
            entry.follow(pos);
            assert_eq!(pos.phase() == Phase::Tiling, entry.selection().placements().is_some());
            for _ in 0..3 {
                entry.press(pos, random_press(dealer), ConfirmMode::Button);
            }
            if let Selection::Aimed(take) = entry.selection() {
                assert!(pos.tiles_at(take.source).has(take.tile));
            }
        });
    }
}
