//! The waiting room: sitting down, bots, getting up, hostile names, refusals.

use crate::terminal::Terminal;
use crate::world::{World, answers, come, errand, table, wait_for};
use azulejo_protocol::{Happening, Request};
use azulejo_rules::Seat;
use azulejo_tui::input::{Input, Key};
use azulejo_tui::online::{Errand, Want};

#[test]
fn the_host_seats_bots_moves_people_and_asks_them_to_get_up() {
    let world = World::new();
    let (mut ann, link, _) = Terminal::founding(world.founding(table("3cp", 0)));
    let mut bo = come(errand(&link, "Bo"));
    wait_for(&mut bo, |table| table.free_seat() == Seat::new(2));
    bo.sit(Seat::ALL[1], "Bo".parse().expect("a name"));
    ann.until(&["Ann (you)", "Bo", "Not ready yet"]);
    // A bot for the third seat, one level stronger than the first that is offered.
    ann.app.press(Key::Down);
    ann.app.press(Key::Down);
    ann.press("b");
    ann.until(&["A bot for seat 3"]);
    ann.app.press(Key::Right);
    ann.press("\n");
    wait_for(&mut bo, |table| {
        table.lobby().is_some_and(|lobby| lobby.chairs().iter().all(|chair| chair.who.is_some()))
    });
    let bot = bo.lobby().and_then(|lobby| lobby.chairs()[2].who.clone()).expect("a bot");
    assert_eq!(bot.to_string(), "bot:hard");
    // It moves up, and Bo is moved by it.
    ann.until(&["Move"]);
    ann.press("u");
    wait_for(&mut bo, |table| table.own_seat() == Seat::new(3));
    ann.until(&["3  Bo"]);
    ann.app.press(Key::Down);
    ann.press("x");
    wait_for(&mut bo, |table| table.own_seat().is_none());
    ann.until(&["3  Free"]);
}

#[test]
fn names_that_would_steer_a_terminal_do_not() {
    let world = World::new();
    let (mut ann, link, _) = Terminal::founding(world.founding(table("2cp", 0)));
    let mut bo = Terminal::going(Errand { name: None, ..errand(&link, "Bo") }, None);
    bo.until(&["The table is set", "Sit here"]);
    bo.press("s");
    bo.app.press(Key::Ctrl('u'));
    bo.app.hear(Input::Paste("bot:hard".to_owned()));
    bo.press("\n");
    bo.until(&["does not begin with"]);
    bo.app.press(Key::Ctrl('u'));
    bo.app.hear(Input::Paste("\u{1b}[2JBo\u{202e}\n\u{7}".to_owned()));
    bo.press("\n");
    ann.until(&["2  [2JBo"]);
    for terminal in [&mut ann, &mut bo] {
        let screen = terminal.screen();
        let steers = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!screen.contains(steers), "{screen}");
    }
}

#[test]
fn what_the_server_refuses_is_told() {
    let world = World::new();
    let (mut ann, link, _) = Terminal::founding(world.founding(table("2cp", 0)));
    ann.until(&["Ann (you)"]);
    let mut bo = come(errand(&link, "Bo"));
    wait_for(&mut bo, |table| table.free_seat().is_some());
    bo.ask(Request::Begin {});
    assert!(answers(&mut bo).iter().all(|answer| answer.result.is_err()));
    assert!(!bo.is_asking());
    assert!(!bo.log().iter().any(|event| matches!(event.what, Happening::Opened(_))));
}

#[test]
fn a_table_that_is_not_there_and_a_server_that_is_not_there_are_told() {
    let world = World::new();
    let nowhere = format!("http://{}/online.html#t/{}", world.address(), "0".repeat(32));
    let mut lost = Terminal::going(errand(&nowhere, "Bo"), None);
    lost.until(&["There is no such table"]);
    let server = "http://127.0.0.1:9/".parse().expect("an address");
    let code = Want::Code("k7wm2q9d".parse().expect("a code"));
    let gone = Errand { server, want: code.clone(), watches: false, name: None };
    let mut gone = Terminal::going(gone, None);
    gone.until(&["The server does not answer", "can't be reached", "Try again"]);
    let server = format!("http://{}", world.address()).parse().expect("an address");
    let mut unknown =
        Terminal::going(Errand { server, want: code, watches: false, name: None }, None);
    unknown.until(&["No table has this code"]);
    unknown.app.press(Key::Escape);
    assert!(unknown.app.is_over());
}
