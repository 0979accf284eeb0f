//! Texts with small mistakes, and texts that are still sound but say something else.

use azulejo_rules::{Dealer, Tile};

/// The letters of all texts, in both cases, and a few that belong nowhere.
const LETTERS: &str = "BYRKWPCFXbyrkwpcfxse0123456789.,:/-+*<@ ;\"[]\\Qé";

/// Changes a position's text in one to three places: by letters, by fields, or by moves of tiles,
/// seats and gold sides that may well be sound.
pub fn mutate_position(text: &str, dealer: &mut Dealer) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dealer.below(3) {
        text = match dealer.below(8) {
            0 | 1 => change_letter(&text, dealer),
            2 => change_parts(&text, ' ', dealer),
            _ => change_table(&text, dealer),
        };
    }
    text
}

/// Changes a record's text in one or two places: by letters or by words.
pub fn mutate_record(text: &str, dealer: &mut Dealer) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dealer.below(2) {
        text = match dealer.below(8) {
            0..=2 => change_letter(&text, dealer),
            3 => change_parts(&text, ' ', dealer),
            4 => change_parts(&text, '\n', dealer),
            5 => change_blanks(&text, dealer),
            _ => change_word(&text, dealer),
        };
    }
    text
}

/// A number below a bound of up to a million: texts are longer than what a dealer chooses from.
fn below(dealer: &mut Dealer, bound: usize) -> usize {
    let number = dealer.below(1000) * 1000 + dealer.below(1000);
    number as usize % bound.max(1)
}

fn any<'a, T>(dealer: &mut Dealer, choices: &'a [T]) -> &'a T {
    &choices[below(dealer, choices.len())]
}

fn letter(dealer: &mut Dealer) -> char {
    let letters: Vec<char> = LETTERS.chars().collect();
    *any(dealer, &letters)
}

fn tile(dealer: &mut Dealer) -> Tile {
    *any(dealer, &Tile::ALL)
}

/// Replaces, removes, inserts or swaps a letter, or changes its case.
fn change_letter(text: &str, dealer: &mut Dealer) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return letter(dealer).to_string();
    }
    let place = below(dealer, letters.len());
    match dealer.below(5) {
        0 => letters[place] = letter(dealer),
        1 => {
            letters.remove(place);
        }
        2 => letters.insert(place, letter(dealer)),
        3 => {
            let other = (place + 1) % letters.len();
            letters.swap(place, other);
        }
        _ => {
            let old = letters[place];
            letters[place] = if old.is_ascii_uppercase() {
                old.to_ascii_lowercase()
            } else {
                old.to_ascii_uppercase()
            };
        }
    }
    letters.into_iter().collect()
}

/// Swaps, repeats, removes or overwrites a part between separators.
fn change_parts(text: &str, separator: char, dealer: &mut Dealer) -> String {
    let mut parts: Vec<&str> = text.split(separator).collect();
    let (one, other) = (below(dealer, parts.len()), below(dealer, parts.len()));
    match dealer.below(4) {
        0 => parts.swap(one, other),
        1 => parts.insert(one, parts[other]),
        2 => {
            parts.remove(one);
        }
        _ => parts[one] = parts[other],
    }
    parts.join(&separator.to_string())
}

/// Writes a blank as another one, or more, or with a comment.
fn change_blanks(text: &str, dealer: &mut Dealer) -> String {
    let blanks: Vec<usize> = text.match_indices([' ', '\n']).map(|(place, _)| place).collect();
    if blanks.is_empty() {
        return text.to_owned();
    }
    let place = *any(dealer, &blanks);
    let written = *any(dealer, &["", " ", "\n", "\r\n", "\t", "  ", " ; a comment\n"]);
    format!("{}{written}{}", &text[..place], &text[place + 1..])
}

/// Writes another word of the kind that records have.
fn change_word(text: &str, dealer: &mut Dealer) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let place = below(dealer, words.len());
    let (source, to) = (any(dealer, &["1", "2", "3", "4", "5", "9", "C", "c"]), dealer.below(7));
    let to = if to == 6 { "F".to_owned() } else { to.to_string() };
    let (one, other) = (tile(dealer), tile(dealer));
    words[place] = match dealer.below(8) {
        0 => "round".to_owned(),
        1 => "deal".to_owned(),
        2 => format!("first {}", dealer.below(6)),
        3 => format!("{}@{to}", dealer.below(6)),
        4 => format!("{source}{one}{to}<{other}"),
        5 => format!("{one}{one}{other}{other}"),
        _ => format!("{source}{one}{to}"),
    };
    words.join(" ")
}

/// The fields of a position's text by their numbers, from 1.
struct Fields(Vec<String>);

impl Fields {
    fn field(&mut self, number: usize) -> &mut String {
        &mut self.0[number - 1]
    }

    fn seat(&mut self, dealer: &mut Dealer) -> &mut String {
        let place = 9 + below(dealer, self.0.len() - 9);
        &mut self.0[place]
    }

    /// Changes one part of a seat's field: score, lines, wall, floor, tray.
    fn seat_part(
        &mut self,
        dealer: &mut Dealer,
        part: usize,
        change: impl FnOnce(&str, &mut Dealer) -> String,
    ) {
        let field = self.seat(dealer);
        let mut parts: Vec<String> = field.split(':').map(str::to_owned).collect();
        if let Some(text) = parts.get_mut(part) {
            *text = change(text, dealer);
        }
        *field = parts.join(":");
    }
}

