//! A step of the checks: announced, timed, and told in the table at the end.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// How a step ended that did not fail.
#[derive(Debug)]
pub(crate) enum Outcome {
    Done,
    /// A tool is missing that may be missing; the text says which, and how to get it.
    LeftOut(String),
}

impl Outcome {
    /// What CI may leave out is still a failure for somebody who asked for nothing else.
    pub(crate) fn required(self) -> Result<()> {
        match self {
            Outcome::Done => Ok(()),
            Outcome::LeftOut(reason) => bail!("{reason}"),
        }
    }
}

/// A name and what to do.
pub(crate) type Step<F = fn() -> Result<Outcome>> = (&'static str, F);

/// What became of one step.
struct Told {
    name: &'static str,
    ending: &'static str,
    took: Duration,
}

/// Takes the steps in order, up to the first failure, and prints the table of times in either case.
pub(crate) fn take<F: Fn() -> Result<Outcome>>(steps: &[Step<F>]) -> Result<()> {
    let mut told = Vec::new();
    let mut failure = None;
    for (number, step) in steps.iter().enumerate() {
        println!("[{}/{}] {}", number + 1, steps.len(), step.0);
        let (line, result) = take_one(step);
        told.push(line);
        if let Err(error) = result {
            failure = Some(error.context(format!("{} failed", step.0)));
            break;
        }
    }
    print!("\n{}", table(&told));
    failure.map_or(Ok(()), Err)
}

fn take_one<F: Fn() -> Result<Outcome>>((name, act): &Step<F>) -> (Told, Result<()>) {
    let start = Instant::now();
    let (ending, result) = match act() {
        Ok(Outcome::Done) => ("ok", Ok(())),
        Ok(Outcome::LeftOut(reason)) => {
            println!("{name} is left out: {reason}");
            ("left out", Ok(()))
        }
        Err(error) => ("failed", Err(error)),
    };
    let took = start.elapsed();
    println!("      {name}: {ending}, {:.1} s", took.as_secs_f64());
    (Told { name, ending, took }, result)
}

fn table(told: &[Told]) -> String {
    let total: Duration = told.iter().map(|line| line.took).sum();
    let lines = told.iter().map(|line| row(line.name, line.ending, line.took));
    lines.chain([row("total", "", total)]).collect()
}

fn row(name: &str, ending: &str, took: Duration) -> String {
    format!("{name:<14} {ending:<9} {:>7.1} s\n", took.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASS: Step = ("pass", || Ok(Outcome::Done));
    const SKIP: Step = ("skip", || Ok(Outcome::LeftOut("no tool".to_owned())));
    const FAIL: Step = ("fail", || bail!("a reason"));
    const NEVER: Step = ("never", || unreachable!("the step before it failed"));

    #[test]
    fn a_step_left_out_does_not_stop_the_others() {
        assert!(take(&[SKIP, PASS]).is_ok());
    }

    #[test]
    fn the_first_failure_stops_and_is_told_in_one_line() {
        let failure = take(&[PASS, FAIL, NEVER]).unwrap_err();
        assert_eq!(format!("{failure:#}"), "fail failed: a reason");
    }

    #[test]
    fn the_table_ends_with_the_total() {
        let line = |name, millis| Told { name, ending: "ok", took: Duration::from_millis(millis) };
        let text = table(&[line("format", 500), line("tests", 1500)]);
        assert_eq!(
            text,
            "format         ok            0.5 s\n\
             tests          ok            1.5 s\n\
             total                        2.0 s\n"
        );
    }
}
