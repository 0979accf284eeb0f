//! `azulejo play`: a game in this terminal.

mod folder;
mod seats;

pub(crate) use seats::SeatText;

use crate::cli::Play;
use anyhow::{Context, Result};
use azulejo_protocol::{FirstSeat, Millis, TableOptions};
use azulejo_rules::Seat;
use azulejo_tui::game::{Ground, random};
use azulejo_tui::plain::{self, Wish};
use azulejo_view::{Language, Texts};
use std::env;
use std::io::{self, Write};

/// What goes on with a game that was left.
const RESUME: &str = "azulejo play --plain --resume";

pub(super) fn run(args: &Play, out: &mut dyn Write) -> Result<()> {
    let texts = Texts::terminal(args.language.unwrap_or_else(language), args.theme);
    // What is wrong with the command line is told before anything else.
    let options = options(args, &texts)?;
    let seed = args.seed.unwrap_or_else(random);
    let wish = match (args.resume, args.new) {
        (true, _) => Wish::Resume,
        (false, true) => Wish::New(options, seed),
        (false, false) => Wish::Either(options, seed),
    };
    let ground = Ground { keep: folder::keep()?, ..Ground::default() };
    let mut input = io::stdin().lock();
    if let Some(mut game) = plain::begin(ground, wish, &texts, &mut input, out)? {
        plain::play(&mut game, &texts, RESUME, &mut input, out)?;
    }
    Ok(())
}

/// What the table is set up with.
fn options(args: &Play, texts: &Texts) -> Result<TableOptions> {
    let (rules, seats) = seats::seats(args.rules, &args.seats, texts)?;
    let mut options = TableOptions::new(rules, seats);
    options.bot_pause = Millis(args.pause);
    if let Some(first) = args.first {
        let seat = Seat::new(first).filter(|&seat| rules.has_seat(seat));
        let seat = seat.with_context(|| format!("--first: there is no seat {first} in {rules}"))?;
        options.first = FirstSeat::Chosen(seat);
    }
    options.check()?;
    Ok(options)
}

/// The language of the environment, if we speak it.
fn language() -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    // The first that is set decides, also if it is one that we do not speak.
    let tag = said.iter().find(|tag| !tag.is_empty());
    tag.and_then(|tag| Language::from_tag(tag)).unwrap_or_default()
}
