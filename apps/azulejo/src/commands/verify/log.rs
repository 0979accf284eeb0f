//! Reading the log of a table.

use crate::input::printable;
use anyhow::{Context, Result, anyhow};
use azulejo_protocol::Event;
use serde::Deserialize;
use serde_json::Value;

/// The events of a log as servers tell it: a list of them, an object that holds them, or the message that holds
/// that. What can't be read is named by its place.
pub(super) fn read(text: &str) -> Result<Vec<Event>> {
    let log: Value = serde_json::from_str(text).context("expected the log of a table as JSON")?;
    let events = events(&log).context(
        "expected the log of a table: a list of events, or an object that holds them as `events`",
    )?;
    let read = events.iter().enumerate().map(|(index, event)| read_event(index, event));
    read.collect()
}

fn events(log: &Value) -> Option<&Vec<Value>> {
    let object = log.get("log").unwrap_or(log);
    object.get("events").unwrap_or(log).as_array()
}

fn read_event(index: usize, event: &Value) -> Result<Event> {
    Event::deserialize(event).map_err(|error| {
        // What is wrong may be told with what was found, and a log may hold anything.
        let why: String = error.to_string().chars().flat_map(printable).collect();
        anyhow!("event {} of the list{}: {why}", index + 1, numbered(event))
    })
}

/// The number of an event that can't be read, if it has one.
fn numbered(event: &Value) -> String {
    let number = event.get("number").and_then(Value::as_u64);
    number.map(|number| format!(", number {number}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = r#"{"number": 4, "at": 0, "what": {"vacated": {"seat": 2}}}"#;

    fn refusal(text: &str) -> String {
        format!("{:#}", read(text).unwrap_err())
    }

    #[test]
    fn a_log_is_a_list_or_holds_one() {
        let list = format!("[{SAID}, {SAID}]");
        for log in [
            list.clone(),
            format!(r#"{{"events": {list}}}"#),
            format!(r#"{{"log": {{"events": {list}}}}}"#),
        ] {
            assert_eq!(read(&log).unwrap().len(), 2, "{log}");
        }
    }

    #[test]
    fn what_is_no_log_is_refused_with_what_was_expected() {
        for text in ["7", "\"events\"", "{}", r#"{"events": 7}"#, r#"{"log": []}"#] {
            assert!(refusal(text).contains("a list of events"), "{text}");
        }
        let told = refusal("[{\n  \"number\": }]");
        assert!(told.contains("as JSON") && told.contains("at line 2 column 13"), "{told}");
    }

    #[test]
    fn an_event_that_can_not_be_read_is_named_with_the_reason() {
        for (part, other, reason) in [
            ("vacated", "vacuumed", "event 2 of the list, number 4: unknown variant `vacuumed`"),
            (r#""at": 0, "#, "", "event 2 of the list, number 4: missing field `at`"),
            (r#""seat": 2"#, r#""seat": 9"#, "event 2 of the list, number 4: "),
            (r#""number": 4, "#, "", "event 2 of the list: missing field `number`"),
            ("vacated", "\\u001b[2J", r"unknown variant `\u{1b}[2J`"),
        ] {
            let other = SAID.replacen(part, other, 1);
            assert_ne!(other, SAID);
            let told = refusal(&format!("[{SAID}, {other}]"));
            assert!(told.contains(reason), "{told}");
        }
        assert!(refusal(&format!("[{SAID}, 7]")).starts_with("event 2 of the list: "));
    }
}
