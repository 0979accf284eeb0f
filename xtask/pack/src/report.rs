//! What the page weighs.

use std::fmt::Write;

use anyhow::{Result, bail};

use crate::references::When;
use crate::written::Written;

/// A line for each file, and what the table, the workers and then the other pages fetch.
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
        let note = match file.when {
            When::First => "",
            When::School => "  (school)",
            When::Online => "  (online)",
            When::Thinker => "  (thinker)",
            When::Weights => "  (weights)",
            When::Asked => "  (not at first)",
        };
        row(&file.name, file.plain, file.wire, note);
    }
    let pages = [
        ("first load", When::First),
        ("thinker", When::Thinker),
        ("weights", When::Weights),
        ("school", When::School),
        ("online", When::Online),
    ];
    for (name, when) in pages {
        let plain = fetched(files, when).map(|file| file.plain).sum();
        row(name, plain, load(files, when), "");
    }
    table
}

/// Fails where the page became too heavy.
pub(crate) fn check(files: &[Written], most: usize) -> Result<()> {
    let load = load(files, When::First);
    if load > most {
        bail!("the first load is {}, and {} is the most", kilobytes(load), kilobytes(most));
    }
    Ok(())
}

fn load(files: &[Written], when: When) -> usize {
    fetched(files, when).map(|file| file.wire).sum()
}

fn fetched(files: &[Written], when: When) -> impl Iterator<Item = &Written> {
    files.iter().filter(move |file| file.when == when)
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} KB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(wire: usize) -> [Written; 7] {
        let file = |name: &str, plain, wire, when| Written { name: name.into(), plain, wire, when };
        [
            file("azulejo.wasm", 1_234_567, wire, When::First),
            file("icon.png", 5000, 5000, When::Asked),
            file("online.wasm", 4000, 2000, When::Online),
            file("school.wasm", 2000, 1000, When::School),
            file("thinker.wasm", 3000, 1500, When::Thinker),
            file("2c.aznet", 700, 600, When::Weights),
            file("2f.aznet", 700, 500, When::Weights),
        ]
    }

    #[test]
    fn the_first_load_leaves_out_what_is_fetched_later() {
        assert_eq!(
            table(&files(400_123)),
            "file              plain     brotli\n\
             azulejo.wasm  1234.5 KB   400.1 KB\n\
             icon.png         5.0 KB     5.0 KB  (not at first)\n\
             online.wasm      4.0 KB     2.0 KB  (online)\n\
             school.wasm      2.0 KB     1.0 KB  (school)\n\
             thinker.wasm     3.0 KB     1.5 KB  (thinker)\n\
             2c.aznet         0.7 KB     0.6 KB  (weights)\n\
             2f.aznet         0.7 KB     0.5 KB  (weights)\n\
             first load    1234.5 KB   400.1 KB\n\
             thinker          3.0 KB     1.5 KB\n\
             weights          1.4 KB     1.1 KB\n\
             school           2.0 KB     1.0 KB\n\
             online           4.0 KB     2.0 KB\n"
        );
    }

    #[test]
    fn a_page_that_is_too_heavy_is_refused_with_both_figures() {
        assert!(check(&files(1000), 1000).is_ok());
        let refusal = check(&files(1100), 1000).unwrap_err().to_string();
        assert_eq!(refusal, "the first load is 1.1 KB, and 1.0 KB is the most");
    }
}
