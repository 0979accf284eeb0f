//! What holds for every searcher, and what is special about each.

mod endings;

use azulejo_rules::{Phase, Position, Rules};
use azulejo_search::{
    Champion, Evaluator, Finding, HandMade, Limit, NetworkSet, Others, Prospect, RoundSearch,
    Searcher, Team, TreeSearch, Value,
};
use endings::{late_in_a_round, sequences};

/// One value for each seat.
type Values = Vec<Value>;

/// Everything that can come out if each player plays for itself, by looking at all takes: where
/// moves are worth the same to the one who makes them, any of them may be made.
fn everyone_for_itself(pos: &Position, evaluator: &HandMade) -> Vec<Values> {
    if pos.phase() != Phase::Offer {
        let values = evaluator.prospects(pos);
        return vec![values.iter().map(Prospect::value).collect()];
    }
    let seat = pos.player_to_move().unwrap().index();
    let after = |mv| {
        let mut next = pos.clone();
        next.play_unchecked(mv);
        everyone_for_itself(&next, evaluator)
    };
    let children: Vec<Vec<Values>> = pos.legal_moves().into_iter().map(after).collect();
    let least = |child: &Vec<Values>| child.iter().map(|values| values[seat]).min().unwrap();
    let sure = children.iter().map(least).max().unwrap();
    let mut possible: Vec<Values> =
        children.into_iter().flatten().filter(|values| values[seat] >= sure).collect();
    possible.sort();
    possible.dedup();
    possible
}

#[test]
fn a_solved_tree_says_what_comes_out_if_everyone_plays_for_itself() {
    let mut tree = TreeSearch::default();
    let mut solved = 0;
    for rules in Rules::ALL {
        for game in 0..12 {
            let pos = late_in_a_round(rules, game, 3);
            if sequences(&pos, 5_000).is_none() {
                continue;
            }
            let found = tree.search(&pos, Limit::nodes(400_000), &mut ()).unwrap();
            assert!(found.solved, "{pos}");
            let values: Values = found.prospects.iter().map(Prospect::value).collect();
            let possible = everyone_for_itself(&pos, &HandMade::default());
            assert!(possible.contains(&values), "{values:?} in {possible:?}: {pos}");
            solved += 1;
        }
    }
    assert!(solved > 100, "{solved} positions compared");
}

#[test]
fn for_two_players_the_best_reply_is_every_reply() {
    let mut one = RoundSearch::default();
    let mut other = RoundSearch::default().against(Others::BestReply);
    for rules in Rules::ALL.into_iter().filter(|rules| rules.players.count() == 2) {
        for game in 0..10 {
            let pos = late_in_a_round(rules, game, 4);
            let limit = Limit::nodes(300_000);
            let [one, other] =
                [&mut one, &mut other].map(|search| search.search(&pos, limit, &mut ()).unwrap());
            assert!(one.solved && other.solved, "{pos}");
            assert_eq!(one.value, other.value, "{pos}");
        }
    }
}

/// The others can do no worse than to be all against one.
#[test]
fn a_single_reply_is_never_worse_for_the_one_who_thinks() {
    let mut all = RoundSearch::default();
    let mut one = RoundSearch::default().against(Others::BestReply);
    for rules in Rules::ALL.into_iter().filter(|rules| rules.players.count() > 2) {
        for game in 0..6 {
            let pos = late_in_a_round(rules, game, 4);
            let limit = Limit::nodes(300_000);
            let [all, one] =
                [&mut all, &mut one].map(|search| search.search(&pos, limit, &mut ()).unwrap());
            if all.solved && one.solved {
                assert!(one.value >= all.value, "{pos}");
            }
        }
    }
}

#[test]
fn the_champion_looks_ahead_for_two_and_grows_a_tree_for_more() {
    for rules in Rules::ALL {
        let pos = late_in_a_round(rules, 5, 9);
        let limit = Limit::nodes(2_000);
        let found = Champion::default().search(&pos, limit, &mut ());
        let expected = match rules.players.count() {
            2 => RoundSearch::default().search(&pos, limit, &mut ()),
            _ => TreeSearch::default().search(&pos, limit, &mut ()),
        };
        assert_eq!(found, expected, "{pos}");
    }
}

#[test]
fn a_team_of_one_is_the_champion_and_a_larger_one_plays_by_the_rules() {
    for rules in Rules::ALL {
        let pos = late_in_a_round(rules, 2, 8);
        let limit = Limit::nodes(3_000);
        let alone = Champion::default().search(&pos, limit, &mut ());
        assert_eq!(Team::new(1, NetworkSet::none()).search(&pos, limit, &mut ()), alone, "{pos}");
        let found = Team::new(3, NetworkSet::none()).search(&pos, limit, &mut ()).unwrap();
        check_line(&pos, &found);
    }
}

/// Whatever the others find meanwhile, an exact value is exact.
#[test]
fn a_team_solves_what_one_solves() {
    let mut team = Team::new(4, NetworkSet::none());
    for rules in Rules::ALL.into_iter().filter(|rules| rules.players.count() == 2) {
        for game in 0..5 {
            let pos = late_in_a_round(rules, game, 4);
            let found = team.search(&pos, Limit::NONE, &mut ()).unwrap();
            let alone = RoundSearch::default().search(&pos, Limit::NONE, &mut ()).unwrap();
            assert!(found.solved && alone.solved, "{pos}");
            assert_eq!(found.value, alone.value, "{pos}");
        }
    }
}

#[test]
fn only_one_move_is_looked_at_where_only_one_is_asked_about() {
    let searchers: [Box<dyn Searcher>; 3] = [
        Box::<RoundSearch>::default(),
        Box::<TreeSearch>::default(),
        Box::new(azulejo_search::Greedy),
    ];
    for mut searcher in searchers {
        for rules in Rules::ALL {
            let pos = late_in_a_round(rules, 3, 6);
            for mv in pos.legal_moves().into_iter().step_by(3) {
                let limit = Limit { only: Some(mv), ..Limit::nodes(300) };
                assert_eq!(searcher.search(&pos, limit, &mut ()).unwrap().best, mv, "{pos}");
            }
        }
    }
}

fn check_line(pos: &Position, found: &Finding) {
    let mut pos = pos.clone();
    assert_eq!(found.line.first(), Some(&found.best));
    for &mv in &found.line {
        pos.play(mv).unwrap();
    }
}
