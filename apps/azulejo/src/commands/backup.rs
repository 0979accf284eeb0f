//! `azulejo backup` and `azulejo restore`: copies of what a server keeps.

use super::migrate_store::tell;
use crate::cli::{Backup, Restore};
use crate::progress;
use anyhow::{Result, bail};
use azulejo_store::{Progress, backup, check, restore};
use std::io::Write;
use std::path::Path;

pub(super) fn save(args: &Backup, out: &mut dyn Write) -> Result<()> {
    let bar = progress::spinner(format!("copying {}", args.data.display()));
    let copied = backup(&args.data, &args.to);
    bar.finish_and_clear();
    copied?;
    writeln!(out, "{} holds all of {}", args.to.display(), args.data.display())?;
    Ok(())
}

pub(super) fn bring_back(args: &Restore, out: &mut dyn Write) -> Result<()> {
    if args.check {
        examine(&args.from, out)?;
    }
    if let Some(folder) = &args.data {
        let bar = progress::spinner(format!("copying {}", args.from.display()));
        let restored = restore(&args.from, folder);
        bar.finish_and_clear();
        restored?;
        writeln!(out, "{} can be served", folder.display())?;
    }
    Ok(())
}

/// Folds every table again, with all its draws.
fn examine(file: &Path, out: &mut dyn Write) -> Result<()> {
    let bar = progress::bar(0, "tables");
    let report = check(file, &mut |Progress { tables, of }| {
        bar.set_length(of);
        bar.set_position(tables);
    })?;
    bar.finish_and_clear();
    tell(&report, out)?;
    if !report.is_clean() {
        bail!("{} is damaged", file.display());
    }
    Ok(())
}
