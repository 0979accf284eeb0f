//! What the tests do arrives in a page as what a guest does.

use anyhow::Result;
use azulejo_e2e::{Browser, Key, Options, Pointer, Profile, Size};
use serde_json::json;

/// A page of two squares that writes down what happens to it.
const PAGE: &str = "
    document.body.innerHTML = '<input id=\"text\"><i id=\"a\"></i><i id=\"b\"></i>';
    for (const square of document.querySelectorAll('i')) {
        square.style = 'display: block; width: 90px; height: 90px; margin: 9px; touch-action: none';
    }
    globalThis.log = [];
    const at = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY).id;
    for (const kind of ['pointerdown', 'pointerup']) {
        addEventListener(kind, (event) => log.push(`${event.pointerType} ${kind.slice(7)} ${at(event)}`));
    }
    addEventListener('keydown', (event) => log.push(`key ${event.key}`));";

fn log(browser: &Browser) -> Result<String> {
    Ok(browser.run("return log.splice(0).join(', ');")?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn pointers_press_and_drag_and_keys_write() -> Result<()> {
    let profile = Profile::fresh()?;
    let browser = Browser::open(&profile, &Options::default())?;
    browser.go("about:blank")?;
    browser.run(PAGE)?;
    browser.press(Pointer::Mouse, "#a")?;
    assert_eq!(log(&browser)?, "mouse down a, mouse up a");
    browser.drag(Pointer::Mouse, "#a", "#b")?;
    assert_eq!(log(&browser)?, "mouse down a, mouse up b");
    browser.resize(Size::PHONE)?;
    browser.press(Pointer::Touch, "#b")?;
    assert_eq!(log(&browser)?, "touch down b, touch up b");
    browser.drag(Pointer::Touch, "#b", "#a")?;
    assert_eq!(log(&browser)?, "touch down b, touch up a");
    browser.run("document.getElementById('text').focus();")?;
    browser.type_text("3R2")?;
    browser.keys(&[Key::Enter, Key::Escape, Key::Left])?;
    assert_eq!(log(&browser)?, "key 3, key R, key 2, key Enter, key Escape, key ArrowLeft");
    assert_eq!(browser.run("return document.getElementById('text').value;")?, json!("3R2"));
    Ok(())
}

#[test]
fn the_languages_of_a_guest_reach_the_page() -> Result<()> {
    let profile = Profile::fresh()?;
    let options = Options { languages: "et,uk".to_owned(), ..Options::default() };
    let browser = Browser::open(&profile, &options)?;
    assert_eq!(browser.run("return [...navigator.languages];")?, json!(["et", "uk"]));
    Ok(())
}
