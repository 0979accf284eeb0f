//! How well an evaluation predicts games: log loss, expected points, win probabilities in ten bins.

use crate::games::{self, TrainingGame};
use crate::networks;
use anyhow::Result;
use azulejo_rules::{BySeat, Outcome, Phase, Position, Seat};
use azulejo_search::{Evaluator, HandMade, InputPhase, NetworkEvaluator, Prospect, Utility};
use clap::Args;
use std::path::PathBuf;

/// What is evaluated, and by what.
#[derive(Args)]
pub(crate) struct CalibrateArgs {
    /// Files of self-play games
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Weight files; rule sets without one are evaluated linearly
    #[arg(long, value_delimiter = ',')]
    networks: Vec<PathBuf>,
    /// Only every n-th game: the held-out ones
    #[arg(long, default_value_t = 10)]
    every: u64,
}

/// Number of bins of the win probability.
const BINS: usize = 10;

/// Rounds are told apart up to this one; later ones are counted as it.
const MAX_ROUND: usize = 8;

/// Predictions of one kind, compared with what happened.
#[derive(Clone, Default)]
struct Comparison {
    predictions: u64,
    log_loss: f64,
    points: f64,
    bins: [Bin; BINS],
}

#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    predicted: f64,
    happened: f64,
}

impl Bin {
    /// By how many percentage points the prediction was too high on average.
    fn error(&self) -> f64 {
        100.0 * (self.predicted - self.happened) / self.count
    }
}

impl Comparison {
    fn add(&mut self, predicted: &BySeat<Prospect>, outcome: &Outcome) {
        for (seat, prospect) in Seat::ALL.into_iter().zip(predicted) {
            self.add_win(prospect.chance, seat, outcome);
            self.points += f64::from(prospect.points) / 100.0
                - f64::from(outcome.standings[seat.index()].score);
        }
    }

