//! Names by content: each file gets its hash into its name, and everybody who refers to it learns the new name.
//!
//! A file refers to another as `./name`, which also works unpacked. A file can be named only when those it refers to
//! are, as their names are part of its content.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::hash;
use crate::parts::{INDEX, MANIFEST, ONLINE, Parts, SCHOOL, SERVICE_WORKER, WORKER};

/// Browsers come back to these names to ask what is new.
const STABLE: [&str; 5] = [INDEX, ONLINE, SCHOOL, SERVICE_WORKER, MANIFEST];

/// A file under its final name, with its final content.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// When it is fetched.
    pub(crate) when: When,
}

/// When a file is fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// By the table, when it is opened.
    First,
    /// By the school, beyond what the table has fetched.
    School,
    /// By the table and the school, when the first worker is hired.
    Thinker,
    /// By a worker, when a task evaluates by this network.
    Weights,
    /// By tables online, beyond what the table has fetched. Without a network they are of no use, so nobody keeps them.
    Online,
    /// Only where somebody asks for it, as a phone's home screen does.
    Asked,
}

pub(crate) fn name_by_content(parts: Parts) -> Result<Vec<Named>> {
    if let Some(missing) = missing(&parts) {
        bail!("{missing}");
    }
    let references = references(&parts);
    let [first, school, online] = [INDEX, SCHOOL, ONLINE].map(|page| reached(page, &references));
    let when = |name: &String| match name {
        name if is_of_thinker(name) => When::Thinker,
        name if is_weights(name) => When::Weights,
        name if first.contains(name) => When::First,
        name if school.contains(name) => When::School,
        name if online.contains(name) => When::Online,
        _ => When::Asked,
    };
    let mut waiting = parts.0;
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    let mut files = Vec::new();
    while !waiting.is_empty() {
        let is_ready = |name: &&String| references[*name].iter().all(|to| names.contains_key(to));
        let Some(ready) = waiting.keys().find(is_ready).cloned() else {
            bail!("these files refer to each other in a circle: {:?}", waiting.keys());
        };
        let bytes = waiting.remove(&ready).context("the file was just there")?;
        let bytes = renamed(&ready, bytes, &names);
        let name = final_name(&ready, &bytes);
        files.push(Named { name: name.clone(), bytes, when: when(&ready) });
        names.insert(ready, name);
    }
    Ok(files)
}

fn final_name(name: &str, bytes: &[u8]) -> String {
    if STABLE.contains(&name) { name.to_owned() } else { hash::into_name(name, bytes) }
}

/// A reference of the page or the manifest to a file that is not there.
fn missing(parts: &Parts) -> Option<String> {
    for name in [INDEX, ONLINE, SCHOOL, MANIFEST] {
        let text = parts.0.get(name).and_then(|bytes| text_of(name, bytes)).unwrap_or_default();
        let quoted = text.split('"').skip(1).step_by(2).filter_map(|word| word.strip_prefix("./"));
        let mut absent = quoted.filter(|to| !to.is_empty() && !parts.0.contains_key(*to));
        if let Some(to) = absent.next() {
            return Some(format!("{name} refers to ./{to}, which is not there"));
        }
    }
    None
}

/// Who refers to whom.
type References = BTreeMap<String, Vec<String>>;

fn references(parts: &Parts) -> References {
    let names: Vec<_> = parts.0.keys().collect();
    let of = |name: &str, bytes: &[u8]| {
        let Some(text) = text_of(name, bytes) else {
            return Vec::new();
        };
        let others = names.iter().filter(|other| other.as_str() != name);
        others
            .filter(|other| mentions(text, other).next().is_some())
            .map(ToString::to_string)
            .collect()
    };
    parts.0.iter().map(|(name, bytes)| (name.clone(), of(name, bytes))).collect()
}

/// What a page needs, itself included. The icons that the manifest names and the pictures for a phone's home screen
/// are fetched only when a player installs the page, and the workers' files when the first worker starts.
fn reached(page: &str, references: &References) -> Vec<String> {
    let mut reached = vec![page.to_owned()];
    let mut looked_at = 0;
    while let Some(name) = reached.get(looked_at).cloned() {
        looked_at += 1;
        if name == MANIFEST {
            continue;
        }
        for to in references.get(&name).into_iter().flatten() {
            if !reached.contains(to) && !is_fetched_later(to) {
                reached.push(to.clone());
            }
        }
    }
    reached
}

fn is_fetched_later(name: &str) -> bool {
    is_for_home_screen(name) || is_of_thinker(name) || is_weights(name)
}

/// The script of the workers, and the program that they run.
fn is_of_thinker(name: &str) -> bool {
    [WORKER, "thinker.js", "thinker.wasm"].contains(&name)
}

fn is_weights(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension == "aznet")
}

fn is_for_home_screen(name: &str) -> bool {
    name.starts_with("icons/")
        && name.rsplit_once('.').is_some_and(|(_, extension)| extension == "png")
}

fn renamed(name: &str, bytes: Vec<u8>, names: &BTreeMap<String, String>) -> Vec<u8> {
    let Some(text) = text_of(name, &bytes) else {
        return bytes;
    };
    let mut text = text.to_owned();
    for (from, to) in names {
        // From behind, so that the places in front stay where they are.
        let places: Vec<_> = mentions(&text, from).collect();
        for place in places.into_iter().rev() {
            text.replace_range(place..place + "./".len() + from.len(), &format!("./{to}"));
        }
    }
    text.into_bytes()
}

