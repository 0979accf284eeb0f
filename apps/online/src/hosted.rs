//! What opens the tables that were founded in this browser.

use azulejo_protocol::{CreatedTable, TableId};
use azulejo_web::parts::{self, Parts};
use azulejo_web::{console, storage};
use std::collections::BTreeMap;

/// So many tables are remembered.
const MOST: usize = 50;

/// Remembers a table that was founded here.
pub(crate) fn remember(founded: &CreatedTable) {
    let mut all = all();
    all.retain(|other| other.table != founded.table);
    all.insert(0, founded.clone());
    all.truncate(MOST);
    let kept = BTreeMap::from([("tables", all)]);
    if let Err(error) = storage::write(storage::Key::Hosted, &parts::text(&kept)) {
        console::warn(&format!("the keys of the table are not kept: {error}"));
    }
}

/// What opens a table, if it was founded here.
pub(crate) fn of(table: TableId) -> Option<CreatedTable> {
    all().into_iter().find(|founded| founded.table == table)
}

fn all() -> Vec<CreatedTable> {
    storage::read(storage::Key::Hosted).map(|text| of_text(&text)).unwrap_or_default()
}

/// Whatever can't be read is as if it had never been kept.
fn of_text(text: &str) -> Vec<CreatedTable> {
    let founded = |parts: &Parts| {
        Some(CreatedTable {
            table: parts.text("table")?.parse().ok()?,
            code: parts.text("code")?.parse().ok()?,
            watch: parts.text("watch")?.parse().ok()?,
        })
    };
    Parts::of_text(text).list("tables").iter().filter_map(founded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_what_is_damaged_is_left_out() {
        let founded = CreatedTable {
            table: TableId(7),
            code: "k7wm2q9d".parse().expect("a key"),
            watch: "abcdefgh".parse().expect("a key"),
        };
        let text = parts::text(&BTreeMap::from([("tables", vec![founded.clone()])]));
        assert_eq!(of_text(&text), [founded]);
        for damaged in ["", "{", "[]", r#"{"tables":[{}]}"#, &text.replace("k7wm2q9d", "K")] {
            assert_eq!(of_text(damaged), [], "{damaged}");
        }
    }
}
