//! The page in a real browser: its tests, pictures of its screens, and its figures.

use std::process::Command;

use anyhow::Result;

use crate::packages::{self, Tool};
use crate::step::Outcome;
use crate::{axe, shell, web};

/// What Debian calls the browser and its driver, and how they are called on a command line.
const TOOLS: [Tool; 2] = [("chromium", "chromium"), ("chromium-driver", "chromedriver")];
const PACKAGE: &str = "azulejo-e2e";

/// Which games the tests play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Games {
    /// Every rule set, and every way to enter a move.
    Some,
    /// Every rule set in every way; takes a quarter of an hour.
    All,
}

/// The tests; those whose names contain one of the words, if there are any.
pub(crate) fn test(words: &[String], games: Games) -> Result<Outcome> {
    if let Err(missing) = find_tools() {
        return Ok(Outcome::LeftOut(missing.to_string()));
    }
    let axe = axe::find()?;
    web::any_weight()?;
    // The whole workspace is chosen, so that everything is built with the same features as for all other tests, and once.
    let mut test = shell::cargo(["test", "--locked", "--workspace", "--test", "browser"]);
    test.args(["--features", "azulejo-e2e/browser", "--"]).args(words).env("AZULEJO_AXE", axe);
    if games == Games::All {
        test.env("AZULEJO_ALL_GAMES", "1");
    }
    shell::run(&mut test)?;
    Ok(Outcome::Done)
}

/// Pictures of the screens, of all or of those whose names contain the word.
pub(crate) fn shots(word: Option<&str>) -> Result<()> {
    find_tools()?;
    web::any_weight()?;
    let folder = shell::target().join("shots");
    shell::run(program("shots").arg(&folder).args(word))?;
    println!("the pictures are in {}", folder.display());
    Ok(())
}

/// How soon the page can be used, and what travels.
pub(crate) fn figures(guests: u32) -> Result<()> {
    find_tools()?;
    web::any_weight()?;
    shell::run(program("figures").arg(guests.to_string()))
}

fn program(name: &str) -> Command {
    let mut run = shell::cargo(["run", "--quiet", "--locked", "--package", PACKAGE, "--bin"]);
    run.args([name, "--"]);
    run
}

/// Both, as a driver works only with the browser of its own version.
fn find_tools() -> Result<()> {
    packages::find(&TOOLS, |program| shell::is_installed(program))
}
