//! Somebody at the bus who is neither a match nor a worker.

use crate::spread::{PATIENCE, until};
use azulejo_bus::{BusAddress, Letters, Post};
use azulejo_testbed::Nats;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// Somebody at the bus who can say anything.
pub(crate) struct Stranger {
    runtime: Runtime,
    post: Post,
    calls: Letters,
}

/// Where a match that was called out hears its workers.
fn subject(offer: &Value) -> String {
    format!("azulejo.arena.{}", offer["from"].as_str().unwrap())
}

/// By which name the stranger works.
pub(crate) const NAME: &str = "0000000000000000000000000000bad0";

/// So long an answer is waited for that should not come.
const SILENCE: Duration = Duration::from_millis(500);

/// What somebody of this name says to a match.
pub(crate) fn letter(from: &str, says: &Value) -> Vec<u8> {
    json!({"v": 1, "from": from, "says": says}).to_string().into_bytes()
}

impl Stranger {
    pub(crate) fn at(nats: &Nats) -> Stranger {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let address: BusAddress = nats.url().parse().unwrap();
        let post = runtime.block_on(Post::connect(&address, "stranger")).unwrap();
        let calls = runtime.block_on(post.listen("azulejo.arena".to_owned())).unwrap();
        until("the bus", || post.is_connected(), String::new);
        Stranger { runtime, post, calls }
    }

    /// The next match that is called out.
    pub(crate) fn offer(&mut self) -> Value {
        let calls = &mut self.calls;
        let next =
            self.runtime.block_on(async { tokio::time::timeout(PATIENCE, calls.next()).await });
        let letter = next.unwrap().unwrap();
        serde_json::from_slice(&letter.text).unwrap()
    }

    /// Says something to a match and takes its answer.
    pub(crate) fn ask(&self, offer: &Value, from: &str, says: &Value) -> Option<Value> {
        self.ask_within(PATIENCE, offer, &letter(from, says))
    }

    /// Says something that nobody should answer.
    pub(crate) fn ask_in_vain(&self, offer: &Value, text: &[u8]) -> Option<Value> {
        self.ask_within(SILENCE, offer, text)
    }

    fn ask_within(&self, patience: Duration, offer: &Value, text: &[u8]) -> Option<Value> {
        let asked = self.post.ask(subject(offer), text.to_vec(), patience);
        let answer = self.runtime.block_on(asked)?;
        Some(serde_json::from_slice::<Value>(&answer).unwrap()["says"].take())
    }

    /// Asks a match for a game until there is one; its number and ticket.
    pub(crate) fn game(&self, offer: &Value, from: &str) -> Value {
        let start = Instant::now();
        loop {
            if let Some(answer) = self.ask(offer, from, &json!({"note": "ask"}))
                && answer["answer"] == "play"
            {
                return answer;
            }
            assert!(start.elapsed() < PATIENCE, "no game");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// What workers say to a match from now on.
    pub(crate) fn notes(&self, offer: &Value) -> Letters {
        let notes = self.runtime.block_on(self.post.listen(subject(offer))).unwrap();
        self.runtime.block_on(self.post.flush(PATIENCE));
        notes
    }

    /// Waits for the next of a kind.
    pub(crate) fn note(&self, notes: &mut Letters, kind: &str) -> Value {
        let next = async {
            loop {
                let letter = notes.next().await.unwrap();
                let note: Value = serde_json::from_slice(&letter.text).unwrap();
                if note["says"]["note"] == kind {
                    return note;
                }
            }
        };
        self.runtime.block_on(async { tokio::time::timeout(PATIENCE, next).await }).unwrap()
    }

    /// Calls something out to all workers.
    pub(crate) fn call(&self, text: &[u8]) {
        let _inside = self.runtime.enter();
        assert!(self.post.send("azulejo.arena".to_owned(), text.to_vec()));
    }
}
