//! The service worker's knowledge of the build, written in front of it.

use anyhow::{Context, Result};
use serde_json::json;

use crate::hash;
use crate::parts::{INDEX, SERVICE_WORKER};
use crate::references::{Named, When};

/// The page whose service worker knows the version and every file to keep.
pub(crate) fn with_build(mut files: Vec<Named>) -> Result<Vec<Named>> {
    let build = build(&files);
    let is_it = |file: &&mut Named| file.name == SERVICE_WORKER;
    let worker =
        files.iter_mut().find(is_it).context("there is no service worker among the files")?;
    let text = format!("const BUILD = {build};\n");
    worker.bytes.splice(0..0, text.into_bytes());
    // The page refers to it, but does not keep it: the browser looks after it.
    worker.when = When::First;
    Ok(files)
}

fn build(files: &[Named]) -> serde_json::Value {
    let kept = |when: When| -> Vec<String> {
        let kept = files.iter().filter(|file| file.when == when && file.name != SERVICE_WORKER);
        kept.map(|file| address(&file.name)).collect()
    };
    json!({
        "version": version(files),
        "files": kept(When::First),
        "thinker": kept(When::Thinker),
        "weights": kept(When::Weights),
        "school": kept(When::School),
    })
}

/// The page is kept under the address people open.
fn address(name: &str) -> String {
    if name == INDEX { "./".to_owned() } else { format!("./{name}") }
}

/// Changes with the content of any file, the service worker's own words included.
fn version(files: &[Named]) -> String {
    let mut all = Vec::new();
    for file in files {
        all.extend(file.name.bytes());
        all.extend(hash::of(&file.bytes).to_be_bytes());
    }
    format!("{:016x}", hash::of(&all))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str, when: When) -> Named {
        Named { name: name.to_owned(), bytes: text.as_bytes().to_vec(), when }
    }

    fn worker_of(page: &str) -> String {
        let files = vec![
            file("index.html", page, When::First),
            file("boot-1.js", "", When::First),
            file("icons/large-1.png", "", When::Asked),
            file("sw.js", "use(BUILD);", When::First),
            file("school.html", "", When::School),
            file("worker-1.js", "", When::Thinker),
            file("networks/2c-1.aznet", "", When::Weights),
        ];
        let files = with_build(files).unwrap();
        String::from_utf8(files[3].bytes.clone()).unwrap()
    }

    #[test]
    fn the_service_worker_keeps_what_the_page_needs_but_not_itself() {
        let text = worker_of("");
        assert!(text.contains(r#""files":["./","./boot-1.js"]"#), "{text}");
        assert!(text.contains(r#""school":["./school.html"]"#), "{text}");
        assert!(text.contains(r#""thinker":["./worker-1.js"]"#), "{text}");
        assert!(text.contains(r#""weights":["./networks/2c-1.aznet"]"#), "{text}");
        assert!(text.ends_with("};\nuse(BUILD);"), "{text}");
    }

    #[test]
    fn another_page_is_another_version() {
        assert_ne!(worker_of("old"), worker_of("new"));
        assert_eq!(worker_of("same"), worker_of("same"));
    }
}
