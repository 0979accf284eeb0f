//! Nobody keeps anything open by doing nothing.

use crate::browser::{Browser, JSON};
use crate::wire::connect;
use crate::world::{SOON, World, hear, wait_until};
use std::io::{ErrorKind, Read, Write};
use std::time::Instant;

/// What a socket is closed with when nothing was said for too long.
const SILENCE: Option<u16> = Some(4000);

/// Waits until the other side closes; what it says before that.
pub(crate) fn heard_until_closed(mut stream: impl Read) -> String {
    let mut heard = Vec::new();
    // Being reset is being closed, too; silence is not.
    let end = stream.read_to_end(&mut heard).map_err(|error| error.kind());
    assert!(!matches!(end, Err(ErrorKind::WouldBlock | ErrorKind::TimedOut)), "it stayed open");
    String::from_utf8_lossy(&heard).into_owned()
}

#[test]
fn headers_that_do_not_come_end_the_connection() {
    let world = World::hurried(|deadlines| deadlines.headers = SOON);
    let silent = connect(world.address());
    let mut slow = connect(world.address());
    slow.write_all(b"GET / HTTP/1.1\r\nHost: he").unwrap();
    for stream in [silent, slow] {
        let heard = heard_until_closed(stream);
        assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 4"), "{heard}");
    }
}

#[test]
fn a_connection_that_rests_after_its_answer_is_closed() {
    let world = World::hurried(|deadlines| deadlines.headers = SOON);
    // On a slow day we may be too late with the question, and ask again.
    wait_until(|| {
        let mut stream = connect(world.address());
        let _ = stream.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: here\r\n\r\n");
        heard_until_closed(stream).starts_with("HTTP/1.1 200 ")
    });
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let world = World::hurried(|deadlines| deadlines.body = SOON);
    let cookie = Browser::new(&world).cookie;
    let mut stream = connect(world.address());
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: here\r\n{cookie}{JSON}Content-Length: 9\r\n\r\n{{"
    );
    stream.write_all(request.as_bytes()).unwrap();
    assert_eq!(hear(stream).status, 408);
}

#[test]
fn a_socket_without_a_first_message_is_closed() {
    let world = World::hurried(|deadlines| deadlines.first = SOON);
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    assert_eq!(ann.socket(&world, &table).end(), SILENCE);
}

#[test]
fn a_socket_that_is_silent_is_closed() {
    let world = World::hurried(|deadlines| {
        deadlines.ping = SOON;
        deadlines.silence = SOON;
    });
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut silent = ann.join(&world, &table, None);
    // It reads nothing for so long, and so does not answer the pings.
    std::thread::sleep(SOON * 3);
    assert_eq!(silent.end(), SILENCE);
}

#[test]
fn a_socket_that_answers_stays() {
    let silence = SOON * 20;
    let world = World::hurried(|deadlines| {
        deadlines.ping = SOON / 3;
        deadlines.silence = silence;
    });
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    let begun = Instant::now();
    // It says nothing, and reading answers the pings.
    while begun.elapsed() < silence + SOON * 5 {
        socket.0.read().unwrap();
    }
}
