//! One polite voice for the screen reader.

use crate::live::{State, each};
use crate::page::use_page;
use leptos::prelude::*;

/// So many sentences stay in the region: enough that a reader misses none of a quick sequence.
const KEPT: usize = 8;

/// Speaks to whoever listens to the page.
#[derive(Clone, Copy, Debug)]
pub struct Announcer(State<Vec<(u32, String)>>);

impl Announcer {
    /// A voice that has said nothing yet.
    pub fn new() -> Announcer {
        Announcer(State::new(Vec::new()))
    }

    /// Says something after whatever is being said.
    pub fn say(self, text: String) {
        self.0.update(|said| {
            let number = said.last().map_or(0, |(number, _)| number.wrapping_add(1));
            said.push((number, text));
            let old = said.len().saturating_sub(KEPT);
            said.drain(..old);
        });
    }
}

impl Default for Announcer {
    fn default() -> Announcer {
        Announcer::new()
    }
}

/// Says something to whoever listens to the page, after whatever is being said.
pub fn announce(text: String) {
    use_page().announcer.say(text);
}

/// The region that a screen reader listens to.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let Announcer(said) = use_page().announcer;
    view! {
        <div class="sr" id="live" role="status" aria-live="polite" aria-atomic="false">
            {each(
                move || said.get(),
                |(number, _)| (*number).into(),
                |(_, text)| view! { <p>{text}</p> }.into_any(),
            )}
        </div>
    }
}
