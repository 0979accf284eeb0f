//! Trains the evaluation networks of `azulejo-search`: self-play, fitting, calibration.
//!
//! docs/LEARNING.md describes the way from nothing to the shipped weights.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "statistics and training in floating point, of numbers that are small and not negative"
)]

mod calibrate;
mod checkpoint;
mod curve;
mod fit;
mod games;
mod gate;
mod least_squares;
mod model;
mod networks;
mod policy;
mod progress;
mod random;
mod selfplay;
mod spread;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Trains the evaluation networks
#[derive(Parser)]
#[command(name = "azulejo-trainer", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let the engine play itself and write the games to a file
    Selfplay(selfplay::SelfplayArgs),
    /// Play self-play games that `selfplay --bus` hands out
    Worker(spread::WorkerArgs),
    /// Fit a network to games
    Fit(fit::FitArgs),
    /// Fit the policy that orders moves, and put it into a weight file
    Policy(policy::PolicyArgs),
    /// Compare predictions with how the games ended
    Calibrate(calibrate::CalibrateArgs),
    /// Test whether one set of networks is stronger than another
    Gate(gate::GateArgs),
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Selfplay(args) => selfplay::run(&args),
        Command::Worker(args) => spread::work(&args),
        Command::Fit(args) => fit::run(&args),
        Command::Policy(args) => policy::run(&args),
        Command::Calibrate(args) => calibrate::run(&args),
        Command::Gate(args) => gate::run(&args),
    }
}
