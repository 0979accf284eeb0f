//! The school: every subject opens and breaks no rule of accessibility. What each subject does is tested beside this.

use crate::accessible::{Found, check, ensure_nothing};
use crate::guest::Guest;
use crate::languages::fits_in_every_language;
use crate::situation::game;
use anyhow::{Context, Result};
use azulejo_e2e::Size;
use serde_json::json;

/// Every screen of the school that an address leads to.
const PLACES: [&str; 16] = [
    "",
    "learn",
    "learn/factory",
    "learn/free-wall",
    "drills",
    "daily",
    "review",
    "review/1",
    "review/2",
    "board",
    "board/game/1/12",
    "board/edit",
    "board/nonsense",
    "referee",
    "numbers",
    "nowhere",
];

impl Guest {
    /// Games in the library, as if they had been played here: one of two and one of four.
    pub(crate) fn keep_games(&self) -> Result<()> {
        let kept = |(id, rules)| -> Result<_> {
            let record = game(rules, 5)?.to_string();
            Ok(json!({ "id": id, "at": 1_790_000_000_000_u64, "origin": null, "record": record }))
        };
        let games = [(1, "2cp"), (2, "4fs")].into_iter().map(kept).collect::<Result<Vec<_>>>()?;
        let script = "localStorage.setItem('azulejo.library', JSON.stringify(arguments[0]));";
        self.run_with(script, &[json!(games)]).map(drop)
    }

    /// A place in the school, opened anew.
    pub(crate) fn go_to_school(&self, place: &str) -> Result<()> {
        // Else only the hash would change, and nothing be loaded.
        self.visit.browser.go("about:blank")?;
        self.visit.open(&format!("school.html#{place}"))?;
        self.wait_for("main.school h1")
    }
}

/// Goes to another place and waits until the page has heard of it.
const GO_TO: &str = "const [place] = arguments;
    return new Promise((done) => {
        if (location.hash.slice(1) === place) return done(1);
        addEventListener('hashchange', () => done(1), { once: true });
        location.hash = place;
    });";

fn through_all(guest: &Guest, mut look: impl FnMut(&str) -> Result<()>) -> Result<()> {
    guest.keep_games()?;
    guest.go_to_school("")?;
    for place in PLACES {
        guest.run_with(GO_TO, &[json!(place)])?;
        guest.wait_for("main.school h1")?;
        guest.wait_until_still()?;
        look(place).with_context(|| format!("in the school at `{place}`"))?;
    }
    Ok(())
}

fn is_accessible(size: Size) -> Result<()> {
    Guest::with(size, |guest| {
        let mut found = Found::new();
        through_all(guest, |place| check(guest, place, &mut found))?;
        ensure_nothing(&found)
    })
}

#[test]
fn no_subject_breaks_a_rule_on_a_laptop() -> Result<()> {
    is_accessible(Size::LAPTOP)
}

#[test]
fn no_subject_breaks_a_rule_on_a_phone() -> Result<()> {
    is_accessible(Size::PHONE)
}

/// The subjects look at all their states for themselves.
#[test]
fn the_first_page_fits_the_smallest_phone_in_every_language() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        guest.go_to_school("")?;
        fits_in_every_language(guest)
    })
}
