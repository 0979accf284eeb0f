//! Whole games.

use crate::terminal::Terminal;
use crate::world::{World, come, errand, game, table};
use azulejo_protocol::{End, Mirror};
use azulejo_rules::{Move, Seat};
use azulejo_tui::online::Table;

/// A move that somebody who wants to finish would play: to a line, if one takes it.
fn any_move(game: &Mirror) -> Move {
    let moves = game.position().legal_moves();
    let best = moves.iter().max_by_key(|mv| {
        let text = mv.to_string();
        // Completed lines end a game, floors do not.
        (!text.ends_with('F'), text.contains('@'), text.len())
    });
    *best.expect("somebody is to move")
}

/// Plays until the game is over; somebody who watches knows whose turn it is.
pub(crate) fn play_out(watcher: &mut Table, terminals: &mut [(Seat, &mut Terminal)]) -> Mirror {
    let mut turn = 0;
    loop {
        let is_next = |game: &Mirror| {
            let is_ours = |seat: Seat| terminals.iter().any(|(own, _)| *own == seat);
            game.end().is_some() || game.turn() > turn && game.to_move().is_some_and(is_ours)
        };
        let game = game(watcher, is_next);
        let Some(seat) = game.to_move() else { return game };
        turn = game.turn();
        let terminal = terminals.iter_mut().find(|(own, _)| *own == seat);
        terminal.expect("it is one of ours").1.play(any_move(&game));
    }
}

/// Two people at their terminals, a bot, and somebody who watches; the game has begun.
fn begin(world: &World, rules: &str) -> (Terminal, Terminal, Table, String) {
    let bots = usize::from(!rules.starts_with('2'));
    let (mut ann, link, watch) = Terminal::founding(world.founding(table(rules, bots)));
    let mut bo = Terminal::going(errand(&link, "Bo"), None);
    ann.until(&["Ann (you)"]);
    bo.sit();
    bo.until(&["Say when you are ready"]);
    bo.press("r");
    ann.until(&["Everybody is ready. You are the host"]);
    let watcher = come(errand(&watch, "Eve"));
    ann.press("g");
    (ann, bo, watcher, watch)
}

#[test]
fn two_terminals_and_a_bot_play_a_game_that_somebody_watches() {
    let world = World::new();
    let (mut ann, mut bo, mut watcher, watch) = begin(&world, "3cp");
    let mut eve = Terminal::going(errand(&watch, "Eve"), None);
    eve.until(&["Ann", "Bo", "Round"]);
    let [one, two, ..] = Seat::ALL;
    let played = play_out(&mut watcher, &mut [(one, &mut ann), (two, &mut bo)]);
    assert_eq!(played.end(), Some(End::Played));
    for terminal in [&mut ann, &mut bo, &mut eve] {
        let screen = terminal.until_over();
        for seat in played.options().rules.seats() {
            let score = played.position().board(seat).score();
            assert!(screen.contains(&score.to_string()), "{score}:\n{screen}");
        }
        terminal.press("f");
        terminal.until(&["Yes. All", "deals follow from the secret"]);
    }
    assert!(!eve.screen().contains("Rematch"), "whoever watches does not play");
    ann.press("r");
    ann.until(&["Waiting for the others"]);
    bo.until(&["Ann would like to play again"]);
    bo.press("r");
    let again = game(&mut watcher, |game| game.game_number() == 2);
    assert_eq!(again.end(), None);
    for terminal in [&mut ann, &mut bo, &mut eve] {
        terminal.until(&["Round 1"]);
    }
}

#[test]
fn a_takeback_is_asked_for_and_the_others_agree() {
    let world = World::new();
    let (mut ann, mut bo, mut watcher, _) = begin(&world, "2cp");
    let before = game(&mut watcher, |game| game.to_move().is_some());
    let seat = before.to_move().expect("a person");
    let (first, second, name) =
        if seat.index() == 0 { (&mut ann, &mut bo, "Ann") } else { (&mut bo, &mut ann, "Bo") };
    first.play(any_move(&before));
    game(&mut watcher, |game| game.turn() > before.turn());
    first.until_so(|screen| screen.contains("take back"), "the key");
    first.press("u");
    first.until(&["The others are asked"]);
    second.until(&[&format!("{name} would like to take a move back"), "Agree"]);
    second.press("a");
    let after = game(&mut watcher, |game| game.steps().len() == before.steps().len());
    assert_eq!(after.position(), before.position());
    first.until(&["Your turn"]);
    assert!(!first.screen().contains("hint"), "no hints online");
}

#[test]
fn talk_is_heard_and_muted() {
    let world = World::new();
    let (mut ann, mut bo, ..) = begin(&world, "3cp");
    ann.until(&["Round 1"]);
    bo.until(&["Round 1"]);
    ann.press("/1");
    bo.until(&["Ann: Hello!"]);
    ann.press("Well met, Bo\n");
    bo.until(&["Ann: Well met, Bo"]);
    bo.press("/");
    bo.until(&["Ann: Hello!", "Ann: Well met, Bo", "Mute Ann"]);
    for _ in 0..8 {
        bo.app.press(azulejo_tui::input::Key::Down);
    }
    bo.press("\n");
    bo.until(&["Listen to Ann again"]);
    assert!(!bo.screen().contains("Well met"));
}

#[test]
fn whoever_gives_up_leaves_the_seat_to_a_bot_and_the_last_one_ends_the_game() {
    let world = World::new();
    let (mut ann, mut bo, mut watcher, _) = begin(&world, "3cp");
    for terminal in [&mut ann, &mut bo] {
        terminal.until(&["Round 1"]);
        terminal.press(":resign\n");
        terminal.until(&["do you want to give up?"]);
        terminal.press("\n");
    }
    let over = game(&mut watcher, |game| game.end().is_some());
    assert!(matches!(over.end(), Some(End::Left { .. })));
    ann.until(&["Game over"]);
    bo.until(&["Game over"]);
}
