//! The table as it stands in `src/weights/`.

use azulejo_search::Weights;
use std::fmt::Write;

/// One row for each term, in the order of `src/terms.rs`: how many numbers, and what they are.
const WALL: [(usize, &str); 6] = [
    (5, "a column with 1, 2, … tiles"),
    (5, "a color with 1, 2, … tiles"),
    (5, "a row with 1, 2, … tiles"),
    (1, "an empty space beside a tile"),
    (1, "starting the next round"),
    (1, "being the one to take"),
];

/// The rows of started lines, for each moment.
const STARTED: [(usize, &str); 8] = [
    (1, "line 2 with 1, 2, … tiles"),
    (2, "line 3 with 1, 2, … tiles"),
    (3, "line 4 with 1, 2, … tiles"),
    (4, "line 5 with 1, 2, … tiles"),
    (4, "the points its tile brings, 1, 2, … missing"),
    (2, "the column and the color of that tile, for each tile beyond two"),
    (4, "a source holds just the 1, 2, … missing"),
    (4, "a source holds more than the 1, 2, … missing"),
];

const STAGES: [&str; 5] = [
    "The game is bound to end.",
    "One more round.",
    "Two more rounds.",
    "Three more rounds.",
    "Four or more rounds.",
];

const MOMENTS: [&str; 3] = ["Much is on offer.", "Little is on offer.", "Nothing is on offer."];

/// The whole table as Rust, with what each number means.
pub(crate) fn table(weights: &[i32; Weights::COUNT], command: &str) -> String {
    let mut text = format!("// tune {command}\n[\n");
    let mut numbers = weights.iter();
    let mut rows = |text: &mut String, rows: &[(usize, &str)]| {
        for &(count, name) in rows {
            let row: Vec<String> = numbers.by_ref().take(count).map(|n| format!("{n},")).collect();
            let _ = writeln!(text, "    {} // {name}", row.join(" "));
        }
    };
    for stage in STAGES {
        let _ = writeln!(text, "    // {stage}");
        rows(&mut text, &WALL);
        for moment in MOMENTS {
            let _ = writeln!(text, "    // {moment}");
            rows(&mut text, &STARTED);
        }
    }
    text += "    // How many points make a lead about as good as won: much, little, nothing on offer.\n";
    rows(&mut text, &STAGES.map(|stage| (MOMENTS.len(), stage)));
    text + "]\n"
}
