//! Whole games, from the first screen to the result.

use crate::hand::{Hand, Scenery, fresh, greedy, seat};
use azulejo_protocol::{Mirror, Start};
use azulejo_rules::{Destination, MoveKind, Phase, Rules, Take};
use azulejo_tui::canvas::Hit;
use azulejo_tui::game::{Game, random};
use azulejo_tui::input::Key;
use azulejo_tui::screens::play::Play;
use azulejo_view::Press;
use azulejo_view::motion::Speed;
use azulejo_view::plan::{Pause, Plan, Sitter};

/// A table of people at one keyboard, by these rules.
fn people(rules: Rules) -> Plan {
    let mut plan = Plan { pause: Pause::Off, first: Some(seat(1)), ..Plan::default() };
    plan.set_rules(rules);
    for chair in &mut plan.chairs {
        chair.sitter = Sitter::Person;
    }
    plan
}

/// Somebody at a table.
fn at_table(scenery: &Scenery, plan: &Plan) -> Hand {
    scenery.folder.map(fresh);
    Hand::at(scenery, |stage| {
        let options = plan.options(|seat| format!("Player {seat}")).expect("a table");
        let opened = Game::open(stage.ground(), options, Start::Fresh, random());
        Play::new(opened.expect("a table"))
    })
}

/// Plays what brings most now, by keys, until the game is over; tells the last table.
fn play_to_end(hand: &mut Hand) -> Mirror {
    loop {
        let table = hand.next_turn();
        if table.end().is_some() {
            return table;
        }
        hand.come_to_move();
        let before = table.steps().len();
        hand.play(table.position(), greedy(table.position()));
        let after = hand.kept().expect("a game").steps().len();
        assert!(after > before, "nothing was played:\n{}", hand.text());
    }
}

#[test]
fn a_game_of_every_rule_set_is_played_by_keys_to_its_end() {
    for rules in Rules::ALL {
        let scenery = Scenery { folder: Some("every"), ..Scenery::default() };
        let mut hand = at_table(&scenery, &people(rules));
        let table = play_to_end(&mut hand);
        assert_eq!(table.position().phase(), Phase::Over, "{rules}");
        hand.press([Key::Enter]);
        hand.see("Game over");
        let outcome = table.position().outcome().expect("an end");
        for standing in &outcome.standings {
            let score = standing.score.to_string();
            assert!(hand.text().contains(&score), "{rules} {score}\n{}", hand.text());
        }
    }
}

#[test]
fn a_game_against_bots_is_shown_beat_by_beat_and_kept_after_every_move() {
    let scenery = Scenery { folder: Some("bots"), speed: Speed::Fast, ..Scenery::default() };
    let mut plan = people("3fs".parse().expect("rules"));
    plan.chairs[1].sitter = Sitter::Bot(azulejo_search::Level::Beginner);
    plan.chairs[2].sitter = Sitter::Bot(azulejo_search::Level::Beginner);
    plan.pause = Pause::Short;
    let mut hand = at_table(&scenery, &plan);
    let table = play_to_end(&mut hand);
    hand.press([Key::Char(' '), Key::Enter]);
    hand.see("Game over");
    assert_eq!(table.people().count(), 1);
    let records = hand.folder().join("records");
    assert_eq!(std::fs::read_dir(records).expect("records").count(), 1);
}

#[test]
fn a_game_is_played_with_the_mouse_alone() {
    let scenery = Scenery { folder: Some("mouse"), ..Scenery::default() };
    let mut hand = at_table(&scenery, &people("2cp".parse().expect("rules")));
    loop {
        let table = hand.next_turn();
        if table.end().is_some() {
            break;
        }
        if hand.text().contains(": the scoring") {
            hand.click(Hit::Key(Key::Enter));
        }
        let MoveKind::Take(Take { source, tile, to, .. }) = greedy(table.position()).kind() else {
            panic!("a placement on the colored wall");
        };
        hand.click(Hit::Press(Press::Tile(source, tile)));
        hand.click(Hit::Press(Press::Destination(to)));
        hand.click(Hit::Press(Press::Confirm));
        let after = hand.kept().expect("a game").steps().len();
        assert!(after > table.steps().len(), "nothing was played:\n{}", hand.text());
    }
    hand.click(Hit::Key(Key::Enter));
    hand.see("Game over");
}

#[test]
fn tiles_are_dragged_to_their_line() {
    use azulejo_tui::app::Mouse;
    let scenery = Scenery { folder: Some("drag"), ..Scenery::default() };
    let mut hand = at_table(&scenery, &people("2cp".parse().expect("rules")));
    let table = hand.next_turn();
    let MoveKind::Take(Take { source, tile, .. }) = greedy(table.position()).kind() else {
        panic!("a placement on the colored wall");
    };
    hand.text();
    let cell = |hand: &Hand, hit| hand.app.hits().cell_of(hit).expect("it is on the screen");
    let from = cell(&hand, Hit::Press(Press::Tile(source, tile)));
    hand.app.mouse(Mouse::Click, from.x, from.y);
    hand.text();
    let to = cell(&hand, Hit::Press(Press::Destination(Destination::Floor)));
    hand.app.mouse(Mouse::Move, to.x, to.y);
    hand.app.mouse(Mouse::Release, to.x, to.y);
    assert!(hand.text().contains("[Enter] Confirm"), "{}", hand.text());
    hand.press([Key::Enter]);
    let table = hand.kept().expect("a game");
    let mv = table.last_move().and_then(azulejo_protocol::Step::mv);
    assert!(mv.is_some_and(|mv| mv.to_string().ends_with(&format!("{tile}F"))), "{mv:?}");
}

#[test]
fn a_move_is_taken_back_and_played_again() {
    let scenery = Scenery { folder: Some("undo"), ..Scenery::default() };
    let mut hand = at_table(&scenery, &people("2cp".parse().expect("rules")));
    let first = hand.next_turn();
    hand.play(first.position(), greedy(first.position()));
    let second = hand.next_turn();
    assert_ne!(first.position(), second.position());
    hand.type_in("u");
    assert_eq!(hand.next_turn().position(), first.position());
}

#[test]
fn what_cannot_be_played_says_why_and_changes_nothing() {
    let scenery = Scenery { folder: Some("why-not"), ..Scenery::default() };
    let mut hand = at_table(&scenery, &people("2cp".parse().expect("rules")));
    let table = hand.next_turn();
    hand.command("9R2");
    hand.see("no factory 9");
    hand.command("nonsense");
    hand.see("“n” does not belong here");
    hand.command("board 7");
    hand.command("why");
    hand.see("Say which move");
    hand.type_in(":3");
    hand.press([Key::Backspace, Key::Backspace, Key::Escape, Key::Backspace, Key::Tab]);
    assert_eq!(hand.kept().expect("a game").position(), table.position());
}

#[test]
fn a_hint_is_looked_for_and_told_with_its_move() {
    let scenery = Scenery { folder: Some("hint"), ..Scenery::default() };
    let mut hand = at_table(&scenery, &people("2cp".parse().expect("rules")));
    hand.next_turn();
    hand.type_in("h");
    hand.see("Hint: Take");
}
