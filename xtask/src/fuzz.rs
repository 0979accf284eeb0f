//! Mutated input for the parsers, by cargo-fuzz.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::step::Outcome;
use crate::{shell, tool};

/// What to fuzz and for how long.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Seconds for each target
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// One target only, instead of all
    #[arg(long)]
    target: Option<String>,
}

/// What a run needs and a machine may lack.
struct Tools {
    /// The name of the nightly toolchain: only nightly instruments code for the fuzzer.
    nightly: String,
    cargo_fuzz: PathBuf,
}

/// The short run of the checks: enough to see that the targets build and that no shallow fault is left.
pub(crate) fn briefly() -> Result<Outcome> {
    run(&Args { seconds: 5, target: None })
}

pub(crate) fn run(args: &Args) -> Result<Outcome> {
    let targets = chosen(targets()?, args.target.as_deref())?;
    if targets.is_empty() {
        return Ok(Outcome::LeftOut("fuzz/fuzz_targets holds no target".to_owned()));
    }
    let tools = match tools() {
        Ok(tools) => tools,
        Err(missing) => return Ok(Outcome::LeftOut(missing.to_owned())),
    };
    for target in &targets {
        println!("fuzzing {target} for {} s", args.seconds);
        fuzz(&tools, target, args.seconds)?;
    }
    Ok(Outcome::Done)
}

/// The targets, one a file.
fn targets() -> Result<Vec<String>> {
    let Ok(entries) = fs::read_dir(shell::root().join("fuzz/fuzz_targets")) else {
        return Ok(Vec::new());
    };
    let mut names = Vec::new();
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".rs").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

fn chosen(targets: Vec<String>, wanted: Option<&str>) -> Result<Vec<String>> {
    let Some(wanted) = wanted else {
        return Ok(targets);
    };
    if !targets.iter().any(|target| target == wanted) {
        bail!("no fuzz target `{wanted}`; there are: {}", targets.join(", "));
    }
    Ok(vec![wanted.to_owned()])
}

fn tools() -> Result<Tools, &'static str> {
    let nightly =
        nightly().ok_or("no nightly toolchain; `rustup toolchain install nightly` gets one")?;
    if !shell::is_installed("c++") {
        return Err(
            "no C++ compiler, which the fuzzer's runtime is built with; `apt-get install g++` gets one",
        );
    }
    let missing =
        "no cargo-fuzz, and it does not build; `cargo install cargo-fuzz --locked` tells why";
    let cargo_fuzz = tool::find_or_build("cargo-fuzz").ok_or(missing)?;
    Ok(Tools { nightly, cargo_fuzz })
}

fn nightly() -> Option<String> {
    let list = shell::output(shell::command("rustup").args(["toolchain", "list"])).ok()?;
    nightly_in(&String::from_utf8_lossy(&list.stdout))
}

/// The first nightly toolchain rustup lists; a dated one will do.
fn nightly_in(list: &str) -> Option<String> {
    let mut names = list.lines().filter_map(|line| line.split_whitespace().next());
    names.find(|name| name.starts_with("nightly")).map(str::to_owned)
}

fn fuzz(tools: &Tools, target: &str, seconds: u32) -> Result<()> {
    let folder = shell::root().join("fuzz");
    // New finds go into the first corpus, which is not kept in the repository; the seeds are only read.
    let corpus = folder.join("corpus").join(target);
    fs::create_dir_all(&corpus).with_context(|| corpus.display().to_string())?;
    let seeds = folder.join("seeds").join(target);
    let mut fuzz = shell::command("rustup");
    fuzz.args(["run", &tools.nightly]).arg(&tools.cargo_fuzz);
    // Safe Rust has no use for the address sanitizer, and without it the fuzzer is several times faster.
    fuzz.args(["run", "--fuzz-dir", "fuzz", "--sanitizer", "none", target]).arg(corpus);
    fuzz.args(seeds.is_dir().then_some(seeds));
    // An input that takes longer than this is a fault of its own.
    fuzz.args(["--", "-timeout=10", "-verbosity=0", "-print_final_stats=1"]);
    // The words of a format, where it has any worth telling.
    let words = folder.join("dict").join(format!("{target}.dict"));
    fuzz.args(words.is_file().then(|| format!("-dict={}", words.display())));
    let run = fuzz.arg(format!("-max_total_time={seconds}")).output()?;
    // Even when nothing was found the fuzzer tells pages, of which one number matters.
    let told = String::from_utf8_lossy(&run.stderr);
    if !run.status.success() {
        eprint!("{told}");
        bail!("`{target}` does not build, or fails on an input now in fuzz/artifacts/{target}");
    }
    println!("{target} held for {} inputs", executed(&told).unwrap_or("all"));
    Ok(())
}

/// How many inputs were tried, by the fuzzer's final statistics.
fn executed(told: &str) -> Option<&str> {
    told.lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"))
        .map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nightly_is_found_in_the_list_of_toolchains() {
        let list = "stable-x86_64-unknown-linux-gnu (active, default)\nnightly-2026-05-19-x86_64-unknown-linux-gnu\n";
        assert_eq!(
            nightly_in(list).as_deref(),
            Some("nightly-2026-05-19-x86_64-unknown-linux-gnu")
        );
        assert_eq!(nightly_in("stable-x86_64-unknown-linux-gnu (default)\n"), None);
        assert_eq!(nightly_in("no installed toolchains\n"), None);
    }

    #[test]
    fn the_number_of_inputs_is_found_among_the_statistics() {
        let told = "Done 52 runs\nstat::number_of_executed_units: 52\nstat::peak_rss_mb:    31\n";
        assert_eq!(executed(told), Some("52"));
        assert_eq!(executed("error: could not compile"), None);
    }

    #[test]
    fn a_target_that_is_not_there_is_refused_with_those_that_are() {
        let targets = vec!["deal".to_owned(), "mv".to_owned()];
        assert_eq!(chosen(targets.clone(), Some("mv")).unwrap(), ["mv"]);
        let refusal = chosen(targets, Some("move")).unwrap_err().to_string();
        assert_eq!(refusal, "no fuzz target `move`; there are: deal, mv");
    }
}
