//! What must hold of every position and every refusal, whatever the input was.

pub mod tables;

use azulejo_rules::{Dealer, Fault, Phase, Position, Setup, Tile, Tiles};

/// A position is sound, and its text and its set-up lead back to it.
///
/// # Panics
///
/// If the position is at fault.
pub fn assert_sound(pos: &Position) {
    let setup: Setup = pos.to_string().parse().expect("a position reads its own text");
    assert_eq!(setup, Setup::from(pos), "{pos}");
    let again = Position::try_from(setup).unwrap_or_else(|faults| panic!("{faults} in {pos}"));
    assert_eq!(&again, pos, "{pos}");
    assert_eq!(again.hash(), pos.hash(), "{pos}");
}

/// Every move that is listed is legal and leads to a sound position, and the game comes to an end
/// from here.
///
/// # Panics
///
/// If the position or one that follows is at fault.
pub fn assert_playable(pos: &Position) {
    let moves = pos.legal_moves();
    assert_eq!(moves.is_empty(), pos.player_to_move().is_none(), "{pos}");
    assert_eq!(moves.len(), pos.count_moves(), "{pos}");
    for &mv in &moves {
        assert_eq!(pos.check(mv), Ok(()), "{mv} in {pos}");
        let action = pos.rules().action_of(mv).expect("every legal move has a number");
        assert_eq!(pos.action(action), Some(mv), "{pos}");
        let mut after = pos.clone();
        assert_eq!(after.play(mv), Ok(()), "{mv} in {pos}");
        assert_eq!(Setup::from(&after).faults(), [], "{mv} in {pos}");
    }
    assert_ends(pos.clone());
}

/// Random play ends the game, with at least one winner.
///
/// # Panics
///
/// If it does not.
pub fn assert_ends(mut pos: Position) {
    Dealer::new(pos.hash()).play_out(&mut pos);
    assert_eq!(pos.phase(), Phase::Over);
    assert!(!pos.outcome().expect("the game is over").winners.is_empty(), "{pos}");
    assert_sound(&pos);
}

/// A refusal is one line that can be printed anywhere.
///
/// # Panics
///
/// If it is empty or has control characters.
pub fn assert_told(refusal: &impl ToString) {
    let told = refusal.to_string();
    assert!(!told.is_empty() && !told.contains(char::is_control), "{told:?}");
}

/// Fills the bag so that there are twenty tiles of each color, as far as that can be done: hardly
/// any mutated position counts right by itself, and then the rest of it would never be tried.
#[must_use]
pub fn with_full_census(mut setup: Setup) -> Setup {
    for fault in setup.faults() {
        let Fault::Census { tile, found } = fault else { continue };
        let others = found - u32::from(setup.bag.count(tile));
        let others = others.try_into().unwrap_or(u8::MAX);
        let missing = Tiles::of(tile, Tile::COPIES.saturating_sub(others).into());
        setup.bag = setup.bag.without(tile) + missing;
    }
    setup
}
