//! `azulejo demo`: a game of random players to watch.

use crate::cli::Demo;
use crate::playback::Playback;
use crate::stage::Stage;
use anyhow::Result;
use azulejo_rules::{Dealer, Game, Next};
use azulejo_view::Args;
use azulejo_view::hosted::rules_told;
use std::io::{IsTerminal, Write};
use std::time::{Duration, SystemTime};

/// Slow enough to follow, fast enough to stay.
const TERMINAL_DELAY: Duration = Duration::from_millis(300);

pub(super) fn run(args: &Demo, out: &mut dyn Write) -> Result<()> {
    let seed = args.seed.unwrap_or_else(seed_from_clock);
    let mut dealer = Dealer::new(seed);
    let game = Game::new(args.rules, dealer.first(args.rules));
    let texts = args.language.texts();
    let mut playback = Playback::new(&game, &texts, stage(args, out));
    let title = Args::new().text("rules", rules_told(&texts, args.rules));
    playback.say(texts.tell("demo-title", &title.text("seed", seed.to_string())))?;
    loop {
        let pos = playback.position();
        match pos.next() {
            Next::Bag => playback.deal(dealer.draw(pos))?,
            Next::Player(_) => {
                let Some(mv) = dealer.pick(pos) else { break };
                playback.play(mv)?;
            }
            Next::Nobody(_) => break,
        }
    }
    playback.close()
}

/// On a terminal with color the table stays in place; everywhere else the game scrolls.
fn stage<'a>(args: &Demo, out: &'a mut dyn Write) -> Stage<'a> {
    let terminal = std::io::stdout().is_terminal();
    let default = if terminal { TERMINAL_DELAY } else { Duration::ZERO };
    let pace = args.delay.map_or(default, Duration::from_millis);
    let ink = args.color.ink();
    if terminal && !pace.is_zero() {
        return Stage::living(out, ink, pace);
    }
    Stage::scrolling(out, ink).paced(pace)
}

/// Short enough to be typed again.
fn seed_from_clock() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    since.as_micros() as u64 % 1_000_000
}
