//! The end of a server is a blink, not a loss.

use crate::browser::Browser;
use crate::soloist::Soloist;
use crate::wire::connect;
use crate::world::World;
use azulejo_protocol::Message;

/// What a socket is closed with when the server is being restarted.
const RESTART: Option<u16> = Some(1012);

#[test]
fn acknowledged_moves_are_there_after_a_restart_and_everybody_is_told_to_come_back() {
    let mut world = World::new();
    let ann = Browser::new(&world);
    let [table, _, watch] = ann.found(&world);
    let mut player = Soloist::begin(ann.join(&world, &table, None));
    for _ in 0..12 {
        player.play();
    }
    let mut watching = Browser::new(&world).join(&world, &table, Some(&watch));
    watching.hear_until(|message| matches!(message, Message::Log { .. }));
    let mut undecided = ann.socket(&world, &table);
    let idle = connect(world.address());

    world.end();
    assert_eq!([player.socket.end(), watching.end(), undecided.end()], [RESTART; 3]);
    drop(idle);

    world.start_again();
    let mut again = ann.join(&world, &table, None);
    let log = again.hear_until(|message| matches!(message, Message::Log { .. }));
    let Message::Log { events } = log else { unreachable!() };
    for (id, number) in &player.done {
        let event = events.iter().find(|event| event.number == *number).unwrap();
        assert_eq!(event.by.map(|by| by.to_string()).as_ref(), Some(id));
    }
}
