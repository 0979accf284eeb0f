//! Pictures of every screen, at every size, in both themes and both schemes; `cargo xtask shots` calls this.
//!
//! `shots FOLDER [NAME]`: only the screens whose names contain NAME, if it is given.

use anyhow::{Context, Result};
use azulejo_e2e::{Media, Options, Pointer, Size, Visit};
use serde_json::json;
use std::fs;
use std::path::Path;

/// A screen: its name, and how a guest gets there from a fresh page.
struct Screen {
    name: &'static str,
    reach: fn(&Visit) -> Result<()>,
}

const SCREENS: &[Screen] = &[
    Screen { name: "start", reach: |_| Ok(()) },
    Screen { name: "table", reach: play },
    Screen { name: "rules", reach: |visit| visit.open("#rules") },
];

const THEMES: [&str; 2] = ["palace", "chocolate"];

fn play(visit: &Visit) -> Result<()> {
    visit.browser.press(Pointer::Mouse, "button.primary[type=submit]")?;
    visit.browser.wait_for("main.table [data-light=pickable]")
}

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().context("expected the folder for the pictures")?;
    let wanted = args.next().unwrap_or_default();
    fs::create_dir_all(&folder)?;
    for screen in SCREENS.iter().filter(|screen| screen.name.contains(&wanted)) {
        take_all(screen, Path::new(&folder))
            .with_context(|| format!("the screen `{}`", screen.name))?;
    }
    Ok(())
}

/// Reached once and then looked at from everywhere.
fn take_all(screen: &Screen, folder: &Path) -> Result<()> {
    let visit = Visit::begin(&Options::default())?;
    (screen.reach)(&visit)?;
    for size in Size::ALL {
        visit.browser.resize(size)?;
        for theme in THEMES {
            for (scheme, dark) in [("light", false), ("dark", true)] {
                visit.browser.media(&[Media::Dark(dark), Media::ReducedMotion(true)])?;
                put_on(&visit, theme)?;
                let name = format!("{}-{size}-{theme}-{scheme}.png", screen.name);
                take(&visit, &folder.join(&name))?;
                println!("{name}");
            }
        }
    }
    Ok(())
}

/// The theme is an attribute that all styles follow.
fn put_on(visit: &Visit, theme: &str) -> Result<()> {
    visit
        .browser
        .run_with("document.documentElement.dataset.theme = arguments[0];", &[json!(theme)])?;
    visit.browser.wait_until_still()
}

fn take(visit: &Visit, path: &Path) -> Result<()> {
    let picture = visit.browser.screenshot()?;
    fs::write(path, azulejo_e2e::from_base64(&picture)?).with_context(|| path.display().to_string())
}
