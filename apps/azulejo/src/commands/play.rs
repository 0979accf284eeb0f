//! `azulejo play`: a game in this terminal.

mod folder;
mod lines;
mod online;
mod screen;
mod seats;

pub(crate) use online::OnlineArgs;
pub(crate) use seats::SeatText;

use crate::cli::{Play, environment_language};
use anyhow::{Context, Result};
use azulejo_protocol::{FirstSeat, Millis, TableOptions};
use azulejo_rules::Seat;
use azulejo_tui::memory::Memory;
use azulejo_view::Texts;
use std::io::Write;

pub(super) fn run(args: &Play, out: &mut dyn Write) -> Result<()> {
    let keep = folder::keep()?;
    let memory = keep.as_ref().map(Memory::recall).unwrap_or_default();
    let texts = texts(args, &memory);
    if args.online.is_wanted() {
        return online::run(args, keep, memory, texts, out);
    }
    if args.plain {
        lines::run(args, keep, &texts, out)
    } else {
        screen::run(args, keep, memory, texts)
    }
}

/// The words: of the language and the pieces that are asked for, were used last, or are usual here.
fn texts(args: &Play, memory: &Memory) -> Texts {
    let language = args.language.or(memory.language).unwrap_or_else(environment_language);
    Texts::terminal(language, args.theme.or(memory.theme).unwrap_or_default())
}

/// What the table is set up with; bots wait so long, if nobody says otherwise.
fn options(args: &Play, texts: &Texts, pause: Millis) -> Result<TableOptions> {
    let (rules, seats) = seats::seats(args.rules, &args.seats, texts)?;
    let mut options = TableOptions::new(rules, seats);
    options.bot_pause = args.pause.map_or(pause, Millis);
    if let Some(first) = args.first {
        let seat = Seat::new(first).filter(|&seat| rules.has_seat(seat));
        let seat = seat.with_context(|| format!("--first: there is no seat {first} in {rules}"))?;
        options.first = FirstSeat::Chosen(seat);
    }
    options.check()?;
    Ok(options)
}
