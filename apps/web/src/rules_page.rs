//! The rules as a page, reachable from everywhere.

mod block;
mod effects;
mod figure;
mod tables;

pub use azulejo_view::rulebook::Chapter;

use crate::html;
use crate::live::{follow, hear, views};
use crate::screen::{Screen, use_route};
use crate::settings_panel::SettingsButton;
use crate::ui::Icon;
use crate::words::use_words;
use block::Blocks;
use leptos::prelude::*;

/// The rules: chapters with a list of them in front.
#[component]
pub fn RulesPage() -> impl IntoView {
    let route = use_route();
    follow(move || {
        if let Screen::Rules(Some(chapter)) = route.place() {
            // The page is painted first: what is not there can't be scrolled to.
            request_animation_frame(move || go_to(chapter));
        }
    });
    let chapter = |chapter: Chapter| view! { <ChapterText chapter=chapter /> }.into_any();
    view! {
        <main class="rules-page">
            <Head />
            <Contents />
            <article class="prose">{views(Chapter::ALL, chapter)}</article>
        </main>
    }
}

fn go_to(chapter: Chapter) {
    html::scroll_to(chapter.slug());
    html::focus(&format!("#{}", chapter.slug()));
}

#[component]
fn Head() -> impl IntoView {
    let words = use_words();
    let route = use_route();
    view! {
        <header class="page-head">
            <button
                class="icon-button"
                type="button"
                aria-label=words.say("back")
                on:click=hear(move |_| route.back())
            >
                <Icon symbol="icon-left" />
            </button>
            <h1 tabindex="-1">{words.say("rules")}</h1>
            <SettingsButton />
        </header>
    }
}

/// The list of chapters. Going to one of them is no step of its own for the back button.
#[component]
fn Contents() -> impl IntoView {
    let words = use_words();
    let route = use_route();
    let item = |chapter: Chapter| {
        let screen = Screen::Rules(Some(chapter));
        let is_here = move || (route.place() == screen).then_some("true");
        let go = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            route.replace(screen);
            go_to(chapter);
        };
        view! {
            <li>
                <a href=screen.href() aria-current=move || is_here() on:click=hear(go)>
                    {words.say(chapter.title())}
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <nav class="toc" aria-label=words.say("rules-contents")>
            <ol>{views(Chapter::ALL, item)}</ol>
        </nav>
    }
}

#[component]
fn ChapterText(chapter: Chapter) -> impl IntoView {
    let words = use_words();
    view! {
        <h2 id=chapter.slug() tabindex="-1">{words.say(chapter.title())}</h2>
        <Blocks blocks=chapter.blocks() />
    }
}
