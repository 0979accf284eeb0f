//! What can be asked, told from one list: as `OpenAPI` for programs and as a page for people.

use axum::Json;
use axum::response::Html;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// One thing that can be asked.
struct Entry {
    method: &'static str,
    path: &'static str,
    /// What it does, in a sentence.
    does: &'static str,
    /// Whether the cookie of a guest is needed.
    needs_guest: bool,
    /// The body, as an example.
    asks: Option<&'static str>,
    /// What is answered if all is well, and an example of it.
    answers: (u16, &'static str, Option<&'static str>),
}

/// What a problem looks like, whatever it is.
const PROBLEM: &str = include_str!("../../../../crates/protocol/api/problem.json");

/// What a path may name, and how it is written.
const PARAMETERS: [(&str, &str); 2] = [("table", "^[0-9a-f]{32}$"), ("game", "^[1-9][0-9]*$")];

/// All there is below `/api`.
const ENTRIES: [Entry; 11] = [
    Entry {
        method: "post",
        path: "/api/guest",
        does: "Makes whoever asks a guest: the answer sets the cookie by which the server knows them again.",
        needs_guest: false,
        asks: None,
        answers: (204, "You are a guest.", None),
    },
    Entry {
        method: "post",
        path: "/api/tables",
        does: "Founds a table. Asked again with the same command, it tells of the same table.",
        needs_guest: false,
        asks: Some(include_str!("../../../../crates/protocol/api/found-request.json")),
        answers: (
            200,
            "The table, the short code that opens a seat, and what lets people watch.",
            Some(include_str!("../../../../crates/protocol/api/found-answer.json")),
        ),
    },
    Entry {
        method: "get",
        path: "/api/tables/{table}/live",
        does: "A WebSocket to a table. The first message is {\"after\": 0}, with a \"key\" where one is needed; then \
               everything is as docs/PROTOCOL.md tells.",
        needs_guest: true,
        asks: None,
        answers: (101, "The line is open.", None),
    },
    Entry {
        method: "get",
        path: "/api/tables/{table}/log",
        does: "All that has happened at a table. Somebody without a seat shows the watch key in the header azulejo-key.",
        needs_guest: true,
        asks: None,
        answers: (
            200,
            "The events from the founding on; `azulejo verify` reads them.",
            Some(include_str!("../../../../crates/protocol/api/log-answer.json")),
        ),
    },
    Entry {
        method: "get",
        path: "/api/tables/{table}/games/{game}",
        does: "A game that is over, by its number at the table, from 1, for whoever has the link; not found before its end.",
        needs_guest: false,
        asks: None,
        answers: (
            200,
            "Its record, as docs/FORMATS.md tells.",
            Some(include_str!("../../../../crates/protocol/api/game-answer.json")),
        ),
    },
    Entry {
        method: "post",
        path: "/api/tables/{table}/games/{game}/analysis",
        does: "Has a game that is over looked back at, and tells what was found once it is there: 202 before that.",
        needs_guest: true,
        asks: None,
        answers: (
            200,
            "What every moment was worth, as docs/SCHOOL.md tells.",
            Some(include_str!("../../../../crates/protocol/api/analysis-answer.json")),
        ),
    },
    Entry {
        method: "get",
        path: "/api/tables/{table}/games/{game}/analysis",
        does: "The same, if somebody has asked for it; nothing is begun.",
        needs_guest: false,
        asks: None,
        answers: (
            200,
            "What every moment was worth.",
            Some(include_str!("../../../../crates/protocol/api/analysis-answer.json")),
        ),
    },
    Entry {
        method: "post",
        path: "/api/codes",
        does: "The table that a short code opens.",
        needs_guest: false,
        asks: Some(include_str!("../../../../crates/protocol/api/code-request.json")),
        answers: (
            200,
            "The table.",
            Some(include_str!("../../../../crates/protocol/api/code-answer.json")),
        ),
    },
    Entry {
        method: "get",
        path: "/api/lobby",
        does: "Public tables that wait for people; not found where there is no lobby.",
        needs_guest: false,
        asks: None,
        answers: (
            200,
            "The newest first.",
            Some(include_str!("../../../../crates/protocol/api/tables-answer.json")),
        ),
    },
    Entry {
        method: "get",
        path: "/api/me/tables",
        does: "The tables of whoever asks that are not over.",
        needs_guest: true,
        asks: None,
        answers: (
            200,
            "Those where they are awaited first.",
            Some(include_str!("../../../../crates/protocol/api/tables-answer.json")),
        ),
    },
    Entry {
        method: "get",
        path: "/api/me/games",
        does: "Finished games of whoever asks; the next page begins before the end of the last one: ?before=MILLIS.",
        needs_guest: true,
        asks: None,
        answers: (
            200,
            "The most recent first.",
            Some(include_str!("../../../../crates/protocol/api/games-answer.json")),
        ),
    },
];

