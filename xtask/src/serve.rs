//! The game with everything in it: the page, and tables online that are kept beside the builds.

use std::env;
use std::process::Command;

use anyhow::Result;

use crate::{shell, web};

/// The variables by which somebody may have said already where tables are kept.
const WHERE: [&str; 2] = ["AZULEJO_DATA", "AZULEJO_CONFIG"];

/// The page first, as the program is built with it inside.
pub(crate) fn run(args: &[String]) -> Result<()> {
    web::any_weight()?;
    let is_said = WHERE.iter().any(|name| env::var_os(name).is_some());
    shell::run(&mut command(args, is_said))
}

/// Whoever names a folder or a file of settings gets what they named. Ours is named by the environment, so that a flag
/// beats it.
fn command(args: &[String], is_said: bool) -> Command {
    let mut run =
        shell::cargo(["run", "--release", "--package", "azulejo", "--", "serve", "--open"]);
    run.args(args);
    if !is_said && !args.iter().any(|arg| arg.starts_with("--config")) {
        run.env("AZULEJO_DATA", shell::target().join("tables"));
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether tables are kept where we say.
    fn has_our_tables(args: &[&str], is_said: bool) -> bool {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        let command = command(&args, is_said);
        let ours = shell::target().join("tables");
        command.get_envs().any(|pair| pair == ("AZULEJO_DATA".as_ref(), Some(ours.as_ref())))
    }

    #[test]
    fn tables_are_kept_beside_the_builds_unless_somebody_says_where() {
        assert!(has_our_tables(&[], false));
        assert!(has_our_tables(&["--port", "0"], false));
        assert!(!has_our_tables(&[], true));
        assert!(!has_our_tables(&["--config", "azulejo.toml"], false));
        assert!(!has_our_tables(&["--config=azulejo.toml"], false));
    }
}
