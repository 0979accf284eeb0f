//! What whoever runs the server is told, and nobody else.

use crate::browser::Browser;
use crate::world::{Answer, World};
use azulejo_protocol::Message;

fn told(world: &World, path: &str) -> Answer {
    world.ask_admin(&format!("GET {path} HTTP/1.1\r\nHost: here\r\n\r\n"))
}

#[test]
fn a_server_that_serves_is_healthy_and_ready() {
    let world = World::new();
    let health = told(&world, "/healthz");
    assert_eq!((health.status, &*health.body), (200, "ok\n"));
    let ready = told(&world, "/readyz");
    assert_eq!((ready.status, &*ready.body), (200, "ready\n"));
}

#[test]
fn the_public_is_told_nothing_of_that() {
    let world = World::new();
    for path in ["/healthz", "/readyz", "/metrics", "/api/metrics"] {
        let answer = world.get(path, "");
        assert_ne!(answer.status, 200, "{path}");
        assert!(!answer.body.contains("azulejo_"), "{path}");
    }
    assert_ne!(world.post("/drain", "", "").status, 202);
}

#[test]
fn what_happens_is_counted_and_nobody_is_named() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, code, watch] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    assert!(matches!(socket.sit(1, "Ann", None), Message::Done { .. }));
    assert!(matches!(socket.sit(1, "Ann", None), Message::Refused { .. }));
    let metrics = told(&world, "/metrics");
    assert!(metrics.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
    for line in [
        "azulejo_sockets_open 1",
        "azulejo_tables_live 1",
        "azulejo_tables_founded_total 1",
        "azulejo_commands_total{command=\"sit\",answer=\"done\"} 1",
        "azulejo_commands_total{command=\"sit\",answer=\"refused\"} 1",
        "azulejo_append_seconds_count 2",
        "azulejo_command_seconds_count 2",
        "azulejo_bot_queue 0",
        "azulejo_store_full 0",
        "azulejo_ready 1",
    ] {
        assert!(metrics.body.lines().any(|told| told == line), "{line}\n{}", metrics.body);
    }
    let token = ann.cookie.trim_end().rsplit('=').next().unwrap();
    for secret in [&*table, &code, &watch, token, "Ann", "127.0.0.1"] {
        assert!(!metrics.body.contains(secret), "{secret}");
    }
}

#[test]
fn whoever_runs_the_server_is_not_limited() {
    let world = World::limited(azulejo_server::Limits {
        requests: "1+1/h".parse().unwrap(),
        ..azulejo_server::Limits::none()
    });
    for _ in 0..5 {
        assert_eq!(told(&world, "/healthz").status, 200);
    }
}

#[test]
fn a_page_on_the_same_machine_can_not_end_the_server() {
    let world = World::new();
    let request =
        "POST /drain HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nContent-Length: 0\r\n\r\n";
    assert_eq!(world.ask_admin(request).status, 403);
    assert_eq!(told(&world, "/readyz").status, 200);
}