/// `GET /api/openapi.json`.
pub(crate) async fn openapi() -> Json<Value> {
    Json(description())
}

/// `GET /api`: the same to be read.
pub(crate) async fn page() -> Html<String> {
    Html(text())
}

fn description() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for entry in &ENTRIES {
        let path = paths.entry(entry.path).or_insert_with(|| json!({}));
        path[entry.method] = operation(entry);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Azulejo",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables online. What is said over a table's line is in docs/PROTOCOL.md.",
        },
        "paths": paths,
        "components": {
            "securitySchemes": {
                "guest": { "type": "apiKey", "in": "cookie", "name": "azulejo_guest" },
            },
        },
    })
}

fn operation(entry: &Entry) -> Value {
    let (status, told, example) = entry.answers;
    let mut answer = json!({ "description": told });
    if let Some(example) = example {
        answer["content"] = content(example);
    }
    let problem = json!({ "description": "A problem.", "content": content(PROBLEM) });
    let mut operation = json!({
        "summary": entry.does,
        "responses": { status.to_string(): answer, "default": problem },
    });
    if let Some(asks) = entry.asks {
        operation["requestBody"] = json!({ "required": true, "content": content(asks) });
    }
    if entry.needs_guest {
        operation["security"] = json!([{ "guest": [] }]);
    }
    let named = PARAMETERS.iter().filter(|(name, _)| entry.path.contains(&format!("{{{name}}}")));
    let parameters: Vec<Value> = named
        .map(|(name, pattern)| {
            let schema = json!({ "type": "string", "pattern": pattern });
            json!({ "name": name, "in": "path", "required": true, "schema": schema })
        })
        .collect();
    if !parameters.is_empty() {
        operation["parameters"] = Value::Array(parameters);
    }
    operation
}

/// A body in JSON: an example, and what follows from it.
fn content(example: &str) -> Value {
    let example = value(example);
    json!({ "application/json": { "schema": schema(&example), "example": example } })
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}

/// The shape of an example.
fn schema(example: &Value) -> Value {
    match example {
        Value::Null => json!({ "type": "null" }),
        Value::Bool(_) => json!({ "type": "boolean" }),
        Value::Number(_) => json!({ "type": "number" }),
        Value::String(_) => json!({ "type": "string" }),
        Value::Array(items) => match items.first() {
            Some(first) => json!({ "type": "array", "items": schema(first) }),
            None => json!({ "type": "array" }),
        },
        Value::Object(members) => {
            let properties: Map<String, Value> =
                members.iter().map(|(name, member)| (name.clone(), schema(member))).collect();
            json!({ "type": "object", "properties": properties })
        }
    }
}

fn text() -> String {
    let mut text = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Azulejo: what can be asked</title>\n\
         <h1>What can be asked</h1>\n<p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>. Bodies are JSON. \
         What is said over a table's line is told in docs/PROTOCOL.md.</p>\n",
    );
    for entry in &ENTRIES {
        let (status, told, example) = entry.answers;
        let guest = if entry.needs_guest { " For guests." } else { "" };
        // A text takes whatever is written to it.
        let _ = write!(
            text,
            "<h2>{} {}</h2>\n<p>{}{guest}</p>\n{}<p>{status}: {}</p>\n{}",
            entry.method.to_uppercase(),
            escaped(entry.path),
            escaped(entry.does),
            entry.asks.map(block).unwrap_or_default(),
            escaped(told),
            example.map(block).unwrap_or_default(),
        );
    }
    let _ = write!(text, "<h2>Problems</h2>\n{}</html>\n", block(PROBLEM));
    text
}

fn block(example: &str) -> String {
    format!("<pre>{}</pre>\n", escaped(example.trim_end()))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_json() {
        for entry in &ENTRIES {
            for example in [entry.asks, entry.answers.2].into_iter().flatten() {
                assert_ne!(value(example), Value::Null, "{}", entry.path);
            }
        }
        assert_ne!(value(PROBLEM), Value::Null);
    }

    #[test]
    fn what_can_be_asked_is_told_to_programs_and_people() {
        let (description, text) = (description(), text());
        for entry in &ENTRIES {
            let told = &description["paths"][entry.path][entry.method]["summary"];
            assert_eq!(told, entry.does);
            assert!(text.contains(&escaped(entry.does)), "{}", entry.path);
        }
        let founded = &description["paths"]["/api/tables"]["post"]["requestBody"]["content"];
        let command = &founded["application/json"]["schema"]["properties"]["command"];
        assert_eq!(command, &json!({ "type": "string" }));
    }
}
