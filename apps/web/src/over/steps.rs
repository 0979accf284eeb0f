//! Stepping through a game, with the arrow keys, too.

use crate::live::{Derived, State, Stored};
use crate::page::use_page;
use crate::stepping::{Way, follow_keys, step_button};
use crate::table::StillTable;
use crate::words::use_words;
use azulejo_protocol::{Report, Step};
use azulejo_view::scene::{LastMove, SceneOptions};
use azulejo_view::{Args, Entry, Narrator, Scene, Tale, Texts};
use leptos::prelude::*;

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
    let button = move |way: Way| {
        let is_closed = move || at.get() == way.lead(at.get(), last);
        step_button(way, is_closed, move || go(way))
    };
    view! {
        <section class="replay" aria-labelledby="replay-title">
            <h2 id="replay-title">{words.say("over-steps")}</h2>
            <div class="steps" role="group" aria-labelledby="replay-title">
                {button(Way::First)}
                {button(Way::Back)}
                <span class="step-place">{move || place()}</span>
                {button(Way::On)}
                {button(Way::Last)}
            </div>
            <p class="prompt">{move || told.get()}</p>
            <StillTable scene=scene names=names />
        </section>
    }
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
