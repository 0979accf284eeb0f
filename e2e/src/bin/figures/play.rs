//! How fast the table is: a game of four, three of them bots, watched while it is played.

use anyhow::{Context, Result};
use azulejo_e2e::{Browser, Key, Options, Pointer, Visit};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::Duration;

/// So many moves are played, which is more than a round.
const MOVES: usize = 12;
/// A hand rests so long on what it will press: what the table says about it is not a part of the press.
const REST: Duration = Duration::from_millis(250);

/// A finger stays so long on a button.
const HOLD: Duration = Duration::from_millis(60);

/// Notes frames while pieces fly, tasks that are long, and how long a click waits until its picture is painted, and
/// until a screen without a graphics card shows it.
const WATCH: &str = "globalThis.watched = { frames: [], tasks: [], thoughts: [], painted: [], shown: [] };
    let before = 0, flew = false;
    (function frame(now) {
        const flies = document.querySelector('.flights .flight') !== null;
        if (flies && flew) watched.frames.push(now - before);
        [before, flew] = [now, flies];
        requestAnimationFrame(frame);
    })(performance.now());
    const follow = (type, note, more) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
    follow('longtask', (it) => watched.tasks.push([it.startTime, it.duration]));
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) {
        const thought = [performance.now(), Infinity];
        watched.thoughts.push(thought);
        this.addEventListener('message', () => (thought[1] = performance.now()), { once: true });
        return send.apply(this, message);
    };
    follow('event', (it) => it.name === 'click' && watched.shown.push(it.duration), { durationThreshold: 16 });
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => {
        // After the frame that is being made.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => watched.painted.push(performance.now() - timeStamp);
        port2.postMessage(0);
    }), true);";

/// What was noted, with the tasks during which a bot thought apart from the others.
const TELL: &str = "const { tasks, thoughts } = watched;
    const during = ([start, length]) => thoughts.some(([from, to]) => start < to && start + length > from);
    const lengths = (them) => them.map(([, length]) => length);
    return { ...watched, thinking: lengths(tasks.filter(during)), other: lengths(tasks.filter((it) => !during(it))) };";

/// Finds the middle of something that may be pressed, of another one each time.
const FIND: &str = "const found = [...document.querySelectorAll(arguments[0])];
    const { x, y, width, height } = found[arguments[1] % found.length]?.getBoundingClientRect() ?? {};
    return found.length ? { x: x + width / 2, y: y + height / 2 } : null;";

const TILES: &str = ":is(.discs, .center) .tile[data-light=pickable]";
const LINES: &str = ".board.own .line[data-aim=legal]";

/// What was noted.
pub(crate) struct Watched {
    /// Milliseconds between two frames while pieces fly.
    pub(crate) frames: Vec<f64>,
    /// Milliseconds of tasks longer than 50 while a bot was thinking.
    pub(crate) thinking: Vec<f64>,
    /// The same while nobody was.
    pub(crate) other: Vec<f64>,
    /// Milliseconds from each click until its picture is painted.
    pub(crate) painted: Vec<f64>,
    /// Milliseconds from each click until its picture is shown, in steps of eight.
    pub(crate) shown: Vec<f64>,
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
        press(browser, TILES, number * 7 + 3)?;
        if !press(browser, LINES, number)? {
            browser.keys(&[Key::Letter('f')])?;
        }
    }
    let watched = browser.run(TELL)?;
    let numbers = |name: &str| numbers(&watched[name]).with_context(|| format!("no {name}"));
    Ok(Watched {
        frames: numbers("frames")?,
        thinking: numbers("thinking")?,
        other: numbers("other")?,
        painted: numbers("painted")?,
        shown: numbers("shown")?,
    })
}

/// Presses one of those that a selector finds, if there are any, as a hand does: it comes, rests, presses.
fn press(browser: &Browser, selector: &str, number: usize) -> Result<bool> {
    let at = browser.run_with(FIND, &[selector.into(), number.into()])?;
    if at.is_null() {
        return Ok(false);
    }
    for (event, wait) in [("mouseMoved", REST), ("mousePressed", HOLD), ("mouseReleased", REST)] {
        let button = if event == "mouseMoved" { "none" } else { "left" };
        let mouse =
            json!({ "type": event, "x": at["x"], "y": at["y"], "button": button, "clickCount": 1 });
        browser.devtools("Input.dispatchMouseEvent", &mouse)?;
        sleep(wait);
    }
    Ok(true)
}

fn numbers(list: &Value) -> Option<Vec<f64>> {
    list.as_array()?.iter().map(Value::as_f64).collect()
}
