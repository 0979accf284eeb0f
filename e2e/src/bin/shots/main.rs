//! Pictures of every screen, at every size, in both themes and both schemes; `cargo xtask shots` calls this.
//!
//! `shots FOLDER [WORD]`: only the screens whose names contain WORD, if it is given.

mod games;
mod screens;
mod table;
mod tour;

use anyhow::{Context, Result};
use azulejo_e2e::{Browser, Media, Size};
use screens::{SCREENS, Screen};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::thread;
use tour::Tour;

/// How the page is dressed.
#[derive(Clone, Copy)]
struct Look {
    theme: &'static str,
    dark: bool,
    contrast: &'static str,
}

impl Look {
    const fn of(theme: &'static str, dark: bool, contrast: &'static str) -> Look {
        Look { theme, dark, contrast }
    }

    /// The styles follow these attributes, so the screen stays as it is. The pieces are drawn anew when the system
    /// changes its colors.
    fn put_on(self, browser: &Browser) -> Result<()> {
        let look = json!({ "theme": self.theme, "contrast": self.contrast });
        let script = "Object.assign(document.documentElement.dataset, arguments[0]);";
        browser.run_with(script, &[look])?;
        browser.media(&[Media::ReducedMotion(true), Media::Dark(self.dark)])?;
        browser.wait_until_still()
    }

    fn name(self) -> String {
        let scheme = if self.dark { "dark" } else { "light" };
        let contrast = if self.contrast == "high" { "-contrast" } else { "" };
        format!("{}-{scheme}{contrast}", self.theme)
    }
}

/// The looks at any size. Light and dark take turns, so that the system changes its colors each time.
const LOOKS: [Look; 2] =
    [Look::of("palace", false, "normal"), Look::of("chocolate", true, "normal")];
/// And those at the most usual sizes.
const MORE_LOOKS: [Look; 4] = [
    Look::of("chocolate", false, "normal"),
    Look::of("palace", true, "normal"),
    Look::of("palace", false, "high"),
    Look::of("chocolate", true, "high"),
];

/// So many browsers work at a time.
const BROWSERS: usize = 2;

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().context("expected the folder for the pictures")?;
    let wanted = args.next().unwrap_or_default();
    fs::create_dir_all(&folder)?;
    let wanted: Vec<_> = SCREENS.iter().filter(|screen| screen.name.contains(&wanted)).collect();
    let folder = Path::new(&folder);
    let hands: Vec<_> =
        (0..BROWSERS).map(|hand| wanted.iter().skip(hand).step_by(BROWSERS)).collect();
    thread::scope(|scope| {
        let at_work: Vec<_> = hands
            .into_iter()
            .map(|screens| scope.spawn(|| screens.copied().try_for_each(|it| take_all(it, folder))))
            .collect();
        at_work.into_iter().try_for_each(|hand| hand.join().expect("nobody gives up in the middle"))
    })
}

/// Reached once and then looked at from everywhere.
fn take_all(screen: &Screen, folder: &Path) -> Result<()> {
    let tour = Tour::begin()?;
    (screen.reach)(&tour).with_context(|| format!("the screen `{}`", screen.name))?;
    for size in Size::ALL {
        tour.resize(size)?;
        tour.look_again()?;
        for look in looks(size) {
            look.put_on(&tour)?;
            take(&tour, &folder.join(format!("{}-{size}-{}.png", screen.name, look.name())))?;
        }
    }
    println!("{}", screen.name);
    Ok(())
}

fn looks(size: Size) -> Vec<Look> {
    let more = if [Size::LAPTOP, Size::PHONE].contains(&size) { &MORE_LOOKS[..] } else { &[] };
    LOOKS.iter().chain(more).copied().collect()
}

fn take(browser: &Browser, path: &Path) -> Result<()> {
    let picture = browser.screenshot()?;
    fs::write(path, azulejo_e2e::from_base64(&picture)?).with_context(|| path.display().to_string())
}
