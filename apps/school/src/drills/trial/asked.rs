//! What a puzzle asks, what was tried, and a little help.

use super::Trial;
use crate::drills::sentence::sentence_view;
use azulejo_lessons::{Attempt, Hint, Puzzle, Theme};
use azulejo_rules::{FactoryKind, Move, MoveKind, WallSide};
use azulejo_view::Args;
use azulejo_web::live::{Live, hear, views, when};
use azulejo_web::ui::Icon;
use azulejo_web::words::Words;
use leptos::prelude::*;

/// What a puzzle asks, what was tried, and a little help.
#[component]
pub(super) fn Asked(trial: Trial, title: Live<String>) -> impl IntoView {
    let hint = move |hint: Hint| {
        let text = move || trial.said(&hint.words());
        view! { <li>{move || text()}</li> }.into_any()
    };
    let hints = move || trial.attempt.with(Attempt::hints);
    let wrong = move || trial.attempt.with(|attempt| attempt.wrong().collect::<Vec<Move>>());
    view! {
        <section class="card drill-text" aria-labelledby="drill-title">
            <h2 id="drill-title" tabindex="-1">{title}</h2>
            <p class="note">{move || facts(trial.words, trial.puzzle, trial.is_over())}</p>
            <p class="drill-ask">{move || ask(trial)}</p>
            {when(move || !hints().is_empty(), move || {
                view! { <ol class="drill-hints">{move || views(hints(), hint)}</ol> }.into_any()
            })}
            {when(move || !wrong().is_empty(), move || view! { <Wrong trial=trial /> }.into_any())}
            {when(move || !trial.is_over(), move || view! { <Help trial=trial /> }.into_any())}
        </section>
    }
}

/// The wrong moves, with what each costs.
#[component]
fn Wrong(trial: Trial) -> impl IntoView {
    let wrong = move || trial.attempt.with(|attempt| attempt.wrong().collect::<Vec<Move>>());
    let one = move |mv: Move| {
        let named = move || {
            let pos = &trial.puzzle.position;
            sentence_view(&trial.review(|reviewer| reviewer.named_move(pos, mv)))
        };
        let cost = move || trial.said(&trial.study.cost(mv));
        view! {
            <li>
                <span>{move || named()}</span>
                <span class="note">{move || cost()}</span>
            </li>
        }
        .into_any()
    };
    view! {
        <h3 class="drill-label">{trial.words.say("drills-tried")}</h3>
        <ol class="drill-wrong">{move || views(wrong(), one)}</ol>
    }
}

/// A hint more, or the answer.
#[component]
fn Help(trial: Trial) -> impl IntoView {
    let left = move || {
        let given = trial.attempt.with(|attempt| attempt.hints().len());
        Hint::all(trial.puzzle).len().saturating_sub(given) as u32
    };
    let label = move || trial.words.tell("drills-hint", &Args::new().number("left", left()));
    view! {
        <div class="drill-buttons">
            <button
                class="button"
                type="button"
                id="drill-hint"
                aria-disabled=move || (left() == 0).then_some("true")
                on:click=hear(move |_| untrack(|| trial.hint()))
            >
                <Icon symbol="icon-hint" />
                {move || label()}
            </button>
            <button class="button quiet" type="button" id="drill-show" on:click=hear(move |_| untrack(|| trial.give_up()))>
                {trial.words.say("drills-show")}
            </button>
        </div>
    }
}

/// Who is to move, and what is asked.
fn ask(trial: Trial) -> String {
    let pos = &trial.puzzle.position;
    let name = pos.player_to_move().map(|seat| trial.names().of(seat).to_owned());
    let args = Args::new().text("name", name.unwrap_or_default());
    match trial.puzzle.best.kind() {
        MoveKind::Take(_) => trial.words.tell("drills-ask", &args),
        MoveKind::Place(place) => {
            trial.words.tell("drills-ask-place", &args.number("line", place.line.number()))
        }
    }
}

/// How hard it is and at what table; what it is about only if that is no secret any more.
pub(in crate::drills) fn facts(words: Words, puzzle: &Puzzle, with_theme: bool) -> String {
    let rules = puzzle.position.rules();
    let players = Args::new().number("players", rules.players.count() as u32);
    let round = Args::new().number("round", puzzle.position.round());
    let theme = with_theme.then(|| words.told(puzzle.theme.message()));
    // The theme has said so already.
    let is_told = with_theme && puzzle.theme == Theme::FreeWall;
    let free =
        (rules.wall == WallSide::Free && !is_told).then(|| words.told(Theme::FreeWall.message()));
    let special = (rules.factories != FactoryKind::Plain).then(|| words.told("drills-special"));
    let known = [
        theme,
        Some(words.told(puzzle.difficulty.message())),
        Some(words.tell("drills-players", &players)),
        Some(words.tell("round", &round)),
        free,
        special,
    ];
    known.into_iter().flatten().collect::<Vec<String>>().join(" · ")
}
