//! Several first moves, each with its own value and line.

mod endings;

use azulejo_rules::{Move, Phase, Position, Rules};
use azulejo_search::{
    Champion, Evaluator, Finding, Greedy, HandMade, Level, Limit, NetworkSet, Prospect,
    RoundParams, RoundSearch, Searcher, Team, TreeSearch, Value, Verdict, Watcher,
};
use endings::{late_in_a_round, sequences};

fn for_two() -> impl Iterator<Item = Rules> {
    Rules::ALL.into_iter().filter(|rules| rules.players.count() == 2)
}

fn for_more() -> impl Iterator<Item = Rules> {
    Rules::ALL.into_iter().filter(|rules| rules.players.count() > 2)
}

/// The moves that lead to different positions.
fn different_moves(pos: &Position) -> Vec<Move> {
    let mut seen = Vec::new();
    let mut moves = pos.legal_moves().to_vec();
    moves.retain(|&mv| {
        let hash = after(pos, mv).hash();
        let is_new = !seen.contains(&hash);
        seen.push(hash);
        is_new
    });
    moves
}

fn after(pos: &Position, mv: Move) -> Position {
    let mut next = pos.clone();
    next.play(mv).unwrap();
    next
}

/// Distinct legal moves, each in front of its line, which is legal, too.
fn check_lines(pos: &Position, lines: &[Finding]) {
    let moves: Vec<Move> = lines.iter().map(|line| line.best).collect();
    for (index, line) in lines.iter().enumerate() {
        assert!(!moves[..index].contains(&line.best), "{moves:?}: {pos}");
        assert_eq!(line.line.first(), Some(&line.best), "{pos}");
        line.line.iter().fold(pos.clone(), |pos, &mv| after(&pos, mv));
    }
}

/// Collects what it is told, and stops after some questions.
struct Listener {
    told: Vec<Vec<Finding>>,
    questions: u32,
}

impl Listener {
    fn patient() -> Listener {
        Listener { told: Vec::new(), questions: u32::MAX }
    }
}

impl Watcher for Listener {
    fn ask(&mut self, _nodes: u64) -> Verdict {
        self.questions -= 1;
        if self.questions == 0 { Verdict::Stop } else { Verdict::GoOn }
    }

    fn tell(&mut self, finding: &Finding) {
        self.told.push(vec![finding.clone()]);
    }

    fn tell_lines(&mut self, findings: &[Finding]) {
        self.told.push(findings.to_vec());
    }
}

#[test]
fn lines_are_distinct_legal_moves_and_follow_from_the_inputs() {
    let mut used = Champion::default();
    for rules in Rules::ALL {
        for takes in [2, 9] {
            let pos = late_in_a_round(rules, 6, takes);
            let limit = Limit::nodes(6_000);
            let mut listener = Listener::patient();
            let lines = used.search_lines(&pos, limit, 4, &mut listener);
            let fresh = Champion::default().search_lines(&pos, limit, 4, &mut ());
            assert_eq!(lines, fresh, "{pos}");
            assert_eq!(lines.len(), different_moves(&pos).len().min(4), "{pos}");
            listener.told.iter().for_each(|lines| check_lines(&pos, lines));
            let moves = |lines: &[Finding]| lines.iter().map(|line| line.best).collect::<Vec<_>>();
            assert_eq!(moves(listener.told.last().unwrap()), moves(&lines), "{pos}");
        }
    }
}

#[test]
fn looking_ahead_puts_the_more_valuable_line_first_at_every_depth_and_keeps_the_limit() {
    let mut search = RoundSearch::default().with_params(RoundParams::REDUCED);
    for rules in for_two() {
        let pos = late_in_a_round(rules, 4, 9);
        let mut listener = Listener::patient();
        let lines = search.search_lines(&pos, Limit::nodes(20_000), 5, &mut listener);
        assert!(listener.told.len() >= 2, "{pos}");
        for (told, depth) in listener.told.iter().zip(1..) {
            assert!(told.is_sorted_by_key(|line| -line.value), "{told:?}");
            assert!(told.iter().all(|line| line.depth == depth), "{told:?}");
        }
        assert!(lines[0].nodes <= 20_000, "{pos}");
    }
}

#[test]
fn in_a_solved_round_the_lines_are_the_best_moves_with_the_values_they_have_alone() {
    let mut compared = 0;
    for rules in for_two() {
        for game in 0..6 {
            let pos = late_in_a_round(rules, game, 4);
            let params = if game % 2 == 0 { RoundParams::default() } else { RoundParams::REDUCED };
            let mut search = RoundSearch::default().with_params(params);
            let lines = search.search_lines(&pos, Limit::nodes(1_000_000), 3, &mut ());
            if !lines.iter().all(|line| line.solved) {
                continue;
            }
            let mut alone = |mv| {
                let limit = Limit { only: Some(mv), ..Limit::NONE };
                search.search(&pos, limit, &mut ()).unwrap().value
            };
            for line in &lines {
                assert_eq!(line.value, alone(line.best), "{}: {pos}", line.best);
            }
            let mut all: Vec<Value> = different_moves(&pos).into_iter().map(alone).collect();
            all.sort_by_key(|value| -value);
            let best: Vec<Value> = lines.iter().map(|line| line.value).collect();
            assert_eq!(best, all[..lines.len()], "{pos}");
            compared += 1;
        }
    }
    assert!(compared > 25, "{compared} positions compared");
}

