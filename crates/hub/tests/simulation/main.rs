//! Live tables in worlds where everything goes wrong: connections are cut, processes crash and come back, one, two
//! or three host the same tables, what one tells the others is lost, late, repeated or forged, clocks jump, and the
//! store is slow, full, unreadable or does not know what it has done. Then
//! all calms down, and everything that anybody was ever told has to be true.
//!
//! A world follows from its seed. `cargo xtask simulate` runs any number of them.

mod cast;
mod chance;
mod disk;
mod happening;
mod people;
mod tab;
mod tally;
mod verdict;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tally::{Seen, Tally};
use world::World;

/// So many worlds are simulated if nobody says otherwise.
const SEEDS: u64 = 2_000;

#[test]
fn whatever_goes_wrong_everything_that_is_told_is_true() {
    let from = number("AZULEJO_SIMULATE_FROM").unwrap_or(1);
    let seeds = number("AZULEJO_SIMULATE_SEEDS");
    let tally = simulate(from, seeds.unwrap_or(SEEDS), seeds.is_some());
    if seeds.is_none_or(|seeds| seeds >= SEEDS) {
        assert_enough(&tally);
    } else {
        println!("{tally:?}");
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Simulates worlds on all cores, and tells what was seen in all of them.
///
/// # Panics
///
/// If something is not true in one of them.
fn simulate(from: u64, seeds: u64, is_loud: bool) -> Tally {
    let next = AtomicU64::new(0);
    let total = Mutex::new(Tally::default());
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= seeds {
                return;
            }
            let tally = run(from + index);
            if is_loud && (index + 1).is_multiple_of(1_000) {
                println!("{} of {seeds} worlds", index + 1);
            }
            total.lock().expect("no world has failed").add(&tally);
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(work))));
    total.into_inner().expect("no world has failed")
}

/// Simulates one world. If something in it is not true, it is simulated again, to tell what led to it.
fn run(seed: u64) -> Tally {
    match catch_unwind(|| outcome(&mut World::new(seed))) {
        Ok((lies, tally)) if lies.is_empty() => tally,
        _ => panic!("{}", story(seed)),
    }
}

fn outcome(world: &mut World) -> (Vec<String>, Tally) {
    world.run();
    verdict::judge(world)
}

fn story(seed: u64) -> String {
    let mut world = World::traced(seed);
    let lies = match catch_unwind(AssertUnwindSafe(|| outcome(&mut world))) {
        Ok((lies, _)) => lies,
        Err(_) => vec!["it panics".to_owned()],
    };
    let last: Vec<&str> = world.last_happenings().map(String::as_str).collect();
    let again = format!("cargo xtask simulate --seeds 1 --from {seed}");
    format!("seed {seed}:\n{}\n\n{}\n\nagain: {again}", last.join("\n"), lies.join("\n"))
}

/// What has to be seen in [`SEEDS`] worlds at least.
fn assert_enough(tally: &Tally) {
    println!("{tally:?}");
    for (seen, least) in [
        (Seen::Conflict, 2_000),
        (Seen::UnknownWritten, 700),
        (Seen::UnknownLost, 900),
        (Seen::UnknownLate, 250),
        (Seen::Full, 4_000),
        (Seen::LoadFailed, 1_200),
        (Seen::Cut, 14_000),
        (Seen::Crash, 3_500),
        (Seen::WrittenInCrash, 50),
        (Seen::LostInCrash, 60),
        (Seen::JumpForward, 2_500),
        (Seen::JumpBack, 2_500),
        (Seen::Done, 50_000),
        (Seen::ResendDone, 10_000),
        (Seen::Refused, 20_000),
        (Seen::ResendRefused, 8_000),
        (Seen::Unavailable, 4_000),
        (Seen::StrangerTurnedAway, 3_000),
        (Seen::OtherTurnedAway, 3_000),
        (Seen::TimeLoss, 200),
        (Seen::Undone, 400),
        (Seen::Resigned, 2_000),
        (Seen::PlayedOut, 200),
        (Seen::Reveal, 1_500),
        (Seen::Rematch, 400),
        (Seen::BotMove, 12_000),
        (Seen::Event, 60_000),
        (Seen::HintLost, 9_000),
        (Seen::HintForged, 4_500),
        (Seen::Swept, 2_500),
        (Seen::TakenOn, 800),
        (Seen::TakenOver, 60),
    ] {
        let found = tally.of(seen);
        assert!(found >= least, "{seen:?} only {found} times, expected {least}");
    }
}
