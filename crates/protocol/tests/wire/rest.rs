//! The bodies of the HTTP API and the hints between nodes. The files in `api/` are what servers write and clients read.

use super::pin;
use azulejo_protocol::{
    CloseCode, CreateTableRequest, CreatedTable, ErrorResponse, FindTableRequest, FoundTable,
    RecordResponse, TableHint, TableId, TableLog, TableStage, TableSummary, Viewer, WorkHint,
    WorkKind,
};
use azulejo_rules::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads an example and checks that it is written with the same members and values.
#[track_caller]
fn read<T: Serialize + DeserializeOwned>(example: &str) -> T {
    let value: T = serde_json::from_str(example).unwrap();
    let written: Value = serde_json::to_value(&value).unwrap();
    assert_eq!(written, serde_json::from_str::<Value>(example).unwrap());
    value
}

#[test]
fn every_example_is_read_and_written_alike() {
    let request: CreateTableRequest = read(include_str!("../../api/found-request.json"));
    assert!(request.options.seats.is_empty());
    read::<CreatedTable>(include_str!("../../api/found-answer.json"));
    read::<FindTableRequest>(include_str!("../../api/code-request.json"));
    read::<FoundTable>(include_str!("../../api/code-answer.json"));
    let log: TableLog = read(include_str!("../../api/log-answer.json"));
    assert!(!log.events.is_empty());
    let game: RecordResponse = read(include_str!("../../api/game-answer.json"));
    assert!(game.record.parse::<azulejo_rules::Game>().is_ok());
    read::<ErrorResponse>(include_str!("../../api/problem.json"));
    let tables: Vec<TableSummary> = read(include_str!("../../api/tables-answer.json"));
    assert_eq!((tables[0].stage, tables[0].seats.len()), (TableStage::Waiting, 3));
    let games: Vec<TableSummary> = read(include_str!("../../api/games-answer.json"));
    let finished = games[0].finished.as_ref().unwrap();
    assert_eq!((&finished.scores[..], &finished.places[..]), (&[54, 47][..], &[1, 2][..]));
}

#[test]
fn requests_are_strict_and_responses_may_grow() {
    let request = r#"{"code":"k7wm2q9d","more":1}"#;
    assert!(serde_json::from_str::<FindTableRequest>(request).is_err());
    let response = r#"{"table":"00000000000000000000000000000007","more":1}"#;
    let found: FoundTable = serde_json::from_str(response).unwrap();
    assert_eq!(found, FoundTable { table: TableId(7) });
}

#[test]
fn a_table_awaits_the_guest_whose_turn_it_is() {
    let mut tables: Vec<TableSummary> = read(include_str!("../../api/tables-answer.json"));
    let table = &mut tables[0];
    assert!(!table.awaits_you());
    table.to_move = Viewer::of(Seat::ALL);
    assert!(table.awaits_you());
    table.yours = Viewer::SPECTATOR;
    assert!(!table.awaits_you());
}

#[test]
fn hints_between_nodes() {
    let hint = TableHint { table: TableId(7), head: 12 };
    pin(&hint, r#"{"game":"00000000000000000000000000000007","seq":12}"#);
    for (kind, name) in
        [(WorkKind::Clock, "clock"), (WorkKind::Bot, "bot"), (WorkKind::Analysis, "analysis")]
    {
        pin(&WorkHint { kind }, &format!(r#"{{"kind":"{name}"}}"#));
    }
}

#[test]
fn close_codes_keep_their_numbers() {
    let numbers = CloseCode::ALL.map(CloseCode::number);
    assert_eq!(numbers, [1008, 1012, 1013, 4000, 4004, 4008]);
    for code in CloseCode::ALL {
        assert_eq!(CloseCode::of_number(code.number()), Some(code));
    }
    assert_eq!(CloseCode::of_number(1000), None);
}