/// The values for `seat` that can come out if each player plays for itself: of moves that are worth the same to the one
/// who makes them, any may be made.
fn possible(pos: &Position, evaluator: &HandMade) -> Vec<Vec<Value>> {
    if pos.phase() != Phase::Offer {
        return vec![evaluator.prospects(pos).iter().map(Prospect::value).collect()];
    }
    let seat = pos.player_to_move().unwrap().index();
    let children: Vec<Vec<Vec<Value>>> =
        pos.legal_moves().into_iter().map(|mv| possible(&after(pos, mv), evaluator)).collect();
    let least = |child: &Vec<Vec<Value>>| child.iter().map(|values| values[seat]).min();
    let sure = children.iter().filter_map(least).max().unwrap();
    let mut all: Vec<Vec<Value>> =
        children.into_iter().flatten().filter(|values| values[seat] >= sure).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn the_lines_of_a_solved_tree_are_in_order_and_say_what_comes_out_after_their_moves() {
    let mut tree = TreeSearch::default();
    let mut solved = 0;
    for rules in for_more() {
        for game in 0..8 {
            let pos = late_in_a_round(rules, game, 3);
            if sequences(&pos, 3_000).is_none() {
                continue;
            }
            let lines = tree.search_lines(&pos, Limit::nodes(400_000), 3, &mut ());
            assert!(lines.iter().all(|line| line.solved), "{pos}");
            assert!(lines.is_sorted_by_key(|line| -line.value), "{lines:?}");
            for line in &lines {
                let values: Vec<Value> = line.prospects.iter().map(Prospect::value).collect();
                let possible = possible(&after(&pos, line.best), &HandMade::default());
                assert!(possible.contains(&values), "{values:?} in {possible:?}: {pos}");
            }
            solved += 1;
        }
    }
    assert!(solved > 40, "{solved} positions compared");
}

#[test]
fn one_line_is_what_a_search_without_lines_finds_and_tells() {
    let searchers: [fn() -> Box<dyn Searcher>; 6] = [
        || Box::<RoundSearch>::default(),
        || Box::<TreeSearch>::default(),
        || Box::<Champion>::default(),
        || Box::new(Team::new(1, NetworkSet::none())),
        || Box::new(Level::Medium.bot(3, &NetworkSet::none())),
        || Box::new(Greedy),
    ];
    for searcher in searchers {
        for rules in Rules::ALL {
            let pos = late_in_a_round(rules, 2, 8);
            let limit = Limit::nodes(5_000);
            let [mut one, mut other] = [Listener::patient(), Listener::patient()];
            let found = searcher().search(&pos, limit, &mut one);
            let lines = searcher().search_lines(&pos, limit, 1, &mut other);
            assert_eq!(lines, found.into_iter().collect::<Vec<_>>(), "{pos}");
            assert_eq!(one.told, other.told, "{pos}");
        }
    }
}

/// A tree grows alike for any number of lines.
#[test]
fn more_lines_do_not_change_the_move_of_a_tree() {
    for rules in for_more() {
        let pos = late_in_a_round(rules, 2, 9);
        let limit = Limit::nodes(5_000);
        let best = TreeSearch::default().search(&pos, limit, &mut ()).unwrap();
        let lines = TreeSearch::default().search_lines(&pos, limit, 6, &mut ());
        assert_eq!(lines[0], best, "{pos}");
    }
}

#[test]
fn a_watcher_stops_the_search_of_several_lines() {
    for rules in Rules::ALL {
        let pos = late_in_a_round(rules, 1, 12);
        let stop_at = |questions| {
            let mut listener = Listener { told: Vec::new(), questions };
            Champion::default().search_lines(&pos, Limit::NONE, 3, &mut listener)
        };
        let (soon, later) = (stop_at(1), stop_at(4));
        assert!(soon[0].nodes >= 1024 && soon[0].nodes < later[0].nodes, "{pos}");
        assert!(later[0].nodes < 8192, "{pos}");
        check_lines(&pos, &soon);
        check_lines(&pos, &later);
    }
}

#[test]
fn without_time_one_move_is_guessed_and_without_a_move_there_is_no_line() {
    for rules in for_two() {
        let pos = late_in_a_round(rules, 4, 6);
        let alone = Champion::default().search(&pos, Limit::nodes(1), &mut ());
        let lines = Champion::default().search_lines(&pos, Limit::nodes(1), 4, &mut ());
        assert_eq!(lines, alone.into_iter().collect::<Vec<_>>(), "{pos}");
    }
    for rules in Rules::ALL {
        let pos = Position::new(rules, azulejo_rules::Seat::ALL[0]);
        assert_eq!(Champion::default().search_lines(&pos, Limit::nodes(9), 4, &mut ()), []);
        assert_eq!(
            Team::new(2, NetworkSet::none()).search_lines(&pos, Limit::NONE, 4, &mut ()),
            []
        );
    }
}

#[test]
fn a_team_tells_last_what_it_answers() {
    for rules in Rules::ALL {
        let pos = late_in_a_round(rules, 2, 8);
        let mut listener = Listener::patient();
        let mut team = Team::new(3, NetworkSet::none());
        let lines = team.search_lines(&pos, Limit::nodes(3_000), 4, &mut listener);
        check_lines(&pos, &lines);
        let moves = |lines: &[Finding]| lines.iter().map(|line| line.best).collect::<Vec<_>>();
        assert_eq!(moves(listener.told.last().unwrap()), moves(&lines), "{pos}");
    }
}
