//! Errors of judgement: what a player overlooks in a move.

use crate::Value;
use azulejo_rules::{Destination, Move, MoveKind, Position, Source, Tile};

/// How much of a move's merits a player overlooks. A whim follows from the seed, the position and
/// the move, so that the same player errs in the same way. It only takes away: a good move may be
/// overlooked, but a bad one never looks good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Whims {
    /// Two thirds of the moves lose less than this; nothing for a player without whims.
    pub size: Value,
    /// Whose whims they are.
    pub seed: u64,
}

impl Whims {
    /// The moves that come to mind: whoever has whims sees at least what makes no sense.
    pub(crate) fn considered(&self, pos: &Position, moves: Vec<Move>) -> Vec<Move> {
        if self.size == 0 { moves } else { sensible(pos, &moves) }
    }

    /// What is added to the value of a move.
    pub(crate) fn about(&self, pos: &Position, mv: Move) -> Value {
        if self.size == 0 {
            return 0;
        }
        let mut state = mix(self.seed ^ mix(pos.hash() ^ u64::from(mv.bits())));
        // The sum of twelve even chances is as good as normal, and every machine adds alike.
        let chances = (0..12).map(|_| {
            state = mix(state);
            i64::from((state >> 48) as u16)
        });
        let normal = chances.sum::<i64>() - 6 * i64::from(u16::MAX);
        -(normal.abs() * i64::from(self.size) / i64::from(u16::MAX)) as Value
    }
}

/// Of the moves, those that make sense: not those that throw at least two tiles more to the floor
/// than the same tiles would lose in another line.
pub(crate) fn sensible(pos: &Position, moves: &[Move]) -> Vec<Move> {
    let least = |mv: Move| {
        let alike = moves.iter().filter(|other| taken(**other) == taken(mv));
        alike.map(|&other| falling(pos, other)).min().unwrap_or(0)
    };
    moves.iter().copied().filter(|&mv| falling(pos, mv) < least(mv) + 2).collect()
}

/// What a move takes from where.
fn taken(mv: Move) -> Option<(Source, Tile)> {
    match mv.kind() {
        MoveKind::Take(take) => Some((take.source, take.tile)),
        MoveKind::Place(_) => None,
    }
}

/// How many tiles fall to the floor.
fn falling(pos: &Position, mv: Move) -> u16 {
    let (MoveKind::Take(take), Some(seat)) = (mv.kind(), pos.player_to_move()) else { return 0 };
    let count = pos.tiles_at(take.source).count(take.tile);
    let Destination::Line(line) = take.to else { return count };
    let held = pos.board(seat).line(line).map_or(0, |tiles| tiles.count);
    count.saturating_sub(u16::from(line.spaces() - held))
}

/// The finalizer of `SplitMix64`: every bit of the input moves every bit of the output.
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Dealer, Seat};

    #[test]
    fn tiles_that_fit_into_a_line_are_not_thrown_away() {
        let pos: Position = "2cp 1 1 1 c RRRR,KKWW,BYRK,BBYR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
                             0:-/-/-/-/-:...../...../...../...../.....:- \
                             0:-/-/-/-/-:...../...../...../...../.....:-"
            .parse()
            .unwrap();
        let sensible = sensible(&pos, &pos.legal_moves());
        let makes_sense = |mv: &str| sensible.contains(&mv.parse().unwrap());
        for (mv, expected) in [
            ("1R5", true),
            ("1R4", true),
            ("1R3", true),
            ("1R2", false),
            ("1RF", false),
            ("3BF", true),
        ] {
            assert_eq!(makes_sense(mv), expected, "{mv}");
        }
    }

    #[test]
    fn whims_take_away_as_a_normal_error_does() {
        let mut pos = Position::new("4cp".parse().unwrap(), Seat::ALL[0]);
        pos.deal(&Dealer::new(1).draw(&pos)).unwrap();
        let mut whims = Vec::new();
        for seed in 0..200 {
            let player = Whims { size: 100, seed };
            whims.extend(pos.legal_moves().iter().map(|&mv| f64::from(player.about(&pos, mv))));
        }
        let count = f64::from(whims.len() as u32);
        let mean = whims.iter().sum::<f64>() / count;
        let square = whims.iter().map(|whim| whim * whim).sum::<f64>() / count;
        // The mean of a normal error's size is 0.8 standard deviations.
        assert!((mean + 79.8).abs() < 3.0, "{mean}");
        assert!(whims.iter().all(|&whim| whim <= 0.0));
        assert!((square.sqrt() - 100.0).abs() < 5.0, "{square}");
    }
}
