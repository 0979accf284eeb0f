//! Short notices over the page.

use super::Icon;
use crate::clock::Alarm;
use crate::live::{State, each, hear};
use crate::page::use_page;
use crate::words::use_words;
use leptos::prelude::*;

/// So long a plain notice stays.
const STAY: u64 = 6_000;

/// How a notice is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Good to know; goes by itself, and whatever is under it can be pressed meanwhile.
    Plain,
    /// Something went wrong; stays until it is put away.
    Warn,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Toast {
    number: u32,
    tone: Tone,
    text: String,
}

/// The notices that are shown, in the page's context.
#[derive(Clone, Copy, Debug)]
pub struct Toasts(State<Vec<Toast>>);

impl Toasts {
    /// No notices yet.
    pub fn new() -> Toasts {
        Toasts(State::new(Vec::new()))
    }

    /// Something good to know.
    pub fn tell(self, text: String) {
        let number = self.push(Tone::Plain, text);
        Alarm::after(STAY, move || self.put_away(number));
    }

    /// Something that went wrong. What is shown already is not shown twice.
    pub fn warn(self, text: String) {
        let shown = self.0.with_untracked(|toasts| toasts.iter().any(|toast| toast.text == text));
        if !shown {
            self.push(Tone::Warn, text);
        }
    }

    fn push(self, tone: Tone, text: String) -> u32 {
        let last = self.0.with_untracked(|toasts| toasts.last().map_or(0, |toast| toast.number));
        let number = last.wrapping_add(1);
        self.0.update(|toasts| toasts.push(Toast { number, tone, text }));
        number
    }

    fn put_away(self, number: u32) {
        self.0.try_update(|toasts| toasts.retain(|toast| toast.number != number));
    }
}

impl Default for Toasts {
    fn default() -> Toasts {
        Toasts::new()
    }
}

/// The notices, of the page's context.
pub fn use_toasts() -> Toasts {
    use_page().toasts
}

/// Shows the notices.
#[component]
pub fn ToastList() -> impl IntoView {
    let toasts = use_toasts();
    view! {
        <div class="toasts" role="alert">
            {each(
                move || toasts.0.get(),
                |toast| toast.number.into(),
                move |toast| notice(toasts, toast),
            )}
        </div>
    }
}

fn notice(toasts: Toasts, toast: Toast) -> AnyView {
    let Toast { number, tone, text } = toast;
    match tone {
        Tone::Plain => view! { <p class="toast" data-tone="plain">{text}</p> }.into_any(),
        Tone::Warn => {
            view! { <p class="toast" data-tone="warn">{text}{closer(toasts, number)}</p> }
                .into_any()
        }
    }
}

fn closer(toasts: Toasts, number: u32) -> AnyView {
    let words = use_words();
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=words.say("put-away")
            on:click=hear(move |_| toasts.put_away(number))
        >
            <Icon symbol="icon-close" />
        </button>
    }
    .into_any()
}
