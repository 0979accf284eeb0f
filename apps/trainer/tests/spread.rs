//! Self-play over a bus: workers that come and go leave the games of a local run.

use azulejo_bus::{BusAddress, Letters, Post};
use azulejo_testbed::Nats;
use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};

/// Longer than anything here takes, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(180);

const MAGIC: &[u8] = b"azulejo-games 1\n";

/// The networks of the repository for two players.
const NETWORK: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/networks/weights/2c.aznet");

/// Games of two rule sets, with a network for one of them.
const GAMES: [&str; 12] = [
    "--rules",
    "2cp,3cp",
    "--games",
    "20",
    "--min-nodes",
    "40",
    "--max-nodes",
    "120",
    "--seed",
    "5",
    "--networks",
    NETWORK,
];

fn trainer(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_azulejo-trainer"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// A program that runs; it is killed with its value.
struct Running(Child);

impl Running {
    fn start(args: &[&str]) -> Running {
        Running(trainer(args).spawn().unwrap())
    }

    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Waits for its end; what it wrote to standard error.
    fn success(mut self) -> String {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        };
        let mut complaints = String::new();
        self.0.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert!(status.success(), "{status}: {complaints}");
        complaints
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn out(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.azg"));
    let _ = fs::remove_file(&path);
    path
}

fn selfplay<'a>(out: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    [&["selfplay", "--out", out.to_str().unwrap()], &GAMES[..], more].concat()
}

fn host(out: &Path, nats: &Nats) -> Running {
    Running::start(&selfplay(out, &["--bus", &nats.url()]))
}

fn worker(nats: &Nats) -> Running {
    Running::start(&["worker", "--bus", &nats.url()])
}

/// The games of a file as their bytes, each once.
fn games(path: &Path) -> BTreeSet<Vec<u8>> {
    let bytes = fs::read(path).unwrap_or_default();
    let (mut rest, mut games) = (bytes.strip_prefix(MAGIC).unwrap_or_default(), BTreeSet::new());
    while rest.len() >= 19 {
        let length = 19 + 4 * usize::from(u16::from_le_bytes([rest[17], rest[18]]));
        let Some((game, after)) = rest.split_at_checked(length) else { break };
        assert!(games.insert(game.to_vec()), "a game is there twice");
        rest = after;
    }
    games
}

/// The games of a run on this machine.
fn local(name: &str) -> BTreeSet<Vec<u8>> {
    let path = out(name);
    Running::start(&selfplay(&path, &["--threads", "2"])).success();
    let games = games(&path);
    assert_eq!(games.len(), 40);
    games
}

/// A client of the bus that is no worker.
struct Stranger {
    runtime: Runtime,
    post: Post,
    announcements: Letters,
}

impl Stranger {
    fn at(nats: &Nats) -> Stranger {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let address: BusAddress = nats.url().parse().unwrap();
        let post = runtime.block_on(Post::connect(&address, "stranger")).unwrap();
        let announcements = runtime.block_on(post.listen("azulejo.selfplay".to_owned())).unwrap();
        Stranger { runtime, post, announcements }
    }

    /// The subject of the next host that is announced.
    fn host(&mut self) -> String {
        let next = self.announcements.next();
        let waiting = async { tokio::time::timeout(PATIENCE, next).await };
        let letter = self.runtime.block_on(waiting).unwrap().unwrap();
        let call: serde_json::Value = serde_json::from_slice(&letter.text).unwrap();
        format!("azulejo.selfplay.{}", call["from"].as_str().unwrap())
    }

    fn send(&self, host: &str, text: &[u8]) {
        assert!(self.post.send(host.to_owned(), text.to_vec()));
    }

    fn ask(&self, host: &str, from: u32, says: &serde_json::Value) -> serde_json::Value {
        let text = serde_json::json!({"v": 1, "from": format!("{from:032x}"), "says": says});
        let asked = self.post.ask(host.to_owned(), text.to_string().into_bytes(), PATIENCE);
        let answer = self.runtime.block_on(asked).unwrap();
        serde_json::from_slice::<serde_json::Value>(&answer).unwrap()["says"].take()
    }
}

/// A worker that has been handed a game and shows that it still plays it, as long as it is asked to.
struct SilentWorker {
    stranger: Stranger,
    host: String,
    lease: serde_json::Value,
}

impl SilentWorker {
    fn at(nats: &Nats, start: impl FnOnce() -> Running) -> (SilentWorker, Running) {
        let mut stranger = Stranger::at(nats);
        let hosting = start();
        let host = stranger.host();
        let lease = stranger.ask(&host, 7, &serde_json::json!({"note": "ask"}));
        assert_eq!(lease["answer"], "play");
        (SilentWorker { stranger, host, lease }, hosting)
    }

    /// Waits until a file has some games; the run can't end before.
    fn wait_for_games(&self, path: &Path, count: usize) {
        let (game, ticket) = (&self.lease["game"], &self.lease["ticket"]);
        let start = Instant::now();
        while games(path).len() < count {
            assert!(start.elapsed() < PATIENCE, "waited in vain for {count} games");
            let beat = serde_json::json!({"note": "beat", "game": game, "ticket": ticket});
            self.stranger.ask(&self.host, 7, &beat);
            thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn games_of_lost_workers_are_handed_out_again_and_the_games_are_those_of_a_local_run() {
    let expected = local("lost-worker-local");
    let nats = Nats::start();
    let path = out("lost-worker");
    let (silent, hosting) = SilentWorker::at(&nats, || host(&path, &nats));
    let mut workers = [worker(&nats), worker(&nats)];
    silent.wait_for_games(&path, 6);
    workers[0].kill();
    // The silent one is not heard any more, either.
    hosting.success();
    assert_eq!(games(&path), expected);
}

#[test]
fn a_host_that_was_killed_goes_on_with_the_games_that_its_file_lacks() {
    let expected = local("lost-host-local");
    let nats = Nats::start();
    let path = out("lost-host");
    let (silent, mut hosting) = SilentWorker::at(&nats, || host(&path, &nats));
    let mut worker = worker(&nats);
    silent.wait_for_games(&path, 4);
    hosting.kill();
    let before = games(&path);
    host(&path, &nats).success();
    assert!(before.is_subset(&games(&path)));
    assert_eq!(games(&path), expected);
    // Nothing is left to play: no worker is needed.
    worker.kill();
    host(&path, &nats).success();
    assert_eq!(games(&path), expected);
}

#[test]
fn what_cannot_be_true_is_rejected_and_logged() {
    let expected = local("rejected-local");
    let nats = Nats::start();
    let path = out("rejected");
    let mut stranger = Stranger::at(&nats);
    let hosting = host(&path, &nats);
    let subject = stranger.host();
    for text in [&b""[..], b"\xff\xfe", b"{}", br#"{"v":1,"from":"x","says":{}}"#, br#"{"v":9}"#] {
        stranger.send(&subject, text);
    }
    stranger.send(&subject, &vec![b' '; 300_000]);
    // A game that was handed out, told wrongly: it ends before it has begun.
    let taken = stranger.ask(&subject, 7, &serde_json::json!({"note": "ask"}));
    let report = serde_json::json!({"note": "done", "game": taken["game"], "ticket": taken["ticket"],
                                    "rules": taken["rules"], "seed": 5, "moves": []});
    assert_eq!(stranger.ask(&subject, 7, &report)["answer"], "drop");
    assert_eq!(stranger.ask(&subject, 7, &serde_json::json!({"note": "ask"}))["answer"], "drop");
    // A ticket is not valid for another game, and none can be guessed.
    let again = stranger.ask(&subject, 8, &serde_json::json!({"note": "ask"}));
    let mut forged = report;
    forged["game"] = again["game"].clone();
    forged["ticket"] = format!("{:032x}", 9).into();
    assert_eq!(stranger.ask(&subject, 8, &forged)["answer"], "drop");
    assert_eq!(games(&path), BTreeSet::new());
    let _worker = worker(&nats);
    let complaints = hosting.success();
    assert_eq!(games(&path), expected);
    for line in [
        "rejected a message: it can't be read",
        "rejected a message: it is of version 9",
        "rejected a message: it is too long",
        "rejected game 0 of worker 00000000: game 0 is not over; it gets no more games",
    ] {
        assert!(complaints.contains(line), "{line}\n{complaints}");
    }
}

#[test]
fn a_worker_refuses_weights_and_settings_that_are_not_what_was_announced() {
    let nats = Nats::start();
    let stranger = Stranger::at(&nats);
    let worker = worker(&nats);
    let id = format!("{:032x}", 1);
    let subject = format!("azulejo.selfplay.{id}");
    let mut notes = stranger.runtime.block_on(stranger.post.listen(subject)).unwrap();
    let mut refused = |networks: &[&str], nodes: u64, answer: &[u8]| {
        let offer = serde_json::json!({"v": 1, "from": id, "says": {"call": "offer",
            "settings": {"min_nodes": 1, "max_nodes": nodes, "random": 2, "seed": 1},
            "networks": networks, "signature": "0"}});
        let over = serde_json::json!({"v": 1, "from": id, "says": {"call": "over"}});
        let start = Instant::now();
        loop {
            assert!(start.elapsed() < PATIENCE, "the worker says nothing");
            stranger.post.send("azulejo.selfplay".to_owned(), offer.to_string().into_bytes());
            let waiting =
                async { tokio::time::timeout(Duration::from_secs(1), notes.next()).await };
            let Ok(Some(letter)) = stranger.runtime.block_on(waiting) else { continue };
            let note: serde_json::Value = serde_json::from_slice(&letter.text).unwrap();
            if note["says"]["note"] == "weights" {
                stranger.post.send(letter.answer_to.unwrap(), answer.to_vec());
                continue;
            }
            assert_eq!(note["says"]["note"], "unable", "{note}");
            stranger.post.send("azulejo.selfplay".to_owned(), over.to_string().into_bytes());
            return note["says"]["why"].as_str().unwrap().to_owned();
        }
    };
    assert_eq!(refused(&["00"], 100, b"something else"), "weights");
    assert_eq!(refused(&[], u64::MAX, b""), "settings");
    assert_eq!(refused(&[], 100, b""), "plays");
    drop(worker);
}
