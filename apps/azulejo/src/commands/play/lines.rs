//! A game line by line.

use super::options;
use crate::cli::Play;
use anyhow::Result;
use azulejo_protocol::Millis;
use azulejo_tui::game::{Ground, Keep, random};
use azulejo_tui::plain::{self, Wish};
use azulejo_view::Texts;
use std::io::{self, Write};

/// What goes on with a game that was left.
const RESUME: &str = "azulejo play --plain --resume";

pub(super) fn run(
    args: &Play,
    keep: Option<Keep>,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<()> {
    // What is wrong with the command line is told before anything else.
    let options = options(args, texts, Millis::ZERO)?;
    let seed = args.seed.unwrap_or_else(random);
    let wish = match (args.resume, args.new) {
        (true, _) => Wish::Resume,
        (false, true) => Wish::New(options, seed),
        (false, false) => Wish::Either(options, seed),
    };
    let ground = Ground { keep, ..Ground::default() };
    let mut input = io::stdin().lock();
    if let Some(mut game) = plain::begin(ground, wish, texts, &mut input, out)? {
        plain::play(&mut game, texts, RESUME, &mut input, out)?;
    }
    Ok(())
}
