//! Workers, matches and servers that fail in the middle, and those who lie: the match is the same.
#![cfg(unix)]

use crate::arena::{outside, words};
use crate::arena_spread::{Kept, Left};
use crate::spread::{Gate, Running, contest, until, worker};
use crate::stranger::{NAME, Stranger, letter};
use azulejo_testbed::Nats;
use serde_json::{Value, json};

/// Games of half a second or so each.
const SLOW: &str = "--games 12 --seed 3 search@3000 search@1500";

/// Games with a program that workers know by name.
const NAMED: &str = "--games 12 --seed 3 --timeout 600000 greedy mine=remote:mine@60";

/// Games that nobody finishes.
const ENDLESS: &str = "--games 2 search@4000000000 greedy";

fn games(kept: &Kept) -> usize {
    std::fs::read_to_string(&kept.journal).map_or(0, |text| text.lines().count().saturating_sub(1))
}

/// Waits for the game that the gate lets through.
fn until_first_game(kept: &Kept, running: &Running) {
    until("a game", || games(kept) > 0, || running.complaints());
}

/// What the games with a program leave behind when they are played here.
fn named_here(name: &str) -> Left {
    let kept = Kept::new(name);
    let program = format!("{} @60", outside("mine"));
    let mut line = words(NAMED);
    *line.last_mut().unwrap() = &program;
    kept.here_with(&line).with_engine(1, "remote:mine@60")
}

#[test]
fn a_worker_that_is_killed_costs_its_game_only() {
    let here = named_here("killed-here");
    let nats = Nats::start();
    let kept = Kept::new("killed");
    let gate = Gate::shut_after_one_game("killed-gate");
    let mut first = worker(&nats, &["--threads", "2", "--engine", &gate.tool()]);
    let running = kept.begin(&nats, NAMED);
    until_first_game(&kept, &running);
    first.kill();
    assert_eq!(games(&kept), 1, "it was in the middle");
    let mine = outside("mine");
    let _others = [1, 2].map(|_| worker(&nats, &["--threads", "1", "--engine", &mine]));
    let (there, complaints) = kept.end(running);
    assert_eq!(there, here);
    let by_many = ["played by 2 workers", "played by 3 workers"];
    assert!(by_many.iter().any(|told| complaints.contains(told)), "{complaints}");
}

#[test]
fn a_match_waits_for_its_first_worker() {
    let here = Kept::new("lonely-here").here(SLOW);
    let nats = Nats::start();
    let kept = Kept::new("lonely");
    let running = kept.begin(&nats, SLOW);
    running.wait_for(&format!(
        "no worker is there: start some with `azulejo worker --bus {}`",
        nats.url()
    ));
    assert_eq!(games(&kept), 0);
    let _worker = worker(&nats, &["--threads", "2"]);
    let (there, complaints) = kept.end(running);
    assert_eq!(there, here);
    assert!(complaints.ends_with("played by 1 worker\n"), "{complaints}");
}

#[test]
fn a_bus_that_is_gone_for_a_while_is_waited_for() {
    let here = named_here("gone-here");
    let mut nats = Nats::start();
    nats.stop();
    // Neither needs it to start.
    let kept = Kept::new("gone");
    let gate = Gate::shut_after_one_game("gone-gate");
    let running = kept.begin(&nats, NAMED);
    let workers = [1, 2].map(|_| worker(&nats, &["--threads", "1", "--engine", &gate.tool()]));
    running.wait_for("can't be reached; trying again");
    nats.start_again();
    for worker in &workers {
        worker.wait_for("the bus is connected");
    }
    until_first_game(&kept, &running);
    nats.stop();
    for worker in &workers {
        worker.wait_for("the bus is lost");
    }
    assert_eq!(games(&kept), 1, "it was in the middle");
    // Games are finished while nobody can be told.
    gate.open();
    nats.start_again();
    let (there, _) = kept.end(running);
    assert_eq!(there, here);
}

#[test]
fn a_worker_that_is_asked_to_end_gives_its_game_back() {
    let nats = Nats::start();
    let mut stranger = Stranger::at(&nats);
    let mut worker = worker(&nats, &["--threads", "1"]);
    let _running = contest(&nats, &words(ENDLESS));
    worker.wait_for("a game begins");
    let offer = stranger.offer();
    let other = stranger.game(&offer, NAME);
    let wait = stranger.ask(&offer, NAME, &json!({"note": "ask"})).unwrap();
    assert_eq!((&other["game"], &wait["answer"]), (&2.into(), &"wait".into()));
    let mut notes = stranger.notes(&offer);
    assert!(worker.terminate().success(), "{}", worker.complaints());
    // It says so: the match need not wait until it is silent for long enough.
    let back = stranger.note(&mut notes, "back");
    assert_eq!(back["says"]["game"], 1);
    assert_eq!(stranger.game(&offer, NAME)["game"], 1);
}

