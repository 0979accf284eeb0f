//! Nobody looks into the bag: a move follows from what lies on the table, not from what will be drawn.

mod players;

use azulejo_rules::{Dealer, Move, Phase, Position, Rules};
use azulejo_search::Limit;
use players::Player;

/// A table and the hidden order of its bag.
struct Table {
    pos: Position,
    dealer: Dealer,
}

/// How long a move is thought about.
const THINKING: Limit = Limit::nodes(90);

/// So many rounds of each game are compared.
const ROUNDS: u16 = 3;

/// Plays to the next deal, or to the end of the game; the moves of it.
fn play_round(table: &mut Table, player: &mut Player) -> Vec<Move> {
    let mut moves = Vec::new();
    while table.pos.player_to_move().is_some() {
        let found = player.searcher.search(&table.pos, THINKING, &mut ()).unwrap();
        table.pos.play(found.best).unwrap();
        moves.push(found.best);
    }
    moves
}

/// The same table with another order in the bag.
fn with_other_order(table: &Table, seed: u64) -> Table {
    Table { pos: table.pos.clone(), dealer: Dealer::new(seed) }
}

#[test]
fn a_move_does_not_change_when_the_hidden_order_of_the_bag_does() {
    for (game, rules) in (0..).zip(Rules::ALL) {
        for (one, other) in players::all(game).iter_mut().zip(&mut players::all(game)) {
            let mut dealer = Dealer::for_game(31, game);
            let mut table = Table { pos: Position::new(rules, dealer.first(rules)), dealer };
            while table.pos.phase() == Phase::Deal && table.pos.round() <= ROUNDS {
                let deal = table.dealer.draw(&table.pos);
                table.pos.deal(&deal).unwrap();
                let mut twin = with_other_order(&table, 1000 + game);
                let moves = play_round(&mut table, one);
                let name = one.name;
                assert_eq!(moves, play_round(&mut twin, other), "{name}, {rules}, game {game}");
                assert_eq!(table.pos, twin.pos);
                assert_orders_differ(&table, &twin);
            }
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

#[test]
fn a_position_read_from_its_text_is_thought_about_alike() {
    for (game, rules) in (0..).zip(Rules::ALL) {
        for Player { name, searcher } in &mut players::all(game) {
            let mut dealer = Dealer::for_game(32, game);
            let mut pos = Position::new(rules, dealer.first(rules));
            while pos.phase() != Phase::Over && pos.round() <= ROUNDS {
                if pos.phase() == Phase::Deal {
                    pos.deal(&dealer.draw(&pos)).unwrap();
                    continue;
                }
                let read: Position = pos.to_string().parse().unwrap();
                let found = searcher.search(&pos, THINKING, &mut ());
                assert_eq!(found, searcher.search(&read, THINKING, &mut ()), "{name}: {pos}");
                pos.play(found.unwrap().best).unwrap();
            }
        }
    }
}
