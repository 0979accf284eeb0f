//! Tasks for a worker.

use crate::fixtures::OFFER;
use azulejo_networks::{FILES, shipped};
use azulejo_rules::{Dealer, Position, Rules, Seat};
use azulejo_search::{Champion, Finding, Level, Limit, NetworkFile, NetworkSet, Searcher};
use azulejo_study::worker::{
    TaskOutcome, Thinker, Thought, ThoughtAnswer, WorkerAnswer, WorkerTask, answer, network_name,
};
use azulejo_study::{CandidatesAnswer, CandidatesRequest, Care, Due, StudyAnswer, StudyRequest};
use serde::de::DeserializeOwned;

fn ask<T: DeserializeOwned>(task: &WorkerTask, networks: &NetworkSet) -> WorkerAnswer<T> {
    let request = serde_json::to_string(task).expect("plain data");
    serde_json::from_str(&answer(&request, networks)).expect("an answer is readable")
}

fn thought(position: &str, by: Thinker) -> WorkerTask {
    WorkerTask::Think(Thought { position: position.to_owned(), by, seed: 7 })
}

fn bot(level: &str) -> Thinker {
    Thinker::Bot(level.to_owned())
}

fn look(position: &str) -> WorkerTask {
    WorkerTask::Look(CandidatesRequest { position: position.to_owned(), most: 3, nodes: 300 })
}

fn study(position: &str) -> WorkerTask {
    WorkerTask::Study(request(position, "1W3"))
}

fn request(position: &str, step: &str) -> StudyRequest {
    let care = Care { deals: 0, ..Care::nodes(300) };
    StudyRequest { moment: 0, position: position.to_owned(), step: step.to_owned(), care }
}

fn done<T: DeserializeOwned>(task: &WorkerTask) -> T {
    match ask(task, &shipped()).outcome {
        TaskOutcome::Done(done) => done,
        TaskOutcome::Failed(why) => panic!("{why}"),
    }
}

#[test]
fn a_task_of_each_kind_is_done() {
    let pos: Position = OFFER.parse().expect("a position");
    for by in [bot("easy"), Thinker::Hint { nodes: 500 }] {
        let found: ThoughtAnswer = done(&thought(OFFER, by));
        assert!(pos.check(found.mv.parse().expect("a move")).is_ok());
        assert_eq!(found.expected.len(), 2);
        assert_eq!(found.line.first(), Some(&found.mv));
    }
    let studied: StudyAnswer = done(&study(OFFER));
    let mut champion = Champion::with_networks(shipped());
    assert_eq!(Ok(studied), request(OFFER, "1W3").study(&mut champion));
    let looked: CandidatesAnswer = done(&look(OFFER));
    assert!(matches!(looked.due, Due::Player { seat: 1, moves, .. } if moves.len() == 3));
}

#[test]
fn a_bad_request_is_answered_with_what_is_wrong_with_it() {
    let over = "2cp 6 0 1 c -,-,-,-,- - 15.18.18.17.18 0.0.0.0.0 \
        34:-/-/-/-/-:BYRKW/WB.../K.B../R..B./Y...B:- \
        0:-/-/-/-/K1:...../...../...../...../.....:-";
    for (task, wanted) in [
        (thought("2cp nonsense", bot("easy")), "the position can't be read"),
        (thought(OFFER, bot("godlike")), "expected a level"),
        (thought(over, bot("easy")), "nobody is to move"),
        (look("2cp"), "the position can't be read"),
        (study("2cp"), "the position"),
        (WorkerTask::Study(request(OFFER, "2W3")), "not a legal move"),
    ] {
        let answer: WorkerAnswer<()> = ask(&task, &shipped());
        let TaskOutcome::Failed(why) = answer.outcome else { panic!("{task:?} was done") };
        assert!(why.contains(wanted), "{why}");
        assert!(!answer.lacks_network);
    }
    for (request, expected) in [
        ("no JSON", "the request can't be read: expected"),
        ("", "the request can't be read: EOF while parsing"),
        (r#"{"study":{}}"#, "the request can't be read: missing field `moment`"),
    ] {
        assert!(answer(request, &shipped()).contains(expected), "{request}");
    }
}

#[test]
fn only_the_levels_that_evaluate_by_a_network_want_one() {
    let rules: Rules = "2cp".parse().expect("rules");
    for level in Level::ALL {
        let wanted = level.uses_network(rules.players).then_some(rules);
        assert_eq!(thought(OFFER, bot(level.name())).network_rules(), wanted, "{level}");
    }
    for task in [thought(OFFER, Thinker::Hint { nodes: 1 }), study(OFFER), look(OFFER)] {
        assert_eq!(task.network_rules(), Some(rules), "{task:?}");
    }
    assert_eq!(look("2cp").network_rules(), None);
}

/// A dealt position of a rule set.
fn dealt(rules: Rules) -> Position {
    let mut pos = Position::new(rules, Seat::ALL[0]);
    pos.deal(&Dealer::new(3).draw(&pos)).expect("a deal of our own");
    pos
}

fn native(pos: &Position, nodes: u64, networks: NetworkSet) -> Finding {
    let limit = Limit::nodes(nodes);
    Champion::with_networks(networks).search(pos, limit, &mut ()).expect("a move")
}

#[test]
fn a_worker_with_one_network_decides_as_a_program_with_all_of_them() {
    const NODES: u64 = 2_000;
    for (name, bytes) in FILES {
        let file = NetworkFile::read(bytes).expect("a weight file");
        let pos = dealt(file.rules());
        assert_eq!(format!("{}.aznet", network_name(pos.rules())), name);
        let mut networks = NetworkSet::none();
        networks.insert(file);
        let hint = thought(&pos.to_string(), Thinker::Hint { nodes: NODES });
        let expected = ThoughtAnswer::from(native(&pos, NODES, shipped()));
        let answer = ask(&hint, &networks);
        assert_eq!(answer.outcome, TaskOutcome::Done(expected), "{name}");
        assert!(!answer.lacks_network, "{name}");
    }
}

#[test]
fn without_its_network_a_task_is_done_by_the_linear_evaluation_and_says_so() {
    const NODES: u64 = 2_000;
    let mut others = NetworkSet::none();
    for (name, bytes) in FILES {
        if name != "3c.aznet" {
            others.insert(NetworkFile::read(bytes).expect("a weight file"));
        }
    }
    let pos = dealt("3cp".parse().expect("rules"));
    let hint = thought(&pos.to_string(), Thinker::Hint { nodes: NODES });
    let linear = ThoughtAnswer::from(native(&pos, NODES, NetworkSet::none()));
    let answer = ask(&hint, &others);
    assert_eq!(answer.outcome, TaskOutcome::Done(linear));
    assert!(answer.lacks_network);
    let easy: WorkerAnswer<ThoughtAnswer> = ask(&thought(OFFER, bot("easy")), &NetworkSet::none());
    assert!(!easy.lacks_network, "the level wants none");
}
