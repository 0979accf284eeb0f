//! Reading a position (FORMATS "Position: one line"). What is written well but cannot be is for
//! `faults`.

use super::Oracle;
use super::color::{COLORS, MARKER, TILES_OF_A_COLOR, color, number, read_heap};
use super::disc::{Disc, split_prefix};
use super::player::{Player, Tray};
use super::rules::Rules;
use super::supply::Supply;
use super::wall::Wall;

/// The faults found so far.
struct Faults(Vec<String>);

impl Faults {
    /// Goes on reading after a fault, with an empty value in its place.
    fn keep<T: Default>(&mut self, place: &str, read: Result<T, String>) -> T {
        read.unwrap_or_else(|fault| {
            self.0.push(format!("{place}: {fault}"));
            T::default()
        })
    }
}

impl Oracle {
    /// Reads a position line, in either case.
    ///
    /// # Errors
    /// All faults found, one string each, when the line is malformed or is refused by FORMATS
    /// "Refused".
    pub fn from_position(text: &str) -> Result<Oracle, Vec<String>> {
        let fields: Vec<&str> = text.split(' ').collect();
        let rules = Rules::parse(fields[0]).map_err(|fault| vec![fault])?;
        let expected = 9 + rules.players;
        if fields.len() != expected {
            return Err(vec![format!("{} fields, there must be {expected}", fields.len())]);
        }
        let mut faults = Faults(Vec::new());
        let oracle = read_fields(rules, &fields, &mut faults);
        if !faults.0.is_empty() {
            return Err(faults.0);
        }
        let faults = oracle.faults();
        if faults.is_empty() { Ok(oracle) } else { Err(faults) }
    }
}

/// Reads the fields after the rules, of which there are enough.
fn read_fields(rules: Rules, fields: &[&str], faults: &mut Faults) -> Oracle {
    let (round, barren) = faults.keep("field 2, round", read_round(fields[1]));
    let to_act = match fields[2] {
        "0" => None,
        seat => Some(faults.keep("field 3, seat to act", read_seat(seat, rules))),
    };
    let first = faults.keep("field 4, first seat", read_seat(fields[3], rules));
    let marker = match fields[4] {
        "c" | "C" => None,
        seat => Some(faults.keep("field 5, marker", read_seat(seat, rules))),
    };
    let mut players = Vec::new();
    for (index, text) in fields[9..].iter().enumerate() {
        players.push(read_player(text, &format!("seat {}", index + 1), faults));
    }
    Oracle {
        rules,
        round,
        barren,
        to_act,
        first,
        marker,
        discs: read_discs(fields[5], rules, faults),
        center: faults.keep("field 7, center", read_heap(fields[6])),
        supply: Supply {
            bag: faults.keep("field 8, bag", read_counts(fields[7])),
            lid: faults.keep("field 9, lid", read_counts(fields[8])),
        },
        players,
        placed: vec![Vec::new(); rules.players],
    }
}

/// The round and how many barren rounds were before it, such as `34+1`.
fn read_round(text: &str) -> Result<(u16, u16), String> {
    let (round, barren) = match text.split_once('+') {
        None => (text, 0),
        Some((_, "0")) => return Err("`+0` is left out".to_string()),
        Some((round, barren)) => (round, number(barren, 3)?),
    };
    match number(round, u16::MAX)? {
        0 => Err("rounds count from 1".to_string()),
        round => Ok((round, barren)),
    }
}

/// A seat counting from 1, as an index counting from 0.
fn read_seat(text: &str, rules: Rules) -> Result<usize, String> {
    let seat = number(text, rules.players as u16)?;
    if seat == 0 { Err("seats count from 1".to_string()) } else { Ok(seat as usize - 1) }
}

fn read_discs(text: &str, rules: Rules, faults: &mut Faults) -> Vec<Option<Disc>> {
    let mut discs = Vec::new();
    for (index, text) in text.split(',').enumerate() {
        let place = format!("factory {}", index + 1);
        discs.push(faults.keep(&place, read_disc(text)));
    }
    if discs.len() != rules.discs() {
        let fault = format!("{} factories, there must be {}", discs.len(), rules.discs());
        faults.0.push(fault);
    }
    discs
}

fn read_disc(text: &str) -> Result<Option<Disc>, String> {
    if text.eq_ignore_ascii_case("x") {
        return Ok(None);
    }
    let (effect, tiles) = split_prefix(text)?;
    Ok(Some(Disc { effect, tiles: read_heap(tiles)? }))
}

