//! How fast the table is: a game of four, three of them bots, watched while it is played.

use anyhow::{Context, Result};
use azulejo_e2e::{Key, Options, Pointer, Visit};
use serde_json::Value;
use std::thread::sleep;
use std::time::Duration;

/// So many moves are played, which is more than a round.
const MOVES: usize = 12;
/// A hand rests so long on what it will press: what the table says about it is not a part of the press.
const REST: Duration = Duration::from_millis(250);

/// Notes frames while pieces fly, tasks that are long, and how long a click waits for its picture.
const WATCH: &str = "globalThis.watched = { frames: [], tasks: [], clicks: [] };
    let before = 0, flew = false;
    (function frame(now) {
        const flies = document.querySelector('.flights .flight') !== null;
        if (flies && flew) watched.frames.push(now - before);
        [before, flew] = [now, flies];
        requestAnimationFrame(frame);
    })(performance.now());
    const follow = (type, note, more) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
    follow('longtask', (it) => watched.tasks.push(it.duration));
    follow('event', (it) => it.name === 'click' && watched.clicks.push(it.duration), { durationThreshold: 16 });";

/// Marks a tile or a line that may be pressed, another one each time.
const MARK: &str = "const found = [...document.querySelectorAll(arguments[0])];
    document.querySelectorAll('[data-figure]').forEach((it) => it.removeAttribute('data-figure'));
    found[arguments[1] % found.length]?.setAttribute('data-figure', '');
    return found.length;";
const MARKED: &str = "[data-figure]";

const TILES: &str = ":is(.discs, .center) .tile[data-light=pickable]";
const LINES: &str = ".board.own .line[data-aim=legal]";

/// What was noted.
pub(crate) struct Watched {
    /// Milliseconds between two frames while pieces fly.
    pub(crate) frames: Vec<f64>,
    /// Milliseconds of tasks longer than 50.
    pub(crate) tasks: Vec<f64>,
    /// Milliseconds from each click to its picture.
    pub(crate) clicks: Vec<f64>,
}

/// Plays a part of a game and watches.
pub(crate) fn watch() -> Result<Watched> {
    let visit = Visit::begin(&Options::default())?;
    let browser = &visit.browser;
    browser.run("document.querySelector('input[name=players][value=\"4\"]').click();")?;
    browser.press(Pointer::Mouse, ".button.primary.big")?;
    browser.wait_for("main.table[data-turn=mine][data-settled]")?;
    browser.run(WATCH)?;
    for number in 0..MOVES {
        let closed =
            "document.querySelector('main.table[data-turn=mine][data-settled], dialog[open]')";
        browser.wait_until("the turn", closed)?;
        if browser.count("dialog[open]")? > 0 {
            browser.keys(&[Key::Escape])?;
            continue;
        }
        press(&visit, TILES, number * 7 + 3)?;
        if !press(&visit, LINES, number)? {
            browser.keys(&[Key::Letter('f')])?;
        }
    }
    let watched = browser.run("return watched;")?;
    let numbers = |name: &str| numbers(&watched[name]).with_context(|| format!("no {name}"));
    Ok(Watched { frames: numbers("frames")?, tasks: numbers("tasks")?, clicks: numbers("clicks")? })
}

/// Presses one of those that a selector finds, if there are any.
fn press(visit: &Visit, selector: &str, number: usize) -> Result<bool> {
    if visit.browser.run_with(MARK, &[selector.into(), number.into()])? == 0 {
        return Ok(false);
    }
    visit.browser.hover(MARKED)?;
    sleep(REST);
    visit.browser.press(Pointer::Mouse, MARKED)?;
    sleep(REST);
    Ok(true)
}

fn numbers(list: &Value) -> Option<Vec<f64>> {
    list.as_array()?.iter().map(Value::as_f64).collect()
}
