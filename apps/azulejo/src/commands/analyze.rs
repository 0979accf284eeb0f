//! `azulejo analyze`: looking back at a game, and into a position.

use crate::analyze::{
    Found, GameAnalysis, Names, PositionAnalysis, Subject, game_json, game_text, plot,
    position_json, position_text,
};
use crate::cli::Analyze;
use crate::draw::Row;
use crate::input::{is_standard, shown};
use crate::progress;
use anyhow::{Context, Result, ensure};
use azulejo_networks::shipped;
use azulejo_rules::{Game, Next, Position};
use azulejo_search::{Care, Champion, Review, expectation, ranked};
use azulejo_study::analysis::study_all;
use serde::Serialize;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::thread::available_parallelism;

/// How many moves of a position are shown.
const MOVES: u16 = 5;

pub(super) fn run(args: &Analyze, out: &mut dyn Write) -> Result<()> {
    match Subject::read(&args.subject)? {
        Subject::Game(game) => {
            ensure!(args.moves.is_none(), "--moves is for positions, and this is a record");
            // Whoever waits for the analysis should not learn then that it can't be written.
            let drawing = args.svg.as_deref().map(Drawing::open).transpose()?;
            tell_game(args, &look_back(args, &game), drawing, out)
        }
        Subject::Position(position) => {
            ensure!(args.svg.is_none(), "--svg draws a game, and this is a single position");
            tell_position(args, &look_into(args, *position), out)
        }
    }
}

fn care(args: &Analyze) -> Care {
    Care { deals: args.deals, seed: args.seed, ..Care::nodes(args.nodes) }
}

fn look_back<'a>(args: &Analyze, game: &'a Game) -> GameAnalysis<'a> {
    let care = care(args);
    let review = Review::new(game, care);
    let cores = || available_parallelism().map_or(1, usize::from);
    let bar = progress::bar(review.len() as u64, "moments");
    let threads = args.threads.map_or_else(cores, usize::from);
    let moments = study_all(&review, threads, &shipped(), || bar.inc(1));
    bar.finish_and_clear();
    let (course, summary) = (review.course(&moments), review.summary(&moments));
    GameAnalysis { game, names: Names::of(game), care, moments, course, summary }
}

fn look_into(args: &Analyze, position: Position) -> PositionAnalysis {
    let care = care(args);
    let mut search = Champion::with_networks(shipped());
    let most = args.moves.unwrap_or(MOVES).into();
    let found = match position.next() {
        Next::Player(_) => Found::Moves(ranked(&position, most, care.nodes, &mut search)),
        Next::Bag => Found::Deal(expectation(&position, care, &mut search)),
        Next::Nobody(outcome) => Found::Over(outcome),
    };
    PositionAnalysis { position, care, found }
}

/// Where the drawing goes.
enum Drawing<'a> {
    Standard,
    File(&'a Path, File),
}

impl Drawing<'_> {
    fn open(path: &Path) -> Result<Drawing<'_>> {
        if is_standard(path) {
            return Ok(Drawing::Standard);
        }
        Ok(Drawing::File(path, File::create(path).with_context(|| shown(path))?))
    }
}

/// Where the drawing goes to standard output, the rest makes room.
fn tell_game(
    args: &Analyze,
    analysis: &GameAnalysis<'_>,
    drawing: Option<Drawing<'_>>,
    out: &mut dyn Write,
) -> Result<()> {
    match drawing {
        None => write_game(args, analysis, out),
        Some(Drawing::Standard) => {
            out.write_all(plot(analysis).as_bytes())?;
            write_game(args, analysis, &mut io::stderr())
        }
        Some(Drawing::File(path, mut file)) => {
            file.write_all(plot(analysis).as_bytes()).with_context(|| shown(path))?;
            write_game(args, analysis, out)
        }
    }
}

fn write_game(args: &Analyze, analysis: &GameAnalysis<'_>, out: &mut dyn Write) -> Result<()> {
    if args.json {
        return write_json(&game_json(analysis), out);
    }
    write_rows(args, &game_text(analysis), out)
}

fn tell_position(args: &Analyze, analysis: &PositionAnalysis, out: &mut dyn Write) -> Result<()> {
    if args.json {
        return write_json(&position_json(analysis), out);
    }
    write_rows(args, &position_text(analysis), out)
}

fn write_json(value: &impl Serialize, out: &mut dyn Write) -> Result<()> {
    // The error as one of writing, so that a broken pipe can be told apart.
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

fn write_rows(args: &Analyze, rows: &[Row], out: &mut dyn Write) -> Result<()> {
    let ink = args.color.ink();
    for row in rows {
        writeln!(out, "{}", row.render(ink))?;
    }
    Ok(())
}
