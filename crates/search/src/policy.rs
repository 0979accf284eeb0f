//! How likely strong players are to make a move, judged by the move alone: a linear model of what it does to the mover's
//! board, fitted to the moves that searches chose.
//!
//! It needs no position after the move, so it is cheap enough to order all moves of every position.

use crate::network::exp_of_minus;
use crate::order;
use crate::settled::best_column;
use azulejo_rules::{
    Board, Destination, Floor, Line, Marker, Move, MoveKind, MoveList, Position, Source, Take,
    Tile, WallSide,
};

// Groups of features, one after the other; of each group a move has one feature or none.
/// Line, tiles that it held, tiles that come.
const FIT: usize = 0;
/// The same tiles thrown to the floor.
const FLOOR: usize = FIT + 5 * 5 * MAX_TAKEN;
/// What the floor costs more than before.
const COST: usize = FLOOR + MAX_TAKEN;
/// From a factory, with the number of tiles that go to the center; from the center without and with the marker.
const SOURCE: usize = COST + 15;
/// Points of the tile that a completed line places.
const POINTS: usize = SOURCE + 6;
/// Tiles in its column, of its color and in its row, itself included.
const COLUMN: usize = POINTS + 11;
const COLOR: usize = COLUMN + 6;
const ROW: usize = COLOR + 6;
/// Completes a row, so that the game ends: while behind, level or ahead.
const END: usize = ROW + 6;
/// Tiles that the line lacks afterwards, and tiles of the color elsewhere on offer.
const LACK: usize = END + 3;
/// An empty line begun, by round.
const START: usize = LACK + 5 * SUPPLY_STEPS;
/// The next player would complete a line with just these tiles.
const DENIED: usize = START + 5 * 5;

/// Number of weights.
pub const POLICY_FEATURES: usize = DENIED + 1;

/// More tiles than this count as this many.
const MAX_TAKEN: usize = 7;

/// Tiles elsewhere on offer are told apart up to this number.
const SUPPLY_STEPS: usize = 7;

/// A fitted model, in hundredths of a nat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Policy {
    pub(crate) weights: Box<[i16; POLICY_FEATURES]>,
}

impl Policy {
    /// A model with these weights.
    pub fn new(weights: [i16; POLICY_FEATURES]) -> Policy {
        Policy { weights: Box::new(weights) }
    }

    /// The logit of a move in the situation of its player; 0 for placements.
    #[inline]
    pub(crate) fn logit(&self, situation: &Situation<'_>, mv: Move) -> i32 {
        let MoveKind::Take(take) = mv.kind() else { return 0 };
        let mut logit = 0;
        situation.features(take, |feature| logit += i32::from(self.weights[feature]));
        logit
    }
}

/// The probabilities of moves with these logits, as fractions of 1; `temperature` hundredths of a nat make a factor of e.
pub(crate) fn probabilities(logits: &[i32], temperature: i32) -> impl Iterator<Item = f64> {
    let best = logits.iter().copied().max().unwrap_or(0);
    let weight = move |logit: i32| f64::from(exp_of_minus(best - logit, temperature));
    let all: f64 = logits.iter().map(|&logit| weight(logit)).sum();
    logits.iter().map(move |&logit| weight(logit) / all)
}

/// The moves of an offer with their features, for fitting: of moves that come to the same, only the first.
pub fn policy_samples(pos: &Position) -> Vec<(Move, Vec<u16>)> {
    let Some(situation) = Situation::of(pos) else { return Vec::new() };
    let mut moves = MoveList::new();
    pos.list_moves(&mut moves);
    let mut samples: Vec<(Move, Vec<u16>)> = Vec::new();
    let mut seen: Vec<(Source, Tile, Destination)> = Vec::new();
    for &mv in moves.iter().filter(|mv| !order::is_repeated(pos, **mv)) {
        let MoveKind::Take(take) = mv.kind() else { continue };
        // Splits of what is left over are not told apart.
        if seen.contains(&(take.source, take.tile, take.to)) {
            continue;
        }
        seen.push((take.source, take.tile, take.to));
        let mut features = Vec::new();
        situation.features(take, |feature| features.push(feature as u16));
        samples.push((mv, features));
    }
    samples
}

/// What the features of all moves of a position need.
pub(crate) struct Situation<'a> {
    pos: &'a Position,
    board: &'a Board,
    side: WallSide,
    /// Tiles of each color on offer.
    supply: [u16; 5],
    /// For each color and number of tiles, as a bit, whether the next player would complete a line with them.
    wanted: [u8; 5],
    round: usize,
    /// 0 while behind the best of the others, 1 while level, 2 while ahead.
    lead: usize,
}

