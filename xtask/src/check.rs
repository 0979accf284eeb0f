//! The quick check while working: format, layers, lints, and the tests of the crates that have changed.

use std::process::Command;

use anyhow::Result;

use crate::members::{self, Member, Target, Workspace};
use crate::step::{self, Outcome, Step};
use crate::{changes, ci, layers, packages, shell};

/// Test targets that take a minute or more each. They are left out here; `cargo xtask test` runs them.
const SLOW: [(&str, &str); 6] = [
    ("azulejo-lessons", "shipped"),
    ("azulejo-testkit", "agreement"),
    ("azulejo-store", "outages"),
    ("azulejo-store", "postgres"),
    ("azulejo-store", "reach"),
    ("azulejo", "cluster"),
];

pub(crate) fn run() -> Result<()> {
    let workspace = members::read()?;
    let files = changes::files()?;
    let changed = changes::crates(&files, &workspace.members);
    println!("{}", summary(files.len(), &changed));
    let tests = || test(&changed, &workspace);
    let steps: [Step<&dyn Fn() -> Result<Outcome>>; 4] = [
        ("format", &ci::format),
        ("layers", &ci::layers),
        // All crates: cargo lints again what has changed and what depends on it, and nothing else.
        ("clippy", &ci::clippy),
        ("tests", &tests),
    ];
    step::take(&steps)
}

fn summary(files: usize, changed: &[&Member]) -> String {
    let names: Vec<&str> = changed.iter().map(|member| member.name.as_str()).collect();
    match names.as_slice() {
        [] => format!("changed files: {files}; no crate is tested"),
        names => format!("changed files: {files}; tested crates: {}", names.join(", ")),
    }
}

fn test(changed: &[&Member], workspace: &Workspace) -> Result<Outcome> {
    if needs_servers(changed, workspace) {
        packages::find_servers()?;
    }
    for mut command in commands(changed) {
        shell::run(&mut command)?;
    }
    for (package, target) in slow(changed) {
        println!("left out, as it takes minutes: cargo test -p {package} --test {target}");
    }
    Ok(Outcome::Done)
}

/// Whether tests of these crates start databases and buses.
fn needs_servers(changed: &[&Member], workspace: &Workspace) -> bool {
    let starts = |member: &&Member| {
        let mut edges = workspace.edges.iter().filter(|edge| edge.from == member.name);
        member.name == layers::TESTBED || edges.any(|edge| edge.to == layers::TESTBED)
    };
    changed.iter().any(starts)
}

/// The tests of most crates at once, and those of crates with slow targets target by target.
fn commands(changed: &[&Member]) -> Vec<Command> {
    let (slow, quick): (Vec<&Member>, Vec<&Member>) =
        changed.iter().partition(|member| SLOW.iter().any(|(name, _)| *name == member.name));
    let mut commands = Vec::new();
    if !quick.is_empty() {
        let mut test = cargo_test();
        for member in quick {
            test.args(["--package", &member.name]);
        }
        commands.push(test);
    }
    for member in slow {
        commands.push(quick_targets(member));
        if member.targets.iter().any(|target| target.kind == "lib") {
            let mut examples = cargo_test();
            examples.args(["--package", &member.name, "--doc"]);
            commands.push(examples);
        }
    }
    commands
}

/// The tests of a crate but for slow targets and for the examples of its documentation, which cargo runs only apart from others.
fn quick_targets(member: &Member) -> Command {
    let mut test = cargo_test();
    test.args(["--package", &member.name]);
    for Target { kind, name } in &member.targets {
        match kind.as_str() {
            "lib" => test.arg("--lib"),
            "bin" => test.args(["--bin", name]),
            "test" if !SLOW.contains(&(&member.name, name)) => test.args(["--test", name]),
            _ => &mut test,
        };
    }
    test
}

/// Reports every target that fails, not only the first.
fn cargo_test() -> Command {
    shell::cargo(["test", "--locked", "--no-fail-fast"])
}

/// The slow targets of these crates.
fn slow(changed: &[&Member]) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    SLOW.iter().filter(|(name, _)| changed.iter().any(|member| member.name == *name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::members::{Edge, Kind};

    fn member(name: &str, targets: &[(&str, &str)]) -> Member {
        let target = |&(kind, name): &(&str, &str)| Target { kind: kind.into(), name: name.into() };
        let targets = targets.iter().map(target).collect();
        Member { name: name.into(), folder: name.into(), targets }
    }

    fn words(command: &Command) -> String {
        let words: Vec<_> = command.get_args().map(|word| word.to_str().unwrap()).collect();
        words.join(" ")
    }

    #[test]
    fn the_summary_names_the_crates() {
        let [rules, view] = ["rules", "view"].map(|name| member(name, &[]));
        assert_eq!(summary(3, &[&rules, &view]), "changed files: 3; tested crates: rules, view");
        assert_eq!(summary(1, &[]), "changed files: 1; no crate is tested");
    }

    #[test]
    fn databases_are_looked_for_where_tests_start_them() {
        let edge =
            |from: &str, to: &str| Edge { from: from.into(), to: to.into(), kind: Kind::Dev };
        let edges = vec![edge("store", layers::TESTBED), edge("rules", "testkit")];
        let workspace = Workspace { members: Vec::new(), edges };
        let [rules, store, testbed] =
            ["rules", "store", layers::TESTBED].map(|name| member(name, &[]));
        assert!(needs_servers(&[&rules, &store], &workspace));
        assert!(needs_servers(&[&testbed], &workspace));
        assert!(!needs_servers(&[&rules], &workspace));
    }

    #[test]
    fn crates_are_tested_at_once_but_for_slow_targets() {
        let [rules, view] = ["rules", "view"].map(|name| member(name, &[("lib", name)]));
        let store =
            [("lib", "azulejo_store"), ("test", "folder"), ("test", "reach"), ("bench", "b")];
        let store = member("azulejo-store", &store);
        let commands = commands(&[&rules, &store, &view]);
        assert_eq!(
            commands.iter().map(words).collect::<Vec<_>>(),
            [
                "test --locked --no-fail-fast --package rules --package view",
                "test --locked --no-fail-fast --package azulejo-store --lib --test folder",
                "test --locked --no-fail-fast --package azulejo-store --doc",
            ]
        );
    }

    #[test]
    fn slow_targets_exist() {
        let workspace = members::read().unwrap();
        for (package, target) in SLOW {
            let member = workspace.members.iter().find(|member| member.name == package).unwrap();
            let target = Target { kind: "test".into(), name: target.into() };
            assert!(member.targets.contains(&target), "{package} {target:?}");
        }
    }
}
