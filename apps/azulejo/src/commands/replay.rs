//! `azulejo replay`: a record from its first deal to its last move.

use crate::cli::Replay;
use crate::input::{read_text, shown};
use crate::playback::Playback;
use crate::stage::Stage;
use anyhow::{Context, Result};
use azulejo_rules::{Frame, Game, PositionJson, ScoringJson, Step};
use azulejo_view::Texts;
use azulejo_view::hosted::rules_told;
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(args: &Replay, out: &mut dyn Write) -> Result<()> {
    // The whole record is checked before the first line is printed: a refused one prints nothing.
    let text = read_text(&args.file)?;
    let game: Game = text.parse().with_context(|| shown(&args.file))?;
    if args.json {
        return print_json(&game, out);
    }
    tell(&game, &args.language.texts(), Stage::scrolling(out, args.color.ink()))
}

fn print_json(game: &Game, out: &mut dyn Write) -> Result<()> {
    for frame in game.replay() {
        // The error as one of writing, so that a broken pipe can be told apart.
        serde_json::to_writer(&mut *out, &FrameJson::from(&frame)).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    Ok(())
}

fn tell<'a>(game: &Game, texts: &'a Texts, stage: Stage<'a>) -> Result<()> {
    let mut playback = Playback::new(game, texts, stage);
    playback.say(rules_told(texts, game.rules()))?;
    for round in game.rounds() {
        playback.deal(round.deal.clone())?;
        for &mv in &round.moves {
            playback.play(mv)?;
        }
    }
    playback.close()
}

/// A line of the replay: the position, and what led to it.
#[derive(Serialize)]
struct FrameJson {
    #[serde(flatten)]
    position: PositionJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<String>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scoring: Option<ScoringJson>,
}

impl From<&Frame> for FrameJson {
    fn from(frame: &Frame) -> FrameJson {
        let (deal, mv) = match &frame.step {
            Step::Start => (None, None),
            Step::Deal(deal) => (Some(deal.to_string()), None),
            Step::Move(mv) => (None, Some(mv.to_string())),
        };
        let scoring = frame.report.as_ref().map(ScoringJson::from);
        FrameJson { position: PositionJson::from(&frame.position), deal, mv, scoring }
    }
}
