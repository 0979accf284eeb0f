//! The pages in `docs/` can't drift: every example in a fenced block is checked against the engine
//! by the word after its fence. `console` and `session` blocks are run by the tests of the command
//! line.

mod markdown;

#[allow(dead_code, reason = "its `main` is run as an example")]
#[path = "../examples/greedy_bot.rs"]
mod greedy_bot;

use azulejo_rules::{
    Column, Deal, Dealer, Event, Game, Line, LineTiles, Move, Next, Place, Position, Rules,
    ScoringJson, Seat, Setup, Tile, Tiles,
};
use markdown::{Block, blocks, check_all, read, same};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;

const PAGES: [&str; 3] = ["RULES.md", "FORMATS.md", "BOTS.md"];

/// Pages whose examples are run elsewhere, or take too long to be run at all.
const OTHER_PAGES: [&str; 16] = [
    "ARENA.md",
    "ANALYSIS.md",
    "STRENGTH.md",
    "BENCH.md",
    "FAIR.md",
    "HOSTING.md",
    "LEARNING.md",
    "LOAD.md",
    "ONLINE.md",
    "PROTOCOL.md",
    "PYTHON.md",
    "SCHOOL.md",
    "SCALING.md",
    "STORE.md",
    "TERMINAL.md",
    "WEB.md",
];

#[test]
fn every_block_of_the_pages_holds() {
    let blocks: Vec<Block> = PAGES.into_iter().flat_map(blocks).collect();
    assert!(check_all(&blocks, check) >= 60);
}

/// So that a slip in the fences, or a check that is never reached, does not go unnoticed.
#[test]
fn the_pages_have_blocks_of_every_kind() {
    let mut counts = BTreeMap::new();
    for block in PAGES.into_iter().flat_map(blocks) {
        *counts.entry(block.kind).or_insert(0) += 1;
    }
    for (kind, least) in [
        ("actions", 1),
        ("colored-wall", 1),
        ("console", 8),
        ("deal", 3),
        ("free-wall", 1),
        ("json", 1),
        ("json-result", 1),
        ("json-scoring", 1),
        ("moves", 3),
        ("play", 10),
        ("position", 5),
        ("protocol", 1),
        ("python", 1),
        ("readings", 1),
        ("record", 1),
        ("refused-deal", 1),
        ("refused-json", 1),
        ("refused-move", 3),
        ("refused-moves", 1),
        ("refused-position", 5),
        ("refused-record", 3),
        ("rust", 1),
        ("session", 1),
        ("wall", 5),
    ] {
        let found = counts.remove(kind).unwrap_or(0);
        assert!(found >= least, "{found} blocks `{kind}`, expected at least {least}");
    }
    counts.remove("text");
    assert!(counts.is_empty(), "unknown kinds of blocks: {counts:?}");
}

fn check(block: &Block) -> Result<(), String> {
    match block.kind.as_str() {
        "actions" => actions(block),
        "colored-wall" => colored_wall(block),
        "deal" => deal(block),
        "json" => json(block),
        "json-result" => json_result(block),
        "json-scoring" => json_scoring(block),
        "moves" => moves(block),
        "play" => play(block),
        "position" => position(block),
        "protocol" => protocol(block),
        "python" => same(&block.text, &read("crates/testkit/examples/random_bot.py")),
        "readings" => readings(block),
        "record" => record(block),
        "refused-deal" => refused_deal(block),
        "refused-json" => refused_json(block),
        "refused-move" => refused_move(block),
        "refused-moves" => refused_moves(block),
        "refused-position" => refused_position(block),
        "refused-record" => refused_record(block),
        "rust" => same(&block.text, &read("crates/testkit/examples/greedy_bot.rs")),
        "free-wall" => free_wall(block),
        "wall" => colored_placement(block),
        // Drawings; and what the command line's own tests run.
        "text" | "console" | "session" => Ok(()),
        kind => Err(format!("nothing checks blocks of kind `{kind}`")),
    }
}

