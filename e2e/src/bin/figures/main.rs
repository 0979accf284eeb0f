//! How fast the page is and what it weighs; `cargo xtask web-figures` calls this.
//!
//! `figures [COUNT]`: medians over so many guests, each with a browser that has never seen the page.

mod play;
mod review;

use anyhow::{Context, Result};
use azulejo_e2e::{Browser, Meter, Options, Profile};
use serde_json::Value;

/// The moment when the page can be used, in milliseconds after the guest set out.
const USABLE: &str = "return performance.getEntriesByName('azulejo-usable')[0]?.startTime ?? null;";

/// How much of the page moved after it was first painted.
const SHIFT: &str = "return new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
});";

/// What the page itself fetched, heads included.
const WIRE: &str = "return performance.getEntries()
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);";

/// What one guest met.
struct Met {
    /// Milliseconds until the page could be used: the first time, at once again, and with a new browser.
    first: f64,
    again: f64,
    later: f64,
    shift: f64,
    /// What came over the wire: until the page could be used, until everything was kept for visits without a network, and
    /// with a new browser.
    first_bytes: f64,
    kept_bytes: f64,
    later_bytes: f64,
}

fn main() -> Result<()> {
    let count = std::env::args().nth(1).map_or(Ok(5), |count| count.parse())?;
    let mut met = Vec::new();
    for _ in 0..count {
        met.push(guest()?);
    }
    println!("{:<28} {:>10} {:>10}", format!("median of {count} guests"), "measured", "at most");
    row("first visit, usable", &format!("{:.0} ms", median(&met, |met| met.first)), "1500 ms");
    row("again, usable", &format!("{:.0} ms", median(&met, |met| met.again)), "500 ms");
    row("new browser, usable", &format!("{:.0} ms", median(&met, |met| met.later)), "500 ms");
    row("layout shift", &format!("{:.4}", median(&met, |met| met.shift)), "0");
    row("first visit, on the wire", &kilobytes(median(&met, |met| met.first_bytes)), "450 KB");
    row("the same and what is kept", &kilobytes(median(&met, |met| met.kept_bytes)), "");
    row("new browser, on the wire", &kilobytes(median(&met, |met| met.later_bytes)), "");
    table()?;
    school()
}

/// How fast a review is.
fn school() -> Result<()> {
    let review::Reviewed { first, whole } = review::watch()?;
    let what = format!("review of {} moves", review::moves());
    println!("\n{what:<28} {:>10} {:>10}", "measured", "at most");
    row("until something is known", &format!("{first:.0} ms"), "1000 ms");
    row("until everything is", &format!("{:.1} s", whole / 1000.0), "20 s");
    Ok(())
}

/// How fast the table is.
fn table() -> Result<()> {
    let play::Watched { frames, thinking, other, painted, shown } = play::watch()?;
    println!("\n{:<28} {:>10} {:>10}", "four at the table", "measured", "wished");
    let seconds = frames.iter().sum::<f64>() / 1000.0;
    row("frames a second in flight", &format!("{:.1}", count(&frames) / seconds), "55");
    row("a press, until painted", &format!("{:.0} ms", middle(painted.clone())), "50 ms");
    row("the slowest press", &format!("{:.0} ms", most(&painted)), "50 ms");
    row("a press, until shown", &format!("{:.0} ms", middle(shown)), "50 ms");
    row("tasks above 50 ms, thinking", &tasks(&thinking), "none");
    row("tasks above 50 ms, else", &tasks(&other), "");
    Ok(())
}

/// How many there were, and the longest of them.
fn tasks(lengths: &[f64]) -> String {
    match lengths.len() {
        0 => "none".to_owned(),
        count => format!("{count}, {:.0} ms", most(lengths)),
    }
}

#[allow(clippy::cast_precision_loss, reason = "nobody waits for that many frames")]
fn count(figures: &[f64]) -> f64 {
    figures.len() as f64
}

fn most(figures: &[f64]) -> f64 {
    figures.iter().copied().fold(0.0, f64::max)
}

fn row(what: &str, measured: &str, most: &str) {
    println!("{what:<28} {measured:>10} {most:>10}");
}

fn kilobytes(bytes: f64) -> String {
    format!("{:.1} KB", bytes / 1000.0)
}

fn median(met: &[Met], figure: impl Fn(&Met) -> f64) -> f64 {
    middle(met.iter().map(figure).collect())
}

fn middle(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

fn guest() -> Result<Met> {
    let server = azulejo_e2e::serve()?;
    let meter = Meter::before(server.address())?;
    let page = format!("http://{}/", meter.address());
    let profile = Profile::fresh()?;
    let browser = Browser::open(&profile, &Options::default())?;
    let first = visit(&browser, &page)?;
    let shift = number(&browser.run(SHIFT)?)?;
    let first_bytes = number(&browser.run(WIRE)?)?;
    browser.wait_until("the service worker", "navigator.serviceWorker.controller")?;
    let kept_bytes = bytes(&meter);
    let again = visit(&browser, &page)?;
    drop(browser);
    meter.take();
    let browser = Browser::open(&profile, &Options::default())?;
    let later = visit(&browser, &page)?;
    Ok(Met { first, again, later, shift, first_bytes, kept_bytes, later_bytes: bytes(&meter) })
}

#[allow(clippy::cast_precision_loss, reason = "no page weighs that much")]
fn bytes(meter: &Meter) -> f64 {
    meter.take() as f64
}

fn visit(browser: &Browser, page: &str) -> Result<f64> {
    // From elsewhere, as a guest comes, and not from the page to itself.
    browser.go("about:blank")?;
    browser.go(page)?;
    browser.wait_until("the page", "performance.getEntriesByName('azulejo-usable').length")?;
    number(&browser.run(USABLE)?)
}

fn number(value: &Value) -> Result<f64> {
    value.as_f64().context("expected a number")
}
