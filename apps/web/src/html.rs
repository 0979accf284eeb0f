//! The page's own elements: `<html>`, its title, where the focus is; and what the system wishes.

use crate::{console, parts};
use leptos::prelude::{document, window};
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, MediaQueryList};

/// Where the attributes are kept for the next visit: `early.js` sets them before anything is
/// painted.
const KEPT: &str = "azulejo.html";

/// Sets attributes of `<html>`, here and for the first paint of the next visit.
pub fn set_attributes(attributes: &[(&str, &str)]) {
    let Some(html) = document().document_element() else { return };
    for (name, value) in attributes {
        console::or_log("an attribute of the page", html.set_attribute(name, value));
    }
    let kept: BTreeMap<&str, &str> = attributes.iter().copied().collect();
    keep(&parts::text(&kept));
}

/// Without it the next visit's first paint may flash; nothing else is lost.
fn keep(text: &str) {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    let _ = storage.map(|storage| storage.set_item(KEPT, text));
}

/// What the system answers to a media query.
pub fn media(query: &str) -> Option<MediaQueryList> {
    console::or_log("no media queries", window().match_media(query)).flatten()
}

/// Acts whenever the system changes its answer to one of these media queries.
pub fn follow_media(queries: &[&str], act: impl Fn() + 'static) {
    let listener = Closure::<dyn Fn()>::new(act);
    for list in queries.iter().filter_map(|query| media(query)) {
        list.set_onchange(Some(listener.as_ref().unchecked_ref()));
        // The browser may let go of a list that nobody holds, and of its listener with it.
        std::mem::forget(list);
    }
    listener.forget();
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Moves the focus to the first element that a selector finds, if there is one.
pub fn focus(selector: &str) {
    let found = console::or_log("no such selector", document().query_selector(selector)).flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        console::or_log("the focus can't be moved", element.focus());
    }
}

/// Takes the focus from whatever has it.
pub fn let_go() {
    let element = document().active_element();
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        console::or_log("the focus can't be taken away", element.blur());
    }
}

/// Shows the beginning of the page.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Brings the element with an id to the top of the page.
pub fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// Puts drawings of our own at the very beginning of the page.
pub fn insert_first(svg: &str) {
    if let Some(body) = document().body() {
        console::or_log("the drawings", body.insert_adjacent_html("afterbegin", svg));
    }
}
