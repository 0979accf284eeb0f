//! The layers: a crate builds on those below it, and the libraries never touch the outside world.

use std::fmt;

use anyhow::{Result, bail};

use crate::members::{self, Edge, Kind, Member};
use crate::purity;

/// The helpers of the tests, which any test may use and no program may contain.
const TESTKIT: &str = "azulejo-testkit";
/// Starts servers and clients for the tests of programs, which no program may contain either.
pub(crate) const TESTBED: &str = "azulejo-testbed";
/// The workshop is never shipped, so it may use the test helpers like any test.
const WORKSHOP: &str = "xtask";

/// A dependency that must not be.
#[derive(Debug, PartialEq, Eq)]
enum Violation<'a> {
    Upward { from: &'a str, to: &'a str },
    LibraryOnApp { from: &'a str, to: &'a str },
    HelperShipped { from: &'a str, to: &'a str },
}

impl fmt::Display for Violation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::Upward { from, to } => {
                write!(f, "{from} depends on {to}, which is not below it in the members list")
            }
            Violation::LibraryOnApp { from, to } => {
                write!(f, "{from} is a library and depends on the program {to}")
            }
            Violation::HelperShipped { from, to } => {
                write!(f, "{from} may use {to} as a dev-dependency only")
            }
        }
    }
}

pub(crate) fn run() -> Result<()> {
    let workspace = members::read()?;
    let mut faults = purity::faults(libraries(&workspace.members))?;
    let upward = violations(&workspace.members, &workspace.edges);
    faults.extend(upward.iter().map(ToString::to_string));
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("1 breach of the layers"),
        many => bail!("{many} breaches of the layers"),
    }
}

/// The crates that are shipped as libraries and so must stay pure.
fn libraries(members: &[Member]) -> impl Iterator<Item = &Member> {
    members.iter().filter(|member| is_library(member) && member.name != TESTKIT)
}

fn violations<'a>(members: &'a [Member], edges: &'a [Edge]) -> Vec<Violation<'a>> {
    edges.iter().filter_map(|edge| violation(members, edge)).collect()
}

fn violation<'a>(members: &'a [Member], edge: &'a Edge) -> Option<Violation<'a>> {
    let (from, to) = (edge.from.as_str(), edge.to.as_str());
    if to == TESTKIT {
        let allowed = edge.kind == Kind::Dev || from == WORKSHOP;
        return (!allowed).then_some(Violation::HelperShipped { from, to });
    }
    if to == TESTBED && edge.kind != Kind::Dev {
        return Some(Violation::HelperShipped { from, to });
    }
    // A crate may ask for itself with more features in its own tests.
    if from == to {
        return None;
    }
    let place = |name: &str| members.iter().position(|member| member.name == name);
    let (lower, higher) = (place(to)?, place(from)?);
    if is_library(&members[higher]) && !is_library(&members[lower]) {
        return Some(Violation::LibraryOnApp { from, to });
    }
    (lower > higher).then_some(Violation::Upward { from, to })
}

fn is_library(member: &Member) -> bool {
    member.folder.starts_with("crates/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members() -> Vec<Member> {
        let member = |name: &str, folder: &str| Member {
            name: name.into(),
            folder: folder.into(),
            targets: Vec::new(),
        };
        vec![
            member("rules", "crates/rules"),
            member("search", "crates/search"),
            member(TESTKIT, "crates/testkit"),
            member(TESTBED, "apps/testbed"),
            member("game", "apps/game"),
            member("server", "apps/server"),
            member(WORKSHOP, "xtask"),
        ]
    }

    fn verdict(from: &str, to: &str, kind: Kind) -> Option<String> {
        let edge = Edge { from: from.into(), to: to.into(), kind };
        violation(&members(), &edge).map(|violation| violation.to_string())
    }

    #[test]
    fn a_crate_may_use_those_below_it() {
        for (from, to) in [("search", "rules"), ("game", "search"), ("server", "game")] {
            assert_eq!(verdict(from, to, Kind::Normal), None, "{from} → {to}");
        }
    }

    #[test]
    fn an_upward_dependency_fails_whatever_it_is_for() {
        for kind in [Kind::Normal, Kind::Build, Kind::Dev] {
            let told = verdict("rules", "search", kind).unwrap();
            assert!(told.starts_with("rules depends on search"), "{told}");
            assert!(verdict("game", "server", kind).is_some());
        }
    }

    #[test]
    fn a_library_never_depends_on_a_program() {
        let told = verdict("rules", "game", Kind::Normal).unwrap();
        assert_eq!(told, "rules is a library and depends on the program game");
    }

    #[test]
    fn a_library_above_a_program_in_the_list_fails_too() {
        let mut members = members();
        members.swap(0, 4);
        let edges = [Edge { from: "search".into(), to: "game".into(), kind: Kind::Normal }];
        let expected = Violation::LibraryOnApp { from: "search", to: "game" };
        assert_eq!(violations(&members, &edges), [expected]);
    }

    #[test]
    fn the_test_helpers_are_for_tests_from_anywhere() {
        for from in ["rules", "search", "game"] {
            assert_eq!(verdict(from, TESTKIT, Kind::Dev), None, "{from}");
        }
    }

    #[test]
    fn the_test_helpers_are_never_shipped() {
        for kind in [Kind::Normal, Kind::Build] {
            assert!(verdict("game", TESTKIT, kind).is_some());
            assert_eq!(verdict(WORKSHOP, TESTKIT, kind), None);
            let told = verdict("game", TESTBED, kind).unwrap();
            assert_eq!(told, "game may use azulejo-testbed as a dev-dependency only");
        }
        assert_eq!(verdict("game", TESTBED, Kind::Dev), None);
        assert!(verdict("rules", TESTBED, Kind::Dev).is_some());
    }

    #[test]
    fn a_crate_may_ask_for_itself_in_its_tests() {
        assert_eq!(verdict("rules", "rules", Kind::Dev), None);
    }

    #[test]
    fn the_test_helpers_are_not_searched_for_impurities() {
        let members = members();
        let names: Vec<_> = libraries(&members).map(|member| &member.name).collect();
        assert_eq!(names, ["rules", "search"]);
    }
}