/// A text on one line, as the pages may break it.
fn joined(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

fn parse<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

fn parse_position(text: &str) -> Result<Position, String> {
    let text = joined(text);
    let pos: Position = parse(&text)?;
    same(&text, &pos.to_string())?;
    Ok(pos)
}

fn refusal<T, E: Display>(result: Result<T, E>) -> Result<String, String> {
    match result {
        Ok(_) => Err("this is not refused".to_owned()),
        Err(error) => Ok(error.to_string()),
    }
}

fn position(block: &Block) -> Result<(), String> {
    parse_position(block.text.trim_end()).map(drop)
}

fn refused_position(block: &Block) -> Result<(), String> {
    let [text, message] = block.parts()?;
    same(message, &refusal(joined(text).parse::<Position>())?)
}

/// A position and its legal moves, in their order.
fn moves(block: &Block) -> Result<(), String> {
    let [text, list] = block.parts()?;
    let legal = parse_position(text)?.legal_moves();
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    same(&joined(list), &legal.join(" "))
}

/// A position, moves, and the position after them.
fn play(block: &Block) -> Result<(), String> {
    let [before, moves, after] = block.parts()?;
    same(&joined(after), &played(parse_position(before)?, moves)?.to_string())
}

fn refused_move(block: &Block) -> Result<(), String> {
    let [before, mv, message] = block.parts()?;
    let mut pos = parse_position(before)?;
    same(message, &refusal(pos.play(parse(mv)?))?)
}

/// Lines of a text that is no move and the message.
fn refused_moves(block: &Block) -> Result<(), String> {
    block.lines().try_for_each(|line| {
        let (mv, message) = line.split_once(' ').ok_or("expected a move and a message")?;
        same(message.trim_start(), &refusal(mv.parse::<Move>())?)
    })
}

/// Lines of a move as it may be typed and as it is printed.
fn readings(block: &Block) -> Result<(), String> {
    block.lines().try_for_each(|line| {
        let (typed, printed) = line.split_once(' ').ok_or("expected two moves")?;
        same(printed.trim_start(), &parse::<Move>(typed)?.to_string())
    })
}

/// A position, a deal, and the position after it.
fn deal(block: &Block) -> Result<(), String> {
    let [before, deal, after] = block.parts()?;
    let mut pos = parse_position(before)?;
    pos.deal(&parse::<Deal>(deal)?).map_err(|error| error.to_string())?;
    same(&joined(after), &pos.to_string())
}

fn refused_deal(block: &Block) -> Result<(), String> {
    let [before, deal, message] = block.parts()?;
    let mut pos = parse_position(before)?;
    same(message, &refusal(pos.deal(&parse::<Deal>(deal)?))?)
}

fn record(block: &Block) -> Result<(), String> {
    let game: Game = block.text.parse().map_err(|error| format!("{error}"))?;
    let again: Game = parse(&game.to_string())?;
    if again == game { Ok(()) } else { Err("it is another game when written again".to_owned()) }
}

fn refused_record(block: &Block) -> Result<(), String> {
    let [text, message] = block.parts()?;
    same(message, &refusal(format!("{text}\n").parse::<Game>())?)
}

/// A whole position, which must be written as it was read.
fn json(block: &Block) -> Result<(), String> {
    let value: Value = parse(&block.text)?;
    let pos: Position = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&pos).map_err(|error| error.to_string())?;
    same(&value.to_string(), &written.to_string())
}

/// A position that is over, and its result.
fn json_result(block: &Block) -> Result<(), String> {
    let [text, result] = block.parts()?;
    let written = serde_json::to_value(parse_position(text)?).map_err(|error| error.to_string())?;
    same(&parse::<Value>(result)?.to_string(), &written["result"].to_string())
}

/// What the end of a round brought one seat.
fn json_scoring(block: &Block) -> Result<(), String> {
    let value = Value::Array(vec![parse(&block.text)?]);
    let scoring: ScoringJson =
        serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&scoring).map_err(|error| error.to_string())?;
    same(&value.to_string(), &written.to_string())
}

/// A session of the engine protocol, in which all moves must be legal.
fn protocol(block: &Block) -> Result<(), String> {
    let mut pos = None;
    let mut answers = 0;
    for line in block.lines() {
        if let Some(text) = line.strip_prefix("> position ") {
            let (text, moves) = text.split_once(" moves ").unwrap_or((text, ""));
            pos = Some(played(parse_position(text)?, moves)?);
        } else if let Some(moves) = line.strip_prefix("< bestmove ").or(expected_moves(line)) {
            played(pos.clone().ok_or("an answer without a position")?, moves)?;
            answers += 1;
        }
    }
    if answers >= 2 { Ok(()) } else { Err("a move and the moves expected are missing".to_owned()) }
}

/// The moves after `pv` in an `info` line.
fn expected_moves(line: &str) -> Option<&str> {
    line.strip_prefix("< info ")?.split_once(" pv ").map(|(_, moves)| moves)
}

