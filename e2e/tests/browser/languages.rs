//! Every language, on every screen of the smallest phone: nothing raw, and every text fits its place.

use crate::guest::Guest;
use crate::walk::Walk;
use anyhow::{Result, ensure};
use azulejo_e2e::{Options, Size};
use azulejo_view::Language;
use serde_json::json;
use std::cell::RefCell;

/// What a text must stay within.
const BOXES: &str = "button, .button, .segment, .chip, .banner, .toast, .caption, .prompt, .status, .effect, td, th, \
    h1, h2, h3, .menu-item, .sheet-foot, .sheet-head, .board.own > .plate, .card, .note, .sample, .seat, .score, .why, .error";
/// What is cut off on purpose, with an ellipsis or fading out: names of players, and the last moves beside the table,
/// which the log has in full.
const CUT: &str = ".name-text, .recent, .plot-name";
/// What is cut off on purpose where it tells a player's name: whose turn it is.
const NAMING: &str = ".turn-text";
/// Bars whose texts stand side by side.
const APART: &str = ".bar, .board.own > .plate, .actions, .sheet-head, .sheet-foot, .over-actions, .start-head, .steps, .resume, .saved-game";

/// What does not fit on the screen as it is now.
pub(crate) fn faults(guest: &Guest) -> Result<Vec<String>> {
    guest.wait_until_still()?;
    let args = json!({ "boxes": BOXES, "cut": CUT, "naming": NAMING, "apart": APART });
    Ok(serde_json::from_value(guest.run_with(include_str!("fits.js"), &[args])?)?)
}

/// Whatever is on the screen fits, in every language, and breaks no rule of accessibility.
pub(crate) fn fits_in_every_language(guest: &Guest) -> Result<()> {
    guest.in_every_language(|_| {
        let found = faults(guest)?;
        ensure!(found.is_empty(), "what does not fit:\n{}", found.join("\n"));
        Ok(())
    })?;
    let violations = guest.violations()?;
    ensure!(violations.is_empty(), "{violations:?}");
    Ok(())
}

/// The check itself: what is spoiled is found.
#[test]
fn what_does_not_fit_is_found() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        ensure!(faults(guest)?.is_empty(), "the start screen fits");
        for (selector, text) in [
            (".start-go .button.primary", "word".repeat(12)),
            (".seats h2", "word".repeat(20)),
            (".segment span", "word".repeat(20)),
            (".tagline", "⟦start-tagline⟧".to_owned()),
            (".tagline", "{ $theme }".to_owned()),
        ] {
            let spoil = "const element = document.querySelector(arguments[0]);
                const before = element.innerHTML;
                element.textContent = arguments[1];
                element.style.whiteSpace = 'nowrap';
                return before;";
            let before = guest.run_with(spoil, &[json!(selector), json!(text)])?;
            ensure!(!faults(guest)?.is_empty(), "`{text}` in {selector} is not found");
            let mend = "document.querySelector(arguments[0]).innerHTML = arguments[1];";
            guest.run_with(mend, &[json!(selector), before])?;
        }
        Ok(())
    })
}

fn speaks(language: Language) -> Result<()> {
    let options = Options { languages: language.code().to_owned(), size: Size::SMALL_PHONE };
    Guest::with_options(&options, |guest| {
        let found = RefCell::new(Vec::new());
        let walk = Walk::of(guest, |screen| {
            let lang = guest.attribute("html", "lang")?;
            ensure!(lang == language.code(), "the page speaks {lang}");
            let faults = faults(guest)?;
            found.borrow_mut().extend(faults.into_iter().map(|fault| format!("{screen}: {fault}")));
            Ok(())
        })?;
        walk.through_all()?;
        let found = found.borrow();
        ensure!(found.is_empty(), "{language:?}: what does not fit:\n{}", found.join("\n"));
        Ok(())
    })
}

#[test]
fn english_fits_the_smallest_phone() -> Result<()> {
    speaks(Language::En)
}

#[test]
fn estonian_fits_the_smallest_phone() -> Result<()> {
    speaks(Language::Et)
}

#[test]
fn hungarian_fits_the_smallest_phone() -> Result<()> {
    speaks(Language::Hu)
}

#[test]
fn ukrainian_fits_the_smallest_phone() -> Result<()> {
    speaks(Language::Uk)
}

#[test]
fn czech_fits_the_smallest_phone() -> Result<()> {
    speaks(Language::Cs)
}

#[test]
fn polish_fits_the_smallest_phone() -> Result<()> {
    speaks(Language::Pl)
}

/// The page speaks the browser's language until another one is chosen, and then keeps to that.
#[test]
fn a_language_is_switched_at_once_and_remembered() -> Result<()> {
    let options = Options { languages: "uk,en".to_owned(), size: Size::LAPTOP };
    Guest::with_options(&options, |guest| {
        ensure!(guest.attribute("html", "lang")? == "uk", "the browser asks for Ukrainian");
        let mut seen = vec![guest.text(".tagline")?];
        for language in Language::ALL.into_iter().filter(|language| *language != Language::Uk) {
            guest.choose_in(".start-tools .select", language.code())?;
            let lang = format!("document.documentElement.lang === '{}'", language.code());
            guest.wait_until("the language", &lang)?;
            let tagline = guest.text(".tagline")?;
            ensure!(!seen.contains(&tagline), "{language:?} says `{tagline}`, as another one did");
            seen.push(tagline);
        }
        guest.set("language", "hu")?;
        guest.visit.reload()?;
        ensure!(guest.attribute("html", "lang")? == "hu", "the choice is forgotten");
        Ok(())
    })
}
