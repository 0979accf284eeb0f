//! What the page weighs.

use std::fmt::Write;

use anyhow::{Result, bail};

use crate::written::Written;

/// A line for each file, and the first load.
pub(crate) fn table(files: &[Written]) -> String {
    let width = files.iter().map(|file| file.name.len()).max().unwrap_or(0).max("first load".len());
    let mut table = format!("{:<width$} {:>10} {:>10}\n", "file", "plain", "brotli");
    let mut row = |name: &str, plain: usize, wire: usize, note: &str| {
        let _ = writeln!(
            table,
            "{name:<width$} {:>10} {:>10}{note}",
            kilobytes(plain),
            kilobytes(wire)
        );
    };
    for file in files {
        let note = if file.at_first { "" } else { "  (not at first)" };
        row(&file.name, file.plain, file.wire, note);
    }
    let plain = first(files).map(|file| file.plain).sum();
    row("first load", plain, first_load(files), "");
    table
}

/// Fails where the page became too heavy.
pub(crate) fn check(files: &[Written], most: usize) -> Result<()> {
    let load = first_load(files);
    if load > most {
        bail!("the first load is {}, and {} is the most", kilobytes(load), kilobytes(most));
    }
    Ok(())
}

fn first_load(files: &[Written]) -> usize {
    first(files).map(|file| file.wire).sum()
}

fn first(files: &[Written]) -> impl Iterator<Item = &Written> {
    files.iter().filter(|file| file.at_first)
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} KB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(wire: usize) -> [Written; 2] {
        let file = |name: &str, plain, wire, at_first| Written {
            name: name.into(),
            plain,
            wire,
            at_first,
        };
        [file("azulejo.wasm", 1_234_567, wire, true), file("icon.png", 5000, 5000, false)]
    }

    #[test]
    fn the_first_load_leaves_out_what_is_fetched_later() {
        assert_eq!(
            table(&files(400_123)),
            "file              plain     brotli\n\
             azulejo.wasm  1234.5 KB   400.1 KB\n\
             icon.png         5.0 KB     5.0 KB  (not at first)\n\
             first load    1234.5 KB   400.1 KB\n"
        );
    }

    #[test]
    fn a_page_that_is_too_heavy_is_refused_with_both_figures() {
        assert!(check(&files(1000), 1000).is_ok());
        let refusal = check(&files(1100), 1000).unwrap_err().to_string();
        assert_eq!(refusal, "the first load is 1.1 KB, and 1.0 KB is the most");
    }
}
