//! How well an evaluation predicts games: log loss, expected points, win probabilities in ten bins.

use crate::{games, networks};
use anyhow::Result;
use azulejo_rules::{BySeat, Outcome, Position};
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

impl Comparison {
    fn add(&mut self, predicted: &BySeat<Prospect>, outcome: &Outcome) {
        let share = 1.0 / f64::from(outcome.winners.len() as u32);
        for (seat, prospect) in azulejo_rules::Seat::ALL.into_iter().zip(predicted) {
            let win = f64::from(prospect.chance) / f64::from(Utility::WIN);
            let won = if outcome.has_won(seat) { share } else { 0.0 };
            self.predictions += 1;
            self.log_loss -= won * win.max(1e-4).ln();
            self.points += f64::from(prospect.points) / 100.0
                - f64::from(outcome.standings[seat.index()].score);
            let bin = &mut self.bins[((win * BINS as f64) as usize).min(BINS - 1)];
            bin.count += 1.0;
            bin.predicted += win;
            bin.happened += won;
        }
    }

    fn print(&self, title: &str, players: f64) {
        if self.predictions == 0 {
            return;
        }
        let count = self.predictions as f64;
        let bins: Vec<String> = self
            .bins
            .iter()
            .map(|bin| {
                if bin.count < 100.0 {
                    "-".to_owned()
                } else {
                    format!("{:+.1}", 100.0 * (bin.predicted - bin.happened) / bin.count)
                }
            })
            .collect();
        println!(
            "{title}: {count} predictions, log loss {:.4}, points {:+.2}, bins {}",
            self.log_loss / count * players,
            self.points / count,
            bins.join(" ")
        );
    }
}

pub(crate) fn run(args: &CalibrateArgs) -> Result<()> {
    let evaluator = NetworkEvaluator::new(networks::read(&args.networks)?, HandMade::default());
    let mut phases: [Vec<Comparison>; 2] =
        [vec![Comparison::default(); 9], vec![Comparison::default(); 9]];
    let mut players = 2;
    for path in &args.games {
        for game in games::read(path)?.iter().filter(|game| game.number % args.every == 0) {
            players = game.rules.players.count();
            let mut seen: Vec<Position> = Vec::new();
            let outcome = game.replay(|pos, made, _| {
                // Before a random move, what follows is not how the players play.
                if pos.outcome().is_none() && made >= game.random_until() {
                    seen.push(pos.clone());
                }
            })?;
            for pos in seen {
                let predicted = evaluator.prospects(&pos);
                let round = usize::from(pos.round()).min(8);
                phases[InputPhase::of(&pos) as usize][round].add(&predicted, &outcome);
            }
        }
    }
    for (phase, rounds) in InputPhase::ALL.into_iter().zip(&phases) {
        for (round, comparison) in rounds.iter().enumerate() {
            comparison.print(&format!("{phase:?}, round {round}"), players as f64);
        }
    }
    Ok(())
}
