//! The waiting room at all sizes, as text. `AZULEJO_WRITE_SCREENS=1` writes the files; their changes are read as diffs.

use crate::terminal::Terminal;
use crate::world::{World, come, errand, table, wait_for};
use azulejo_rules::Seat;
use azulejo_tui::paint::Glyphs;
use azulejo_tui::screens::online::Door;
use azulejo_view::Language;
use std::path::Path;

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 45)];
const WRITE: &str = "AZULEJO_WRITE_SCREENS";

/// The address and the keys of a table are others every time: these stand in their places, as long as they are.
struct Mask {
    real: Vec<Vec<char>>,
    shown: Vec<Vec<char>>,
}

impl Mask {
    fn of(texts: &[&str]) -> Mask {
        let letters = |text: &&str| text.chars().collect::<Vec<char>>();
        let real: Vec<Vec<char>> = texts.iter().map(letters).collect();
        let shown = real.iter().map(|text| masked(text)).collect();
        Mask { real, shown }
    }

    /// A row of a screen, on which a link may stand in pieces.
    fn row(&self, row: &str) -> String {
        let written: Vec<char> = row.chars().collect();
        let mut row = written.clone();
        for (real, shown) in self.real.iter().zip(&self.shown) {
            let mut at = 0;
            while at < row.len() {
                // As it was written: two links may have a beginning in common.
                let (from, length) = longest(&written[at..], real);
                // Less may be a word of ours.
                if length >= 8 {
                    row[at..at + length].copy_from_slice(&shown[from..from + length]);
                }
                at += length.max(1);
            }
        }
        let row: String = row.into_iter().collect();
        picture_hidden(&self.end_hidden(&row))
    }

    /// The last few letters of a link may stand alone.
    fn end_hidden(&self, row: &str) -> String {
        let end: Vec<char> = row.trim().chars().collect();
        let is_end = !end.is_empty() && self.real.iter().any(|real| real.ends_with(&end));
        if is_end { row.replace(char::is_alphanumeric, "x") } else { row.to_owned() }
    }
}

/// Where in a text the longest beginning of a row stands.
fn longest(row: &[char], text: &[char]) -> (usize, usize) {
    let length = |from: usize| row.iter().zip(&text[from..]).take_while(|(a, b)| a == b).count();
    (0..text.len())
        .map(|from| (from, length(from)))
        .max_by_key(|(_, length)| *length)
        .unwrap_or((0, 0))
}

/// Digits of the port, of the table and of the keys.
fn masked(text: &[char]) -> Vec<char> {
    let all: String = text.iter().collect();
    let keys = all.find('#').map_or(all.len(), |at| all[..at].chars().count());
    let port = all.rfind("1:").map_or(0, |at| all[..at].chars().count() + 2);
    let hide = |(at, letter): (usize, &char)| match letter {
        '/' | '#' | ':' | '.' => *letter,
        't' | 'w' if at == keys + 1 => *letter,
        _ if at > keys => 'x',
        '0'..='9' if at >= port && port > 0 => '9',
        letter => *letter,
    };
    text.iter().enumerate().map(hide).collect()
}

/// A picture is another for every link.
fn picture_hidden(row: &str) -> String {
    let is_picture = |at: &usize| row[*at..].chars().filter(|letter| *letter == '#').count() > 1;
    match row.find(['█', '▀', '▄']).or_else(|| row.find("##").filter(is_picture)) {
        Some(at) => format!("{}▒", &row[..at]),
        None => row.to_owned(),
    }
}

#[track_caller]
fn assert_kept(name: &str, made: &str) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/online").join(format!("{name}.txt"));
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&path, made).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = made.lines().zip(found.lines()).position(|(made, found)| made != found);
    let line = differs.map_or(0, |line| line + 1);
    assert!(
        made == found,
        "{name}.txt differs at line {line}; {WRITE}=1 writes it, review the diff:\n{made}"
    );
}

/// A screen in every language and size, and in English with the signs of a typewriter.
fn screens(terminal: &mut Terminal, mask: &Mask) -> String {
    let unicode = Language::ALL.map(|language| (language, Glyphs::Unicode));
    let all = unicode.into_iter().chain([(Language::En, Glyphs::Ascii)]);
    let drawn: String =
        all.map(|(language, glyphs)| drawn(terminal, mask, language, glyphs)).collect();
    let stage = terminal.app.stage_mut();
    stage.speak(Language::En);
    stage.terminal.1 = Glyphs::Unicode;
    assert!(!drawn.contains('⟦'), "{drawn}");
    drawn
}

fn drawn(terminal: &mut Terminal, mask: &Mask, language: Language, glyphs: Glyphs) -> String {
    let stage = terminal.app.stage_mut();
    stage.speak(language);
    stage.terminal.1 = glyphs;
    let code = language.code();
    let mut screen = |(width, height): (u16, u16)| {
        let screen = terminal.screen_of((width, height));
        let rows: Vec<String> = screen.lines().map(|row| mask.row(row)).collect();
        format!("==== {code} {glyphs:?} {width}x{height}\n{}\n", rows.join("\n"))
    };
    SIZES.map(&mut screen).concat()
}

#[test]
fn the_waiting_room_looks_as_it_is_kept() {
    let world = World::new();
    let (mut ann, link, watch) = Terminal::founding(world.founding(table("4fs", 1)));
    let mut bo = come(errand(&link, "Bo"));
    wait_for(&mut bo, |table| table.free_seat().is_some());
    bo.sit(Seat::ALL[1], "Bo".parse().expect("a name"));
    wait_for(&mut bo, |table| table.own_seat().is_some());
    bo.be_ready();
    let mut cy = Terminal::going(errand(&link, "Cy"), None);
    cy.until(&["Ann", "Bo  Ready", "Bot: beginner", "One person watches"]);
    ann.until(&["Ann (you)", "Bo  Ready", "Bot: beginner", "One person watches"]);
    let code = link.rsplit_once('/').expect("a key").1.to_owned();
    let server = link.split_once("online").expect("the page").0.to_owned();
    let mask = Mask::of(&[&link, &watch, &server, &format!("Online: {code}")]);
    assert_kept("waiting-host", &screens(&mut ann, &mask).replace(&code, "xxxxxxxx"));
    assert_kept("waiting-guest", &screens(&mut cy, &mask));
    ann.press("i");
    assert_kept("invitation", &screens(&mut ann, &mask).replace(&code, "xxxxxxxx"));
    cy.press("s");
    assert_kept("name", &screens(&mut cy, &mask));
    cy.press("\n");
    cy.until(&["Cy (you)", "Nobody watches"]);
    cy.press("/");
    assert_kept("talk", &screens(&mut cy, &mask));
}

#[test]
fn the_way_to_a_server_looks_as_it_is_kept() {
    let mask = Mask::of(&[]);
    let mut door = Terminal::at(None, |_| Door::new());
    assert_kept("door", &screens(&mut door, &mask));
}
