//! The bench program of the rules: building it and calling it.

use std::env::consts::ARCH;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::games::{Mode, RuleSet};
use crate::shell;

/// Which instructions the compiler may use.
#[derive(Clone, Copy)]
pub(super) enum Build {
    /// Those of the last ten years, as the released programs are built; elsewhere than on x86-64 the default.
    Modern,
    /// What cargo builds when nobody says anything.
    Default,
}

impl Build {
    fn flags(self) -> &'static str {
        match self {
            Build::Modern if ARCH == "x86_64" => "-C target-cpu=x86-64-v3",
            Build::Modern | Build::Default => "",
        }
    }

    fn folder(self) -> &'static str {
        match self {
            Build::Modern => "bench-v3",
            Build::Default => "bench-default",
        }
    }
}

/// The built program, which proves its own counts before it reports any.
pub(super) struct Program(PathBuf);

impl Program {
    pub(super) fn build(build: Build) -> Result<Program> {
        let words = "build --release --locked --package azulejo-rules --bench playouts";
        let mut cargo = shell::cargo([]);
        cargo.args(words.split(' ')).env("RUSTFLAGS", build.flags());
        // The path of the program comes as JSON; what the compiler has to complain of stays readable.
        cargo.arg("--message-format=json-render-diagnostics");
        // Directories apart, so that changing the flags does not throw away the other build.
        cargo.env("CARGO_TARGET_DIR", shell::target().join(build.folder()));
        executable(&shell::read(&mut cargo)?).map(Program)
    }

    pub(super) fn time(&self, rules: RuleSet) -> Result<Timing> {
        let text = shell::read(shell::command(&self.0).args(["time", &rules.to_string()]))?;
        Timing::parse(&text)
            .with_context(|| format!("unexpected output of `playouts time {rules}`"))
    }

    /// Plays random games from fixed seeds, under another program that watches.
    pub(super) fn play_under(&self, watcher: &mut Command, mode: Mode, rules: RuleSet, games: u32) {
        let rules = rules.to_string();
        watcher.arg(&self.0).args(["run", mode.name(), &rules, &games.to_string()]);
    }
}

/// Where cargo says it has put the program.
fn executable(messages: &str) -> Result<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut ours = messages.filter(|message| message["target"]["name"] == "playouts");
    let path = ours.find_map(|message| message["executable"].as_str().map(PathBuf::from));
    path.context("cargo built no program `playouts`")
}

/// What one timed run tells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Timing {
    pub(super) games_a_second: f64,
    pub(super) ns_a_move: f64,
    pub(super) moves_a_game: f64,
    pub(super) state_bytes: u64,
    pub(super) copy_ns: f64,
}

impl Timing {
    fn parse(text: &str) -> Result<Timing> {
        let value: Value = serde_json::from_str(text)?;
        let number = |key: &str| value[key].as_f64().with_context(|| format!("no number `{key}`"));
        let (games, moves, seconds) = (number("games")?, number("moves")?, number("seconds")?);
        Ok(Timing {
            games_a_second: games / seconds,
            ns_a_move: seconds * 1e9 / moves,
            moves_a_game: moves / games,
            state_bytes: value["state_bytes"].as_u64().context("no number `state_bytes`")?,
            copy_ns: number("copy_ns")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_cargos_messages() {
        let messages = r#"{"reason":"compiler-artifact","target":{"name":"serde"},"executable":null}
{"reason":"compiler-artifact","target":{"name":"playouts"},"executable":"/t/playouts-1"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(executable(messages).unwrap(), PathBuf::from("/t/playouts-1"));
        assert!(executable("").is_err());
    }

    #[test]
    fn a_timed_run_becomes_rates() {
        let text = r#"{"rules":"2cp","games":1000,"moves":50000,"seconds":0.5,
            "copy_ns":9.5,"state_bytes":128,"instructions_note":null}"#;
        let expected = Timing {
            games_a_second: 2000.0,
            ns_a_move: 10_000.0,
            moves_a_game: 50.0,
            state_bytes: 128,
            copy_ns: 9.5,
        };
        assert_eq!(Timing::parse(text).unwrap(), expected);
    }

    #[test]
    fn a_missing_number_is_named() {
        let fault = Timing::parse(r#"{"games":1,"moves":2}"#).unwrap_err();
        assert_eq!(fault.to_string(), "no number `seconds`");
    }
}
