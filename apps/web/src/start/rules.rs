//! By which rules, and with which help.

use crate::plan::{Draft, Pause, use_draft};
use crate::rules_page::Chapter;
use crate::screen::Screen;
use crate::ui::{Segments, Switch};
use crate::words::use_words;
use azulejo_protocol::{PreviewScope, Start};
use azulejo_rules::{FactoryKind, WallSide};
use leptos::prelude::*;

/// The rules and the options of the table.
#[component]
pub fn RulesCard() -> impl IntoView {
    let words = use_words();
    let Draft { plan, start } = use_draft();
    let given = move || start.with(|start| *start != Start::Fresh);
    let wall = Signal::derive(move || plan.with(|plan| plan.wall));
    let factories = Signal::derive(move || plan.with(|plan| plan.factories));
    view! {
        <section class="card rules-choice" aria-labelledby="rules-choice-title">
            <h2 id="rules-choice-title">{words.say("rules-choice-title")}</h2>
            <fieldset class="plain" disabled=given>
                <Segments
                    label="wall"
                    name="wall"
                    called=wall_name
                    value=wall
                    on_choose=move |wall| plan.update(|plan| plan.wall = wall)
                />
                <p class="note">
                    {move || words.say(wall_note(wall.get()))()}" "
                    <a class="link" href=move || wall_chapter(wall.get()).href()>
                        {words.say("read-more")}
                    </a>
                </p>
                <Segments
                    label="factories"
                    name="factories"
                    called=factories_name
                    value=factories
                    on_choose=move |kind| plan.update(|plan| plan.factories = kind)
                />
                <p class="note">{move || words.say(factories_note(factories.get()))()}</p>
            </fieldset>
        </section>
    }
}

/// What the table shows and how it waits.
#[component]
pub(super) fn TableHelp() -> impl IntoView {
    let Draft { plan, .. } = use_draft();
    view! {
        <Segments
            label="preview"
            name="preview"
            called=preview_name
            value=Signal::derive(move || plan.with(|plan| plan.preview))
            on_choose=move |preview| plan.update(|plan| plan.preview = preview)
        />
        <Segments
            label="pause"
            name="pause"
            called=pause_name
            value=Signal::derive(move || plan.with(|plan| plan.pause))
            on_choose=move |pause| plan.update(|plan| plan.pause = pause)
        />
        <Switch
            label="bag-tracker"
            value=Signal::derive(move || plan.with(|plan| plan.bag_tracker))
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

/// The message that names a side of the boards.
pub fn wall_name(wall: WallSide) -> &'static str {
    match wall {
        WallSide::Colored => "wall-colored",
        WallSide::Free => "wall-free",
    }
}

fn wall_note(wall: WallSide) -> &'static str {
    match wall {
        WallSide::Colored => "wall-colored-note",
        WallSide::Free => "wall-free-note",
    }
}

/// The message that names a kind of discs.
pub fn factories_name(kind: FactoryKind) -> &'static str {
    match kind {
        FactoryKind::Plain => "factories-plain",
        FactoryKind::Special => "factories-special",
        FactoryKind::SpecialEven => "factories-even",
    }
}

fn factories_note(kind: FactoryKind) -> &'static str {
    match kind {
        FactoryKind::Plain => "factories-plain-note",
        FactoryKind::Special => "factories-special-note",
        FactoryKind::SpecialEven => "factories-even-note",
    }
}

fn preview_name(preview: PreviewScope) -> &'static str {
    match preview {
        PreviewScope::Full => "preview-full",
        PreviewScope::Own => "preview-own",
        PreviewScope::Off => "preview-off",
    }
}

fn pause_name(pause: Pause) -> &'static str {
    match pause {
        Pause::Off => "pause-off",
        Pause::Short => "pause-short",
        Pause::Long => "pause-long",
    }
}
