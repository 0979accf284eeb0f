//! `azulejo arena --bus`: the same match on many machines.
#![cfg(unix)]

use crate::arena::{outside, scratch, timeless, words};
use crate::spread::{Running, contest, worker};
use crate::support::run;
use azulejo_testbed::{Certificate, Nats, NatsOptions};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// A match that every machine plays alike.
const MATCH: &str = "--rules 2cp,3fs --games 8 --seed 7 search@200 greedy medium";

/// What a match has left behind, without what depends on the clock.
#[derive(PartialEq, Debug)]
pub(crate) struct Left {
    pub(crate) summary: Value,
    /// The journal by the number of the game; 0 is the match.
    pub(crate) journal: BTreeMap<u64, Value>,
    records: BTreeMap<String, String>,
}

impl Left {
    /// The same with an engine under another name for its command.
    pub(crate) fn with_engine(mut self, index: usize, engine: &str) -> Left {
        let line = self.journal.get_mut(&0).unwrap();
        line["engines"][index]["engine"] = engine.into();
        self.summary["match"]["engines"][index]["engine"] = engine.into();
        self
    }

    /// What a match with such a journal and such records has left.
    fn read(out: &str, journal: &Path, records: &Path) -> Left {
        let summary = timeless(out);
        let text = std::fs::read_to_string(journal).unwrap();
        let lines = text.lines().map(|line| {
            let mut line: Value = serde_json::from_str(line).unwrap();
            line.as_object_mut().unwrap().remove("micros");
            (line["game"].as_u64().unwrap_or_default(), line)
        });
        let journal: BTreeMap<u64, Value> = lines.collect();
        assert_eq!(journal.len(), text.lines().count(), "each game once");
        let files = std::fs::read_dir(records).unwrap().map(|file| file.unwrap());
        let records = files.map(|file| {
            let text = std::fs::read_to_string(file.path()).unwrap();
            (file.file_name().into_string().unwrap(), text)
        });
        Left { summary, journal, records: records.collect() }
    }
}

/// What a match complained about, but that nobody was there: on a busy machine those who play take their time to come.
fn but_for_waiting(complaints: &str) -> String {
    let waits = ["no worker is there: ", " can't be reached; trying again"];
    let lines = complaints.split_inclusive('\n');
    lines.filter(|line| !waits.iter().any(|told| line.contains(told))).collect()
}

/// A match at its own paths, here or elsewhere.
pub(crate) struct Kept {
    pub(crate) journal: std::path::PathBuf,
    records: std::path::PathBuf,
}

impl Kept {
    pub(crate) fn new(name: &str) -> Kept {
        let journal = scratch(&format!("spread-{name}.jsonl"));
        Kept { journal, records: scratch(&format!("spread-{name}")) }
    }

