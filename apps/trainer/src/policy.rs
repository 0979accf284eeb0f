//! Fits a policy to the moves that searches chose in self-play games.

use crate::games::{self, RANDOM, TrainingGame};
use crate::progress::progress_bar;
use crate::random::Random;
use anyhow::{Context, Result, ensure};
use azulejo_search::{NetworkFile, POLICY_FEATURES, Policy, policy_samples};
use clap::Args;
use std::fs;
use std::path::PathBuf;

/// What the policy is fitted to, and where it goes.
#[derive(Args)]
pub(crate) struct PolicyArgs {
    /// Files of self-play games
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Weight file that gets the policy; games with another number of players or side of the wall are left out
    #[arg(long)]
    network: PathBuf,
    /// Weight file to write
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn run(args: &PolicyArgs) -> Result<()> {
    let context = || args.network.display().to_string();
    let bytes = fs::read(&args.network).with_context(context)?;
    let file = NetworkFile::read(&bytes).with_context(context)?;
    let mut all = Vec::new();
    for path in &args.games {
        all.extend(games::read(path)?);
    }
    let rules = file.rules();
    all.retain(|game| (game.rules.players, game.rules.wall) == (rules.players, rules.wall));
    let file = file.with_policy(fit(&all.iter().collect::<Vec<_>>())?);
    fs::write(&args.out, file.to_bytes()).with_context(|| args.out.display().to_string())
}

/// Passes over the decisions.
const EPOCHS: u64 = 4;

/// Of the decisions of a game, one in this many is a sample.
const STRIDE: usize = 3;

/// Decisions of this many games at most: more do not change a few hundred weights.
const MAX_GAMES: usize = 20_000;

/// One game of this many is held out.
const HELD_OUT: u64 = 20;

/// Learning rate of the first step; it falls to zero along a line.
const RATE: f32 = 0.1;

/// A decision: the features of all moves, and which of them was chosen.
struct ChoiceSample {
    moves: Vec<Vec<u16>>,
    chosen: usize,
}

/// Fits a policy.
///
/// # Errors
///
/// Where a game can't be replayed, or none has a move that was searched.
pub(crate) fn fit(games: &[&TrainingGame]) -> Result<Policy> {
    let (mut train, mut test) = (Vec::new(), Vec::new());
    for game in games.iter().take(MAX_GAMES) {
        let samples = if game.number % HELD_OUT == 0 { &mut test } else { &mut train };
        game.replay(|pos, made, mv| {
            let Some((mv, _)) = mv.filter(|(_, value)| *value != RANDOM) else { return };
            if !made.is_multiple_of(STRIDE) {
                return;
            }
            let moves = policy_samples(pos);
            if let Some(chosen) = moves.iter().position(|(known, _)| *known == mv) {
                let moves = moves.into_iter().map(|(_, features)| features).collect();
                samples.push(ChoiceSample { moves, chosen });
            }
        })?;
    }
    ensure!(!train.is_empty(), "no move of these games was searched");
    let mut weights = vec![0.0f32; POLICY_FEATURES];
    let mut squares = vec![1e-4f32; POLICY_FEATURES];
    let bar = progress_bar(EPOCHS * train.len() as u64, "decisions");
    let steps = EPOCHS as f32 * train.len() as f32;
    for epoch in 0..EPOCHS {
        Random::new(1, epoch).shuffle(&mut train);
        for (index, sample) in train.iter().enumerate() {
            let done = (epoch as f32 * train.len() as f32 + index as f32) / steps;
            let rate = RATE * (1.0 - done);
            // Gradient descent whose steps shrink with the gradients a weight has seen (Adagrad).
            for (move_index, probability) in probabilities(&weights, sample).iter().enumerate() {
                let error = probability - f32::from(u8::from(move_index == sample.chosen));
                for &feature in &sample.moves[move_index] {
                    let feature = usize::from(feature);
                    squares[feature] += error * error;
                    weights[feature] -= rate * error / squares[feature].sqrt();
                }
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    report(&weights, &train, "training");
    report(&weights, &test, "held out");
    let mut quantized = [0; POLICY_FEATURES];
    for (quantized, weight) in quantized.iter_mut().zip(weights) {
        *quantized = (100.0 * weight).round().clamp(-3000.0, 3000.0) as i16;
    }
    Ok(Policy::new(quantized))
}

fn probabilities(weights: &[f32], sample: &ChoiceSample) -> Vec<f32> {
    let logit = |features: &Vec<u16>| -> f32 {
        features.iter().map(|feature| weights[usize::from(*feature)]).sum()
    };
    let logits: Vec<f32> = sample.moves.iter().map(logit).collect();
    let best = logits.iter().copied().fold(f32::MIN, f32::max);
    let all: f32 = logits.iter().map(|logit| (logit - best).exp()).sum();
    logits.iter().map(|logit| (logit - best).exp() / all).collect()
}

fn report(weights: &[f32], samples: &[ChoiceSample], name: &str) {
    let (mut loss, mut first, mut even) = (0.0, 0.0, 0.0);
    for sample in samples {
        let probabilities = probabilities(weights, sample);
        let chosen = probabilities[sample.chosen];
        loss -= f64::from(chosen.max(1e-9).ln());
        even += (sample.moves.len() as f64).ln();
        first += f64::from(u8::from(probabilities.iter().all(|other| *other <= chosen)));
    }
    let count = samples.len().max(1) as f64;
    eprintln!(
        "policy, {name}: {count} decisions, log loss {:.3} (even: {:.3}), chosen first {:.1} %",
        loss / count,
        even / count,
        100.0 * first / count
    );
}
