//! The files that differ from the main branch, and the crates whose tests read them.

use anyhow::Result;

use crate::members::Member;
use crate::shell;

/// Branches whose merge base with ours is the base of a change, the first that exists.
const MAIN: [&str; 2] = ["main", "origin/main"];

/// Files by the beginning of their paths, and the crates whose tests read or judge them from outside.
const READERS: [(&str, &[&str]); 12] = [
    // The naive engine and the pinned games judge the rules.
    ("crates/rules/src/", &["azulejo-testkit"]),
    // Every message is used by one of these, and only by ids that exist.
    ("crates/lessons/src/", &["azulejo-view"]),
    ("apps/web/src/", &["azulejo-view"]),
    ("apps/school/src/", &["azulejo-view"]),
    ("apps/online/src/", &["azulejo-view"]),
    ("apps/tui/src/", &["azulejo-view"]),
    ("i18n/", &["azulejo-view", "azulejo-lessons", "azulejo-tui"]),
    // Examples of the pages are run.
    ("docs/", &["azulejo-testkit", "azulejo"]),
    ("docs/FAIR.md", &["azulejo-fair"]),
    ("README.md", &["azulejo-rules"]),
    ("dist/", &["azulejo"]),
    // Examples of bodies, which the server writes and the page reads.
    ("crates/protocol/api/", &["azulejo-server", "azulejo-online"]),
];

/// The paths of files that were changed since the merge base with the main branch, uncommitted and untracked files
/// included, relative to the top of the repository.
pub(crate) fn files() -> Result<Vec<String>> {
    let mut changed = git(&["diff", "--name-only", "--no-renames", "-z", &base()])?;
    changed.extend(git(&["ls-files", "--others", "--exclude-standard", "-z"])?);
    Ok(changed)
}

/// The merge base with the main branch; the last commit where there is no such branch.
fn base() -> String {
    let bases = MAIN.iter().map(|main| git(&["merge-base", "HEAD", main]));
    let first = bases.flatten().flatten().next();
    first.map_or_else(|| "HEAD".to_owned(), |base| base.trim_end().to_owned())
}

/// What git prints, split at NUL bytes.
fn git(args: &[&str]) -> Result<Vec<String>> {
    let printed = shell::output(shell::command("git").args(args))?.stdout;
    let printed = String::from_utf8(printed)?;
    Ok(printed.split('\0').filter(|part| !part.is_empty()).map(str::to_owned).collect())
}

/// The crates that hold or read one of these files, from the lowest layer to the highest.
pub(crate) fn crates<'a>(files: &[String], members: &'a [Member]) -> Vec<&'a Member> {
    let is_concerned = |member: &&Member| {
        let name = member.name.as_str();
        files.iter().any(|file| {
            holder(file, members) == Some(name) || readers(file).any(|reader| reader == name)
        })
    };
    members.iter().filter(is_concerned).collect()
}

/// The innermost crate whose folder holds a file: `xtask/pack` lies in `xtask`.
fn holder<'a>(file: &str, members: &'a [Member]) -> Option<&'a str> {
    let is_in = |member: &&Member| {
        file.strip_prefix(&member.folder).is_some_and(|rest| rest.starts_with('/'))
    };
    let innermost = members.iter().filter(is_in).max_by_key(|member| member.folder.len());
    innermost.map(|member| member.name.as_str())
}

/// The crates that read a file from outside.
fn readers(file: &str) -> impl Iterator<Item = &'static str> {
    let entries = READERS.iter().filter(|(begin, _)| file.starts_with(begin));
    entries.flat_map(|(_, names)| *names).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::members;

    fn changed(files: &[&str]) -> Vec<String> {
        let member = |name: &str, folder: &str| Member {
            name: name.into(),
            folder: folder.into(),
            targets: Vec::new(),
        };
        let members = [
            member("azulejo-rules", "crates/rules"),
            member("azulejo-view", "crates/view"),
            member("azulejo", "apps/azulejo"),
            member("xtask-pack", "xtask/pack"),
            member("xtask", "xtask"),
        ];
        let files: Vec<String> = files.iter().map(ToString::to_string).collect();
        crates(&files, &members).into_iter().map(|member| member.name.clone()).collect()
    }

    #[test]
    fn a_file_belongs_to_the_innermost_crate_that_holds_it() {
        assert_eq!(changed(&["crates/rules/src/lib.rs"]), ["azulejo-rules"]);
        assert_eq!(changed(&["xtask/pack/src/main.rs"]), ["xtask-pack"]);
        assert_eq!(changed(&["xtask/src/main.rs"]), ["xtask"]);
        assert!(changed(&["crates/rulesets/src/lib.rs"]).is_empty());
    }

    #[test]
    fn a_file_also_belongs_to_the_crates_that_read_it() {
        assert_eq!(changed(&["i18n/en/table.ftl"]), ["azulejo-view"]);
        assert_eq!(changed(&["docs/HOSTING.md", "README.md"]), ["azulejo-rules", "azulejo"]);
        assert_eq!(changed(&["apps/web/src/lib.rs"]), ["azulejo-view"]);
        assert!(changed(&[".gitignore", "fuzz/Cargo.toml"]).is_empty());
    }

    #[test]
    fn crates_come_once_and_in_the_order_of_their_layers() {
        let files = ["xtask/Cargo.toml", "crates/rules/Cargo.toml", "crates/rules/src/lib.rs"];
        assert_eq!(changed(&files), ["azulejo-rules", "xtask"]);
    }

    #[test]
    fn files_with_readers_exist_and_readers_are_members() {
        let workspace = members::read().unwrap();
        for (begin, names) in READERS {
            assert!(shell::root().join(begin).exists(), "{begin}");
            for name in names {
                assert!(workspace.members.iter().any(|member| member.name == *name), "{name}");
            }
        }
    }
}
