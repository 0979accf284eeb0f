//! Positions near the end of a round.

use azulejo_rules::{Dealer, Phase, Position, Rules};

/// The position before the last `takes` takes of a random round.
pub(crate) fn late_in_a_round(rules: Rules, game: u64, takes: usize) -> Position {
    let mut dealer = Dealer::for_game(3, game);
    let mut pos = Position::new(rules, dealer.first(rules));
    let rounds = dealer.below(3);
    let mut trail = Vec::new();
    loop {
        match pos.phase() {
            Phase::Deal => {
                if trail.len() > takes && u32::from(pos.round()) > rounds {
                    return trail.swap_remove(trail.len() - takes);
                }
                trail.clear();
                pos.deal_unchecked(&dealer.draw(&pos));
            }
            Phase::Over => {
                let at = trail.len().saturating_sub(takes);
                return trail.swap_remove(at);
            }
            Phase::Offer | Phase::Tiling => {
                if pos.phase() == Phase::Offer {
                    trail.push(pos.clone());
                }
                pos.play_unchecked(dealer.pick(&pos).unwrap());
            }
        }
    }
}

/// How many sequences of takes are left in the round, if not more than `most`.
pub(crate) fn sequences(pos: &Position, most: u64) -> Option<u64> {
    if pos.phase() != Phase::Offer {
        return Some(1);
    }
    let mut sum = 0;
    for mv in pos.legal_moves() {
        let mut next = pos.clone();
        next.play_unchecked(mv);
        sum += sequences(&next, most - sum)?;
        if sum >= most {
            return None;
        }
    }
    Some(sum)
}
