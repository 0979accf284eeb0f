//! The folder in which games are kept.

use anyhow::{Context, Result};
use azulejo_tui::game::Keep;
use std::env;
use std::path::PathBuf;

/// Where games are kept; nowhere, if the environment names no home.
pub(super) fn keep() -> Result<Option<Keep>> {
    folder().map(|folder| Keep::open(folder).context("keeping the game")).transpose()
}

/// `$XDG_STATE_HOME/azulejo`, or `~/.local/state/azulejo`. A relative path is to be ignored, as the specification of
/// these folders says.
fn folder() -> Option<PathBuf> {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || absolute("HOME").map(|home| home.join(".local/state"));
    absolute("XDG_STATE_HOME").or_else(home).map(|state| state.join("azulejo"))
}
