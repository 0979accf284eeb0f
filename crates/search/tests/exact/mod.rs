//! The rest of a round, looked through by brute force with no opinion about anything: who wins if the
//! game ends, and nothing about it if it does not.

use azulejo_rules::{Move, Phase, Position, Seat};
use std::collections::HashMap;

/// What a player can force within the round, against all others together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Forced {
    /// The others can end the game so that the player has not won it.
    Loss,
    /// The game goes on, or the victory is shared.
    Open,
    /// The player can end the game and be the only winner.
    Win,
}

/// Looks for what one player can force.
pub(crate) struct Exact {
    seat: Seat,
    known: HashMap<u64, (Forced, Forced)>,
    /// How many more positions may be looked at.
    left: u64,
}

impl Exact {
    /// For this player, with so many positions to look at.
    pub(crate) fn new(seat: Seat, most: u64) -> Exact {
        Exact { seat, known: HashMap::new(), left: most }
    }

    /// What the player can force; `None` if that is too much to look through.
    pub(crate) fn forced(&mut self, pos: &Position) -> Option<Forced> {
        let can_win = self.at_least(pos, Forced::Win)?;
        if can_win {
            return Some(Forced::Win);
        }
        let can_hold = self.at_least(pos, Forced::Open)?;
        Some(if can_hold { Forced::Open } else { Forced::Loss })
    }

    /// What the player can force after each of its moves. Moves to the same position, from equal
    /// discs, are listed once.
    pub(crate) fn moves(&mut self, pos: &Position) -> Option<Vec<(Move, Forced)>> {
        let mut seen = Vec::new();
        let mut moves = Vec::new();
        for mv in pos.legal_moves() {
            let next = after(pos, mv);
            if !seen.contains(&next.hash()) {
                seen.push(next.hash());
                moves.push((mv, self.forced(&next)?));
            }
        }
        Some(moves)
    }

    /// Whether the player can force that much.
    fn at_least(&mut self, pos: &Position, wanted: Forced) -> Option<bool> {
        let Some(mover) = pos.player_to_move() else {
            return Some(self.result(pos) >= wanted);
        };
        let key = pos.hash();
        let (least, most) = self.bounds(key);
        if least >= wanted || most < wanted {
            return Some(least >= wanted);
        }
        self.left = self.left.checked_sub(1)?;
        let ours = mover == self.seat;
        let mut holds = !ours;
        for mv in pos.legal_moves() {
            if self.at_least(&after(pos, mv), wanted)? == ours {
                holds = ours;
                break;
            }
        }
        let known = if holds { (wanted, most) } else { (least, below(wanted)) };
        self.known.insert(key, known);
        Some(holds)
    }

    fn bounds(&self, key: u64) -> (Forced, Forced) {
        self.known.get(&key).copied().unwrap_or((Forced::Loss, Forced::Win))
    }

    /// What the end of the round has brought.
    fn result(&self, pos: &Position) -> Forced {
        debug_assert!(matches!(pos.phase(), Phase::Deal | Phase::Over));
        match pos.outcome() {
            Some(outcome) if !outcome.has_won(self.seat) => Forced::Loss,
            Some(outcome) if outcome.winners.len() == 1 => Forced::Win,
            _ => Forced::Open,
        }
    }
}

/// The position a move leads to.
pub(crate) fn after(pos: &Position, mv: Move) -> Position {
    let mut next = pos.clone();
    next.play_unchecked(mv);
    next
}

fn below(wanted: Forced) -> Forced {
    if wanted == Forced::Win { Forced::Open } else { Forced::Loss }
}
