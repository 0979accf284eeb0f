//! The game with everything in it: the page, and tables online that are kept beside the builds.

use std::env;
use std::ffi::OsString;
use std::process::Command;

use anyhow::Result;

use crate::{shell, web};

/// The variables that decide where tables are kept.
const WHERE: [&str; 2] = ["AZULEJO_DATA", "AZULEJO_CONFIG"];

/// The names of all variables that set the server up begin with it.
const PREFIX: &str = "AZULEJO_";

/// Checks the settings, then builds the page, and then the program, which holds the page.
pub(crate) fn run(args: &[String]) -> Result<()> {
    let variables = env::vars_os().map(|(name, _)| name);
    let settings = ServeSettings::new(args, variables);
    check_then_serve(
        || settings.check(),
        || {
            web::any_weight()?;
            shell::run(&mut settings.serve())
        },
    )
}

/// Serves if the settings are valid. Output of the check, such as the help, is all that the caller asked for.
fn check_then_serve(
    check: impl FnOnce() -> Result<String>,
    serve: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let printed = check()?;
    if printed.is_empty() {
        return serve();
    }
    print!("{printed}");
    Ok(())
}

/// The arguments of `azulejo serve`, and the names of the variables in its environment.
struct ServeSettings<'a> {
    args: &'a [String],
    variables: Vec<OsString>,
}

impl<'a> ServeSettings<'a> {
    fn new(args: &'a [String], variables: impl IntoIterator<Item = OsString>) -> ServeSettings<'a> {
        let set_up = |name: &OsString| name.to_string_lossy().starts_with(PREFIX);
        ServeSettings { args, variables: variables.into_iter().filter(set_up).collect() }
    }

    /// Lets the program itself check the settings: only it knows its flags. Returns what it prints; nothing if they are valid.
    ///
    /// The dev build holds the page of the last build or none, and takes seconds where tests have run before. Without
    /// settings there is nothing to check, and it is not built at all.
    fn check(&self) -> Result<String> {
        if self.is_empty() {
            return Ok(String::new());
        }
        shell::read(&mut self.program(&[], &["--check-config"]))
    }

    fn is_empty(&self) -> bool {
        self.args.is_empty() && self.variables.is_empty()
    }

    fn serve(&self) -> Command {
        self.program(&["--release"], &["--open"])
    }

    /// `azulejo serve` with these settings, built with a profile. Our folder for tables is named by the environment, so
    /// that a flag beats it.
    fn program(&self, profile: &[&str], flags: &[&str]) -> Command {
        let mut run = shell::cargo(["run", "--package", "azulejo"]);
        run.args(profile).args(["--", "serve"]).args(flags).args(self.args);
        if !self.names_folder() {
            run.env("AZULEJO_DATA", shell::target().join("tables"));
        }
        run
    }

    /// Whether the environment or a file of settings may name the folder for tables.
    fn names_folder(&self) -> bool {
        self.variables.iter().any(|name| WHERE.iter().any(|other| name == other))
            || self.args.iter().any(|arg| arg.starts_with("--config"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    fn owned(args: &[&str]) -> Vec<String> {
        args.iter().map(ToString::to_string).collect()
    }

    fn settings<'a>(args: &'a [String], variables: &[&str]) -> ServeSettings<'a> {
        ServeSettings::new(args, variables.iter().map(OsString::from))
    }

    /// Whether tables are kept where we say, for the check as for the server.
    fn has_our_tables(args: &[&str], variables: &[&str]) -> bool {
        let args = owned(args);
        let settings = settings(&args, variables);
        let ours = shell::target().join("tables");
        let is_ours = |command: Command| {
            command.get_envs().any(|pair| pair == ("AZULEJO_DATA".as_ref(), Some(ours.as_ref())))
        };
        let checked = is_ours(settings.program(&[], &["--check-config"]));
        assert_eq!(checked, is_ours(settings.serve()));
        checked
    }

    #[test]
    fn tables_are_kept_beside_the_builds_unless_somebody_says_where() {
        assert!(has_our_tables(&[], &["PATH"]));
        assert!(has_our_tables(&["--port", "0"], &["AZULEJO_PORT"]));
        assert!(!has_our_tables(&[], &["AZULEJO_DATA"]));
        assert!(!has_our_tables(&[], &["AZULEJO_CONFIG"]));
        assert!(!has_our_tables(&["--config", "azulejo.toml"], &[]));
        assert!(!has_our_tables(&["--config=azulejo.toml"], &[]));
    }

    #[test]
    fn wrong_settings_are_reported_before_anything_is_built() {
        let serve = || unreachable!("the settings are wrong");
        let failure = check_then_serve(|| bail!("--prot"), serve).unwrap_err();
        assert_eq!(failure.to_string(), "--prot");
    }

    #[test]
    fn help_is_printed_instead_of_serving() {
        let serve = || unreachable!("only the help was asked for");
        assert!(check_then_serve(|| Ok("Usage: azulejo serve\n".to_owned()), serve).is_ok());
    }

    #[test]
    fn valid_settings_are_served() {
        let mut is_served = false;
        let serve = || {
            is_served = true;
            Ok(())
        };
        check_then_serve(|| Ok(String::new()), serve).unwrap();
        assert!(is_served);
    }

    #[test]
    fn only_settings_are_checked() {
        assert!(settings(&[], &["PATH", "HOME"]).is_empty());
        assert!(!settings(&[], &["AZULEJO_PORT"]).is_empty());
        assert!(!settings(&owned(&["--port", "0"]), &[]).is_empty());
    }

    #[test]
    fn the_check_gets_the_arguments_of_the_server() {
        let args = owned(&["--port", "0"]);
        let check = settings(&args, &[]).program(&[], &["--check-config"]);
        let words: Vec<_> = check.get_args().map(|word| word.to_str().unwrap()).collect();
        assert_eq!(
            words.join(" "),
            "run --package azulejo -- serve --check-config --port 0",
            "a dev build, as it is built sooner"
        );
    }
}
