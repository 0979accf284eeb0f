//! Lines that break off.

use crate::terminal::Terminal;
use crate::world::{Bridge, World, come, errand, game, table};
use azulejo_rules::Seat;

#[test]
fn a_move_made_while_the_line_is_down_is_sent_again_and_counts_once() {
    let world = World::new();
    let bridge = Bridge::to(world.address());
    let (mut ann, link, watch) = Terminal::founding(world.founding(table("2cp", 0)));
    let over_bridge =
        |link: &str| link.replace(&world.address().to_string(), &bridge.address.to_string());
    let mut bo = Terminal::going(errand(&over_bridge(&link), "Bo"), None);
    bo.sit();
    bo.until(&["Say when you are ready"]);
    bo.press("r");
    ann.until(&["You are the host"]);
    ann.press("g");
    let mut watcher = come(errand(&watch, "Eve"));
    let mut now = game(&mut watcher, |game| game.to_move().is_some());
    if now.to_move() == Some(Seat::ALL[0]) {
        ann.play(now.position().legal_moves()[0]);
        let turn = now.turn();
        now = game(&mut watcher, |game| game.turn() > turn);
    }
    bo.until(&["Your turn"]);
    bridge.cut();
    bo.until(&["The line broke off. Calling again"]);
    bo.press(&format!(":{}\n", now.position().legal_moves()[0]));
    bo.until(&["Your move is on its way"]);
    ann.until(&["Away"]);
    bridge.mend();
    let after = game(&mut watcher, |game| game.turn() > now.turn());
    assert_eq!(after.steps().len(), now.steps().len() + 1, "it counts once");
    bo.until_so(|screen| !screen.contains("Calling again"), "the line");
    bo.until(&["Ann to move"]);
}
