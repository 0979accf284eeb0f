//! Fits a network to self-play games.

use crate::checkpoint::Checkpoint;
use crate::curve;
use crate::games::{self, RANDOM, TrainingGame};
use crate::model::{Model, PARAMETERS, Pass, Sample};
use crate::policy;
use crate::progress::progress_bar;
use crate::random::Random;
use anyhow::{Context, Result, ensure};
use azulejo_rules::{Phase, Position, Rules, WallSide};
use azulejo_search::{
    Evaluator, FeatureSymmetry, HandMade, InputPhase, NetworkFile, NetworkInput, NetworkWeights,
    is_decided,
};
use clap::Args;
use std::fs;
use std::path::PathBuf;

/// What is fitted, and to what.
#[derive(Args)]
pub(crate) struct FitArgs {
    /// Files of self-play games
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Files of games without random moves, comma-separated; the points are fitted to them in the end
    #[arg(long, value_delimiter = ',')]
    natural: Vec<PathBuf>,
    /// Files of games by earlier networks, comma-separated; they train the win and not the points
    #[arg(long, value_delimiter = ',')]
    earlier: Vec<PathBuf>,
    /// Rule set of the network; games with another number of players or side of the wall are left out
    #[arg(long, default_value = "2cp")]
    rules: Rules,
    /// Weight file to write; checkpoints lie beside it until the fit is done
    #[arg(long)]
    out: PathBuf,
    /// Picture of the learning curves to write, as SVG
    #[arg(long)]
    curve: Option<PathBuf>,
    /// Passes over the samples
    #[arg(long, default_value_t = 6)]
    epochs: u32,
    /// Samples per step
    #[arg(long, default_value_t = 512)]
    batch: usize,
    /// Learning rate of the first step; it falls to zero along a cosine
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Share of the search value in the target, in percent; the rest is the result
    #[arg(long, default_value_t = 85)]
    search_share: u32,
    /// Percentage of the offer's positions that become samples
    #[arg(long, default_value_t = 40)]
    offer_share: u32,
    /// Weight decay per step, relative to the learning rate
    #[arg(long, default_value_t = 0.05)]
    decay: f32,
    /// Seed of the first parameters and of the order of samples
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One game of this many is held out to measure the fit.
const HELD_OUT: u64 = 10;

pub(crate) fn run(args: &FitArgs) -> Result<()> {
    let fitted = fit(args)?;
    let curves: Vec<_> = fitted.iter().map(|network| (network.name, &network.losses[..])).collect();
    if let Some(path) = &args.curve {
        fs::write(path, curve::svg(&curves)).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// A network after its fit.
pub(crate) struct FittedNetwork {
    name: &'static str,
    weights: NetworkWeights,
    /// Held-out cross-entropy of the result, after each epoch.
    pub(crate) losses: Vec<f32>,
}

/// Fits both networks and the policy, writes the weight file, and removes the checkpoints.
pub(crate) fn fit(args: &FitArgs) -> Result<[FittedNetwork; 2]> {
    let mut all = Vec::new();
    for (paths, age) in [
        (&args.games, GameAge::Latest),
        (&args.natural, GameAge::Natural),
        (&args.earlier, GameAge::Earlier),
    ] {
        for path in paths {
            all.extend(games::read(path)?.into_iter().map(|game| (game, age)));
        }
    }
    let rules = args.rules;
    all.retain(|(game, _)| game.rules.players == rules.players && game.rules.wall == rules.wall);
    ensure!(
        !all.is_empty(),
        "the files hold no game for the number of players and the wall of {rules}"
    );
    let fit = |phase, name| -> Result<FittedNetwork> {
        let (train, test) = samples(&all, phase, args)?;
        ensure!(
            !train.is_empty() && !test.is_empty(),
            "too few games: no samples to train with, or none held out"
        );
        eprintln!("{name}: {} samples, {} held out", train.len(), test.len());
        train_network(train, &test, name, args)
    };
    let fitted = [fit(InputPhase::Between, "between rounds")?, fit(InputPhase::Offer, "offer")?];
    let recipe = format!(
        "{} games, {} epochs of batches of {}, rate {}, decay {}, search share {} %, seed {}",
        all.len(),
        args.epochs,
        args.batch,
        args.rate,
        args.decay,
        args.search_share,
        args.seed
    );
    let latest: Vec<&TrainingGame> =
        all.iter().filter(|(_, age)| *age != GameAge::Earlier).map(|(game, _)| game).collect();
    let policy = policy::fit(&latest)?;
    let weights = fitted.each_ref().map(|network| network.weights.clone());
    let file = NetworkFile::new(rules, &recipe, weights).with_policy(policy);
    fs::write(&args.out, file.to_bytes()).with_context(|| args.out.display().to_string())?;
    for network in &fitted {
        // It may be that none was written.
        let _ = fs::remove_file(Checkpoint::path(&args.out, network.name));
    }
    Ok(fitted)
}

/// Whose games they are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GameAge {
    /// Those of the strongest players so far.
    Latest,
    /// Those of the strongest players so far, without random moves.
    Natural,
    /// Those of weaker players, who score less.
    Earlier,
}

/// The samples of one phase: to train with, and held out.
fn samples(
    all: &[(TrainingGame, GameAge)],
    phase: InputPhase,
    args: &FitArgs,
) -> Result<(Vec<Sample>, Vec<Sample>)> {
    let (mut train, mut test) = (Vec::new(), Vec::new());
    let linear = HandMade::default();
    let mut random = Random::new(args.seed, 0);
    for (game, age) in all {
        let is_test = *age != GameAge::Earlier && game.number % HELD_OUT == 0;
        let random_until = game.random_until();
        let mut open: Vec<OpenSample> = Vec::new();
        let outcome = game.replay(|pos, made, mv| {
            if pos.outcome().is_some() {
                return;
            }
            let searched = mv
                .filter(|(_, value)| *value != RANDOM)
                .and_then(|(_, value)| Some((pos.player_to_move()?.index(), value)));
            // What follows a deal is also a value of the position before it.
            if let (Some(searched), Some(OpenSample { pos: last, searched: value @ None, .. })) =
                (searched, open.last_mut())
                && InputPhase::of(last) == InputPhase::Between
            {
                *value = Some(searched);
            }
            let share = match pos.phase() {
                Phase::Offer => args.offer_share as usize,
                // Most searches end where the first placement is due.
                Phase::Tiling
                    if open.last().is_some_and(|last| last.pos.phase() == Phase::Tiling) =>
                {
                    10
                }
                Phase::Tiling | Phase::Deal | Phase::Over => 100,
            };
            let wanted =
                InputPhase::of(pos) == phase && random.below(100) < share && !is_decided(pos);
            if wanted {
                let is_clean = made >= random_until;
                open.push(OpenSample { pos: pos.clone(), searched, is_clean });
            }
        })?;
        let share = 1.0 / outcome.winners.len() as f32;
        let mut result = [0.0; 4];
        let mut points = [0.0; 4];
        for (seat, standing) in game.rules.seats().zip(&outcome.standings) {
            result[seat.index()] = if outcome.has_won(seat) { share } else { 0.0 };
            points[seat.index()] = f32::from(standing.score);
        }
        for OpenSample { pos, searched, is_clean } in open {
            if is_test && !is_clean {
                continue;
            }
            let input = NetworkInput::of(&pos);
            // A random move to come says nothing about this position.
            let share = if is_clean { args.search_share as f32 / 100.0 } else { 1.0 };
            let is_like_ours = is_clean && *age != GameAge::Earlier;
            let sample = Sample {
                number: train.len() as u32,
                seats: input.seats.into_iter().collect(),
                win: target(game.rules, result, searched, share),
                result,
                points: is_like_ours.then_some(points),
                is_natural: *age == GameAge::Natural,
                round: pos.round(),
                linear: if is_test {
                    linear.prospects(&pos)[0].chance as f32 / 10_000.0
                } else {
                    0.0
                },
            };
            if is_test { &mut test } else { &mut train }.push(sample);
        }
    }
    Ok((train, test))
}

/// A position whose game is still being replayed.
struct OpenSample {
    pos: Position,
    /// The seat to move, and the win probability that the search gave it.
    searched: Option<(usize, i16)>,
    /// Whether no random move follows.
    is_clean: bool,
}

/// The result mixed with what the search said about the player to move; the others keep their proportions.
fn target(rules: Rules, result: [f32; 4], searched: Option<(usize, i16)>, share: f32) -> [f32; 4] {
    let Some((seat, value)) = searched else { return result };
    let players = rules.players.count();
    let value = f32::from(value) / 10_000.0;
    let mixed = (1.0 - share) * result[seat] + share * value;
    let rest = 1.0 - result[seat];
    std::array::from_fn(|other| match other {
        _ if other == seat => mixed,
        _ if other >= players => 0.0,
        _ if rest > 0.0 => result[other] * (1.0 - mixed) / rest,
        _ => (1.0 - mixed) / (players - 1) as f32,
    })
}

fn train_network(
    mut train: Vec<Sample>,
    test: &[Sample],
    name: &'static str,
    args: &FitArgs,
) -> Result<FittedNetwork> {
    let path = Checkpoint::path(&args.out, name);
    let (mut model, mut adam) = (Model::new(args.seed), Adam::new());
    let (mut first, mut losses) = (1, Vec::new());
    if let Some(checkpoint) = Checkpoint::read(&path)? {
        eprintln!("going on after epoch {}", checkpoint.epoch);
        model.parameters = checkpoint.parameters;
        adam = Adam {
            mean: checkpoint.mean,
            square: checkpoint.square,
            step: checkpoint.step.cast_signed(),
        };
        (first, losses) = (checkpoint.epoch + 1, checkpoint.losses);
    }
    let mut gradient = vec![0.0; PARAMETERS];
    let mut pass = Pass::default();
    let steps = args.epochs as usize * train.len().div_ceil(args.batch);
    let symmetries = if args.rules.wall == WallSide::Free { symmetries() } else { Vec::new() };
    for epoch in first..=args.epochs {
        // Each epoch has chance of its own, so that a resumed fit takes the same steps.
        let mut random = Random::new(args.seed, epoch.into());
        train.sort_unstable_by_key(|sample| sample.number);
        random.shuffle(&mut train);
        let mut loss = 0.0;
        let bar = progress_bar(train.len() as u64, "samples");
        for batch in train.chunks(args.batch) {
            gradient.fill(0.0);
            for sample in batch {
                let turned = (!symmetries.is_empty())
                    .then(|| sample.turned(&symmetries[random.below(symmetries.len())]));
                let sample = turned.as_ref().unwrap_or(sample);
                loss += f64::from(model.backward(sample, &mut pass, &mut gradient));
            }
            let progress = adam.step as f32 / steps as f32;
            let rate = args.rate * 0.5 * (1.0 + (std::f32::consts::PI * progress).cos());
            adam.step(&mut model.parameters, &gradient, 1.0 / batch.len() as f32, rate, args.decay);
            bar.inc(batch.len() as u64);
        }
        bar.finish_and_clear();
        let Errors { count, win, squares, .. } = measure(&model, test.iter());
        losses.push((win / count) as f32);
        eprintln!(
            "epoch {epoch}: training loss {:.4}; held out: win {:.4}, points ± {:.2}",
            loss / train.len() as f64,
            win / count,
            (squares / count).sqrt()
        );
        let checkpoint = Checkpoint {
            epoch,
            step: adam.step.cast_unsigned(),
            losses: losses.clone(),
            parameters: model.parameters.clone(),
            mean: adam.mean.clone(),
            square: adam.square.clone(),
        };
        checkpoint.write(&path)?;
    }
    let factor = sharpness(&model, test);
    eprintln!("win logits multiplied by {factor:.3}");
    model.sharpen(factor);
    // Of the rounded network, as rounding shifts the points.
    model.round_weights();
    model.refit_points(&train);
    report_by_round(&model, test);
    Ok(FittedNetwork { name, weights: model.quantize(), losses })
}

/// The factor for the win's logits under which the results of held-out games are likeliest. Search values differ in their spread
/// from results, so a network fitted to them does, too. Games that were trained on would ask for more confidence
/// than the network deserves.
fn sharpness(model: &Model, samples: &[Sample]) -> f32 {
    let (mut pass, mut predictions) = (Pass::default(), Vec::new());
    for sample in samples.iter().filter(|sample| sample.points.is_some()) {
        let outputs = model.forward(sample, &mut pass);
        let mut log = [f32::NEG_INFINITY; 4];
        log.iter_mut().zip(outputs).for_each(|(log, [win, _])| *log = win.max(1e-9).ln());
        predictions.push((log, sample.result));
    }
    let loss = |factor: f32| -> f64 {
        let of = |(log, result): &([f32; 4], [f32; 4])| {
            let all: f32 = log.iter().map(|log| (log * factor).exp()).sum();
            let seats = log.iter().zip(result).filter(|(_, result)| **result > 0.0);
            seats.map(|(log, result)| f64::from(result * (all.ln() - log * factor))).sum::<f64>()
        };
        predictions.iter().map(of).sum()
    };
    // The loss has one minimum: thirds without it are cut off.
    let (mut low, mut high) = (0.5, 2.0);
    for _ in 0..20 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    0.5 * (low + high)
}

/// All ways to exchange colors and to mirror columns.
fn symmetries() -> Vec<FeatureSymmetry> {
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..5 {
        let longer = orders.iter().flat_map(|order| {
            let rest = (0..5).filter(move |color| !order.contains(color));
            rest.map(move |color| [&order[..], &[color]].concat())
        });
        orders = longer.collect();
    }
    let colors = orders.iter().filter_map(|order| <[usize; 5]>::try_from(&order[..]).ok());
    colors
        .flat_map(|colors| [false, true].map(|mirrored| FeatureSymmetry::new(colors, mirrored)))
        .collect()
}

/// Adaptive moments (Kingma and Ba), with decoupled weight decay.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    step: i32,
}

impl Adam {
    fn new() -> Adam {
        Adam { mean: vec![0.0; PARAMETERS], square: vec![0.0; PARAMETERS], step: 0 }
    }

