//! Stepping through a game, with the arrow keys, too.

use crate::live::{Derived, State, Stored, hear};
use crate::page::use_page;
use crate::table::StillTable;
use crate::tale::Tale;
use crate::ui::Icon;
use crate::words::use_words;
use azulejo_protocol::{Report, Step};
use azulejo_view::scene::{LastMove, SceneOptions};
use azulejo_view::{Args, Entry, Narrator, Scene, Texts};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Where a press leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The step it leads to from another one, of so many.
    pub fn lead(self, from: usize, last: usize) -> usize {
        match self {
            Way::First => 0,
            Way::Back => from.saturating_sub(1),
            Way::On => last.min(from + 1),
            Way::Last => last,
        }
    }

    fn of_key(key: &str) -> Option<Way> {
        match key {
            "Home" => Some(Way::First),
            "ArrowLeft" => Some(Way::Back),
            "ArrowRight" => Some(Way::On),
            "End" => Some(Way::Last),
            _ => None,
        }
    }
}

/// The game step by step: the table, and what happened in words.
#[component]
pub(super) fn Steps(tale: Stored<Tale>, at: State<usize>) -> impl IntoView {
    let words = use_words();
    let announcer = use_page().announcer;
    let last = tale.with(|tale| tale.moments.len());
    let told = Derived::new(move |_| tale.with(|tale| tell(&words.texts(), tale, at.get())));
    let go = move |way: Way| {
        at.update(|at| *at = way.lead(*at, last));
        announcer.say(told.get_untracked());
    };
    follow_keys(go);
    let scene = Derived::new(move |_| tale.with(|tale| scene(tale, at.get())));
    let names = Derived::new(move |_| tale.with(|tale| tale.names(&words.texts())));
    let place = move || {
        let args = Args::new().number("step", at.get() as u32).number("steps", last as u32);
        words.tell("over-step", &args)
    };
    let button = move |way: Way, icon: &'static str, label: &'static str| {
        let is_there = move || at.get() == way.lead(at.get(), last);
        view! {
            <button
                class="icon-button"
                type="button"
                aria-label=words.say(label)
                aria-disabled=move || is_there().to_string()
                on:click=hear(move |_| go(way))
            >
                <Icon symbol=icon />
            </button>
        }
        .into_any()
    };
    view! {
        <section class="replay" aria-labelledby="replay-title">
            <h2 id="replay-title">{words.say("over-steps")}</h2>
            <div class="steps" role="group" aria-labelledby="replay-title">
                {button(Way::First, "icon-first", "step-first")}
                {button(Way::Back, "icon-left", "step-back")}
                <span class="step-place">{move || place()}</span>
                {button(Way::On, "icon-right", "step-on")}
                {button(Way::Last, "icon-last", "step-last")}
            </div>
            <p class="prompt">{move || told.get()}</p>
            <StillTable scene=scene names=names />
        </section>
    }
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

fn scene(tale: &Tale, at: usize) -> Scene {
    let moment = at.checked_sub(1).and_then(|index| tale.moments.get(index));
    let last = moment.and_then(|moment| match moment.step {
        Step::Move { seat, mv, .. } => Some(LastMove { seat, mv }),
        Step::Deal { .. } => None,
    });
    let options = SceneOptions { last: last.into_iter().collect(), ..SceneOptions::default() };
    Scene::of(tale.position(at), &Entry::default(), &options)
}

/// What happened in a step.
fn tell(texts: &Texts, tale: &Tale, at: usize) -> String {
    let names = tale.names(texts);
    let narrator = Narrator::new(texts, &names);
    let moment = at.checked_sub(1).and_then(|index| tale.moments.get(index));
    let Some(moment) = moment else { return texts.say("step-none") };
    let mut sentences = match (&moment.step, &moment.report) {
        (Step::Move { mv, .. }, _) => vec![narrator.play(tale.position(at - 1), *mv).text()],
        (Step::Deal { .. }, Report::Dealt(report)) => narrator.deal(&moment.position, report),
        (Step::Deal { .. }, _) => Vec::new(),
    };
    if let Report::RoundEnded(report) = &moment.report {
        sentences.extend(narrator.round(report));
    }
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stop_at_both_ends() {
        for (way, from, to) in [
            (Way::First, 7, 0),
            (Way::Back, 7, 6),
            (Way::Back, 0, 0),
            (Way::On, 7, 8),
            (Way::On, 9, 9),
            (Way::Last, 0, 9),
        ] {
            assert_eq!(way.lead(from, 9), to, "{way:?} from {from}");
        }
    }
}
