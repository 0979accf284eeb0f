//! Instruction counts, by valgrind's callgrind.

use anyhow::{Context, Result, bail};

use super::games::{Mode, RuleSet};
use super::program::Program;
use crate::shell;

/// Games played in both runs, so that starting up and warming up cancel out.
const WARM_UP: u32 = 200;

/// Instructions a game: the difference of a long run and a short one.
pub(super) fn instructions_a_game(
    program: &Program,
    mode: Mode,
    rules: RuleSet,
    games: u32,
) -> Result<u32> {
    let short = instructions(program, mode, rules, WARM_UP)?;
    let long = instructions(program, mode, rules, WARM_UP + games)?;
    a_game(short, long, games).with_context(|| format!("{rules} by {}", mode.name()))
}

fn a_game(short: u64, long: u64, games: u32) -> Result<u32> {
    let difference = long.checked_sub(short).context("more games took fewer instructions")?;
    Ok(u32::try_from(difference / u64::from(games))?)
}

fn instructions(program: &Program, mode: Mode, rules: RuleSet, games: u32) -> Result<u64> {
    let mut valgrind = shell::command("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    program.play_under(&mut valgrind, mode, rules, games);
    let output = shell::output(&mut valgrind)?;
    collected(&String::from_utf8_lossy(&output.stderr)).context("callgrind printed no count")
}

/// The number of the line `==123== Collected : 456`.
fn collected(stderr: &str) -> Option<u64> {
    let line = stderr.lines().rev().find(|line| line.contains("Collected :"))?;
    line.split_once("Collected :")?.1.split_whitespace().next()?.parse().ok()
}

/// Gets valgrind where that needs no question.
pub(super) fn install_if_missing() -> Result<()> {
    if shell::is_installed("valgrind") {
        return Ok(());
    }
    let mut install = shell::command("apt-get");
    install.args(["install", "-y", "valgrind"]).env("DEBIAN_FRONTEND", "noninteractive");
    let may = shell::is_root() && shell::is_installed("apt-get");
    // Fresh containers come without the lists of packages.
    let fetch = || shell::works(shell::command("apt-get").arg("update"));
    if may && (shell::works(&mut install) || (fetch() && shell::works(&mut install))) {
        return Ok(());
    }
    bail!("valgrind is missing; `apt-get install valgrind` or your system's equivalent gets it")
}

#[cfg(test)]
mod tests {
    use super::*;

    const STDERR: &str = "\
==41== Callgrind, a call-graph generating cache profiler
==41== For interactive control, run 'callgrind_control -h'.
==41==
==41== Events    : Ir
==41== Collected : 53219884
==41==
==41== I   refs:      53,219,884
";

    #[test]
    fn the_count_is_read_from_callgrinds_last_words() {
        assert_eq!(collected(STDERR), Some(53_219_884));
    }

    #[test]
    fn no_count_is_no_number() {
        assert_eq!(collected("==41== Events    : Ir\n"), None);
        assert_eq!(collected("==41== Collected : many\n"), None);
    }

    #[test]
    fn what_both_runs_do_cancels_out() {
        assert_eq!(a_game(1_000_000, 41_000_000, 2000).unwrap(), 20_000);
        assert!(a_game(2, 1, 2000).is_err());
    }
}
