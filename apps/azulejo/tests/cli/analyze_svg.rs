//! The drawing of `azulejo analyze --svg`.

use crate::analyze::unfinished;
use crate::support::{Run, run, run_with, vectors};
use std::path::PathBuf;

/// Draws a record from standard input to standard output.
fn drawn(record: &str) -> String {
    let words = ["analyze", "-", "--nodes", "50", "--deals", "0", "--svg", "-"];
    let Run { status, out, err } = run_with(words, record.as_bytes());
    assert_eq!(status, Some(0));
    assert!(err.contains("Accuracy"), "the text goes to standard error: {err}");
    out
}

/// The names of the elements in the order in which they end; fails where tags do not match.
fn elements(svg: &str) -> Vec<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut ended = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("every tag is closed");
        assert!(!text.contains('>'), "a bare > in {text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in {tag}");
        let name = tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag} ends what it has not begun");
            ended.push(name.to_owned());
        } else if tag.ends_with('/') {
            ended.push(name.to_owned());
        } else {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} do not end");
    ended
}

fn count(svg: &str, part: &str) -> usize {
    svg.matches(part).count()
}

#[test]
fn the_drawing_is_well_formed_and_has_a_point_for_every_moment() {
    let svg = drawn(&unfinished());
    let elements = elements(&svg);
    assert_eq!(elements.last().map(String::as_str), Some("svg"));
    assert_eq!(count(&svg, "class=\"point"), 2 + 10 + 11, "two deals and the moves");
    assert_eq!(count(&svg, "class=\"course"), 1, "two players share one line");
    assert_eq!(count(&svg, "class=\"round\""), 2);
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(svg.contains("<title id=\"title\">Chance to win: greedy 1, greedy 2</title>"));
    assert!(svg.contains("<desc id=\"description\">greedy 1 "));
    assert!(svg.contains("prefers-color-scheme:dark"));
}

#[test]
fn more_players_have_a_line_each() {
    let four = vectors().into_iter().find(|path| path.ends_with("4cp.azulejo")).unwrap();
    let record = std::fs::read_to_string(four).unwrap();
    let end = record.find("round 2").unwrap();
    let result = record.lines().find(|line| line.starts_with("[Result")).unwrap();
    let record = record[..end].replace(result, "");
    let svg = drawn(&record);
    elements(&svg);
    // In the drawing and in the legend.
    assert_eq!(count(&svg, "class=\"course"), 4 + 4);
    let game: azulejo_rules::Game = record.parse().unwrap();
    let moments = 1 + game.rounds()[0].moves.len();
    assert_eq!(count(&svg, "class=\"point"), 4 * moments);
}

#[test]
fn a_drawing_goes_to_its_file() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (record, svg) = (folder.join("drawn.azulejo"), folder.join("drawn.svg"));
    std::fs::write(&record, unfinished()).unwrap();
    let paths = [&record, &svg].map(|path| path.to_str().unwrap());
    let words = ["analyze", paths[0], "--nodes", "50", "--deals", "0", "--json", "--svg", paths[1]];
    let out = run(words).success();
    assert!(out.starts_with("{\"rules\":\"2cp\""), "{out}");
    assert_eq!(std::fs::read_to_string(&svg).unwrap(), drawn(&unfinished()));
    let words = ["analyze", paths[0], "--nodes", "1", "--deals", "0", "--svg", "/no/such/folder/x"];
    assert!(run(words).refusal(1).starts_with("azulejo: /no/such/folder/x: "));
}
