//! `azulejo man`: the manual pages of this program, one for each command.

use crate::cli::{Cli, Man};
use crate::input::shown;
use anyhow::{Context, Result};
use clap::CommandFactory;
use clap_mangen::Man as Page;
use std::fs;
use std::io::Write;

pub(super) fn run(args: &Man, out: &mut dyn Write) -> Result<()> {
    let folder = &args.folder;
    fs::create_dir_all(folder).with_context(|| shown(folder))?;
    let mut program = Cli::command().disable_help_subcommand(true);
    // Now each command knows that its page is called `azulejo-replay` or the like.
    program.build();
    for command in [&program].into_iter().chain(program.get_subcommands()) {
        let page = Page::new(command.clone());
        let path = page.generate_to(folder).with_context(|| shown(folder))?;
        writeln!(out, "{}", shown(&path))?;
    }
    Ok(())
}
