//! Stepping through a game: four ways, as buttons and as keys.

use crate::live::hear;
use crate::ui::Icon;
use crate::words::use_words;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Where a press leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// To the beginning.
    First,
    /// One step back.
    Back,
    /// One step on.
    On,
    /// To the end.
    Last,
}

impl Way {
    /// All ways, in the order of their buttons.
    pub const ALL: [Way; 4] = [Way::First, Way::Back, Way::On, Way::Last];

    /// The way of a key.
    pub fn of_key(key: &str) -> Option<Way> {
        match key {
            "Home" => Some(Way::First),
            "ArrowLeft" => Some(Way::Back),
            "ArrowRight" => Some(Way::On),
            "End" => Some(Way::Last),
            _ => None,
        }
    }

    /// The step to which it leads from another one, of so many.
    pub fn lead(self, from: usize, last: usize) -> usize {
        match self {
            Way::First => 0,
            Way::Back => from.saturating_sub(1),
            Way::On => last.min(from + 1),
            Way::Last => last,
        }
    }

    /// The drawing of its button, and what the button is called.
    fn drawn(self) -> (&'static str, &'static str) {
        match self {
            Way::First => ("icon-first", "step-first"),
            Way::Back => ("icon-left", "step-back"),
            Way::On => ("icon-right", "step-on"),
            Way::Last => ("icon-last", "step-last"),
        }
    }
}

/// The button of a way, which knows whether it leads anywhere.
pub fn step_button(
    way: Way,
    is_closed: impl Fn() -> bool + Send + 'static,
    go: impl Fn() + 'static,
) -> AnyView {
    let (icon, label) = way.drawn();
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=use_words().say(label)
            aria-disabled=move || is_closed().to_string()
            on:click=hear(move |_| go())
        >
            <Icon symbol=icon />
        </button>
    }
    .into_any()
}

/// The arrows step through the game unless they are needed where the focus is.
pub fn follow_keys(go: impl Fn(Way) + Copy + 'static) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
        let Some(way) = Way::of_key(&event.key()).filter(|_| plain && !is_typing(&event)) else {
            return;
        };
        event.prevent_default();
        go(way);
    });
    on_cleanup(move || listener.remove());
}

/// Whether the focus is where arrows have a meaning of their own.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        matches!(target.closest("input, select, textarea, dialog"), Ok(Some(_)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stepping_stops_at_both_ends() {
        for (way, from, to) in [
            (Way::First, 4, 0),
            (Way::Back, 4, 3),
            (Way::Back, 0, 0),
            (Way::On, 4, 5),
            (Way::On, 6, 6),
            (Way::Last, 2, 6),
        ] {
            assert_eq!(way.lead(from, 6), to, "{way:?} from {from}");
        }
    }
}
