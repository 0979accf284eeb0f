//! `azulejo verify`: whether the bag of a finished game was fair.

use crate::cli::Verify;
use crate::input;
use anyhow::{Context, Result, anyhow, bail, ensure};
use azulejo_hub::history::draw_again;
use azulejo_protocol::{Event, Happening, Mirror};
use serde::Deserialize;
use std::io::Write;

/// The log of a table, as a server tells it: the events, or the message that holds them.
#[derive(Deserialize)]
#[serde(untagged)]
enum Log {
    Events(Vec<Event>),
    Message { log: Inner },
    Object(Inner),
}

#[derive(Deserialize)]
struct Inner {
    events: Vec<Event>,
}

impl Log {
    fn events(self) -> Vec<Event> {
        match self {
            Log::Events(events) => events,
            Log::Message { log } | Log::Object(log) => log.events,
        }
    }
}

pub(super) fn run(args: &Verify, out: &mut dyn Write) -> Result<()> {
    let text = input::read_text(&args.file)?;
    let log: Log = serde_json::from_str(&text)
        .with_context(|| format!("{}: expected the log of a table", input::shown(&args.file)))?;
    let games = games(log.events());
    ensure!(!games.is_empty(), "no game was opened in this log");
    let mut unfinished = 0;
    for game in &games {
        if !verify(game, out)? {
            unfinished += 1;
        }
    }
    if unfinished == games.len() {
        bail!("no game in this log is over, so that nothing was revealed yet");
    }
    Ok(())
}

/// The events of each game, its opening first.
fn games(events: Vec<Event>) -> Vec<Vec<Event>> {
    let mut games: Vec<Vec<Event>> = Vec::new();
    for event in events {
        if matches!(event.what, Happening::Opened(_)) {
            games.push(Vec::new());
        }
        if let Some(game) = games.last_mut() {
            game.push(event);
        }
    }
    games
}

/// Draws a game again; `false` if its secret is not revealed.
fn verify(events: &[Event], out: &mut dyn Write) -> Result<bool> {
    let mirror = Mirror::of(events).map_err(|error| anyhow!("the log is no game: {error}"))?;
    let number = mirror.game_number();
    let fair =
        mirror.fair().with_context(|| format!("game {number} was not played with a fair bag"))?;
    let Some((secret, _)) = fair.revealed else {
        writeln!(out, "game {number} is not over: nothing was revealed yet")?;
        return Ok(false);
    };
    draw_again(&mirror, &fair.terms, secret)
        .with_context(|| format!("game {number} is not fair"))?;
    let deals = mirror.steps().iter().filter(|step| step.mv().is_none()).count();
    writeln!(out, "game {number} is fair: {deals} deals follow from the secret {secret},")?;
    writeln!(out, "  to which the server was bound by {}", fair.terms.commitment)?;
    for (seat, nonce) in mirror.options().rules.seats().zip(&fair.terms.nonces) {
        if let Some(nonce) = nonce {
            writeln!(out, "  and from {nonce} of seat {seat}")?;
        }
    }
    Ok(true)
}
