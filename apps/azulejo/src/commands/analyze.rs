//! `azulejo analyze`: looking back at a game, and into a position.

use crate::analyze::{GameAnalysis, Subject, game_json, game_text, plot, position_text};
use crate::cli::Analyze;
use crate::draw::Row;
use crate::input::{is_standard, shown};
use crate::progress;
use anyhow::{Context, Result, ensure};
use azulejo_networks::shipped;
use azulejo_rules::{Game, Position};
use azulejo_search::{Champion, Verdict};
use azulejo_study::analysis::{PositionAnalysis, position_json};
use azulejo_study::{Care, ReviewPlan, Sheet, Story, run_review};
use azulejo_view::Texts;
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
            // Opened first, so that a long analysis does not end with a file that can't be written.
            let drawing = args.svg.as_deref().map(Drawing::open).transpose()?;
            let texts = args.language.texts();
            tell_game(args, &look_back(args, &game, &texts)?, drawing, out)
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

fn look_back<'a>(args: &Analyze, game: &'a Game, texts: &'a Texts) -> Result<GameAnalysis<'a>> {
    let care = care(args);
    let mut sheet = Sheet::new(Story::from(game));
    let cores = || available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let bar = progress::bar(sheet.story().len() as u64, "moments");
    run_review(&ReviewPlan::new([care]), &mut sheet, threads, &shipped(), || {
        bar.inc(1);
        Verdict::GoOn
    })?;
    bar.finish_and_clear();
    Ok(GameAnalysis::new(game, care, sheet, texts))
}

fn look_into(args: &Analyze, position: Position) -> PositionAnalysis {
    let mut search = Champion::with_networks(shipped());
    let most = args.moves.unwrap_or(MOVES).into();
    PositionAnalysis::study(position, care(args), most, &mut search)
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
    write_rows(args, &position_text(analysis, &args.language.texts()), out)
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
