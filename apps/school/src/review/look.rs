//! The review of one game.

use super::chances::Chances;
use super::costly::Costliest;
use super::desk::{Desk, Order};
use super::kept;
use super::luck::LuckReport;
use super::moment::MomentCard;
use super::moves::Moves;
use super::place::Whereabouts;
use super::players::Players;
use super::progress::ProgressBar;
use super::study::Study;
use crate::place::{Place, Subject, use_way};
use crate::task::use_worker;
use azulejo_rules::Game;
use azulejo_study::{Sheet, Story};
use azulejo_view::{Names, Reviewer};
use azulejo_web::library::title;
use azulejo_web::live::{State, Stored, follow};
use azulejo_web::route;
use azulejo_web::stepping::follow_keys;
use azulejo_web::ui::use_toasts;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The review of one game of the library.
#[component]
pub(super) fn Look(
    /// Its number in the library.
    id: u32,
    game: Game,
) -> impl IntoView {
    let words = use_words();
    let story = Story::from(&game);
    let is_empty = story.is_empty();
    let kept = Stored::new(Some(game.clone()));
    let name = move || title(&words.texts(), kept.read().as_ref().as_ref());
    view! {
        <header class="review-head">
            <h2>{move || name()}</h2>
            <a class="link" href=route::href(&Place::of(Subject::Review))>
                {words.say("review-other")}
            </a>
        </header>
        {if is_empty {
            view! { <p>{words.say("review-empty")}</p> }.into_any()
        } else {
            view! { <Whole id=id game=game story=story /> }.into_any()
        }}
    }
}

#[component]
fn Whole(id: u32, game: Game, story: Story) -> impl IntoView {
    let at = State::new(0);
    let order = Order { id, sheet: known(id, story), focus: at };
    let study = Study::new(id, game, Desk::new(order, use_worker()), at);
    follow_place(study, id);
    follow_refusal(study);
    follow_keys(move |way| study.step(way));
    study.desk.go_on();
    view! {
        <ProgressBar study=study />
        <Chances study=study />
        <div class="review-columns">
            <MomentCard study=study />
            <Moves study=study />
        </div>
        <div class="review-columns">
            <Costliest study=study />
            <div class="review-side">
                <Players study=study />
                <LuckReport study=study />
            </div>
        </div>
    }
}

/// What was kept with the game; if that can't be used, it is told why, and everything begins anew.
fn known(id: u32, story: Story) -> Sheet {
    let Some(kept) = kept::of_game(id) else { return Sheet::new(story) };
    let (words, toasts) = (use_words(), use_toasts());
    kept.sheet(story.clone()).unwrap_or_else(|error| {
        let texts = words.texts_untracked();
        let names = Names::by_seat(&texts, story.rules());
        toasts.warn(Reviewer::new(&texts, &names).kept_refused(&error));
        Sheet::new(story)
    })
}

/// The moment of the location, here and whenever a link leads to another one.
fn follow_place(study: Study, id: u32) {
    let way = use_way();
    follow(move || {
        let there = Whereabouts::read(&way.place().rest).filter(|there| there.game == id);
        if let Some(moment) = there.and_then(|there| there.moment) {
            study.at.set(moment.min(study.last()));
        }
    });
}

/// Tells once if the review can't be kept.
fn follow_refusal(study: Study) {
    let toasts = use_toasts();
    let mut is_told = false;
    follow(move || {
        if study.desk.refused.read().is_some() && !is_told {
            is_told = true;
            toasts.warn(study.tell(|reviewer, _| reviewer.not_kept()));
        }
    });
}