/// A position after moves and deals as the engine protocol writes them.
fn played(mut pos: Position, moves: &str) -> Result<Position, String> {
    for word in moves.split_whitespace() {
        match word.strip_prefix("deal:") {
            Some(deal) => pos.deal(&parse(deal)?).map_err(|error| format!("{word}: {error}"))?,
            None => pos.play(parse(word)?).map_err(|error| format!("{word}: {error}"))?,
        }
    }
    Ok(pos)
}

/// Members that replace those of the page's whole position, and the message.
fn refused_json(block: &Block) -> Result<(), String> {
    let [members, message] = block.parts()?;
    let whole = blocks("FORMATS.md").into_iter().find(|block| block.kind == "json");
    let mut value: Value = parse(&whole.ok_or("no whole position")?.text)?;
    let Value::Object(members) = parse(members)? else { return Err("no object".to_owned()) };
    for (name, member) in members {
        value[name] = member;
    }
    same(message, &refusal(serde_json::from_value::<Position>(value))?)
}

/// Lines of a rule set and its number of actions, or of a rule set, a move and its number.
fn actions(block: &Block) -> Result<(), String> {
    block.lines().try_for_each(|line| match *line.split_whitespace().collect::<Vec<_>>() {
        [rules, count] => same(count, &parse::<Rules>(rules)?.actions().to_string()),
        [rules, mv, number] => {
            let action = parse::<Rules>(rules)?.action_of(parse(mv)?);
            same(number, &action.map_or("none".to_owned(), |action| action.to_string()))
        }
        _ => Err(format!("`{line}` is no action")),
    })
}

fn colored_wall(block: &Block) -> Result<(), String> {
    let rows = Line::ALL.map(|line| {
        let colors = Column::ALL.map(|column| column.color(line).to_string());
        colors.join(" ") + "\n"
    });
    same(&block.text, &rows.concat())
}

/// A drawn wall on which the tile of the small letter is placed, and what it scores.
struct Drawing<'a> {
    before: Setup,
    place: Place,
    points: &'a str,
}

fn read_drawing(block: &Block) -> Result<Drawing<'_>, String> {
    let mut lines: Vec<&str> = block.lines().collect();
    let points = lines.pop().and_then(|line| line.strip_prefix("= ")).ok_or("no points")?;
    let mut before = Setup::from(&Position::new(parse("2fp")?, Seat::ALL[0]));
    let mut place = None;
    for (line, row) in Line::ALL.into_iter().zip(&lines) {
        for (column, space) in Column::ALL.into_iter().zip(row.split(' ')) {
            let Some(tile) = space.chars().next().and_then(Tile::from_letter) else { continue };
            if space == space.to_lowercase() {
                let count = line.spaces();
                before.seats[0].lines[line.index()] = Some(LineTiles { tile, count });
                before.bag -= Tiles::of(tile, count.into());
                place = Some(Place { line, column });
            } else {
                before.seats[0].wall[line.index()][column.index()] = Some(tile);
                before.bag -= Tiles::of(tile, 1);
            }
        }
    }
    Ok(Drawing { before, place: place.ok_or("no small letter")?, points })
}

/// Places the tile and compares what it scores.
fn place(drawing: Drawing<'_>) -> Result<(), String> {
    let mut pos = Position::try_from(drawing.before).map_err(|faults| faults.to_string())?;
    let mut events: Vec<Event> = Vec::new();
    let placed = pos.play_before(drawing.place.into(), &mut events);
    placed.map_err(|error| error.to_string())?;
    match events.first() {
        Some(Event::Placed { placement, .. }) => {
            same(drawing.points, &placement.runs.points().to_string())
        }
        _ => Err("nothing was placed".to_owned()),
    }
}

/// A drawing of a colored wall.
fn colored_placement(block: &Block) -> Result<(), String> {
    let drawing = read_drawing(block)?;
    let seat = &drawing.before.seats[0];
    for line in Line::ALL {
        for column in Column::ALL {
            let space = seat.wall[line.index()][column.index()];
            let placed = (drawing.place == Place { line, column })
                .then(|| seat.lines[line.index()].map(|tiles| tiles.tile));
            if let Some(tile) = placed.flatten().or(space) {
                same(&tile.to_string(), &column.color(line).to_string())?;
            }
        }
    }
    place(drawing)
}

/// A drawing of a free wall on which the tile has no other space.
fn free_wall(block: &Block) -> Result<(), String> {
    let drawing = read_drawing(block)?;
    let pos = Position::try_from(drawing.before.clone()).map_err(|faults| faults.to_string())?;
    let legal: Vec<String> = pos.legal_moves().iter().map(ToString::to_string).collect();
    same(&Move::from(drawing.place).to_string(), &legal.join(" "))?;
    place(drawing)
}

