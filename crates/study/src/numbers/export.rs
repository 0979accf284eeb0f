//! Statistics for other programs: CSV for spreadsheets, JSON for all others.

use super::entry::{Entry, Points};
use super::tally::{Numbers, Tally};
use azulejo_search::Level;
use serde::Serialize;
use std::collections::BTreeMap;

/// The first line of the CSV; a line for each finished game of each person follows.
///
/// | column | what |
/// | --- | --- |
/// | `id`, `date` | the game's name on this device, and when it was played |
/// | `rules` | the rule set, as `2cp` |
/// | `seat`, `name` | where the person sat, 1 to 4, and what it was called |
/// | `bots` | the levels of the bots at the table, between blanks |
/// | `result` | `won`, `shared`, `lost` or `left` |
/// | `score`, `margin` | the points, and the lead over the best of the others |
/// | `rounds` | how many rounds were played to their end |
/// | `placements`, `rows`, `columns`, `colors` | what they brought |
/// | `floor` | what the floor took |
/// | `accuracy` | 0.00 to 100.00, or empty where no review is kept |
pub const CSV_HEADER: &str = "id,date,rules,seat,name,bots,result,score,margin,rounds,placements,\
                              rows,columns,colors,floor,accuracy";

/// The version of the JSON.
const VERSION: u32 = 1;

/// The entries as CSV (RFC 4180): [`CSV_HEADER`], then a line each; every line ends with CR LF. A
/// text that a spreadsheet would run as a formula gets an apostrophe before it.
pub fn csv(entries: &[Entry]) -> String {
    let lines = entries.iter().map(|entry| line(entry) + "\r\n");
    std::iter::once(format!("{CSV_HEADER}\r\n")).chain(lines).collect()
}

fn line(entry: &Entry) -> String {
    let Points { placements, rows, columns, colors, floor } = entry.points;
    let accuracy = entry.accuracy.map(|accuracy| {
        let hundredths = accuracy.hundredths();
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    });
    let fields = [
        text(&entry.id),
        text(&entry.date),
        entry.rules.to_string(),
        entry.seat.to_string(),
        text(&entry.name),
        levels(entry).join(" "),
        entry.finish.name().to_owned(),
        entry.score.to_string(),
        entry.margin.to_string(),
        entry.rounds.to_string(),
        placements.to_string(),
        rows.to_string(),
        columns.to_string(),
        colors.to_string(),
        floor.to_string(),
        accuracy.unwrap_or_default(),
    ];
    fields.join(",")
}

fn levels(entry: &Entry) -> Vec<&'static str> {
    entry.bots.iter().map(|level| level.name()).collect()
}

/// A text of somebody's as a field.
fn text(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let safe = if is_formula { format!("'{text}") } else { text.to_owned() };
    if safe.contains(['"', ',', '\n', '\r']) {
        return format!("\"{}\"", safe.replace('"', "\"\""));
    }
    safe
}

/// The entries and what they come to as JSON.
///
/// `version` is 1. `games` has an object for each finished game of each person with the columns of
/// [`CSV_HEADER`], `bots` as a list and `accuracy` in hundredths or `null`. `all`, `among_people`,
/// `by_rules` and `by_level` hold sums: `games`, `won`, `shared`, `lost`, `left`, and of the
/// `whole` games that were played to their end `score`, `best`, `margin`, `rounds` and the points by
/// source.
pub fn json(entries: &[Entry]) -> String {
    let numbers = Numbers::of(entries);
    let export = Export {
        version: VERSION,
        games: entries.iter().map(GameJson::from).collect(),
        all: (&numbers.all).into(),
        among_people: (&numbers.among_people).into(),
        by_rules: numbers
            .by_rules
            .iter()
            .map(|(it, tally)| (it.to_string(), tally.into()))
            .collect(),
        by_level: numbers
            .by_level
            .iter()
            .map(|(it, tally)| (it.to_string(), tally.into()))
            .collect(),
    };
    serde_json::to_string(&export).unwrap_or_default()
}

#[derive(Serialize)]
struct Export<'a> {
    version: u32,
    games: Vec<GameJson<'a>>,
    all: TallyJson,
    among_people: TallyJson,
    by_rules: BTreeMap<String, TallyJson>,
    by_level: BTreeMap<String, TallyJson>,
}

#[derive(Serialize)]
struct GameJson<'a> {
    id: &'a str,
    date: &'a str,
    rules: String,
    seat: u8,
    name: &'a str,
    bots: Vec<&'static str>,
    result: &'static str,
    score: u16,
    margin: i32,
    rounds: u32,
    placements: u32,
    rows: u32,
    columns: u32,
    colors: u32,
    floor: u32,
    accuracy: Option<u16>,
}

impl<'a> From<&'a Entry> for GameJson<'a> {
    fn from(entry: &'a Entry) -> GameJson<'a> {
        let Points { placements, rows, columns, colors, floor } = entry.points;
        GameJson {
            id: &entry.id,
            date: &entry.date,
            rules: entry.rules.to_string(),
            seat: entry.seat.number(),
            name: &entry.name,
            bots: entry.bots.iter().copied().map(Level::name).collect(),
            result: entry.finish.name(),
            score: entry.score,
            margin: entry.margin,
            rounds: entry.rounds,
            placements,
            rows,
            columns,
            colors,
            floor,
            accuracy: entry.accuracy.map(crate::review::Accuracy::hundredths),
        }
    }
}

#[derive(Serialize)]
struct TallyJson {
    games: u32,
    won: u32,
    shared: u32,
    lost: u32,
    left: u32,
    whole: u32,
    score: u32,
    best: u16,
    margin: i32,
    rounds: u32,
    placements: u32,
    rows: u32,
    columns: u32,
    colors: u32,
    floor: u32,
}

impl From<&Tally> for TallyJson {
    fn from(tally: &Tally) -> TallyJson {
        let Points { placements, rows, columns, colors, floor } = tally.points;
        TallyJson {
            games: tally.games,
            won: tally.won,
            shared: tally.shared,
            lost: tally.lost,
            left: tally.left,
            whole: tally.whole,
            score: tally.score,
            best: tally.best,
            margin: tally.margin,
            rounds: tally.rounds,
            placements,
            rows,
            columns,
            colors,
            floor,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn texts_with_commas_quotes_and_breaks_are_quoted() {
        for (given, expected) in [
            ("Ann", "Ann"),
            ("", ""),
            ("Ann, Bob", "\"Ann, Bob\""),
            ("the \"best\"", "\"the \"\"best\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("João", "João"),
        ] {
            assert_eq!(text(given), expected);
        }
    }

    #[test]
    fn no_name_is_run_as_a_formula() {
        assert_eq!(text("=1+1"), "'=1+1");
        assert_eq!(text("-Ann-, or"), "\"'-Ann-, or\"");
        assert_eq!(text("@home"), "'@home");
    }
}
