//! Whole games typed to their end.

use crate::support::{english, game, said_in};
use azulejo_protocol::Mirror;
use azulejo_rules::{Move, MoveKind};
use azulejo_tui::game::Game;
use azulejo_tui::plain::Leave;
use azulejo_view::Preview;

/// What somebody types who takes what brings most now.
fn greedy(table: &Mirror) -> Move {
    let pos = table.position();
    let worth = |mv: &Move| match mv.kind() {
        MoveKind::Take(take) => {
            Preview::of(pos, take).map_or((0, 0), |it| (it.net, i32::from(it.fills)))
        }
        MoveKind::Place(_) => (0, 0),
    };
    pos.legal_moves().iter().copied().max_by_key(worth).expect("a person is to move")
}

/// Types one move after another, each in a conversation of its own, until the game is over.
fn play_out(game: &mut Game) -> String {
    let (mut told, texts) = (String::new(), english());
    for _ in 0..1_000 {
        if game.table().end().is_some() {
            return told;
        }
        while game.is_busy() {
            game.wait();
        }
        let typed = match game.table().end() {
            Some(_) => String::new(),
            None => format!("{}\n", greedy(game.table())),
        };
        let (said, leave) = said_in(&texts, game, &typed);
        assert_eq!(leave, Leave::InputEnded);
        told += &said;
    }
    panic!("the game does not end: {told}");
}

#[test]
fn games_of_all_kinds_are_typed_to_their_end() {
    for (rules, seats) in [
        ("2cp", &["Ann", "bot:beginner"][..]),
        ("2fp", &["Ann", "Bo"]),
        ("3ce", &["bot:beginner", "Ann", "bot:beginner"]),
        ("4fs", &["Ann", "bot:beginner", "Cy", "bot:beginner"]),
    ] {
        let mut game = game(rules, seats);
        let told = play_out(&mut game);
        assert!(game.table().ranking().is_some());
        assert!(told.contains("the game ends."), "{rules}");
        assert!(told.contains(" wins with ") || told.contains(" share the victory "), "{rules}");
        assert!(told.contains("Type “rematch” to play again"), "{rules}");
    }
}
