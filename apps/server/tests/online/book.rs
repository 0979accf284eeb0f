//! What the server tells of itself is true: its examples are read as requests, and its answers look like them.

use crate::player::{self, Player};
use crate::world::World;
use azulejo_client::Visitor;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// An example that `openapi.json` gives.
fn example(name: &str) -> Value {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("api").join(name);
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
    assert_eq!(paths.len(), 8);
    for path in paths.keys() {
        assert!(page.contains(path.as_str()), "{path} is not on the page");
        let asked = path.replace("{table}", &"0".repeat(32));
        // Nobody is a guest here, and nothing is posted: whatever is said, it is not that there is no such thing.
        let told = Visitor::look(&address, &asked).await;
        let missing = told.is_err_and(|error| error.to_string().contains("(404)"));
        assert!(!missing, "{path} is not there");
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
