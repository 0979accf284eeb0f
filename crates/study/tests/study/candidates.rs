//! The moves of a position are ranked, better and better.

use crate::fixtures::{LAST_TAKES, position, random};
use azulejo_rules::{Position, Seat};
use azulejo_search::{Champion, Utility, Verdict};
use azulejo_study::candidates::{CandidatesReply, answer, look};
use azulejo_study::{Candidate, CandidatesAnswer, CandidatesRequest, Due};

fn request(pos: &Position, most: usize, nodes: u64) -> CandidatesRequest {
    CandidatesRequest { position: pos.to_string(), most, nodes }
}

fn answers(request: &CandidatesRequest) -> Vec<CandidatesAnswer> {
    let mut all = Vec::new();
    let mut tell = |answer| {
        all.push(answer);
        Verdict::GoOn
    };
    request.look(&mut Champion::default(), &mut tell).unwrap();
    all
}

fn moves(due: &Due) -> &[Candidate] {
    let Due::Player { moves, .. } = due else { panic!("{due:?}") };
    moves
}

#[test]
fn no_candidate_is_better_than_the_best() {
    for (seed, rules) in ["2cp", "2fs", "3ce", "4fp"].into_iter().enumerate() {
        let game = random(rules, seed as u64, 40);
        let tables = game.replay().map(|frame| frame.position);
        let open: Vec<Position> = tables.filter(|pos| pos.count_moves() > 1).step_by(9).collect();
        assert!(open.len() >= 3, "{rules}");
        for pos in open {
            check_ranking(&pos);
        }
    }
}

fn check_ranking(pos: &Position) {
    let seat = pos.player_to_move().unwrap();
    let due = look(pos, 6, 150, &mut Champion::default());
    let moves = moves(&due);
    assert_eq!((moves[0].lost, moves[0].grade.as_str()), (0, "best"));
    for candidate in moves {
        assert!(candidate.lost >= 0 && candidate.chance <= moves[0].chance, "{pos}");
        assert_eq!(candidate.lost, moves[0].chance - candidate.chance);
        assert_eq!(candidate.margin, candidate.expected[seat.index()].lead);
        assert!(pos.check(candidate.mv.parse().unwrap()).is_ok());
    }
}

#[test]
fn an_ending_is_settled_at_once() {
    let answers = answers(&request(&position(LAST_TAKES), 3, 1_000_000));
    let [answer] = &answers[..] else { panic!("{} answers", answers.len()) };
    assert!(!answer.more);
    let moves = moves(&answer.due);
    assert_eq!(
        (moves[0].mv.as_str(), moves[0].chance, moves[0].margin),
        ("CB1", Utility::WIN, 600)
    );
    assert_eq!((moves.len(), moves[1].lost), (3, Utility::WIN));
    assert!(moves.iter().all(|candidate| candidate.solved));
}

#[test]
fn looks_grow_until_the_last_or_until_somebody_stops_them() {
    let game = random("2cp", 2, 1);
    let request = request(game.position(), 2, 4_000);
    assert_eq!(request.looks().collect::<Vec<_>>(), [1_000, 4_000]);
    let all = answers(&request);
    assert_eq!(
        all.iter().map(|answer| (answer.nodes, answer.more)).collect::<Vec<_>>(),
        [(1_000, true), (4_000, false)]
    );
    let mut count = 0;
    let mut stop = |_: CandidatesAnswer| {
        count += 1;
        Verdict::Stop
    };
    request.look(&mut Champion::default(), &mut stop).unwrap();
    assert_eq!(count, 1);
}

#[test]
fn the_bag_and_the_end_are_told_as_such() {
    let start = Position::new("3cp".parse().unwrap(), Seat::ALL[0]);
    let Due::Bag { expected, .. } = look(&start, 5, 30, &mut Champion::default()) else {
        panic!("the bag is due")
    };
    assert_eq!(expected.len(), 3);
    let mut over = position(LAST_TAKES);
    for mv in ["CB1", "CK2"] {
        over.play(mv.parse().unwrap()).unwrap();
    }
    let due = look(&over, 5, 30, &mut Champion::default());
    assert_eq!(due, Due::Nobody { winners: vec![1] });
}

#[test]
fn a_worker_answers_every_text() {
    let ask = |text: &str| {
        let mut replies: Vec<CandidatesReply> = Vec::new();
        let mut tell = |reply: String| {
            replies.push(serde_json::from_str(&reply).unwrap());
            Verdict::GoOn
        };
        answer(text, &mut Champion::default(), &mut tell);
        replies
    };
    let good = serde_json::to_string(&request(&position(LAST_TAKES), 2, 500)).unwrap();
    assert!(matches!(&ask(&good)[..], [CandidatesReply::Looked(answer)] if answer.nodes == 500));
    for (text, expected) in [
        ("{", "the request can't be read: "),
        (r#"{"position":"2cp 1","most":1,"nodes":1}"#, "the position: "),
    ] {
        let replies = ask(text);
        let [CandidatesReply::Failed(why)] = &replies[..] else { panic!("{replies:?}") };
        assert!(why.starts_with(expected), "{why}");
    }
}
