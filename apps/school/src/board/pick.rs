//! The choice of a rule set.

use azulejo_rules::Rules;
use azulejo_view::plan::players_name;
use azulejo_view::story::{factories_name, wall_name};
use azulejo_web::choice::Choices;
use azulejo_web::live::Live;
use azulejo_web::ui::Segments;
use azulejo_web::words::use_words;
use leptos::prelude::*;
use std::sync::Arc;

/// The choice of a rule set: players, wall and factories.
#[component]
pub(super) fn RulesPick(
    /// The one that is chosen.
    rules: Live<Rules>,
    /// Takes another one.
    choose: Arc<dyn Fn(Rules) + Send + Sync>,
) -> impl IntoView {
    let words = use_words();
    let players = {
        let (rules, now, choose) = (rules.clone(), rules.clone(), choose.clone());
        Choices::of(
            |players| words.say(players_name(players)),
            move || rules().players,
            move |players| choose(Rules { players, ..now() }),
        )
    };
    let walls = {
        let (rules, now, choose) = (rules.clone(), rules.clone(), choose.clone());
        Choices::of(
            |wall| words.say(wall_name(wall)),
            move || rules().wall,
            move |wall| choose(Rules { wall, ..now() }),
        )
    };
    let factories = {
        let now = rules.clone();
        Choices::of(
            |kind| words.say(factories_name(kind)),
            move || rules().factories,
            move |factories| choose(Rules { factories, ..now() }),
        )
    };
    view! {
        <div class="what-if-rules">
            <Segments label="seats-number" name="players" choices=players />
            <Segments label="wall" name="wall" choices=walls />
            <Segments label="factories" name="factories" choices=factories />
        </div>
    }
}