    fn words<'a>(&'a self, line: &[&'a str]) -> Vec<&'a str> {
        let kept = [self.journal.to_str().unwrap(), self.records.to_str().unwrap()];
        [&["--journal", kept[0], "--records", kept[1]], line].concat()
    }

    /// Begins to play on other machines.
    pub(crate) fn begin(&self, nats: &Nats, line: &str) -> Running {
        contest(nats, &self.words(&words(line)))
    }

    /// Waits for the end; also what it complained about.
    pub(crate) fn end(&self, running: Running) -> (Left, String) {
        let (out, err) = running.success();
        (Left::read(&out, &self.journal, &self.records), err)
    }

    /// The record of a game.
    pub(crate) fn record(&self, game: u64) -> String {
        std::fs::read_to_string(self.records.join(format!("{game:06}.azulejo"))).unwrap()
    }

    /// Plays here.
    pub(crate) fn here(&self, line: &str) -> Left {
        self.here_with(&words(line))
    }

    /// Plays here, with words that may have spaces.
    pub(crate) fn here_with(&self, line: &[&str]) -> Left {
        let out = run([vec!["arena", "--json"], self.words(line)].concat()).success();
        Left::read(&out, &self.journal, &self.records)
    }
}

#[test]
fn many_machines_leave_what_one_leaves() {
    let here = Kept::new("same-here").here(MATCH);
    assert_eq!(here.records.len(), 24);
    let nats = Nats::start();
    let workers = ["1", "1", "2"].map(|threads| worker(&nats, &["--threads", threads]));
    let kept = Kept::new("same");
    let (there, complaints) = kept.end(kept.begin(&nats, MATCH));
    assert_eq!(there, here);
    let told = but_for_waiting(&complaints);
    assert!(told.starts_with("played by ") && told.contains(" worker"), "{complaints}");
    // They are ready for the next one, which goes on where this one ended.
    let longer = MATCH.replace("--games 8", "--games 16");
    let (there, _) = kept.end(kept.begin(&nats, &longer));
    assert_eq!(there, Kept::new("longer-here").here(&longer));
    for mut worker in workers {
        assert!(worker.terminate().success(), "{}", worker.complaints());
    }
}

#[test]
fn own_threads_play_too_if_they_are_asked_for() {
    let here = Kept::new("own-here").here(MATCH);
    let nats = Nats::start();
    let kept = Kept::new("own");
    let alone = format!("{MATCH} --threads 2");
    let (there, complaints) = kept.end(kept.begin(&nats, &alone));
    assert_eq!(there, here);
    assert_eq!(but_for_waiting(&complaints), "played by 0 workers, and here\n");
}

#[test]
fn a_test_stops_at_the_same_block() {
    let line = "--sprt -50,50 greedy random";
    let here = timeless(&run([vec!["arena", "--json"], words(line)].concat()).success());
    let nats = Nats::start();
    let _workers = [worker(&nats, &["--threads", "2"]), worker(&nats, &["--threads", "1"])];
    let (out, _) = contest(&nats, &words(line)).success();
    assert_eq!(timeless(&out), here);
    assert_eq!(here["sprt"]["accepted"], 50.0);
}

#[test]
fn a_match_begun_here_is_finished_elsewhere() {
    let kept = Kept::new("resumed");
    let some = kept.here(&MATCH.replace("--games 8", "--games 2"));
    let nats = Nats::start();
    let _worker = worker(&nats, &["--threads", "2"]);
    let (there, _) = kept.end(kept.begin(&nats, MATCH));
    assert!(some.journal.len() < there.journal.len());
    assert_eq!(there, Kept::new("resumed-here").here(MATCH));
    // Nothing is left to be played, so nobody is needed.
    drop(nats);
    let gone = ["arena", "--bus", "nats://127.0.0.1:1", "--json"];
    let out = run([gone.to_vec(), kept.words(&words(MATCH))].concat()).success();
    assert_eq!(timeless(&out), there.summary);
}

#[test]
fn programs_are_known_to_workers_by_name() {
    let mine = outside("mine");
    let local = format!("{mine} @60");
    let line = ["--games", "4", "greedy"];
    let mut here = timeless(&run([&["arena", "--json"], &line[..], &[&local]].concat()).success());
    let nats = Nats::start();
    let _lacking = worker(&nats, &["--engine", "other=true"]);
    let _broken = worker(&nats, &["--engine", "mine=/no/such/program"]);
    let running = contest(&nats, &[&line[..], &["mine=remote:mine@60"]].concat());
    running.wait_for("no engine is called `mine`: start it with `--engine `mine`=COMMAND`");
    running.wait_for("the engine `mine` can't be started");
    let _able = worker(&nats, &["--engine", &mine]);
    let (out, complaints) = running.success();
    assert!(complaints.ends_with("played by 1 worker\n"), "{complaints}");
    here["match"]["engines"][1]["engine"] = "remote:mine@60".into();
    assert_eq!(timeless(&out), here);
}

#[test]
fn a_bus_may_ask_who_we_are_and_speak_tls() {
    let pair = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    let trusted = scratch("spread-tls.pem");
    std::fs::write(&trusted, pair.cert.pem()).unwrap();
    let certificate = Certificate { chain: pair.cert.pem(), key: pair.signing_key.serialize_pem() };
    let user = ("tiles".to_owned(), "hidden".to_owned());
    let nats = Nats::with(NatsOptions {
        tls: Some(certificate),
        user: Some(user),
        ..NatsOptions::default()
    });
    assert!(nats.url().starts_with("tls://tiles:hidden@"));
    let trust = [("SSL_CERT_FILE", trusted.to_str().unwrap()), ("AZULEJO_BUS", &nats.url())];
    let worker = Running::start_with(&["worker", "--log", "trace"], &trust);
    let distrustful = Running::start(&["worker", "--bus", &nats.url(), "--log", "trace"]);
    let trust = [trust[0], ("AZULEJO_ARENA_BUS", trust[1].1)];
    let running = Running::start_with(&["arena", "--games", "2", "greedy", "random"], &trust);
    let (_, complaints) = running.success();
    assert_eq!(but_for_waiting(&complaints), "played by 1 worker\n");
    for worker in [worker, distrustful] {
        worker.wait_for("attempting connection");
        let said = worker.complaints();
        assert!(!said.contains("hidden"), "{said}");
    }
}

#[test]
fn commands_do_not_go_over_the_bus() {
    let bus = ["arena", "--bus", "nats://127.0.0.1:1"];
    let message = run([&bus[..], &["greedy", "python3 bot.py"]].concat()).refusal(2);
    assert!(message.contains("python3 bot.py @100ms: workers run no command"), "{message}");
    assert!(message.contains("`remote:NAME`"), "{message}");
    let message = run(["arena", "greedy", "remote:mine"]).refusal(2);
    assert!(message.contains("remote:mine@100ms: there are workers with --bus only"), "{message}");
    let here = [&bus[..], &["greedy", "remote:mine", "--threads", "1"]].concat();
    assert!(run(here).refusal(2).contains("only workers know it"));
    let message = run(["worker", "--bus", "nats://127.0.0.1:1", "--engine", "x"]).refusal(2);
    assert!(message.contains("expected NAME=COMMAND"), "{message}");
}

#[test]
fn what_is_secret_about_a_bus_is_not_told() {
    for bus in ["nats://me:hidden@", "http://me:hidden@bus", "nats://me:hidden@bus:0"] {
        for args in [vec!["arena", "greedy", "random"], vec!["worker"]] {
            let message = run([args, vec!["--bus", bus]].concat()).refusal(1);
            assert!(message.starts_with("azulejo: bus: expected "), "{message}");
            assert!(!message.contains("hidden"), "{message}");
        }
    }
    let message = run(["worker"]).refusal(1);
    assert!(message.starts_with("azulejo: nothing to work for"), "{message}");
}