#[test]
fn a_match_that_is_killed_costs_workers_nothing() {
    let here = Kept::new("orphans-here").here(SLOW);
    let nats = Nats::start();
    let worker = worker(&nats, &["--threads", "2"]);
    let mut lost = contest(&nats, &words(ENDLESS));
    worker.wait_for("a game begins");
    lost.kill();
    let kept = Kept::new("orphans");
    let (there, _) = kept.end(kept.begin(&nats, SLOW));
    assert_eq!(there, here);
    // Its other thread may have played all of it before that.
    worker.wait_for("a game is broken off");
}

/// What a stranger says of a game, and whether the match listens.
fn lies(own: &Value, record: &str) -> Vec<Value> {
    let done = |change: &dyn Fn(&mut Value)| {
        let mut done = json!({"note": "done", "game": own["game"], "ticket": own["ticket"],
            "record": record, "micros": [1, 1]});
        change(&mut done);
        done
    };
    vec![
        done(&|done| done["record"] = "".into()),
        done(&|done| done["record"] = record[..record.len() / 2].into()),
        done(&|done| done["micros"] = json!([u64::MAX, 1])),
        done(&|done| done["micros"] = json!(vec![1; 9])),
        done(&|done| done["fault"] = json!({"seat": 9, "kind": "crash", "reason": ""})),
        done(&|done| done["fault"] = json!({"seat": 1, "kind": "crash", "reason": ""})),
        // A real game, but another one.
        done(&|_| ()),
    ]
}

#[test]
fn those_who_lie_are_not_believed() {
    let here = Kept::new("lies-here").here(SLOW);
    let other = Kept::new("lies-other");
    other.here(&SLOW.replace("--seed 3", "--seed 4"));
    let record = other.record(1);
    let nats = Nats::start();
    let mut stranger = Stranger::at(&nats);
    let kept = Kept::new("lies");
    let running = kept.begin(&nats, SLOW);
    let offer = stranger.offer();
    for text in ["", "{", r#"{"v":2,"from":"","says":{}}"#, &"x".repeat(100_000)] {
        assert_eq!(stranger.ask_in_vain(&offer, text.as_bytes()), None, "nobody answers to that");
    }
    let own = stranger.game(&offer, NAME);
    let drop = Some(json!({"answer": "drop"}));
    // Without the ticket nobody can tell a game, give it back or keep it.
    for note in ["beat", "back", "done"] {
        let forged = json!({"note": note, "game": own["game"], "ticket": NAME, "record": record,
            "micros": [1, 1]});
        let forged =
            if note == "done" { forged } else { json!({"note": note, "game": 1, "ticket": NAME}) };
        let (answer, expected) = match note {
            "back" => (stranger.ask_in_vain(&offer, &letter(NAME, &forged)), None),
            _ => (stranger.ask(&offer, NAME, &forged), drop.clone()),
        };
        assert_eq!(answer, expected, "{note}");
    }
    assert_eq!(
        stranger.ask(
            &offer,
            NAME,
            &json!({"note": "beat", "game": own["game"],
        "ticket": own["ticket"]})
        ),
        Some(json!({"answer": "go-on"}))
    );
    // With it they are found out, and get nothing more.
    for (lie, number) in lies(&own, &record).iter().zip(0..) {
        let name = format!("{number:032x}");
        let own = stranger.game(&offer, &name);
        let mut lie = lie.clone();
        (lie["game"], lie["ticket"]) = (own["game"].clone(), own["ticket"].clone());
        assert_eq!(stranger.ask(&offer, &name, &lie), drop, "{lie}");
        assert_eq!(stranger.ask(&offer, &name, &json!({"note": "ask"})), drop);
    }
    running.wait_for("what can't have been: other tiles in round 1; it gets no more games");
    let _worker = worker(&nats, &["--threads", "2"]);
    let (there, complaints) = kept.end(running);
    assert_eq!(there, here);
    assert_eq!(complaints.matches("what can't have been").count(), 7, "{complaints}");
}

#[test]
fn a_worker_runs_nothing_that_comes_over_the_bus() {
    let nats = Nats::start();
    let mut stranger = Stranger::at(&nats);
    let worker = worker(&nats, &["--threads", "1"]);
    let running = contest(&nats, &words(ENDLESS));
    let mut offer = stranger.offer();
    worker.wait_for("a game begins");
    drop(running);
    let trace = crate::arena::scratch("spread-trace");
    let id = "0000000000000000000000000000bad1";
    offer["from"] = id.into();
    offer["says"]["match"]["engines"][1]["engine"] = format!("touch {} @5", trace.display()).into();
    stranger.call(offer.to_string().as_bytes());
    worker.wait_for("a match can't be played here id=00000000");
    offer["v"] = 2.into();
    stranger.call(offer.to_string().as_bytes());
    worker.wait_for("a match of another version is left alone version=2");
    assert!(!trace.exists());
}