/// The numbers of rules that stand in bold at the beginning of a line.
fn numbered_rules() -> BTreeSet<String> {
    let page = read("docs/RULES.md");
    let numbers = page.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
    numbers.map(|(number, _)| number.to_owned()).collect()
}

#[test]
fn the_rules_have_the_numbers_that_code_and_tests_cite() {
    let mut expected: BTreeSet<String> = (1..=13).map(|example| format!("X{example}")).collect();
    for (section, rules) in [(1, 5), (2, 7), (3, 5), (4, 3), (5, 3), (6, 5), (7, 9)] {
        expected.extend((1..=rules).map(|rule| format!("{section}.{rule}")));
    }
    assert_eq!(numbered_rules(), expected);
}

#[test]
fn every_rule_that_the_sources_cite_exists() {
    let rules = numbered_rules();
    let mut cited = BTreeSet::new();
    for folder in ["crates", "apps"] {
        collect_citations(&markdown::root().join(folder), &mut cited);
    }
    assert!(cited.len() >= 20, "only {cited:?}");
    let unknown: Vec<&String> = cited.difference(&rules).collect();
    assert!(unknown.is_empty(), "docs/RULES.md lacks {unknown:?}");
}

/// The numbers after the word RULES in all Rust sources under a folder.
fn collect_citations(folder: &Path, cited: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_citations(&path, cited);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            let after = text.split("RULES ").skip(1);
            let numbers =
                after.filter_map(|rest| rest.split([' ', ')', ',', ':', ';', '`']).next());
            let numbers = numbers.map(|number| number.trim_end_matches('.').to_owned());
            cited.extend(numbers.filter(|number| is_rule_number(number)));
        }
    }
}

fn is_rule_number(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.').is_some_and(|(section, rule)| digits(section) && digits(rule))
}

#[test]
fn links_between_the_pages_lead_somewhere() {
    let pages = PAGES.into_iter().chain(OTHER_PAGES);
    let pages: Vec<(&str, String)> =
        pages.map(|page| (page, read(&format!("docs/{page}")))).collect();
    let mut links = 0;
    for (page, text) in &pages {
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() { page } else { file };
            let linked = pages.iter().find(|(name, _)| *name == file);
            let (_, linked) = linked.unwrap_or_else(|| panic!("docs/{page}: {target}"));
            assert!(heading.is_empty() || has_heading(linked, heading), "docs/{page}: {target}");
            links += 1;
        }
    }
    assert!(links >= 5, "only {links} links");
}

fn has_heading(text: &str, anchor: &str) -> bool {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchors = headings.map(|line| line.trim_start_matches('#').trim().to_lowercase());
    anchors.map(|heading| heading.replace(' ', "-")).any(|heading| heading == anchor)
}

#[test]
fn the_greedy_bot_beats_random_play_as_the_page_says() {
    let summary = greedy_bot::summary();
    assert!(read("docs/BOTS.md").contains(&summary), "docs/BOTS.md lacks: {summary}");
}

/// One line for each line of the table in docs/BOTS.md; that they compile is most of the check.
#[test]
fn the_calls_that_the_page_lists_exist() {
    let rules: Rules = "2cp".parse().unwrap();
    let mut dealer = Dealer::new(1);
    let mut pos = Position::new(rules, Seat::ALL[0]);
    assert_eq!(pos.next(), Next::Bag);
    pos.deal(&dealer.draw(&pos)).unwrap();
    assert_eq!(pos.to_string().parse::<Position>().unwrap().hash(), pos.hash());
    assert_eq!(pos.legal_moves().len(), pos.count_moves());
    let mv = dealer.pick(&pos).unwrap();
    let action = rules.action_of(mv).unwrap();
    assert!(action < rules.actions() && pos.action(action) == Some(mv));
    let board = pos.board(Seat::ALL[0]);
    assert!(board.takes(Line::ALL[0], Tile::Blue) && board.line(Line::ALL[0]).is_none());
    assert_eq!((board.score(), board.floor().len()), (0, 0));
    assert_eq!(board.wall().runs(Line::ALL[0], Column::ALL[0]).points(), 1);
    let mut other = pos.clone();
    pos.play(mv).unwrap();
    other.play_unchecked(mv);
    assert_eq!(pos, other);
    assert!(dealer.play_out(&mut pos).moves > 0);
}
