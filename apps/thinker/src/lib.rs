//! The program of the pages' workers: bots, hints and studies, with networks that the worker fetched.
//!
//! `apps/web/static/worker.js` calls it: before each task [`missing_network`] names the weight file to fetch, and
//! [`load_network`] checks and keeps it. [`answer`] falls back to the linear evaluation where none was loaded.

use azulejo_search::{NetworkFile, NetworkSet};
use azulejo_study::worker::{self, WorkerTask, network_name};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// The networks loaded so far.
    static NETWORKS: RefCell<NetworkSet> = RefCell::default();
}

/// The name of the network that a request evaluates by, as in `2c`, if it is not loaded yet.
#[wasm_bindgen]
pub fn missing_network(request: &str) -> Option<String> {
    let task: WorkerTask = serde_json::from_str(request).ok()?;
    let rules = task.network_rules()?;
    let is_loaded = NETWORKS.with_borrow(|networks| networks.get(rules).is_some());
    (!is_loaded).then(|| network_name(rules))
}

/// Keeps the network of a weight file for later requests. Returns why the file was rejected, if it was.
#[wasm_bindgen]
pub fn load_network(name: &str, bytes: &[u8]) -> Option<String> {
    let file = match NetworkFile::read(bytes) {
        Ok(file) => file,
        Err(error) => return Some(error.to_string()),
    };
    let found = network_name(file.rules());
    if found != name {
        return Some(format!("the file is for {found}, expected {name}"));
    }
    NETWORKS.with_borrow_mut(|networks| networks.insert(file));
    None
}

/// Does a task: request and answer are JSON, see [`worker`].
#[wasm_bindgen]
pub fn answer(request: &str) -> String {
    worker::answer(request, &NETWORKS.with_borrow(Clone::clone))
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_networks::FILES;
    use azulejo_study::worker::{Thinker, Thought};

    const OFFER: &str = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
        0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

    fn hint() -> String {
        let by = Thinker::Hint { nodes: 300 };
        let thought = Thought { position: OFFER.to_owned(), by, seed: 1 };
        serde_json::to_string(&WorkerTask::Think(thought)).expect("plain data")
    }

    // Each test has a thread of its own, so it begins without networks.
    #[test]
    fn a_network_is_asked_for_until_it_is_loaded() {
        let request = hint();
        assert_eq!(missing_network(&request).as_deref(), Some("2c"));
        assert!(answer(&request).contains(r#""lacks_network":true"#));
        assert_eq!(load_network(FILES[0].0.trim_end_matches(".aznet"), FILES[0].1), None);
        assert_eq!(missing_network(&request), None);
        assert!(answer(&request).contains(r#""lacks_network":false"#));
    }

    #[test]
    fn a_damaged_file_and_one_of_another_rule_set_are_rejected() {
        let (_, whole) = FILES[0];
        let mut damaged = whole.to_vec();
        damaged[whole.len() / 2] ^= 1;
        for (bytes, wanted) in [
            (damaged.as_slice(), "checksum is wrong"),
            (&whole[..whole.len() / 2], "bytes of weights"),
            (b"<html>", "not a weight file"),
            (FILES[3].1, "the file is for 3f, expected 2c"),
        ] {
            let why = load_network("2c", bytes).expect("the file is rejected");
            assert!(why.contains(wanted), "{why}");
            assert_eq!(missing_network(&hint()).as_deref(), Some("2c"));
        }
    }

    #[test]
    fn what_is_no_request_needs_no_network() {
        assert_eq!(missing_network("no JSON"), None);
    }
}
