//! A puzzle that is solved or given up: the best move, why it is best, and how the game goes on.

use super::Trial;
use crate::drills::line::Stop;
use crate::drills::sentence::sentence_view;
use azulejo_lessons::Attempt;
use azulejo_study::Decision;
use azulejo_view::Args;
use azulejo_view::study::{Sentence, tenths};
use azulejo_web::live::{Derived, follow, hear, views, when};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// How many reasons are given.
const REASONS: usize = 4;

/// A puzzle that is over.
#[component]
pub(super) fn Answer(trial: Trial, repeats: bool, after: AnyView) -> impl IntoView {
    let closing = move || {
        trial.attempt.with(Attempt::closing).map(|closing| trial.said(&closing)).unwrap_or_default()
    };
    let is_solved = move || trial.attempt.with(Attempt::is_solved);
    let icon = move || if is_solved() { "icon-check" } else { "icon-hint" };
    let best = move || {
        let (pos, best) = (&trial.puzzle.position, trial.puzzle.best);
        sentence_view(&trial.review(|reviewer| reviewer.named_move(pos, best)))
    };
    view! {
        <section class="card drill-answer" aria-labelledby="drill-closing" data-solved=is_solved>
            <h3 id="drill-closing" tabindex="-1">
                {move || view! { <Icon symbol=icon() /> }.into_any()}
                {move || closing()}
            </h3>
            <p class="drill-best">{move || best()}</p>
            <p class="note">{move || gap(trial)}</p>
            <div class="drill-buttons">
                {after}
                {repeats.then(|| again_button(trial))}
            </div>
            // It is thought about for a while, and grows; nothing may move under a finger.
            <Why trial=trial />
        </section>
        <Line trial=trial />
    }
}

fn again_button(trial: Trial) -> AnyView {
    view! {
        <button class="button quiet" type="button" id="drill-again" on:click=hear(move |_| trial.again())>
            {trial.words.say("drills-again")}
        </button>
    }
    .into_any()
}

/// By how much the best move is better, and how sure that is.
fn gap(trial: Trial) -> String {
    let points = tenths(trial.words.texts().language(), trial.puzzle.gap);
    let id = if trial.puzzle.solved { "drills-gap-solved" } else { "drills-gap" };
    trial.words.tell(id, &Args::new().text("points", points))
}

/// Why the best move is best, beside one that was tried or is tempting.
#[component]
fn Why(trial: Trial) -> impl IntoView {
    let explained = Derived::new(move |_| trial.study.explained(trial.last_wrong()));
    follow(move || {
        if let Some(decision) = explained.get()
            && trial.is_fresh.with(|is_fresh| *is_fresh)
        {
            for reason in why(trial, &decision) {
                trial.announcer.say(reason);
            }
        }
    });
    let view = move || match (explained.get(), trial.study.has_failed()) {
        (Some(decision), _) => reasons(trial, &decision),
        (None, true) => ().into_any(),
        (None, false) => {
            view! { <p class="note">{trial.words.say("drills-thinking")}</p> }.into_any()
        }
    };
    view! { <div class="drill-why">{move || view()}</div> }
}

/// What the best move does and the other one does not; follows the settings.
fn why(trial: Trial, decision: &Decision) -> Vec<String> {
    let mut why = trial.review(|reviewer| reviewer.why(decision));
    why.truncate(REASONS);
    why
}

fn reasons(trial: Trial, decision: &Decision) -> AnyView {
    let pos = &trial.puzzle.position;
    let (other, replies) = trial
        .review(|reviewer| (reviewer.named_move(pos, decision.mv()), reviewer.replies(decision)));
    let reason = |text: String| view! { <li>{text}</li> }.into_any();
    let reply = |it: Sentence| view! { <li>{sentence_view(&it)}</li> }.into_any();
    view! {
        <p class="drill-label">{trial.words.told("drills-compared")}" "{sentence_view(&other)}</p>
        <ul class="drill-reasons">{views(why(trial, decision), reason)}{views(replies, reply)}</ul>
    }
    .into_any()
}

/// The best line, move for move; pressing one shows the table after it.
#[component]
fn Line(trial: Trial) -> impl IntoView {
    let stops = move || trial.line.get().into_iter().enumerate();
    let start = move || step_view(trial, 0, trial.words.told("drills-line-start"), Vec::new());
    let stop = move |(index, stop): (usize, Stop)| {
        let (texts, names) = (trial.words.texts(), trial.names());
        step_view(trial, index + 1, stop.told(&texts, &names), stop.details(&texts, &names))
    };
    view! {
        <section class="card drill-line" aria-labelledby="drill-line">
            <h3 class="drill-label" id="drill-line">{trial.words.say("drills-line")}</h3>
            <ol class="log-list">{move || start()}{move || views(stops(), stop)}</ol>
        </section>
    }
}

/// One step of the line; what follows from it is told while it is shown.
fn step_view(trial: Trial, at: usize, told: String, details: Vec<String>) -> AnyView {
    let is_here = move || trial.at.get() == at;
    let has_details = !details.is_empty();
    let details = move || {
        let text = details.join(" ");
        view! { <p class="note drill-details">{text}</p> }.into_any()
    };
    view! {
        <li class="log-move" data-now=is_here>
            <button
                class="log-step"
                type="button"
                aria-current=move || is_here().then_some("step")
                on:click=hear(move |_| untrack(|| trial.step(at)))
            >
                {told}
            </button>
            {has_details.then(|| when(is_here, details))}
        </li>
    }
    .into_any()
}
