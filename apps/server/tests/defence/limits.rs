//! How much one address may have.

use crate::browser::{Browser, JSON, Socket};
use crate::wire::connect;
use crate::world::{Answer, World, wait_until};
use azulejo_server::{Limits, Options, Proxies, ProxyHeader};
use std::io::{Read, Write};

/// Whoever stands before the server in these tests, as it were.
fn behind_proxy(options: &mut Options) {
    let networks = vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
    options.proxies = Proxies::of(networks, ProxyHeader::XForwardedFor);
}

fn limited_behind_proxy(limits: Limits) -> World {
    World::with(|options| {
        behind_proxy(options);
        options.limits = limits;
    })
}

fn lobby_for(world: &World, addresses: &str) -> u16 {
    world.get("/api/lobby", &format!("X-Forwarded-For: {addresses}\r\n")).status
}

fn code(world: &World, browser: &Browser, headers: &str) -> Answer {
    let headers = format!("{}{JSON}{headers}", browser.cookie);
    world.post("/api/codes", &headers, r#"{"code":"00000000"}"#)
}

#[test]
fn whoever_asks_too_much_is_told_when_to_come_back() {
    let requests = "3+2/min".parse().unwrap();
    let world = World::limited(Limits { requests, ..Limits::none() });
    let statuses = [(); 3].map(|()| world.get("/api/lobby", "").status);
    assert_eq!(statuses, [200; 3]);
    let answer = world.get("/api/lobby", "");
    assert_eq!((answer.status, &*answer.error()), (429, "too_many"));
    let retry: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=30).contains(&retry), "{retry}");
}

#[test]
fn a_network_of_ipv6_is_one_address_and_two_are_two() {
    let requests = "2+1/h".parse().unwrap();
    let world = limited_behind_proxy(Limits { requests, ..Limits::none() });
    for (address, status) in [
        ("2001:db8:1:1::1", 200),
        ("2001:db8:1:1::2", 200),
        ("2001:db8:1:1:ffff::3", 429),
        ("2001:db8:1:2::1", 200),
        ("192.0.2.1", 200),
        ("192.0.2.2", 200),
        ("192.0.2.1", 200),
        ("192.0.2.1", 429),
    ] {
        assert_eq!(lobby_for(&world, address), status, "{address}");
    }
}

#[test]
fn nobody_gets_more_by_inventing_whom_they_ask_for() {
    let requests = "2+1/h".parse().unwrap();
    let limits = Limits { requests, ..Limits::none() };
    // What the last of our proxies saw is true, whatever stands before it.
    let world = limited_behind_proxy(limits);
    let invented = ["198.51.100.1, 192.0.2.9", "198.51.100.2, 192.0.2.9, 10.1.1.1", "x, 192.0.2.9"];
    assert_eq!(invented.map(|told| lobby_for(&world, told)), [200, 200, 429]);
    // Without proxies nobody is believed.
    let world = World::limited(limits);
    let invented = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
    assert_eq!(invented.map(|told| lobby_for(&world, told)), [200, 200, 429]);
}

#[test]
fn tables_are_founded_at_a_pace() {
    let foundings = "2+1/h".parse().unwrap();
    let world = World::limited(Limits { foundings, ..Limits::none() });
    let browsers = [(); 3].map(|()| Browser::new(&world));
    let statuses = browsers.map(|browser| browser.found_answer(&world, "").status);
    assert_eq!(statuses, [200, 200, 429], "a new browser is no new address");
    assert_eq!(world.get("/api/lobby", "").status, 200, "all else goes on");
}

#[test]
fn codes_are_tried_at_a_pace() {
    let codes = "2+1/h".parse().unwrap();
    let world = World::limited(Limits { codes, ..Limits::none() });
    let statuses = [(); 3].map(|()| code(&world, &Browser::new(&world), "").status);
    assert_eq!(statuses, [404, 404, 429]);
}

#[test]
fn a_thousand_addresses_together_try_codes_at_a_pace_too() {
    let all_codes = "5+1/h".parse().unwrap();
    let world = limited_behind_proxy(Limits { all_codes, ..Limits::none() });
    let browser = Browser::new(&world);
    let statuses = [1, 2, 3, 4, 5, 6, 7].map(|number| {
        code(&world, &browser, &format!("X-Forwarded-For: 192.0.2.{number}\r\n")).status
    });
    assert_eq!(statuses, [404, 404, 404, 404, 404, 429, 429]);
}

#[test]
fn sockets_are_opened_at_a_pace() {
    let sockets = "2+1/h".parse().unwrap();
    let world = World::limited(Limits { sockets, ..Limits::none() });
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let refused = [(); 3].map(|()| Socket::open(&world, ann.upgrade(&world, &table)).err());
    assert_eq!(refused, [None, None, Some(429)]);
}

#[test]
fn one_address_has_so_many_sockets_at_a_time() {
    let limits = Limits { connections_per_address: 2, ..Limits::none() };
    let world = limited_behind_proxy(limits);
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let open = |address: &str| {
        let mut request = ann.upgrade(&world, &table);
        request.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
        Socket::open(&world, request)
    };
    let [one, two] = [(); 2].map(|()| open("192.0.2.1").ok().unwrap());
    assert_eq!(open("192.0.2.1").err(), Some(429));
    assert_eq!(open("192.0.2.2").err(), None);
    drop((one, two));
    wait_until(|| open("192.0.2.1").is_ok());
}

#[test]
fn one_address_has_so_many_connections_at_a_time() {
    let world = World::limited(Limits { connections_per_address: 2, ..Limits::none() });
    let mut held = [(); 2].map(|()| connect(world.address()));
    for stream in &mut held {
        // Only when it is answered is it sure to be counted.
        stream.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
        assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
    }
    let mut third = connect(world.address());
    let _ = third.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: here\r\n\r\n");
    assert!(matches!(third.read(&mut [0; 16]), Ok(0) | Err(_)), "it is not taken");
    let metrics = world.metrics();
    assert!(metrics.contains("azulejo_refused_total{reason=\"connections\"} 1"), "{metrics}");
}

#[test]
fn only_bots_up_to_the_strongest_can_be_had() {
    let world = World::with(|options| options.bot_level_most = azulejo_search::Level::Medium);
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    let seat_bot = |level| serde_json::json!({"seat_bot": {"seat": 2, "level": level}});
    let refused = socket.ask(&seat_bot("master"));
    assert!(format!("{refused:?}").contains("the strongest bot here is medium"), "{refused:?}");
    let seated = socket.ask(&seat_bot("medium"));
    assert!(matches!(seated, azulejo_protocol::Message::Done { .. }), "{seated:?}");
    let mut wish = Browser::wish("private");
    wish["options"]["substitute"] = "hard".into();
    let answer = world.post("/api/tables", &format!("{}{JSON}", ann.cookie), &wish.to_string());
    assert_eq!(answer.status, 400);
}