    fn step(
        &mut self,
        parameters: &mut [f32],
        gradient: &[f32],
        scale: f32,
        rate: f32,
        decay: f32,
    ) {
        self.step += 1;
        let corrected =
            rate * (1.0 - 0.999f32.powi(self.step)).sqrt() / (1.0 - 0.9f32.powi(self.step));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((parameter, gradient), (mean, square)) in
            parameters.iter_mut().zip(gradient).zip(moments)
        {
            let gradient = gradient * scale;
            *mean = 0.9 * *mean + 0.1 * gradient;
            *square = 0.999 * *square + 0.001 * gradient * gradient;
            *parameter -= corrected * *mean / (square.sqrt() + 1e-8) + rate * decay * *parameter;
        }
    }
}

/// Errors on held-out samples.
#[derive(Default)]
struct Errors {
    count: f64,
    /// Cross-entropy with the results, of the network and of the linear evaluation.
    win: f64,
    linear: f64,
    /// Sum and sum of squares of what the points miss.
    points: f64,
    squares: f64,
}

impl Errors {
    fn add(&mut self, sample: &Sample, outputs: &[[f32; 2]]) {
        // Every held-out sample has points.
        let Some(target) = sample.points else { return };
        self.count += 1.0;
        for (seat, [win, points]) in outputs.iter().enumerate() {
            self.win -= f64::from(sample.result[seat] * win.max(1e-6).ln());
            let wrong = f64::from(points * azulejo_search::POINT_SCALE as f32 - target[seat]);
            self.points += wrong / outputs.len() as f64;
            self.squares += wrong * wrong / outputs.len() as f64;
        }
        let (won, linear) = (sample.result[0], sample.linear.clamp(1e-3, 1.0 - 1e-3));
        self.linear -= f64::from(won * linear.ln() + (1.0 - won) * (1.0 - linear).ln());
    }
}

fn measure<'a>(model: &Model, samples: impl Iterator<Item = &'a Sample>) -> Errors {
    let (mut errors, mut pass) = (Errors::default(), Pass::default());
    for sample in samples {
        errors.add(sample, model.forward(sample, &mut pass));
    }
    errors
}