/// Where a text says `./name`, and not the beginning of a longer name.
fn mentions(text: &str, name: &str) -> impl Iterator<Item = usize> {
    let whole = format!("./{name}");
    let starts: Vec<_> = text.match_indices(&whole).map(|(place, _)| place).collect();
    let goes_on = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let is_whole = move |place: &usize| !text[place + whole.len()..].starts_with(goes_on);
    starts.into_iter().filter(is_whole).collect::<Vec<_>>().into_iter()
}

/// Only these kinds refer to others.
fn text_of<'a>(name: &str, bytes: &'a [u8]) -> Option<&'a str> {
    let extension = name.rsplit_once('.')?.1;
    let refers = ["html", "js", "css", "webmanifest"].contains(&extension);
    refers.then(|| std::str::from_utf8(bytes).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(parts: &[(&str, &str)]) -> Vec<Named> {
        let parts = parts.iter().map(|&(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        name_by_content(Parts(parts.collect())).unwrap()
    }

    fn text_named<'a>(files: &'a [Named], start: &str) -> (&'a str, &'a str) {
        let file = files.iter().find(|file| file.name.starts_with(start)).unwrap();
        (&file.name, std::str::from_utf8(&file.bytes).unwrap())
    }

    #[test]
    fn a_file_learns_the_new_names_of_those_it_refers_to() {
        let files = packed(&[
            ("index.html", "<a href=\"./a.js\">"),
            ("a.js", "import './b.js';"),
            ("b.js", ""),
        ]);
        let (b, _) = text_named(&files, "b-");
        let (a, text) = text_named(&files, "a-");
        assert_eq!(text, format!("import './{b}';"));
        assert_eq!(text_named(&files, "index.html").1, format!("<a href=\"./{a}\">"));
    }

    #[test]
    fn a_changed_file_changes_the_names_of_all_who_refer_to_it() {
        let with = |text| packed(&[("index.html", ""), ("a.js", "'./b.js'"), ("b.js", text)]);
        let (old, new) = (with("1"), with("2"));
        assert_ne!(text_named(&old, "a-").0, text_named(&new, "a-").0);
    }

    #[test]
    fn longer_names_and_other_words_are_left_alone() {
        let files = packed(&[("index.html", "./a.js.map a.js ./a.json"), ("a.js", "")]);
        assert_eq!(text_named(&files, "index.html").1, "./a.js.map a.js ./a.json");
    }

    #[test]
    fn a_reference_into_the_void_is_refused() {
        let parts = [("index.html".to_owned(), b"<a href=\"./\"><a href=\"./a.js\">".to_vec())];
        let fault = name_by_content(Parts(parts.into())).unwrap_err().to_string();
        assert_eq!(fault, "index.html refers to ./a.js, which is not there");
    }

    #[test]
    fn files_in_a_circle_are_refused() {
        let parts = [("a.js", "'./b.js'"), ("b.js", "'./a.js'")];
        let parts = parts.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        let fault = name_by_content(Parts(parts.into())).unwrap_err().to_string();
        assert_eq!(fault, "these files refer to each other in a circle: [\"a.js\", \"b.js\"]");
    }

    #[test]
    fn what_only_a_home_screen_shows_is_not_fetched_at_first() {
        let files = packed(&[
            ("index.html", "./manifest.webmanifest ./small.svg ./icons/touch.png"),
            ("manifest.webmanifest", "./small.svg ./large.png"),
            ("small.svg", ""),
            ("large.png", ""),
            ("icons/touch.png", ""),
        ]);
        let at_first: Vec<_> =
            files.iter().filter(|file| file.when == When::First).map(|file| &file.name).collect();
        assert_eq!(at_first, ["small-cbf29ce484222325.svg", "manifest.webmanifest", "index.html"]);
    }

    #[test]
    fn what_only_workers_need_waits_for_the_first_of_them() {
        let files = packed(&[
            ("index.html", "'./boot.js'"),
            ("school.html", "'./boot.js'"),
            ("boot.js", "'./worker.js' './thinker.wasm'"),
            ("worker.js", "'./thinker.js' './networks/2c.aznet'"),
            ("thinker.js", ""),
            ("thinker.wasm", ""),
            ("networks/2c.aznet", ""),
        ]);
        let when = |start| files.iter().find(|file| file.name.starts_with(start)).map(|it| it.when);
        assert_eq!(when("boot"), Some(When::First));
        for name in ["worker-", "thinker-"] {
            assert_eq!(when(name), Some(When::Thinker), "{name}");
        }
        assert_eq!(when("networks/2c-"), Some(When::Weights));
        let worker = text_named(&files, "worker-").1;
        assert!(worker.contains("./networks/2c-cbf29ce484222325.aznet"), "{worker}");
    }

    #[test]
    fn what_only_the_school_needs_waits_for_it() {
        let files = packed(&[
            ("index.html", "'./both.js'"),
            ("school.html", "'./both.js' './school.js'"),
            ("both.js", ""),
            ("school.js", ""),
            ("large.png", ""),
        ]);
        let when = |start| files.iter().find(|file| file.name.starts_with(start)).map(|it| it.when);
        assert_eq!(when("both"), Some(When::First));
        assert_eq!(when("school.html"), Some(When::School));
        assert_eq!(when("school-"), Some(When::School));
        assert_eq!(when("large"), Some(When::Asked));
    }
}
