//! Hints as they travel over the bus: subjects and payloads.

use azulejo_protocol::{TableHint, TableId, WorkHint, WorkKind};
use serde::Serialize;

/// Prefix of the subjects of tables.
const TABLE: &str = "azulejo.table.";

/// The subject on which workers hear that work is due.
pub(crate) const WORK: &str = "azulejo.work";

/// Size limit of a payload, in bytes. Ours have at most 60; other writers may use spaces.
const LONGEST: usize = 128;

/// Everything that can be received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    Table(TableHint),
    Work(WorkKind),
}

/// The subject of a table.
pub(crate) fn subject(table: TableId) -> String {
    format!("{TABLE}{table}")
}

/// The payload of a table's hint.
pub(crate) fn table_text(hint: TableHint) -> Vec<u8> {
    written(&hint)
}

/// The payload of a hint that work is due.
pub(crate) fn work_text(kind: WorkKind) -> Vec<u8> {
    written(&WorkHint { kind })
}

fn written(text: &impl Serialize) -> Vec<u8> {
    // Plain structures of numbers and ids can always be written; receivers drop an empty payload.
    serde_json::to_vec(text).unwrap_or_default()
}

impl News {
    /// Reads a payload; `None` where it does not belong on its subject.
    pub(crate) fn read(subject: &str, text: &[u8]) -> Option<News> {
        if text.len() > LONGEST {
            return None;
        }
        if subject == WORK {
            let WorkHint { kind } = serde_json::from_slice(text).ok()?;
            return Some(News::Work(kind));
        }
        let table: TableId = subject.strip_prefix(TABLE)?.parse().ok()?;
        let hint: TableHint = serde_json::from_slice(text).ok()?;
        // The payload names the table, too, and has to name the same.
        (hint.table == table).then_some(News::Table(hint))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HINT: TableHint = TableHint { table: TableId(7), head: 12 };

    #[test]
    fn a_hint_is_two_numbers_on_the_subject_of_its_table() {
        assert_eq!(subject(HINT.table), "azulejo.table.00000000000000000000000000000007");
        let text = String::from_utf8(table_text(HINT)).unwrap();
        assert_eq!(text, r#"{"game":"00000000000000000000000000000007","seq":12}"#);
    }

    #[test]
    fn hints_are_read_as_they_are_written() {
        for head in [0, 1, u32::MAX] {
            let hint = TableHint { table: TableId(u128::MAX - 3), head };
            let read = News::read(&subject(hint.table), &table_text(hint));
            assert_eq!(read, Some(News::Table(hint)));
        }
        for work in [WorkKind::Clock, WorkKind::Bot, WorkKind::Analysis] {
            assert_eq!(News::read(WORK, &work_text(work)), Some(News::Work(work)));
        }
        assert_eq!(work_text(WorkKind::Bot), br#"{"kind":"bot"}"#);
    }

    #[test]
    fn nothing_else_is_a_hint() {
        let own = subject(HINT.table);
        for (subject, text) in [
            (own.as_str(), ""),
            (&own, "{}"),
            (&own, r#"{"game":"00000000000000000000000000000007"}"#),
            (&own, r#"{"game":"00000000000000000000000000000007","seq":-1}"#),
            (&own, r#"{"game":"00000000000000000000000000000007","seq":4294967296}"#),
            (&own, r#"{"game":"00000000000000000000000000000007","seq":1,"more":1}"#),
            // Another table than the subject's.
            (&own, r#"{"game":"00000000000000000000000000000008","seq":1}"#),
            (&own, r#"{"kind":"bot"}"#),
            (WORK, r#"{"kind":"moves"}"#),
            (WORK, r#"{"kind":"bot","command":"rm"}"#),
            ("azulejo.table.7", r#"{"game":"00000000000000000000000000000007","seq":1}"#),
            ("azulejo.other", r#"{"game":"00000000000000000000000000000007","seq":1}"#),
        ] {
            assert_eq!(News::read(subject, text.as_bytes()), None, "{subject} {text}");
        }
        assert_eq!(News::read(&own, &[0xff; 20]), None);
        let mut long = table_text(HINT);
        long.resize(LONGEST, b' ');
        assert_eq!(News::read(&own, &long), Some(News::Table(HINT)));
        long.push(b' ');
        assert_eq!(News::read(&own, &long), None);
    }
}
