//! The menu: everything that can be done at the table.

use super::desk::{Desk, use_desk};
use super::doors::Door;
use super::surroundings::{Surroundings, use_surroundings};
use super::tools::Tool;
use super::turns::Waiting;
use crate::live::{hear, views};
use crate::page::use_page;
use crate::screen::Screen;
use crate::settings_panel::SettingsDoor;
use crate::ui::{Icon, Sheet};
use azulejo_protocol::{Mirror, Request};
use azulejo_rules::Seat;
use azulejo_view::stage::people_here;
use leptos::prelude::*;

/// What the menu offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    Tool(Tool),
    /// Stop whoever thinks.
    Stop,
    /// Let a bot think again that was stopped.
    GoOn,
    /// Call the game off, as long as that is free.
    Abort,
    /// Give up.
    Resign,
    /// How the game ended.
    Result,
    /// Another game.
    Home,
}

impl Item {
    const ALL: [Item; 11] = [
        Item::Tool(Tool::Log),
        Item::Tool(Tool::Sound),
        Item::Tool(Tool::Rules),
        Item::Tool(Tool::Settings),
        Item::Tool(Tool::Keys),
        Item::Stop,
        Item::GoOn,
        Item::Abort,
        Item::Resign,
        Item::Result,
        Item::Home,
    ];

    fn name(self, desk: Desk) -> &'static str {
        match self {
            Item::Tool(tool) => tool.name(desk),
            Item::Stop => "menu-stop",
            Item::GoOn => "menu-go-on",
            Item::Abort => "menu-abort",
            Item::Resign => "menu-resign",
            Item::Result => "menu-result",
            Item::Home => "menu-home",
        }
    }

    fn icon(self, desk: Desk) -> &'static str {
        match self {
            Item::Tool(tool) => tool.icon(desk),
            Item::Stop => "icon-pause",
            Item::GoOn => "icon-play",
            Item::Abort => "icon-close",
            Item::Resign => "icon-flag",
            Item::Result => "icon-crown",
            Item::Home => "icon-home",
        }
    }

    /// Whether there is any sense in it now.
    fn is_offered(self, desk: Desk) -> bool {
        let table = |ask: fn(&Mirror, Desk) -> bool| desk.shown().with(|shown| ask(shown, desk));
        let can_abort = |shown: &Mirror, desk: Desk| shown.can_abort(desk.session().viewer());
        match self {
            Item::Tool(_) | Item::Home => true,
            Item::Stop => matches!(desk.waiting(), Waiting::Bot(_) | Waiting::Hint),
            Item::GoOn => matches!(desk.waiting(), Waiting::Stopped(_)),
            Item::Abort => table(can_abort),
            Item::Resign => table(|shown, desk| {
                shown.can_resign(desk.session().viewer())
                    && !shown.can_abort(desk.session().viewer())
            }),
            Item::Result => desk.is_over(),
        }
    }

    fn act(self, desk: Desk, around: Surroundings, settings: SettingsDoor) {
        desk.door().set(None);
        match self {
            Item::Tool(tool) => tool.act(desk, around, settings),
            Item::Stop => desk.session().stop(),
            Item::GoOn => desk.session().go_on(),
            Item::Abort => desk.ask_room(|seat, game| Request::Abort { seat, game }),
            Item::Resign => desk.door().set(Some(Door::Resign)),
            Item::Result => around.go(Screen::Over),
            Item::Home => around.go(Screen::Start),
        }
    }
}

/// The menu.
#[component]
pub(super) fn Menu() -> impl IntoView {
    let desk = use_desk();
    let around = use_surroundings();
    let settings = use_page().settings_door;
    let open = desk.leads_to(|door| door == Door::Menu);
    let item = move |item: Item| {
        view! {
            <li>
                <button
                    class="button quiet menu-item"
                    type="button"
                    on:click=hear(move |_| item.act(desk, around, settings))
                >
                    {move || view! { <Icon symbol=item.icon(desk) /> }.into_any()}
                    {move || desk.words().told(item.name(desk))}
                </button>
            </li>
        }
        .into_any()
    };
    let items = move || {
        let offered = Item::ALL.into_iter().filter(|item| item.is_offered(desk));
        views(offered, item)
    };
    view! {
        <Sheet class="menu" title=desk.words().say("menu") open=open>
            <ul class="menu-list">{move || items()}</ul>
        </Sheet>
    }
}

impl Desk {
    /// Asks the room for something in the name of the person whose board is the large one.
    pub(super) fn ask_room(self, request: fn(Seat, u32) -> Request) {
        let viewer = self.session().viewer_untracked();
        let (seat, game) = self.shown().with_untracked(|shown| {
            let own = self.paint().own().get_untracked();
            let here = || people_here(shown, viewer);
            let person = here().find(|&seat| seat == own).or(here().next());
            (person.unwrap_or(own), shown.game_number())
        });
        if let Err(refusal) = self.session().request(request(seat, game)) {
            self.say_refusal(&refusal);
        }
    }
}