/// Moves a tile, a seat, the marker or a gold side, as an editor might.
fn change_table(text: &str, dealer: &mut Dealer) -> String {
    let mut fields = Fields(text.split(' ').map(str::to_owned).collect());
    if fields.0.len() < 10 {
        return text.to_owned();
    }
    match dealer.below(9) {
        0 => {
            let field = 3 + below(dealer, 3);
            let seat = *any(dealer, &["0", "1", "2", "3", "4", "c"]);
            seat.clone_into(fields.field(field));
        }
        1 => {
            let round = *any(dealer, &["1", "9", "9+1", "9+2", "9+3", "9+4"]);
            round.clone_into(fields.field(2));
        }
        2 => {
            let rules = *any(dealer, &["2cp", "2fp", "2cs", "2fs", "2ce", "3fe", "4cp"]);
            rules.clone_into(fields.field(1));
        }
        3 => change_disc(&mut fields, dealer),
        4 => fields.seat_part(dealer, 3, toggle_marker),
        5 => {
            let tray = *any(dealer, &[":.", ":P", ":B", ""]);
            let seat = fields.seat(dealer);
            let parts: Vec<&str> = seat.split(':').take(4).collect();
            *seat = parts.join(":") + tray;
        }
        _ => move_tile(&mut fields, dealer),
    }
    fields.0.join(" ")
}

fn toggle_marker(floor: &str, dealer: &mut Dealer) -> String {
    match dealer.below(3) {
        0 if floor == "-" => "P".to_owned(),
        0 => format!("{floor}P"),
        _ => {
            let rest = floor.replacen('P', "", 1);
            if rest.is_empty() { "-".to_owned() } else { rest }
        }
    }
}

/// Takes a disc off the table, empties it, or turns it.
fn change_disc(fields: &mut Fields, dealer: &mut Dealer) {
    let mut discs: Vec<String> = fields.field(6).split(',').map(str::to_owned).collect();
    let place = below(dealer, discs.len());
    let tiles = discs[place].rsplit('*').next().unwrap_or_default().to_owned();
    discs[place] = match dealer.below(4) {
        0 => "x".to_owned(),
        1 => "-".to_owned(),
        2 => tiles,
        _ => format!("{}*{tiles}", any(dealer, &["1", "2B", "2R", "3", "4", "5", "2", "6"])),
    };
    *fields.field(6) = discs.join(",");
}

/// Moves a tile from the bag or the lid to somewhere else, or lets it vanish.
fn move_tile(fields: &mut Fields, dealer: &mut Dealer) {
    let tile = tile(dealer);
    let from = 8 + below(dealer, 2);
    let Some(less) = add_to_count(fields.field(from), tile, false) else { return };
    *fields.field(from) = less;
    match dealer.below(7) {
        0 => fields.seat_part(dealer, 3, |floor, _| add_to_heap(floor, tile, false)),
        1 => fields.seat_part(dealer, 1, |lines, dealer| add_to_line(lines, tile, dealer)),
        2 => fields.seat_part(dealer, 2, |wall, dealer| put_on_wall(wall, tile, dealer)),
        3 => *fields.field(7) = add_to_heap(&fields.field(7).clone(), tile, true),
        4 => {
            let mut discs: Vec<String> = fields.field(6).split(',').map(str::to_owned).collect();
            let place = below(dealer, discs.len());
            discs[place] = add_to_heap(&discs[place], tile, true);
            *fields.field(6) = discs.join(",");
        }
        5 => {
            if let Some(more) = add_to_count(fields.field(17 - from), tile, true) {
                *fields.field(17 - from) = more;
            }
        }
        _ => {}
    }
}

/// One more or one less of a color in `17.16.14.16.17`.
fn add_to_count(counts: &str, tile: Tile, more: bool) -> Option<String> {
    let mut counts: Vec<String> = counts.split('.').map(str::to_owned).collect();
    let count: usize = counts.get(tile.index())?.parse().ok()?;
    counts[tile.index()] = if more { count + 1 } else { count.checked_sub(1)? }.to_string();
    Some(counts.join("."))
}

/// One more tile in `BBYR` or `-`, at its place in color order or at the end.
fn add_to_heap(heap: &str, tile: Tile, is_sorted: bool) -> String {
    let (prefix, heap) = match heap.split_once('*') {
        Some((effect, heap)) => (format!("{effect}*"), heap),
        None => (String::new(), heap),
    };
    let mut letters: Vec<char> = heap.chars().filter(|&letter| letter != '-').collect();
    letters.push(tile.letter());
    if is_sorted {
        letters.sort_by_key(|&letter| Tile::from_letter(letter));
    }
    prefix + &String::from_iter(letters)
}

fn add_to_line(lines: &str, tile: Tile, dealer: &mut Dealer) -> String {
    let mut lines: Vec<String> = lines.split('/').map(str::to_owned).collect();
    let place = below(dealer, lines.len());
    let mut letters = lines[place].chars();
    lines[place] = match (letters.next(), letters.as_str().parse::<u8>()) {
        (Some(color), Ok(count)) => format!("{color}{}", count.saturating_add(1)),
        _ => format!("{tile}1"),
    };
    lines.join("/")
}

fn put_on_wall(wall: &str, tile: Tile, dealer: &mut Dealer) -> String {
    let mut letters: Vec<char> = wall.chars().collect();
    let free: Vec<usize> = (0..letters.len()).filter(|&place| letters[place] == '.').collect();
    if !free.is_empty() {
        letters[*any(dealer, &free)] = tile.letter();
    }
    letters.into_iter().collect()
}
