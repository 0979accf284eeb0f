//! Opening the page.

use anyhow::Result;
use azulejo_e2e::{Media, Options, Size, Visit};
use serde_json::json;

#[test]
fn the_page_opens_without_a_complaint() -> Result<()> {
    let visit = Visit::begin(&Options::default())?;
    assert_eq!(visit.browser.count("#boot")?, 0, "the splash is gone");
    visit.wait_until_kept()?;
    assert_eq!(visit.browser.faults()?, [""; 0]);
    Ok(())
}

#[test]
fn the_page_opens_on_every_screen_without_scrolling_sideways() -> Result<()> {
    let visit = Visit::begin(&Options::default())?;
    for size in Size::ALL {
        visit.browser.resize_page(size)?;
        let script = "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth;";
        assert_eq!(visit.browser.run(script)?, json!(true), "{size}");
    }
    Ok(())
}

#[test]
fn the_wishes_of_the_system_reach_the_page() -> Result<()> {
    let visit = Visit::begin(&Options::default())?;
    for (wish, query) in [
        (Media::Dark(true), "(prefers-color-scheme: dark)"),
        (Media::Dark(false), "(prefers-color-scheme: light)"),
        (Media::ReducedMotion(true), "(prefers-reduced-motion: reduce)"),
        (Media::ForcedColors(true), "(forced-colors: active)"),
        (Media::MoreContrast(true), "(prefers-contrast: more)"),
    ] {
        visit.browser.media(&[wish])?;
        let matches =
            visit.browser.run_with("return matchMedia(arguments[0]).matches;", &[json!(query)])?;
        assert_eq!(matches, json!(true), "{wish:?}");
    }
    Ok(())
}

#[test]
fn a_worker_answers_and_another_one_can_follow() -> Result<()> {
    let visit = Visit::begin(&Options::default())?;
    // A thought that is none is answered, too; what it says is not our business here.
    let script = "const ask = () => new Promise((answer, fault) => {
            const worker = azulejo.worker();
            worker.onmessage = ({ data }) => { worker.terminate(); answer(typeof data); };
            worker.onerror = ({ message }) => fault(new Error(message));
            worker.postMessage('{}');
        });
        return ask().then((first) => ask().then((second) => [first, second]));";
    assert_eq!(visit.browser.run(script)?, json!(["string", "string"]));
    Ok(())
}

#[test]
fn the_page_breaks_no_rule_of_accessibility() -> Result<()> {
    let visit = Visit::begin(&Options::default())?;
    for dark in [false, true] {
        visit.browser.media(&[Media::Dark(dark)])?;
        let violations: Vec<_> =
            visit.browser.violations()?.iter().map(ToString::to_string).collect();
        assert_eq!(violations, [""; 0], "dark: {dark}");
    }
    Ok(())
}