    /// A win probability in hundredths of a percent.
    fn add_win(&mut self, chance: i32, seat: Seat, outcome: &Outcome) {
        let win = f64::from(chance) / f64::from(Utility::WIN);
        let share = 1.0 / f64::from(outcome.winners.len() as u32);
        let won = if outcome.has_won(seat) { share } else { 0.0 };
        self.predictions += 1;
        self.log_loss -= won * win.max(1e-4).ln();
        let bin = &mut self.bins[((win * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1.0;
        bin.predicted += win;
        bin.happened += won;
    }

    fn merge(&mut self, other: &Comparison) {
        self.predictions += other.predictions;
        self.log_loss += other.log_loss;
        self.points += other.points;
        for (bin, other) in self.bins.iter_mut().zip(&other.bins) {
            bin.count += other.count;
            bin.predicted += other.predicted;
            bin.happened += other.happened;
        }
    }

    /// By how many points the expected points were too high on average.
    fn points_error(&self) -> f64 {
        self.points / self.predictions as f64
    }
}

/// An evaluation, compared with how games went on.
struct Calibration {
    players: usize,
    /// For each phase and round.
    evaluation: [Vec<Comparison>; InputPhase::ALL.len()],
    /// The win probabilities that the searches of the games found for the players to move.
    search: Comparison,
}

impl Calibration {
    /// Compares the positions of games after their last random move. Of the positions of the offer, only every
    /// `stride`-th counts.
    ///
    /// # Errors
    ///
    /// Where a game can't be replayed.
    fn of<'a>(
        games: impl IntoIterator<Item = &'a TrainingGame>,
        evaluator: &NetworkEvaluator,
        stride: usize,
    ) -> Result<Calibration> {
        let evaluation = [const { Vec::new() }; 2]
            .map(|_: Vec<Comparison>| vec![Comparison::default(); MAX_ROUND + 1]);
        let mut calibration = Calibration { players: 2, evaluation, search: Comparison::default() };
        for game in games {
            calibration.players = game.rules.players.count();
            let mut seen: Vec<(Position, Option<i16>)> = Vec::new();
            let outcome = game.replay(|pos, made, mv| {
                // Before a random move, what follows is not how the players play.
                if pos.outcome().is_none()
                    && made >= game.random_until()
                    && (pos.phase() != Phase::Offer || made.is_multiple_of(stride))
                {
                    seen.push((pos.clone(), mv.map(|(_, value)| value)));
                }
            })?;
            for (pos, searched) in seen {
                let round = usize::from(pos.round()).min(MAX_ROUND);
                let comparison = &mut calibration.evaluation[InputPhase::of(&pos) as usize][round];
                comparison.add(&evaluator.prospects(&pos), &outcome);
                if let (Some(value), Some(seat)) = (searched, pos.player_to_move()) {
                    calibration.search.add_win(value.into(), seat, &outcome);
                }
            }
        }
        Ok(calibration)
    }

    /// All rounds of a phase together.
    fn whole(&self, phase: InputPhase) -> Comparison {
        let mut whole = Comparison::default();
        self.evaluation[phase as usize].iter().for_each(|round| whole.merge(round));
        whole
    }

    fn print(&self) {
        for phase in InputPhase::ALL {
            for (round, comparison) in self.evaluation[phase as usize].iter().enumerate() {
                self.print_row(&format!("{phase:?}, round {round}"), comparison, true);
            }
            self.print_row(&format!("{phase:?}, all rounds"), &self.whole(phase), true);
        }
        self.print_row("Search", &self.search, false);
    }

    fn print_row(&self, title: &str, row: &Comparison, has_points: bool) {
        if row.predictions == 0 {
            return;
        }
        let bin = |bin: &Bin| match bin.count {
            ..100.0 => "-".to_owned(),
            _ => format!("{:+.1}", bin.error()),
        };
        let count = row.predictions as f64;
        // A search speaks for one seat, an evaluation for all.
        let seats = if has_points { self.players as f64 } else { 1.0 };
        let points =
            if has_points { format!("points {:+.2}, ", row.points_error()) } else { String::new() };
        println!(
            "{title}: {count} predictions, log loss {:.4}, {points}bins {}",
            row.log_loss / count * seats,
            row.bins.iter().map(bin).collect::<Vec<_>>().join(" ")
        );
    }
}

pub(crate) fn run(args: &CalibrateArgs) -> Result<()> {
    let evaluator = NetworkEvaluator::new(networks::read(&args.networks)?, HandMade::default());
    let mut games = Vec::new();
    for path in &args.games {
        games.extend(games::read(path)?);
    }
    games.retain(|game| game.number % args.every == 0);
    Calibration::of(&games, &evaluator, 1)?.print();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    /// For each number of players, games of the shipped networks against themselves that were played after the networks
    /// were trained. docs/LEARNING.md has the commands.
    const FIXTURES: [(u8, [&[u8]; 2]); 3] = [
        (2, [include_bytes!("../fixtures/2c.azg.br"), include_bytes!("../fixtures/2f.azg.br")]),
        (3, [include_bytes!("../fixtures/3c.azg.br"), include_bytes!("../fixtures/3f.azg.br")]),
        (4, [include_bytes!("../fixtures/4c.azg.br"), include_bytes!("../fixtures/4f.azg.br")]),
    ];

    /// Of the offer's positions, one in this many is evaluated.
    const STRIDE: usize = 5;

    /// Expected points may be this far from the mean of the final points, in each round.
    const POINTS: f64 = 1.0;

    /// Win probabilities may be this many percentage points from the share of wins, in each bin.
    const PERCENTAGE_POINTS: f64 = 3.0;

    /// Rounds and bins with fewer predictions than this share of all are too rare to be measured here.
    const RARE: f64 = 0.02;

    fn calibration(files: [&[u8]; 2]) -> Calibration {
        let mut games = Vec::new();
        for compressed in files {
            let mut bytes = Vec::new();
            brotli::Decompressor::new(compressed, 4096).read_to_end(&mut bytes).unwrap();
            games.extend(games::parse(&bytes).unwrap().0);
        }
        let evaluator = NetworkEvaluator::new(azulejo_networks::shipped(), HandMade::default());
        Calibration::of(&games, &evaluator, STRIDE).unwrap()
    }

    #[test]
    fn expected_points_are_the_mean_of_what_players_go_on_to_score() {
        for (players, files) in FIXTURES {
            let calibration = calibration(files);
            for phase in InputPhase::ALL {
                let all = calibration.whole(phase).predictions as f64;
                for (round, row) in calibration.evaluation[phase as usize].iter().enumerate() {
                    let is_rare = row.predictions as f64 <= RARE * all;
                    let error = row.points_error();
                    assert!(
                        is_rare || error.abs() <= POINTS,
                        "{players} players, {phase:?}, round {round}: {error:+.2}"
                    );
                }
            }
        }
    }

    #[test]
    fn win_probabilities_are_the_shares_of_wins() {
        for (players, files) in FIXTURES {
            let calibration = calibration(files);
            let mut all = Comparison::default();
            for phase in InputPhase::ALL {
                all.merge(&calibration.whole(phase));
            }
            for (bin, found) in all.bins.iter().enumerate() {
                let is_rare = found.count <= RARE * all.predictions as f64;
                let error = found.error();
                assert!(
                    is_rare || error.abs() <= PERCENTAGE_POINTS,
                    "{players} players, bin {bin}: {error:+.1}"
                );
            }
        }
    }
}
