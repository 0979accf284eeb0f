//! What browsers are told with every answer, and what nobody is told.

use crate::browser::{Browser, JSON};
use crate::world::{Answer, World};
use azulejo_server::Limits;

/// Answers of every kind.
fn answers(world: &World) -> Vec<(&'static str, Answer)> {
    let ann = Browser::new(world);
    let json = format!("{}{JSON}", ann.cookie);
    let answer_to = |path, headers: &str| world.get(path, headers);
    vec![
        ("page", answer_to("/", "")),
        ("missing file", answer_to("/nothing", "")),
        ("lobby", answer_to("/api/lobby", "")),
        ("no guest", answer_to("/api/me/tables", "")),
        ("mine", answer_to("/api/me/tables", &ann.cookie)),
        ("bad query", answer_to("/api/me/games?before=yesterday", &ann.cookie)),
        ("bad name in query", answer_to("/api/me/games?behind=1", &ann.cookie)),
        ("missing", answer_to("/api/nothing", "")),
        ("no upgrade", answer_to("/api/tables/0123456789abcdef0123456789abcdef/live", &ann.cookie)),
        ("method", answer_to("/api/tables", "")),
        ("method of a file", world.post("/", "", "")),
        ("guest", world.post("/api/guest", "", "")),
        ("founded", ann.found_answer(world, "")),
        ("foreign", ann.found_answer(world, "Origin: https://evil.example\r\n")),
        ("not JSON", world.post("/api/tables", &ann.cookie, "{}")),
        ("broken JSON", world.post("/api/tables", &json, "{\"command\":")),
        ("wrong JSON", world.post("/api/tables", &json, "{\"command\":7}")),
        ("not UTF-8", world.post("/api/codes", &json, "\u{fffd}")),
        ("no such code", world.post("/api/codes", &json, r#"{"code":"00000000"}"#)),
        ("bad code", world.post("/api/codes", &json, r#"{"code":"'; DROP TABLE events; --"}"#)),
    ]
}

#[test]
fn every_answer_tells_browsers_what_they_must_not_do() {
    let world = World::new();
    for (what, answer) in answers(&world) {
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{what}: {policy}");
        assert!(!policy.contains("script-src 'self' 'unsafe-inline'"), "{what}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{what}");
        let names = answer.head.to_lowercase();
        assert_eq!(names.matches("content-security-policy:").count(), 1, "{what}");
    }
}

#[test]
fn nothing_about_tables_stays_in_a_cache() {
    let world = World::new();
    for path in ["/api/lobby", "/api/nothing", "/api/me/tables"] {
        assert_eq!(world.get(path, "").header("cache-control"), Some("no-store"), "{path}");
    }
}

#[test]
fn what_is_inside_stays_inside() {
    let world = World::new();
    let folder = world.folder().to_string_lossy().into_owned();
    let inside = [
        "SELECT", "sqlite", "SQL", "rusqlite", ".rs", "panicked", "src/", "Error(", "Some(",
        "None", "azulejo_", &folder,
    ];
    for (what, answer) in answers(&world) {
        // Its own cookie has a name.
        let head = answer.head.lines().filter(|line| !line.starts_with("set-cookie"));
        let told = format!("{}\n{}", head.collect::<Vec<_>>().join("\n"), answer.body);
        for word in inside {
            assert!(!told.contains(word), "{what} tells {word}: {told}");
        }
    }
}

#[test]
fn every_problem_below_api_is_told_in_the_same_form() {
    let world = World::new();
    for (what, answer) in answers(&world) {
        let is_json = answer.header("content-type") == Some("application/json");
        if answer.status >= 400 && is_json {
            assert!(!answer.error().is_empty(), "{what}: {answer:?}");
        }
    }
    for path in ["/api/nothing", "/api/tables", "/api/me/games?before=x"] {
        assert!(!world.get(path, "").error().is_empty(), "{path}");
    }
}

#[test]
fn too_much_is_told_with_the_same_restrictions() {
    let files = "1+1/h".parse().unwrap();
    let world = World::limited(Limits { files, ..Limits::none() });
    assert_eq!(world.get("/", "").status, 503, "the page is not in these tests");
    let answer = world.get("/", "");
    assert_eq!(answer.status, 429);
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(world.get("/api/lobby", "").status, 200, "files are counted by themselves");
}
