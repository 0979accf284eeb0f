//! TLS without a proxy.

use crate::browser::Browser;
use crate::certificate::Certificate;
use crate::deadlines::heard_until_closed;
use crate::soloist::Soloist;
use crate::wire::{Way, Wire, connect};
use crate::world::{SOON, World, wait_until};
use azulejo_client::View;
use azulejo_protocol::{End, Leaving, Message};
use azulejo_server::{Assets, Limits, Options, Server};
use serde_json::json;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;

#[test]
fn a_whole_game_goes_over_tls() {
    let world = World::with_tls(&Certificate::new(), |_| {});
    let cookie = world.post("/api/guest", "", "");
    assert!(cookie.header("set-cookie").unwrap().ends_with("; Secure"), "{cookie:?}");
    let ann = Browser::new(&world);
    let [table, _, watch] = ann.found(&world);
    let mut player = Soloist::begin(ann.join(&world, &table, None));
    let mut watching = Browser::new(&world).join(&world, &table, Some(&watch));
    for _ in 0..8 {
        player.play();
    }
    let game = player.view.game().unwrap().game_number();
    player.ask(&json!({"resign": {"seat": 1, "game": game}}));
    let mut view = View::new();
    while view.game().is_none_or(|game| game.end().is_none()) {
        view.hear(&watching.hear_until(|_| true)).unwrap();
    }
    let game = view.game().unwrap();
    assert!(matches!(game.end(), Some(End::Left { why: Leaving::Resigned, .. })));
    assert_eq!(game.position(), player.view.game().unwrap().position());
}

#[test]
fn whoever_runs_the_server_asks_without_tls() {
    let world = World::with_tls(&Certificate::new(), |_| {});
    let answer = world.ask_admin("GET /readyz HTTP/1.1\r\nHost: here\r\n\r\n");
    assert_eq!((answer.status, &*answer.body), (200, "ready\n"));
}

#[test]
fn what_is_spoken_is_agreed_upon() {
    let certificate = Certificate::new();
    let world = World::with_tls(&certificate, |_| {});
    let Ok(Wire::Tls(tls)) = Way::trusting(&certificate).greet(world.address()) else {
        panic!("no handshake")
    };
    assert_eq!(tls.conn.alpn_protocol(), Some(&b"http/1.1"[..]));
}

#[test]
fn only_pages_that_came_with_tls_are_ours() {
    let world = World::with_tls(&Certificate::new(), |_| {});
    let ann = Browser::new(&world);
    assert_eq!(ann.found_answer(&world, "Origin: http://here\r\n").status, 403);
    assert_eq!(ann.found_answer(&world, "Origin: https://here\r\n").status, 200);
}

/// How a handshake begins: a record that promises 512 bytes.
const BEGINNING: [u8; 5] = [0x16, 0x03, 0x01, 0x02, 0x00];

#[test]
fn a_handshake_that_does_not_come_ends_the_connection() {
    let world = World::with_tls(&Certificate::new(), |options| options.deadlines.headers = SOON);
    let silent = connect(world.address());
    let mut slow = connect(world.address());
    slow.write_all(&BEGINNING).unwrap();
    for stream in [silent, slow] {
        assert_eq!(heard_until_closed(stream), "");
    }
    wait_until(|| world.metrics().contains("azulejo_refused_total{reason=\"handshake\"} 2"));
}

#[test]
fn headers_that_do_not_come_after_the_handshake_end_the_connection() {
    let certificate = Certificate::new();
    let world = World::with_tls(&certificate, |options| options.deadlines.headers = SOON);
    let way = Way::trusting(&certificate);
    // The hands have to be shaken as soon, which takes more than one attempt on a slow day.
    let mut shaken = None;
    wait_until(|| {
        shaken = way.greet(world.address()).ok();
        shaken.is_some()
    });
    assert!(!heard_until_closed(shaken.unwrap()).contains("HTTP/1.1 2"));
}

#[test]
fn whoever_speaks_plainly_is_not_answered() {
    let world = World::with_tls(&Certificate::new(), |_| {});
    let mut plain = connect(world.address());
    plain.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
    assert!(!heard_until_closed(plain).contains("HTTP"));
}

#[test]
fn connections_are_counted_before_hands_are_shaken() {
    let certificate = Certificate::new();
    let world = World::with_tls(&certificate, |options| {
        options.limits = Limits { connections_per_address: 1, ..Limits::none() };
    });
    let silent = connect(world.address());
    let mut second = connect(world.address());
    assert!(matches!(second.read(&mut [0; 16]), Ok(0) | Err(_)), "it is not taken");
    assert!(world.metrics().contains("azulejo_refused_total{reason=\"connections\"} 1"));
    drop(silent);
    wait_until(|| Way::trusting(&certificate).greet(world.address()).is_ok());
}

/// Why a server does not start with what is in a folder.
fn refusal(folder: &Path) -> String {
    let mut options = Options::at(([127, 0, 0, 1], 0).into());
    options.tls = Some(Certificate::files(folder));
    Server::start(&options, Assets::default()).unwrap_err().to_string()
}

#[test]
fn a_certificate_that_can_not_be_used_is_told_with_the_file_and_the_reason() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("defence-bad-tls-{}", std::process::id()));
    let certificate = Certificate::new();
    let (own, key) = (certificate.certificate(), certificate.key());
    let half = &own[..own.len() / 2];
    let locked = key.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY");
    let other = Certificate::new().key();
    let empty = |what: &str| format!("-----BEGIN {what}-----\nAAAA\n-----END {what}-----\n");
    for (own, key, file, reason) in [
        ("", &*key, "fullchain.pem", "no certificate in PEM"),
        (&*key, &*key, "fullchain.pem", "no certificate in PEM"),
        (half, &*key, "fullchain.pem", "the PEM is damaged"),
        (&*empty("CERTIFICATE"), &*key, "fullchain.pem", "the certificate can't be used"),
        (&*own, "", "privkey.pem", "no private key in PEM"),
        (&*own, &*own, "privkey.pem", "no private key in PEM"),
        (&*own, &*locked, "privkey.pem", "without a passphrase"),
        (&*own, &key[..60], "privkey.pem", "the PEM is damaged"),
        (&*own, &*empty("PRIVATE KEY"), "privkey.pem", "the key can't be used"),
        (&*own, &*other, "privkey.pem", "the key is not that of the certificate in"),
    ] {
        let files = certificate.write(&folder);
        fs::write(files.certificate, own).unwrap();
        fs::write(files.key, key).unwrap();
        let told = refusal(&folder);
        assert!(told.contains(&format!("{file}: ")) && told.contains(reason), "{reason}: {told}");
    }
    fs::remove_dir_all(&folder).unwrap();
    let told = refusal(&folder);
    assert!(told.contains("fullchain.pem: "), "{told}");
}

#[test]
fn a_certificate_is_renewed_and_nobody_is_cut_off() {
    let [old, new] = [(); 2].map(|()| Certificate::new());
    let world = World::with_tls(&old, |options| options.deadlines.renewal = SOON / 30);
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    let greets = |way: &Way| way.greet(world.address()).is_ok();
    let [old_way, new_way] = [&old, &new].map(Way::trusting);
    assert!(greets(&old_way) && !greets(&new_way));
    new.write(world.folder());
    wait_until(|| greets(&new_way));
    assert!(!greets(&old_way));
    assert!(matches!(socket.sit(1, "Ann", None), Message::Done { .. }));
}
