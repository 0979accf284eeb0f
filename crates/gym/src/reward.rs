//! What is to be learned.

use azulejo_rules::{BySeat, Outcome, Position, Seat};
use std::fmt;
use std::str::FromStr;

/// What a player is rewarded for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Reward {
    /// To win: at the end of the game 1 for a victory alone, and as much less for all others together,
    /// so that the rewards of all add up to 0. Of two players the loser gets -1; who share get 0.
    #[default]
    Outcome,
    /// To be ahead: at the end of the game the own points minus those of the best opponent.
    Margin,
    /// To score: the points of every step, as they come; together they are the final score.
    Points,
}

impl Reward {
    /// All of them.
    pub const ALL: [Reward; 3] = [Reward::Outcome, Reward::Margin, Reward::Points];

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Reward::Outcome => "outcome",
            Reward::Margin => "margin",
            Reward::Points => "points",
        }
    }

    /// The least and the most that a game can bring together.
    pub const fn range(self) -> (f32, f32) {
        const MOST: f32 = u16::MAX as f32;
        match self {
            Reward::Outcome => (-1.0, 1.0),
            Reward::Margin => (-MOST, MOST),
            Reward::Points => (0.0, MOST),
        }
    }

    /// What a step from scores to a position brought a player.
    #[inline]
    pub fn of(self, before: &BySeat<u16>, pos: &Position, seat: Seat) -> f32 {
        match self {
            Reward::Points => f32::from(pos.board(seat).score()) - f32::from(before[seat.index()]),
            Reward::Outcome => {
                pos.outcome().map_or(0.0, |outcome| share(&outcome, pos, seat) as f32)
            }
            Reward::Margin => pos.outcome().map_or(0.0, |_| margin(pos, seat)),
        }
    }
}

/// A player's part of the victory, around 0.
pub(crate) fn share(outcome: &Outcome, pos: &Position, seat: Seat) -> f64 {
    let players = float(pos.rules().players.count());
    let won = if outcome.has_won(seat) { 1.0 / float(outcome.winners.len()) } else { 0.0 };
    (players * won - 1.0) / (players - 1.0)
}

fn margin(pos: &Position, seat: Seat) -> f32 {
    let points = |seat: Seat| f32::from(pos.board(seat).score());
    let others = pos.rules().seats().filter(|&other| other != seat);
    points(seat) - others.map(points).fold(0.0, f32::max)
}

fn float(count: usize) -> f64 {
    f64::from(count as u8)
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no such reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a reward: {}", Reward::ALL.map(Reward::name).join(", "))]
pub struct UnknownReward;

impl FromStr for Reward {
    type Err = UnknownReward;

    fn from_str(text: &str) -> Result<Reward, UnknownReward> {
        let named = |reward: &Reward| reward.name().eq_ignore_ascii_case(text);
        Reward::ALL.into_iter().find(named).ok_or(UnknownReward)
    }
}

#[cfg(test)]
#[allow(clippy::float_cmp, reason = "sums of small whole numbers are exact")]
mod tests {
    use super::*;
    use crate::{Episode, Seed};
    use azulejo_rules::{Board, Dealer, Rules};

    #[test]
    fn rewards_of_a_game_add_up_to_what_they_say() {
        for rules in Rules::ALL {
            for game in 0..20 {
                let mut episode = Episode::new(rules, Seed { seed: 2, game }, None);
                let mut chance = Dealer::for_game(1, game);
                let mut sums = vec![[0.0f32; 4]; Reward::ALL.len()];
                while let Some(mv) = chance.pick(episode.position()) {
                    let before = episode.position().boards().iter().map(Board::score).collect();
                    episode.play(mv).unwrap();
                    for (reward, sum) in Reward::ALL.into_iter().zip(&mut sums) {
                        for seat in rules.seats() {
                            sum[seat.index()] += reward.of(&before, episode.position(), seat);
                        }
                    }
                }
                let pos = episode.position();
                assert!(sums[0].iter().sum::<f32>().abs() < 1e-5, "{sums:?}");
                let winner = pos.outcome().unwrap().winners[0];
                assert!(sums[0][winner.index()] >= 0.0 && sums[1][winner.index()] >= 0.0);
                for (seat, board) in rules.seats().zip(pos.boards()) {
                    assert_eq!(sums[2][seat.index()], f32::from(board.score()));
                }
            }
        }
    }

    #[test]
    fn rewards_have_names() {
        for reward in Reward::ALL {
            assert_eq!(reward.to_string().parse(), Ok(reward));
        }
        let unknown = "fun".parse::<Reward>().unwrap_err().to_string();
        assert_eq!(unknown, "expected a reward: outcome, margin, points");
    }
}
