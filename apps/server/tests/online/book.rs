//! What the server tells of itself is true: its examples are read as requests, and its answers look like them.

use crate::player::{self, Player};
use crate::world::World;
use azulejo_client::Visitor;
use azulejo_protocol::{Mirror, Request};
use azulejo_rules::Seat;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// An example that `openapi.json` gives.
fn example(name: &str) -> Value {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../crates/protocol/api")
        .join(name);
    serde_json::from_str(&std::fs::read_to_string(path).expect("an example")).expect("JSON")
}

/// The names of all members at all depths, a list being its first item.
fn members(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(all) => {
            let of = |(name, member): (&String, &Value)| {
                let inner = members(member);
                let inner: Vec<String> = inner.iter().map(|it| format!("{name}.{it}")).collect();
                std::iter::once(name.clone()).chain(inner)
            };
            all.iter().flat_map(of).collect()
        }
        Value::Array(items) => items.first().map(members).unwrap_or_default(),
        _ => BTreeSet::new(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_entry_of_the_book_is_there() {
    let world = World::new();
    let address = world.address();
    let book: Value =
        serde_json::from_slice(&Visitor::look(&address, "/api/openapi.json").await.unwrap())
            .unwrap();
    let page = String::from_utf8(Visitor::look(&address, "/api").await.unwrap()).unwrap();
    let paths = book["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 10);
    let mut visitor = Visitor::arrive(&address).await.unwrap();
    for (path, methods) in paths {
        assert!(page.contains(path.as_str()), "{path} is not on the page");
        let asked = path.replace("{table}", &"0".repeat(32)).replace("{game}", "1");
        // Asked the wrong way: whatever is there says so, and only what is not there is not found.
        let told = match (methods.get("get"), methods.get("post")) {
            (Some(_), None) => visitor.post::<Value>(&asked, &json!({})).await.map(drop),
            (None, _) => Visitor::look(&address, &asked).await.map(drop),
            // Both ways are right; there is only no such game.
            (Some(_), Some(_)) => continue,
        };
        let refused = told.expect_err("the wrong way").to_string();
        assert!(refused.contains("(405)"), "{path} is not there: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_examples_are_taken_and_answers_look_like_them() {
    let world = World::new();
    let mut visitor = Visitor::arrive(&world.address()).await.unwrap();
    let founded: Value = visitor.post("/api/tables", &example("found-request.json")).await.unwrap();
    assert_eq!(members(&founded), members(&example("found-answer.json")));
    let code = json!({ "code": founded["code"] });
    assert_eq!(members(&code), members(&example("code-request.json")));
    let found: Value = visitor.post("/api/codes", &code).await.unwrap();
    assert_eq!(members(&found), members(&example("code-answer.json")));
    assert_eq!(found["table"], founded["table"]);
    let tables: Value = visitor.get("/api/me/tables").await.unwrap();
    let (told, shown) = (&tables[0], &example("tables-answer.json")[0]);
    let names = |row: &Value| row.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(told), names(shown));
    let path = format!("/api/tables/{}/log", founded["table"].as_str().unwrap());
    let log: Value = visitor.get(&path).await.unwrap();
    assert_eq!(names(&log), names(&example("log-answer.json")));
    assert_eq!(names(&log["events"][0]), names(&example("log-answer.json")["events"][0]));
    // To somebody else the table is not there.
    let mut other = Visitor::arrive(&world.address()).await.unwrap();
    let refused = other.get::<Value>(&path).await.unwrap_err().to_string();
    assert_eq!(refused, "the server refuses (404): there is nothing here");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_listed_and_its_log_can_be_had() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    player::play_out(&mut [&mut ann, &mut bo]).await;
    let games: Value = ann.look("/api/me/games").await;
    let shown = example("games-answer.json");
    let names = |row: &Value| row.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&games[0]), names(&shown[0]));
    assert_eq!(names(&games[0]["finished"]), names(&shown[0]["finished"]));
    let log: Value =
        ann.look(&format!("/api/tables/{}/log", games[0]["table"].as_str().unwrap())).await;
    assert_eq!(log["events"].as_array().unwrap().len(), ann.view.number() as usize);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_the_link_gets_a_game_that_is_over() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    let tables: Value = ann.look("/api/me/tables").await;
    let table = tables[0]["table"].as_str().unwrap().to_owned();
    let address = world.address();
    let game = |table: &str, number: &str| {
        let (address, path) = (address.clone(), format!("/api/tables/{table}/games/{number}"));
        async move { Visitor::look(&address, &path).await.map_err(|error| error.to_string()) }
    };
    let absent = Err("the server refuses (404): there is nothing here".to_owned());
    assert_eq!(game(&table, "1").await, absent, "it goes on");
    player::play_out(&mut [&mut ann, &mut bo]).await;
    let answer: Value = serde_json::from_slice(&game(&table, "1").await.unwrap()).unwrap();
    let names = |row: &Value| row.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&answer), names(&example("game-answer.json")));
    let record = ann.view.game().unwrap().record().unwrap();
    assert_eq!(answer["record"], record.to_string());
    for (table, number) in
        [(table.as_str(), "2"), (&table, "0"), (&table, "x"), (&"0".repeat(32), "1"), ("x", "1")]
    {
        assert_eq!(game(table, number).await, absent, "{table} {number}");
    }
    // Both want another one; the first stays as it was.
    player::begin_again(&mut ann, &mut bo).await;
    assert_eq!(game(&table, "2").await, absent, "it goes on");
    let again: Value = serde_json::from_slice(&game(&table, "1").await.unwrap()).unwrap();
    assert_eq!(again, answer);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_over_is_looked_back_at_when_somebody_wants_to_know() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    let tables: Value = ann.look("/api/me/tables").await;
    let path = |game: u32| {
        let table = tables[0]["table"].as_str().unwrap();
        format!("/api/tables/{table}/games/{game}/analysis")
    };
    let absent = "the server refuses (404): there is nothing here";
    let refused = ann.want::<Value>(&path(1)).await.unwrap_err().to_string();
    assert_eq!(refused, absent, "it goes on");
    player::move_once(&mut [&mut ann, &mut bo]).await;
    ann.grant(Request::Resign { seat: Seat::ALL[0], game: 1 }).await;
    ann.listen_until(|view| view.game().is_some_and(Mirror::is_revealed)).await;
    let look = Visitor::look(&world.address(), &path(1)).await;
    assert_eq!(look.unwrap_err().to_string(), absent, "nobody has asked");
    let asked: Value = ann.want(&path(1)).await.unwrap();
    let mut told = asked.clone();
    while told.get("state").is_some() {
        assert_eq!(told, json!({ "state": "asked" }));
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        let text = Visitor::look(&world.address(), &path(1)).await.unwrap();
        told = serde_json::from_slice(&text).unwrap();
    }
    assert_eq!(members(&told), members(&example("analysis-answer.json")));
    let record = ann.view.game().unwrap().record().unwrap();
    let story = azulejo_study::Story::from(&record);
    let sheet = azulejo_study::Sheet::from_json(&told.to_string(), story).unwrap();
    assert!(sheet.is_complete());
    // It is the same however often it is asked for.
    assert_eq!(ann.want::<Value>(&path(1)).await.unwrap(), told);
    assert_eq!(ann.want::<Value>(&path(2)).await.unwrap_err().to_string(), absent);
}
