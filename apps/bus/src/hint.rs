//! What is told, and how it is written.

use azulejo_hub::Work;
use azulejo_protocol::TableId;
use serde::{Deserialize, Serialize};

/// What all subjects of tables begin with.
const TABLE: &str = "azulejo.table.";

/// The subject on which workers hear that something is due.
pub(crate) const WORK: &str = "azulejo.work";

/// A text of ours has 60 bytes at most. Some room is left for those who write it with spaces.
const LONGEST: usize = 128;

/// A table has come so far, somebody says. Whoever wants to know looks into the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hint {
    /// The table.
    pub table: TableId,
    /// The number of its last event.
    pub head: u32,
}

/// A hint as it is sent. The subject says it, too, and has to say the same.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HintText {
    game: TableId,
    seq: u32,
}

/// That work is due, as it is sent.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkText {
    kind: Kind,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Clock,
    Bot,
    Analysis,
}

/// Anything that can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    Table(Hint),
    Work(Work),
}

/// The subject of a table.
pub(crate) fn subject(table: TableId) -> String {
    format!("{TABLE}{table}")
}

impl Hint {
    /// The hint as it is sent.
    pub(crate) fn text(self) -> Vec<u8> {
        written(&HintText { game: self.table, seq: self.head })
    }
}

/// That such work is due, as it is sent.
pub(crate) fn work_text(work: Work) -> Vec<u8> {
    let kind = match work {
        Work::Clock => Kind::Clock,
        Work::Bot => Kind::Bot,
        Work::Analysis => Kind::Analysis,
    };
    written(&WorkText { kind })
}

fn written(text: &impl Serialize) -> Vec<u8> {
    // Plain structures of numbers and ids can always be written; an empty text would be dropped by whoever hears it.
    serde_json::to_vec(text).unwrap_or_default()
}

impl News {
    /// What was heard on a subject; nothing if it is not what is said there.
    pub(crate) fn read(subject: &str, text: &[u8]) -> Option<News> {
        if text.len() > LONGEST {
            return None;
        }
        if subject == WORK {
            let WorkText { kind } = serde_json::from_slice(text).ok()?;
            return Some(News::Work(match kind {
                Kind::Clock => Work::Clock,
                Kind::Bot => Work::Bot,
                Kind::Analysis => Work::Analysis,
            }));
        }
        let table: TableId = subject.strip_prefix(TABLE)?.parse().ok()?;
        let HintText { game, seq } = serde_json::from_slice(text).ok()?;
        (game == table).then_some(News::Table(Hint { table, head: seq }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HINT: Hint = Hint { table: TableId(7), head: 12 };

    #[test]
    fn a_hint_is_two_numbers_on_the_subject_of_its_table() {
        assert_eq!(subject(HINT.table), "azulejo.table.00000000000000000000000000000007");
        let text = String::from_utf8(HINT.text()).unwrap();
        assert_eq!(text, r#"{"game":"00000000000000000000000000000007","seq":12}"#);
    }

    #[test]
    fn hints_are_read_as_they_are_written() {
        for head in [0, 1, u32::MAX] {
            let hint = Hint { table: TableId(u128::MAX - 3), head };
            let read = News::read(&subject(hint.table), &hint.text());
            assert_eq!(read, Some(News::Table(hint)));
        }
        for work in [Work::Clock, Work::Bot, Work::Analysis] {
            assert_eq!(News::read(WORK, &work_text(work)), Some(News::Work(work)));
        }
        assert_eq!(work_text(Work::Bot), br#"{"kind":"bot"}"#);
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
        let mut long = HINT.text();
        long.resize(LONGEST, b' ');
        assert_eq!(News::read(&own, &long), Some(News::Table(HINT)));
        long.push(b' ');
        assert_eq!(News::read(&own, &long), None);
    }
}