impl Situation<'_> {
    /// The situation of the player to move in an offer.
    #[inline]
    pub(crate) fn of(pos: &Position) -> Option<Situation<'_>> {
        let seat = pos.player_to_move()?;
        let rules = pos.rules();
        let offer = rules.circle().fold(pos.center(), |all, factory| all + pos.tiles_on(factory));
        let next = &pos.boards()[(seat.index() + 1) % rules.players.count()];
        let mut wanted = [0; 5];
        for line in Line::ALL {
            if let Some(tiles) = next.line(line) {
                wanted[tiles.tile.index()] |= 1 << (line.spaces() - tiles.count);
            }
        }
        let score = |board: &Board| board.score();
        let others = rules.seats().filter(|&other| other != seat);
        let best_other = others.map(|other| score(pos.board(other))).max().unwrap_or(0);
        Some(Situation {
            pos,
            board: pos.board(seat),
            side: rules.wall,
            supply: Tile::ALL.map(|tile| offer.count(tile)),
            wanted,
            round: usize::from(pos.round().clamp(1, 5)) - 1,
            lead: match score(pos.board(seat)).cmp(&best_other) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 2,
            },
        })
    }

    /// The features of a take.
    #[inline]
    fn features(&self, take: Take, mut visit: impl FnMut(usize)) {
        let Take { source, tile, to, .. } = take;
        let at_source = self.pos.tiles_at(source);
        let count = usize::from(at_source.count(tile));
        let taken = count.clamp(1, MAX_TAKEN) - 1;
        let takes_marker = source == Source::Center && self.pos.marker() == Marker::Center;
        let mut falling = usize::from(takes_marker);
        match to {
            Destination::Floor => {
                falling += count;
                visit(FLOOR + taken);
            }
            Destination::Line(line) => falling += self.line_features(line, tile, count, &mut visit),
        }
        let fallen = self.board.floor().len();
        let cost = Floor::cost_of(fallen + falling) - Floor::cost_of(fallen);
        visit(COST + usize::from(cost.min(14)));
        visit(
            SOURCE
                + match source {
                    Source::Factory(_) => {
                        usize::from(at_source.total() - at_source.count(tile)).min(3)
                    }
                    Source::Center => 4 + usize::from(takes_marker),
                },
        );
        if count < 8 && self.wanted[tile.index()] >> count & 1 == 1 {
            visit(DENIED);
        }
    }

    /// The features of tiles that go to a line; returns how many of them fall to the floor.
    #[inline]
    fn line_features(
        &self,
        line: Line,
        tile: Tile,
        count: usize,
        visit: &mut impl FnMut(usize),
    ) -> usize {
        let held = self.board.line(line).map_or(0, |tiles| usize::from(tiles.count));
        let room = usize::from(line.spaces()) - held;
        visit(FIT + (line.index() * 5 + held) * MAX_TAKEN + count.clamp(1, MAX_TAKEN) - 1);
        if held == 0 {
            visit(START + line.index() * 5 + self.round);
        }
        if count < room {
            let elsewhere = usize::from(self.supply[tile.index()]) - count;
            visit(LACK + (room - count) * SUPPLY_STEPS + elsewhere.min(SUPPLY_STEPS - 1));
            return 0;
        }
        let wall = self.board.wall();
        if let Some(column) = best_column(wall, self.side, line, tile) {
            visit(POINTS + usize::from(wall.runs(line, column).points()).min(10));
            visit(COLUMN + wall.column_count(column) + 1);
            visit(COLOR + wall.color_count(tile) + 1);
            let row = wall.row_count(line) + 1;
            visit(ROW + row);
            if row == 5 {
                visit(END + self.lead);
            }
        }
        count - room
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Dealer, Phase, Rules};

    /// Calls `check` with positions of random games of all rule sets.
    fn for_each_offer(mut check: impl FnMut(&Position)) {
        for (game, rules) in (0..).zip(Rules::ALL) {
            let mut dealer = Dealer::for_game(5, game);
            let mut pos = Position::new(rules, dealer.first(rules));
            while pos.outcome().is_none() {
                match pos.phase() {
                    Phase::Deal => pos.deal_unchecked(&dealer.draw(&pos)),
                    phase => {
                        if phase == Phase::Offer {
                            check(&pos);
                        }
                        let mv = dealer.pick(&pos).unwrap();
                        pos.play_unchecked(mv);
                    }
                }
            }
        }
    }

    /// The group that a feature belongs to.
    fn group(feature: usize) -> usize {
        let groups =
            [FIT, FLOOR, COST, SOURCE, POINTS, COLUMN, COLOR, ROW, END, LACK, START, DENIED];
        groups.iter().rposition(|start| feature >= *start).unwrap()
    }

    #[test]
    fn a_move_has_at_most_one_feature_of_each_group() {
        let mut seen = [false; POLICY_FEATURES];
        for_each_offer(|pos| {
            for (mv, features) in policy_samples(pos) {
                let mut groups: Vec<usize> = features.iter().map(|f| group((*f).into())).collect();
                groups.sort_unstable();
                assert!(groups.windows(2).all(|pair| pair[0] < pair[1]), "{mv} in {pos}");
                for feature in features {
                    seen[usize::from(feature)] = true;
                }
            }
        });
        let count = seen.iter().filter(|seen| **seen).count();
        assert!(count > POLICY_FEATURES / 2, "{count} features");
    }

    #[test]
    fn a_logit_is_the_sum_of_the_weights_of_its_features() {
        let mut weights = [0; POLICY_FEATURES];
        weights.iter_mut().zip(1i16..).for_each(|(weight, number)| *weight = number * 97 % 61);
        let policy = Policy::new(weights);
        for_each_offer(|pos| {
            let situation = Situation::of(pos).unwrap();
            for (mv, features) in policy_samples(pos) {
                let sum = features.iter().map(|f| i32::from(weights[usize::from(*f)])).sum::<i32>();
                assert_eq!(policy.logit(&situation, mv), sum, "{mv} in {pos}");
            }
        });
    }

    #[test]
    fn probabilities_are_a_softmax() {
        let found: Vec<f64> = probabilities(&[100, 0, -250], 100).collect();
        let exact = [1.0f64, 0.0, -2.5].map(f64::exp);
        let all: f64 = exact.iter().sum();
        for (found, exact) in found.iter().zip(exact) {
            assert!((found - exact / all).abs() < 1e-3, "{found} is not {}", exact / all);
        }
    }
}
