//! The game on the whole screen of a terminal.

use super::options;
use crate::cli::{Colors, Play, Signs};
use anyhow::{Context, Result, anyhow, bail};
use azulejo_protocol::{Start, TableOptions};
use azulejo_tui::app::App;
use azulejo_tui::game::{Clock, Found, Game, Keep, Kept, random};
use azulejo_tui::memory::Memory;
use azulejo_tui::paint::{Depth, Glyphs, Surroundings};
use azulejo_tui::screen::Stage;
use azulejo_tui::screens::games::{opened, read};
use azulejo_tui::screens::home::Home;
use azulejo_tui::screens::play::Play as Table;
use azulejo_tui::terminal::{self, Ending, Wakes};
use azulejo_view::Texts;
use std::env;
use std::io::{self, IsTerminal};
use std::path::Path;

pub(super) fn run(args: &Play, keep: Option<Keep>, memory: Memory, texts: Texts) -> Result<()> {
    let is_replayed_here = args.replay.as_deref() == Some(Path::new("-"));
    check_terminal(is_replayed_here)?;
    let wakes = Wakes::default();
    let mut app = app(args, stage(args, keep, memory, texts, &wakes))?;
    show(&mut app, &wakes)
}

/// Refuses what is no terminal; something else may be read from standard input.
pub(super) fn check_terminal(is_input_taken: bool) -> Result<()> {
    if !io::stdout().is_terminal() || (!io::stdin().is_terminal() && !is_input_taken) {
        bail!("this is no terminal; `azulejo play --plain` plays line by line, through pipes, too");
    }
    Ok(())
}

/// What all screens share.
pub(super) fn stage(
    args: &Play,
    keep: Option<Keep>,
    memory: Memory,
    texts: Texts,
    wakes: &Wakes,
) -> Stage {
    Stage {
        texts,
        settings: memory.settings,
        plan: memory.plan,
        terminal: (depth(args), glyphs(args)),
        clock: Clock::system(),
        waker: wakes.waker(),
        keep,
    }
}

/// Shows the program until somebody leaves it.
pub(super) fn show(app: &mut App, wakes: &Wakes) -> Result<()> {
    match terminal::run(app, wakes).context("the terminal")? {
        Ending::Left => Ok(()),
        Ending::Signal(signal) => Ok(terminal::end_by(signal)?),
    }
}

/// The program, with what was asked for above its first screen.
fn app(args: &Play, mut stage: Stage) -> Result<App> {
    if let Some(path) = &args.replay {
        let import = if path == Path::new("-") { piped(&stage)? } else { file(&stage, path)? };
        let go = opened(&mut stage, import).map_err(|told| anyhow!(told))?;
        let home = Home::new(&stage);
        let mut app = App::new(stage, home);
        app.go(go);
        return Ok(app);
    }
    let table = table(args, &stage)?;
    let home = Home::new(&stage);
    let mut app = App::new(stage, home);
    if let Some(table) = table {
        app.go(azulejo_tui::screen::Go::to(table));
    }
    Ok(app)
}

fn file(stage: &Stage, path: &Path) -> Result<azulejo_view::library::Import> {
    read(&stage.texts, path).map_err(|told| anyhow!(told))
}

fn piped(stage: &Stage) -> Result<azulejo_view::library::Import> {
    let text = io::read_to_string(io::stdin()).context("standard input")?;
    azulejo_view::library::read(&text).map_err(|error| anyhow!(error.reason(&stage.texts)))
}

/// The table that the command line asks for; none if it does not.
fn table(args: &Play, stage: &Stage) -> Result<Option<Table>> {
    let left = left(stage)?;
    if args.resume {
        let kept = left.context("no game was left here to go on with")?;
        return Ok(Some(Table::new(Game::resume(stage.ground(), kept))));
    }
    let is_told = args.rules.is_some() || !args.seats.is_empty() || args.first.is_some();
    if !(is_told || args.seed.is_some() || args.new) {
        return Ok(None);
    }
    let options = options(args, &stage.texts, TableOptions::BOT_PAUSE)?;
    if let (Some(keep), Some(left)) = (&stage.keep, &left) {
        keep.put_aside(left)?;
    }
    let seed = args.seed.unwrap_or_else(random);
    Ok(Some(Table::new(Game::open(stage.ground(), options, Start::Fresh, seed)?)))
}

/// The game that was left; the first screen tells of one that can't be read.
fn left(stage: &Stage) -> Result<Option<Kept>> {
    let found = stage.keep.as_ref().map(Keep::find).transpose()?;
    Ok(match found {
        Some(Found::Game(kept)) => Some(*kept),
        _ => None,
    })
}

fn depth(args: &Play) -> Depth {
    match args.colors {
        Some(Colors::None) => Depth::Mono,
        Some(Colors::Sixteen) => Depth::Colors16,
        Some(Colors::Palette) => Depth::Colors256,
        Some(Colors::True) => Depth::True,
        None => around(Depth::of),
    }
}

fn glyphs(args: &Play) -> Glyphs {
    match args.signs {
        Some(Signs::Unicode) => Glyphs::Unicode,
        Some(Signs::Ascii) => Glyphs::Ascii,
        None => around(Glyphs::of),
    }
}

/// Asks the environment.
fn around<T>(ask: impl FnOnce(Surroundings<'_>) -> T) -> T {
    let said = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let (term, colorterm, no_color) = (said("TERM"), said("COLORTERM"), said("NO_COLOR"));
    // Where the system has no such variables, its terminals have all letters.
    let usual = cfg!(windows).then(|| "UTF-8".to_owned());
    let locale = said("LC_ALL").or_else(|| said("LC_CTYPE")).or_else(|| said("LANG")).or(usual);
    ask(Surroundings {
        term: term.as_deref(),
        colorterm: colorterm.as_deref(),
        no_color: no_color.as_deref(),
        locale: locale.as_deref(),
    })
}
