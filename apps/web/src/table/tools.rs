//! The tools in the bar.

use super::desk::{Desk, use_desk};
use super::doors::Door;
use super::surroundings::{Surroundings, added, use_surroundings};
use crate::live::{hear, views};
use crate::page::use_page;
use crate::screen::Screen;
use crate::settings_panel::SettingsDoor;
use crate::ui::Icon;
use azulejo_protocol::Mirror;
use leptos::prelude::*;

/// What can be done at the table besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tool {
    /// Take the last move back.
    Undo,
    /// Show a good move.
    Hint,
    /// Read the game in sentences.
    Log,
    /// Hear the tiles, or not.
    Sound,
    /// Read the rules.
    Rules,
    /// Change how things look.
    Settings,
    /// See the keys.
    Keys,
}

impl Tool {
    /// In the bar.
    const BAR: [Tool; 6] =
        [Tool::Undo, Tool::Hint, Tool::Log, Tool::Sound, Tool::Rules, Tool::Settings];

    /// The message that names it.
    pub(super) fn name(self, desk: Desk) -> &'static str {
        match self {
            Tool::Undo => "tool-undo",
            Tool::Hint => "tool-hint",
            Tool::Log => "tool-log",
            Tool::Sound if desk.settings().look().sounds => "tool-mute",
            Tool::Sound => "tool-sound",
            Tool::Rules => "tool-rules",
            Tool::Settings => "tool-settings",
            Tool::Keys => "tool-keys",
        }
    }

    /// Its icon.
    pub(super) fn icon(self, desk: Desk) -> &'static str {
        match self {
            Tool::Undo => "icon-undo",
            Tool::Hint => "icon-hint",
            Tool::Log => "icon-log",
            Tool::Sound if desk.settings().look().sounds => "icon-sound",
            Tool::Sound => "icon-mute",
            Tool::Rules => "icon-rules",
            Tool::Settings => "icon-settings",
            Tool::Keys => "icon-question",
        }
    }

    /// Whether it would do something now. It can be pressed all the same, and says why not.
    fn is_ready(self, desk: Desk) -> bool {
        match self {
            Tool::Undo => desk.session().table().with(|table| {
                table.as_ref().is_some_and(|table: &Mirror| table.can_undo(desk.session().viewer()))
            }),
            Tool::Hint => desk.is_own_turn(),
            Tool::Log | Tool::Sound | Tool::Rules | Tool::Settings | Tool::Keys => true,
        }
    }

    /// Whether there is such a thing at this table.
    fn is_offered(self, desk: Desk) -> bool {
        match self {
            Tool::Hint => desk.session().gives_hints(),
            Tool::Undo => !desk.session().viewer().is_spectator(),
            Tool::Log | Tool::Sound | Tool::Rules | Tool::Settings | Tool::Keys => true,
        }
    }

    /// On a phone it is in the menu only.
    const fn is_spare(self) -> bool {
        matches!(self, Tool::Sound | Tool::Rules | Tool::Settings | Tool::Keys)
    }

    /// Uses it.
    pub(super) fn act(self, desk: Desk, around: Surroundings, settings: SettingsDoor) {
        match self {
            Tool::Undo => desk.undo(),
            Tool::Hint => desk.ask_hint(),
            Tool::Log => desk.door().set(Some(Door::Log)),
            Tool::Sound => desk.settings().change(|all| all.sounds = !all.sounds),
            Tool::Rules => around.go(Screen::Rules(None)),
            Tool::Settings => settings.0.set(true),
            Tool::Keys => desk.door().set(Some(Door::Keys)),
        }
    }
}

/// The tools in the bar.
#[component]
pub(super) fn Tools() -> impl IntoView {
    let desk = use_desk();
    let around = use_surroundings();
    let settings = use_page().settings_door;
    let button = move |tool: Tool| {
        view! {
            <button
                class="icon-button"
                class:spare=tool.is_spare()
                type="button"
                aria-label=move || desk.words().told(tool.name(desk))
                title=move || desk.words().told(tool.name(desk))
                aria-disabled=move || (!tool.is_ready(desk)).to_string()
                on:click=hear(move |_| tool.act(desk, around, settings))
            >
                {move || view! { <Icon symbol=tool.icon(desk) /> }.into_any()}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="tools" role="group" aria-label=desk.words().say("table-tools")>
            {move || views(Tool::BAR.into_iter().filter(|tool| tool.is_offered(desk)), button)}
            {added(|page| (page.tools)())}
        </div>
    }
}
