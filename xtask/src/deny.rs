//! `cargo deny`: licenses, banned and doubled crates, and where the dependencies come from.

use anyhow::Result;

use crate::step::Outcome;
use crate::{shell, tool};

pub(crate) fn run() -> Result<Outcome> {
    let Some(cargo_deny) = tool::find_or_build("cargo-deny") else {
        let hint =
            "no cargo-deny, and it does not build; `cargo install cargo-deny --locked` tells why";
        return Ok(Outcome::LeftOut(hint.to_owned()));
    };
    // Advisories are left to whoever has the advisory database at hand: it is a repository of its own, fetched
    // from outside, and would make the same commit pass today and fail tomorrow.
    let what = ["bans", "licenses", "sources"];
    // Who brings a doubled crate is told by `cargo tree`, in fewer than two thousand lines.
    let check = ["--locked", "check", "--hide-inclusion-graph"].into_iter().chain(what);
    shell::run(shell::command(cargo_deny).args(check))?;
    Ok(Outcome::Done)
}