/// A heap given by five counts in color order.
fn read_counts(text: &str) -> Result<Vec<char>, String> {
    let counts: Vec<&str> = text.split('.').collect();
    if counts.len() != COLORS.len() {
        return Err(format!("`{text}` is not five counts joined by dots"));
    }
    let mut tiles = Vec::new();
    for (color, count) in COLORS.into_iter().zip(counts) {
        for _ in 0..number(count, TILES_OF_A_COLOR as u16)? {
            tiles.push(color);
        }
    }
    Ok(tiles)
}

/// A seat's field: `score:lines:wall:floor[:disc]`.
fn read_player(text: &str, place: &str, faults: &mut Faults) -> Player {
    let parts: Vec<&str> = text.split(':').collect();
    let (score, lines, wall, floor, disc) = match parts[..] {
        [score, lines, wall, floor] => (score, lines, wall, floor, None),
        [score, lines, wall, floor, disc] => (score, lines, wall, floor, Some(disc)),
        _ => {
            faults.0.push(format!("{place}: `{text}` is not `score:lines:wall:floor[:disc]`"));
            return Player::default();
        }
    };
    Player {
        score: faults.keep(&format!("{place}, score"), number(score, u16::MAX)),
        lines: faults.keep(&format!("{place}, lines"), read_lines(lines)),
        wall: faults.keep(&format!("{place}, wall"), read_wall(wall)),
        floor: faults.keep(&format!("{place}, floor"), read_floor(floor)),
        tray: disc.map(|disc| faults.keep(&format!("{place}, disc"), read_tray(disc))),
    }
}

fn read_lines(text: &str) -> Result<[Vec<char>; 5], String> {
    let texts: Vec<&str> = text.split('/').collect();
    if texts.len() != 5 {
        return Err(format!("`{text}` is not five lines joined by `/`"));
    }
    let mut lines: [Vec<char>; 5] = Default::default();
    for (index, text) in texts.into_iter().enumerate() {
        lines[index] = read_line(text, index + 1)?;
    }
    Ok(lines)
}

/// A pattern line: a color and how many, at most its spaces, or `-`.
fn read_line(text: &str, spaces: usize) -> Result<Vec<char>, String> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let mut letters = text.chars();
    let Some(letter) = letters.next() else {
        return Err(format!("line {spaces} is written as nothing, empty it is `-`"));
    };
    let color = color(letter)?;
    let count = number(letters.as_str(), u16::MAX)? as usize;
    if count == 0 {
        return Err(format!("line {spaces} is `{text}`, empty it is `-`"));
    }
    if count > spaces {
        return Err(format!("line {spaces} holds {count} tiles, longer than its {spaces} spaces"));
    }
    Ok(vec![color; count])
}

fn read_wall(text: &str) -> Result<Wall, String> {
    let refused = || format!("`{text}` is not five rows of five cells joined by `/`");
    let rows: Vec<&str> = text.split('/').collect();
    let mut wall = Wall::default();
    if rows.len() != 5 {
        return Err(refused());
    }
    for (row, text) in rows.into_iter().enumerate() {
        let letters: Vec<char> = text.chars().collect();
        if letters.len() != 5 {
            return Err(refused());
        }
        for (column, letter) in letters.into_iter().enumerate() {
            if letter != '.' {
                wall.rows[row][column] = Some(color(letter)?);
            }
        }
    }
    Ok(wall)
}

fn read_floor(text: &str) -> Result<Vec<char>, String> {
    match text {
        "-" => Ok(Vec::new()),
        "" => Err("an empty floor is `-`".to_string()),
        items => items.chars().map(read_item).collect(),
    }
}

fn read_tray(text: &str) -> Result<Tray, String> {
    let letters: Vec<char> = text.chars().collect();
    match letters[..] {
        ['.'] => Ok(Tray { item: None }),
        [letter] => Ok(Tray { item: Some(read_item(letter)?) }),
        _ => Err(format!("`{text}` is not the letter of one item or `.`")),
    }
}

/// What can lie on a floor: a tile or the marker.
fn read_item(letter: char) -> Result<char, String> {
    if letter.eq_ignore_ascii_case(&MARKER) { Ok(MARKER) } else { color(letter) }
}