fn report_by_round(model: &Model, test: &[Sample]) {
    let last = test.iter().map(|sample| sample.round).max().unwrap_or(0);
    for round in 1..=last.min(7) {
        let Errors { count, win, linear, points, .. } =
            measure(model, test.iter().filter(|sample| sample.round == round));
        if count > 0.0 {
            let (win, linear, points) = (win / count, linear / count, points / count);
            eprintln!(
                "round {round}: {count} samples, win {win:.4} (linear, first seat: {linear:.4}), points {points:+.2}"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Cli, Command, selfplay};
    use clap::Parser;

    /// The whole way at a small scale, with fixed seeds: two players know nothing of who wins before a network has
    /// learned (0.693), and points miss by their own spread.
    #[test]
    fn a_network_learns_from_a_few_games() {
        let folder = std::env::temp_dir().join(format!("azulejo-trainer-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let [games, out] =
            ["games.azg", "2c.aznet"].map(|name| folder.join(name).display().to_string());
        let run = |words: &str| {
            let words = words.replace("GAMES", &games).replace("OUT", &out);
            Cli::parse_from(["azulejo-trainer"].into_iter().chain(words.split(' '))).command
        };
        let Command::Selfplay(args) =
            run("selfplay --games 600 --min-nodes 40 --max-nodes 80 --out GAMES")
        else {
            unreachable!("as it says")
        };
        selfplay::run(&args).unwrap();
        // The second time there is nothing left to play.
        let before = std::fs::read(&games).unwrap();
        selfplay::run(&args).unwrap();
        assert!(std::fs::read(&games).unwrap() == before);

        let Command::Fit(args) =
            run("fit GAMES --out OUT --epochs 5 --batch 64 --rate 0.006 --offer-share 20")
        else {
            unreachable!("as it says")
        };
        let losses = super::fit(&args).unwrap().map(|network| network.losses);
        std::fs::remove_dir_all(&folder).unwrap();
        for losses in losses {
            assert_eq!(losses.len(), 5);
            assert!(losses[4] < 0.675, "{losses:?}");
        }
    }
}
