//! The champion with the shipped networks plays by the rules, within its limit, and from what it may know.

use azulejo_networks::shipped;
use azulejo_rules::{Dealer, Move, Phase, Players, Position, Rules};
use azulejo_search::{Champion, Finding, Limit, Searcher, bench};
use azulejo_testkit::generate::walk;

/// Nodes for each move of a whole game.
const PLAY_NODES: u64 = 200;

/// Enough nodes to solve a round that is nearly over, and to sample the next one.
const ENDING_NODES: u64 = 60_000;

fn champion() -> Champion {
    Champion::with_networks(shipped())
}

/// The tree of three and four players completes the visit it has begun, and expands its root in any case: at most
/// this many nodes more.
const VISIT_NODES: u64 = 1_000;

/// Searches with a node limit, and checks that the line is legal and the limit is kept.
fn search(champion: &mut Champion, pos: &Position, nodes: u64) -> Finding {
    let found = champion.search(pos, Limit::nodes(nodes), &mut ()).unwrap();
    let is_tree = pos.rules().players.count() > 2;
    let limit = nodes + if is_tree { VISIT_NODES } else { 0 };
    assert!(found.nodes <= limit, "{} nodes: {pos}", found.nodes);
    assert_eq!(found.line.first(), Some(&found.best), "{pos}");
    let mut end = pos.clone();
    for &mv in &found.line {
        assert_eq!(end.play(mv), Ok(()), "{mv} in {pos}");
    }
    found
}

#[test]
fn whole_games_are_played_by_the_rules_and_within_the_limit() {
    let mut champion = champion();
    for (game, rules) in (0..).zip(Rules::ALL) {
        let mut dealer = Dealer::for_game(41, game);
        let mut pos = Position::new(rules, dealer.first(rules));
        while pos.phase() != Phase::Over {
            if pos.phase() == Phase::Deal {
                assert_eq!(champion.search(&pos, Limit::nodes(PLAY_NODES), &mut ()), None);
                pos.deal(&dealer.draw(&pos)).unwrap();
                continue;
            }
            let found = search(&mut champion, &pos, PLAY_NODES);
            pos.play(found.best).unwrap();
        }
    }
}

/// Every 23rd position of a random game in which a player is to move.
fn some_positions(rules: Rules) -> Vec<Position> {
    let mut positions = Vec::new();
    walk(rules, 5, |pos| positions.push(pos.clone()));
    positions.into_iter().filter(|pos| pos.player_to_move().is_some()).step_by(23).collect()
}

#[test]
fn a_search_follows_from_its_inputs() {
    let mut used = champion();
    for rules in Rules::ALL {
        for pos in some_positions(rules) {
            let found = search(&mut used, &pos, 5 * PLAY_NODES);
            assert_eq!(found, search(&mut used, &pos, 5 * PLAY_NODES), "again: {pos}");
            assert_eq!(found, search(&mut champion(), &pos, 5 * PLAY_NODES), "fresh: {pos}");
        }
    }
}

/// The position before the last three takes of each of the first rounds.
fn endings(rules: Rules) -> Vec<Position> {
    let mut rounds = vec![Vec::new(); 5];
    walk(rules, 6, |pos| {
        if pos.phase() == Phase::Offer && usize::from(pos.round()) <= rounds.len() {
            rounds[usize::from(pos.round()) - 1].push(pos.clone());
        }
    });
    rounds.retain(|round| round.len() > 3);
    rounds.into_iter().map(|mut round| round.swap_remove(round.len() - 3)).collect()
}

#[test]
fn sampling_the_next_round_follows_from_its_inputs_and_keeps_the_limit() {
    let mut used = champion();
    for players in Players::ALL {
        let mut sampled = 0;
        for rules in Rules::ALL.into_iter().filter(|rules| rules.players == players) {
            for pos in endings(rules) {
                let found = search(&mut used, &pos, ENDING_NODES);
                sampled += u32::from(found.solved && found.nodes > ENDING_NODES / 2);
                assert_eq!(found, search(&mut champion(), &pos, ENDING_NODES), "{pos}");
            }
        }
        assert!(sampled > 0, "{players:?} players: no ending left nodes for the next round");
    }
}

/// A table and the hidden order of its bag.
struct Table {
    pos: Position,
    dealer: Dealer,
}

/// Plays to the next deal, or to the end of the game; the moves of it.
fn play_round(table: &mut Table, champion: &mut Champion) -> Vec<Move> {
    let mut moves = Vec::new();
    while table.pos.player_to_move().is_some() {
        let found = search(champion, &table.pos, PLAY_NODES);
        table.pos.play(found.best).unwrap();
        moves.push(found.best);
    }
    moves
}

#[test]
fn a_move_does_not_change_when_the_hidden_order_of_the_bag_does() {
    for (game, rules) in (0..).zip(Rules::ALL) {
        let mut dealer = Dealer::for_game(42, game);
        let mut table = Table { pos: Position::new(rules, dealer.first(rules)), dealer };
        while table.pos.phase() == Phase::Deal && table.pos.round() <= 2 {
            let deal = table.dealer.draw(&table.pos);
            table.pos.deal(&deal).unwrap();
            // The text says all that a player may know.
            let pos: Position = table.pos.to_string().parse().unwrap();
            let mut twin = Table { pos, dealer: Dealer::new(1000 + game) };
            let moves = play_round(&mut table, &mut champion());
            assert_eq!(moves, play_round(&mut twin, &mut champion()), "{rules}, game {game}");
            assert_orders_differ(&table, &twin);
        }
    }
}

/// Or the two tables would prove nothing.
fn assert_orders_differ(one: &Table, other: &Table) {
    if one.pos.phase() == Phase::Deal {
        let draw = |table: &Table| table.dealer.clone().draw(&table.pos);
        assert_ne!(draw(one), draw(other), "{}", one.pos);
    }
}

/// A change of how the shipped engine plays changes this, and brings a match result; a mere change of code leaves it alone.
#[test]
fn the_signature_is_the_one_we_agreed_on() {
    let bench = bench(&mut champion(), 1_000);
    assert_eq!(format!("{:016x}", bench.signature), "8021ab0c5991b03f");
}
