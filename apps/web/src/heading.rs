//! What a page is called while the player goes from place to place.

use crate::html;
use crate::live::{Derived, follow};
use crate::page::use_page;
use crate::words::use_words;

/// The window is called like the place that is shown, and whoever went to another one begins to read there, at its
/// heading.
pub fn follow_heading<P>(place: Derived<P>, title: fn(P) -> &'static str)
where
    P: Copy + PartialEq + Send + Sync + 'static,
{
    let words = use_words();
    let announcer = use_page().announcer;
    let mut before = None;
    follow(move || html::set_title(&words.told(title(place.get()))));
    follow(move || {
        let now = place.get();
        if before.is_some_and(|before| before != now) {
            html::scroll_to_top();
            html::focus("main h1");
            announcer.say(words.now(title(now)));
        }
        before = Some(now);
    });
}
