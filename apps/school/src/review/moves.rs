//! All moves of a game, round by round, each with its grade and its cost.

use super::figures::{chance_change, points_change};
use super::study::Study;
use azulejo_rules::Seat;
use azulejo_study::{Act, Grade, Story};
use azulejo_view::Args;
use azulejo_web::html;
use azulejo_web::live::{Derived, follow, hear, views};
use leptos::prelude::*;
use web_sys::Element;

/// Where everything is in one column; the style sheet knows it, too.
const NARROW: &str = "(max-width: 899px)";

/// A round: the moment of its deal, if the story has it, and those of its moves.
struct Round {
    number: u16,
    moments: Vec<usize>,
}

/// All moves, round by round.
#[component]
pub(super) fn Moves(study: Study) -> impl IntoView {
    let words = study.words;
    follow_scroll(study);
    let round = move |round: Round| view! { <RoundMoves study=study round=round /> }.into_any();
    view! {
        <section class="card review-moves" aria-labelledby="review-moves-title">
            <h2 id="review-moves-title">{words.say("review-moves")}</h2>
            <p class="review-move note" aria-hidden="true">
                <span></span>
                <span></span>
                <span>{words.say("review-points")}</span>
                <span>{words.say("review-to-win")}</span>
            </p>
            <div class="review-list">{views(study.story.with(rounds), round)}</div>
        </section>
    }
}

fn rounds(story: &Story) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (moment, scene) in story.scenes().iter().enumerate() {
        let is_deal = matches!(scene.act, Act::Deal(_));
        let number = story.after(moment).map_or(0, azulejo_rules::Position::round);
        match rounds.last_mut().filter(|_| !is_deal) {
            Some(round) => round.moments.push(moment),
            None => rounds.push(Round { number, moments: vec![moment] }),
        }
    }
    rounds
}

#[component]
fn RoundMoves(study: Study, round: Round) -> impl IntoView {
    let Round { number, moments } = round;
    let words = study.words;
    let item = move |moment: usize| view! { <Item study=study moment=moment /> }.into_any();
    view! {
        <h3>{move || words.tell("round", &Args::new().number("round", number))}</h3>
        <ol>{views(moments, item)}</ol>
    }
}

/// A move or a deal: press to look at it.
#[component]
fn Item(study: Study, moment: usize) -> impl IntoView {
    let words = study.words;
    let is_now = Derived::new(move |_| study.at.get() == moment);
    let found = Derived::new(move |_| found(study, moment));
    let grade = move || found.with(|found| found.as_ref().and_then(|found| found.grade));
    let points = move || found.with(|found| found.as_ref().map(|found| found.points.clone()));
    let chance = move || found.with(|found| found.as_ref().map(|found| found.chance.clone()));
    let graded = move || {
        grade().map(|grade| {
            let name = study.tell(|reviewer, _| reviewer.grade(grade));
            view! {
                <span class="review-sign" aria-hidden="true">{sign(grade)}</span>
                <span class="sr">{name}</span>
            }
        })
    };
    let what = match study.scene(moment, |scene| (scene.act.clone(), scene.before.player_to_move()))
    {
        Some((Act::Move(mv), seat)) => {
            let number = study.story.with(|story| number(story, moment));
            let name = move || seat.map(|seat| name(study, seat));
            view! {
                <span class="review-number">{number}</span>
                {seat.map(|seat| seat_mark(seat))}
                <span class="review-who">{move || name()}</span>
                <code>{mv.to_string()}</code>
            }
            .into_any()
        }
        _ => view! { <span class="review-dealt">{words.say("review-deal")}</span> }.into_any(),
    };
    view! {
        <li>
            <button
                class="review-move"
                type="button"
                id=format!("moment-{moment}")
                aria-current=move || is_now.get().then_some("step")
                data-grade=move || grade().map(Grade::name)
                on:click=hear(move |_| look(study, moment))
            >
                <span class="review-what">{what}</span>
                <span class="review-grade">{move || graded()}</span>
                <span>{move || points()}</span>
                <span>{move || chance()}</span>
            </button>
        </li>
    }
}

/// Where the board is not beside the list it is brought into view.
fn look(study: Study, moment: usize) {
    let is_narrow = html::media(NARROW).is_some_and(|narrow| narrow.matches());
    if is_narrow {
        study.show(moment);
    } else {
        study.go(moment);
    }
}

/// What stands beside a move.
#[derive(Clone, PartialEq)]
struct Found {
    grade: Option<Grade>,
    points: String,
    chance: String,
}

/// What is known about a moment; of a deal only that it was.
fn found(study: Study, moment: usize) -> Option<Found> {
    let texts = study.words.texts();
    study.desk.sheet.with(|sheet| {
        let (decision, loss) = (sheet.decision(moment)?, sheet.loss(moment)?);
        let grade = decision.grade();
        let is_best = grade == Grade::Best;
        let shown = |text: String| if is_best { String::new() } else { text };
        Some(Found {
            grade: Some(grade),
            points: shown(points_change(&texts, -loss.lead)),
            chance: shown(chance_change(&texts, -loss.chance)),
        })
    })
}

/// A grade in a sign.
pub(super) fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "★",
        Grade::Good => "✓",
        worse => worse.sign(),
    }
}

/// Which move of the whole story a moment is, from 1.
pub(super) fn number(story: &Story, moment: usize) -> usize {
    let so_far = story.scenes().iter().take(moment + 1);
    so_far.filter(|scene| matches!(scene.act, Act::Move(_))).count()
}

/// What a player is called.
pub(super) fn name(study: Study, seat: Seat) -> String {
    study.names.with(|names| names.of(seat).to_owned())
}

/// The sign of a player, as at the curves.
pub(super) fn seat_mark(seat: Seat) -> AnyView {
    view! {
        <svg class="review-seat" data-seat=seat.to_string() viewBox="0 0 10 10" aria-hidden="true">
            <use href=format!("#mark-{seat}")></use>
        </svg>
    }
    .into_any()
}

/// The list shows the moment that is looked at.
fn follow_scroll(study: Study) {
    follow(move || {
        let item = document().get_element_by_id(&format!("moment-{}", study.at.get()));
        let list = item.as_ref().and_then(|item| item.closest(".review-list").ok().flatten());
        if let (Some(item), Some(list)) = (item, list) {
            show_within(&list, &item);
        }
    });
}

/// Scrolls a list just so far that an item of it is seen, and not the page.
fn show_within(list: &Element, item: &Element) {
    let (frame, item) = (list.get_bounding_client_rect(), item.get_bounding_client_rect());
    let above = item.top() - frame.top();
    let below = item.bottom() - frame.bottom();
    if above < 0.0 || below > 0.0 {
        let by = if above < 0.0 { above } else { below };
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}
