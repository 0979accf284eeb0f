//! By which rules, and with which help.

use crate::choice::Choices;
use crate::live::live;
use crate::plan::{Draft, use_draft};
use crate::rules_page::Chapter;
use crate::screen::Screen;
use crate::ui::{Segments, Switch};
use crate::words::use_words;
use azulejo_protocol::Start;
use azulejo_rules::WallSide;
use azulejo_view::plan::{factories_note, pause_name, preview_name, wall_note};
use azulejo_view::story::{factories_name, wall_name};
use leptos::prelude::*;

/// The rules and the options of the table.
#[component]
pub fn RulesCard(
    /// Whether the rules are on another page: then they are opened beside this one.
    #[prop(optional)]
    is_elsewhere: bool,
) -> impl IntoView {
    let words = use_words();
    let Draft { plan, start } = use_draft();
    let given = move || start.with(|start| *start != Start::Fresh);
    let page = if is_elsewhere { "./" } else { "" };
    let wall = move || plan.read().wall;
    let factories = move || plan.read().factories;
    view! {
        <section class="card rules-choice" aria-labelledby="rules-choice-title">
            <h2 id="rules-choice-title">{words.say("rules-choice-title")}</h2>
            <fieldset class="plain" disabled=move || given()>
                <Segments
                    label="wall"
                    name="wall"
                    choices=Choices::of(
                        |wall| words.say(wall_name(wall)),
                        wall,
                        move |wall| plan.update(|plan| plan.wall = wall),
                    )
                />
                <p class="note">
                    {move || words.told(wall_note(wall()))}" "
                    <a
                        class="link"
                        href=move || format!("{page}{}", wall_chapter(wall()).href())
                        target=is_elsewhere.then_some("_blank")
                    >
                        {words.say("read-more")}
                    </a>
                </p>
                <Segments
                    label="factories"
                    name="factories"
                    choices=Choices::of(
                        |kind| words.say(factories_name(kind)),
                        factories,
                        move |kind| plan.update(|plan| plan.factories = kind),
                    )
                />
                <p class="note">{move || words.told(factories_note(factories()))}</p>
            </fieldset>
        </section>
    }
}

/// What the table shows and how it waits.
#[component]
pub fn TableHelp() -> impl IntoView {
    let words = use_words();
    let Draft { plan, .. } = use_draft();
    view! {
        <Segments
            label="preview"
            name="preview"
            choices=Choices::of(
                |preview| words.say(preview_name(preview)),
                move || plan.read().preview,
                move |preview| plan.update(|plan| plan.preview = preview),
            )
        />
        <Segments
            label="pause"
            name="pause"
            choices=Choices::of(
                |pause| words.say(pause_name(pause)),
                move || plan.read().pause,
                move |pause| plan.update(|plan| plan.pause = pause),
            )
        />
        <Switch
            label="bag-tracker"
            value=live(move || plan.read().bag_tracker)
            on_switch=move |on| plan.update(|plan| plan.bag_tracker = on)
        />
    }
}

fn wall_chapter(wall: WallSide) -> Screen {
    Screen::Rules(Some(match wall {
        WallSide::Colored => Chapter::Tiling,
        WallSide::Free => Chapter::FreeWall,
    }))
}
