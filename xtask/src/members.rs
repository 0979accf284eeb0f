//! The members of the workspace and who depends on whom.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::shell;

/// One crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Its folder as the root manifest names it: `crates/rules`.
    pub(crate) folder: String,
    pub(crate) targets: Vec<Target>,
}

/// Something that cargo builds of a crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// As cargo names it: `lib`, `bin`, `test` and others.
    pub(crate) kind: String,
    pub(crate) name: String,
}

/// When a dependency is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Normal,
    Build,
    Dev,
}

/// One member depending on another, by their package names.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) kind: Kind,
}

/// The members from the lowest layer to the highest, and the dependencies among them.
pub(crate) struct Workspace {
    pub(crate) members: Vec<Member>,
    pub(crate) edges: Vec<Edge>,
}

/// Asks cargo for the packages, and the root manifest for their order, which cargo does not promise to keep.
pub(crate) fn read() -> Result<Workspace> {
    let mut metadata = shell::cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let metadata = serde_json::from_str(&shell::read(&mut metadata)?)?;
    let manifest = fs::read_to_string(shell::root().join("Cargo.toml"))?;
    workspace(&metadata, &folders(&manifest))
}

fn workspace(metadata: &Value, folders: &[String]) -> Result<Workspace> {
    let packages = list(metadata, "packages");
    let root = Path::new(text(metadata, "workspace_root")?);
    let mut members = Vec::new();
    for package in packages {
        members.push(member(package, root)?);
    }
    in_order(&mut members, folders)?;
    let mut edges = Vec::new();
    for package in packages {
        edges.extend(edges_of(package, &members)?);
    }
    Ok(Workspace { members, edges })
}

fn member(package: &Value, root: &Path) -> Result<Member> {
    let manifest = Path::new(text(package, "manifest_path")?);
    let folder = manifest.parent().unwrap_or(manifest).strip_prefix(root)?;
    Ok(Member {
        name: text(package, "name")?.to_owned(),
        folder: folder.display().to_string(),
        targets: list(package, "targets").iter().map(target).collect::<Result<_>>()?,
    })
}

/// A library may be of several kinds; the first will do.
fn target(target: &Value) -> Result<Target> {
    let kind = list(target, "kind").first().and_then(Value::as_str);
    let kind = kind.context("cargo metadata has a target without a kind")?;
    Ok(Target { kind: kind.to_owned(), name: text(target, "name")?.to_owned() })
}

/// A crate that is missing from the list has no layer, so nothing could be said about it.
fn in_order(members: &mut [Member], folders: &[String]) -> Result<()> {
    let place = |member: &Member| folders.iter().position(|folder| *folder == member.folder);
    if let Some(stray) = members.iter().find(|member| place(member).is_none()) {
        bail!(
            "`{}` is not in the members list of the root Cargo.toml by its own path",
            stray.folder
        );
    }
    members.sort_by_key(place);
    Ok(())
}

fn edges_of(package: &Value, members: &[Member]) -> Result<Vec<Edge>> {
    let from = text(package, "name")?;
    let mut edges = Vec::new();
    for dependency in list(package, "dependencies") {
        let to = text(dependency, "name")?;
        if members.iter().any(|member| member.name == to) {
            edges.push(Edge { from: from.to_owned(), to: to.to_owned(), kind: kind(dependency) });
        }
    }
    Ok(edges)
}

fn kind(dependency: &Value) -> Kind {
    match dependency["kind"].as_str() {
        Some("dev") => Kind::Dev,
        Some("build") => Kind::Build,
        _ => Kind::Normal,
    }
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("cargo metadata has no text `{key}`"))
}

/// The quoted words of `members = [ … ]`: all we need of TOML, and not worth a parser.
fn folders(manifest: &str) -> Vec<String> {
    let lines = manifest.lines().map(|line| line.split('#').next().unwrap_or(""));
    let from_members = lines.skip_while(|line| !line.trim_start().starts_with("members"));
    let text: String = from_members.collect();
    let list = text.split(']').next().unwrap_or("");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn two_packages() -> Value {
        let needs = |name: &str, kind: Value| json!({"name": name, "kind": kind});
        json!({"workspace_root": "/w", "packages": [
            {"name": "game", "manifest_path": "/w/apps/game/Cargo.toml",
             "dependencies": [needs("rules", Value::Null), needs("clap", Value::Null)],
             "targets": [{"name": "game", "kind": ["bin"]}]},
            {"name": "rules", "manifest_path": "/w/crates/rules/Cargo.toml",
             "dependencies": [needs("game", json!("dev"))]},
        ]})
    }

    fn owned(folders: &[&str]) -> Vec<String> {
        folders.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_list_is_read_over_several_lines_and_around_comments() {
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\n  \"a\", # \"not this\"\n  \"b/c\",\n]\nexclude = [\"d\"]";
        assert_eq!(folders(manifest), ["a", "b/c"]);
    }

    #[test]
    fn members_come_in_the_order_of_the_manifest() {
        let workspace = workspace(&two_packages(), &owned(&["crates/rules", "apps/game"])).unwrap();
        let names: Vec<_> = workspace.members.iter().map(|member| &member.name).collect();
        assert_eq!(names, ["rules", "game"]);
    }

    #[test]
    fn members_know_their_targets() {
        let workspace = workspace(&two_packages(), &owned(&["crates/rules", "apps/game"])).unwrap();
        assert_eq!(workspace.members[0].targets, []);
        let program = Target { kind: "bin".into(), name: "game".into() };
        assert_eq!(workspace.members[1].targets, [program]);
    }

    #[test]
    fn only_dependencies_among_members_are_edges() {
        let workspace = workspace(&two_packages(), &owned(&["crates/rules", "apps/game"])).unwrap();
        let edges = workspace.edges.iter().map(|edge| (&*edge.from, &*edge.to, edge.kind));
        let expected = [("game", "rules", Kind::Normal), ("rules", "game", Kind::Dev)];
        assert_eq!(edges.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_member_missing_from_the_list_is_named() {
        let failure = workspace(&two_packages(), &owned(&["crates/rules"])).err().unwrap();
        assert!(failure.to_string().contains("apps/game"), "{failure}");
    }
}
