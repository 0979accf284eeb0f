//! `azulejo play --join` and `--host`: a table of a server, played at from this terminal.

mod args;
mod clock;
mod found;
mod serving;

pub(crate) use args::OnlineArgs;

use super::screen;
use crate::cli::Play;
use anyhow::{Context, Result, anyhow};
use azulejo_client::Address;
use azulejo_tui::app::App;
use azulejo_tui::game::{Clock, Ground, Keep, Waker};
use azulejo_tui::memory::Memory;
use azulejo_tui::online::{Arrival, ArrivalError, Errand, Table, Want};
use azulejo_tui::paint::Glyphs;
use azulejo_tui::plain::{Ears, play_there};
use azulejo_tui::qr::Qr;
use azulejo_tui::screens::online::Arrive;
use azulejo_tui::terminal::Wakes;
use azulejo_view::Texts;
use std::io::{self, Write};

pub(super) fn run(
    args: &Play,
    keep: Option<Keep>,
    memory: Memory,
    texts: Texts,
    out: &mut dyn Write,
) -> Result<()> {
    // What is wrong with the command line is told before anything else.
    let wanted = Wanted::of(args)?;
    if !args.plain {
        screen::check_terminal(false)?;
    }
    let (serving, errand) = wanted.errand(args, keep.as_ref())?;
    if args.plain {
        lines(errand, keep.as_ref(), &texts, out)?;
    } else {
        screens(args, errand, (keep, memory, texts), out)?;
    }
    drop(serving);
    Ok(())
}

/// What the command line asks for.
enum Wanted {
    /// A table that is there already, or a new one at a server.
    There(Errand),
    /// A new table at a server of our own.
    Here(Box<azulejo_tui::online::NewTable>),
}

impl Wanted {
    fn of(args: &Play) -> Result<Wanted> {
        let online = &args.online;
        if let Some(way) = &online.join {
            return online.joining(way.clone()).map(Wanted::There);
        }
        let table = Box::new(found::table(args)?);
        Ok(match online.server()? {
            Some(server) => Wanted::There(founding(args, server.clone(), table)),
            None => Wanted::Here(table),
        })
    }

    /// The errand, with the server that serves for it, if that is ours.
    fn errand(
        self,
        args: &Play,
        keep: Option<&Keep>,
    ) -> Result<(Option<serving::Serving>, Errand)> {
        match self {
            Wanted::There(errand) => Ok((None, errand)),
            Wanted::Here(table) => {
                let serving = serving::Serving::start(&args.online, keep)?;
                let server = serving.address().clone();
                Ok((Some(serving), founding(args, server, table)))
            }
        }
    }
}

fn founding(args: &Play, server: Address, table: Box<azulejo_tui::online::NewTable>) -> Errand {
    let name = args.online.name.clone().or_else(|| found::own_name(&args.seats));
    Errand { server, want: Want::New(table), watches: false, name }
}

/// Goes to the server; who does not arrive is told where and why.
fn arrive(errand: Errand, keep: Option<&Keep>, texts: &Texts, waker: Waker) -> Result<Table> {
    let server = errand.server.to_string();
    let arrival = Arrival::begin(errand, keep, (Clock::system(), waker));
    let table = arrival.and_then(|mut arrival| arrival.wait());
    table
        .map_err(|error: ArrivalError| anyhow!("{}\n{error}", texts.say(error.message())))
        .context(server)
}

fn lines(errand: Errand, keep: Option<&Keep>, texts: &Texts, out: &mut dyn Write) -> Result<()> {
    let (mut ears, waker) = Ears::listen(io::stdin()).context("standard input")?;
    writeln!(out, "{}", texts.say("online-knocking"))?;
    out.flush()?;
    let table = arrive(errand, keep, texts, waker.clone())?;
    let command = format!("azulejo play --plain --join {}", table.own_link());
    let ground = Ground { keep: None, waker, ..Ground::default() };
    play_there(table, ground, texts, &command, &mut ears, out)?;
    Ok(())
}

fn screens(
    args: &Play,
    errand: Errand,
    (keep, memory, texts): (Option<Keep>, Memory, Texts),
    out: &mut dyn Write,
) -> Result<()> {
    let wakes = Wakes::default();
    let stage = screen::stage(args, keep, memory, texts, &wakes);
    writeln!(out, "{}", stage.texts.say("online-knocking"))?;
    out.flush()?;
    let table = arrive(errand, stage.keep.as_ref(), &stage.texts, wakes.waker())?;
    tell_invitation(&stage.texts, stage.terminal.1, &table, out)?;
    let mut app = App::new(stage, Arrive::at(table));
    screen::show(&mut app, &wakes)
}

/// The link, the code and the picture, so that they are still there when the screen is left.
fn tell_invitation(
    texts: &Texts,
    glyphs: Glyphs,
    table: &Table,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(link) = table.invitation() else { return Ok(()) };
    writeln!(out, "{}: {link}", texts.say("invite-link"))?;
    if let Some(code) = table.code() {
        writeln!(out, "{} {}", texts.say("invite-code"), code.as_str())?;
    }
    if let Some(watch) = table.watch_link() {
        writeln!(out, "{}: {watch}", texts.say("invite-watch"))?;
    }
    for row in Qr::of(&link).iter().flat_map(|code| code.rows(glyphs)) {
        writeln!(out, "{row}")?;
    }
    out.flush()
}
