//! `azulejo completions`: what completes the commands of this program in a shell.

use crate::cli::{Cli, Completions};
use anyhow::Result;
use clap::CommandFactory;
use std::io::Write;

pub(super) fn run(args: &Completions, out: &mut dyn Write) -> Result<()> {
    // Into memory first: what writes the script does not take a broken pipe well.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "azulejo", &mut script);
    Ok(out.write_all(&script)?)
}
