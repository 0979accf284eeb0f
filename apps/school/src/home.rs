//! Everything that the school has, at a glance.

use crate::frame::Head;
use crate::place::Subject;
use azulejo_web::live::views;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// A card that leads to a subject.
struct Card {
    subject: Subject,
    icon: &'static str,
    name: &'static str,
    note: &'static str,
}

const CARDS: [Card; 7] = [
    Card { subject: Subject::Learn, icon: "icon-rules", name: "learn", note: "learn-note" },
    Card { subject: Subject::Daily, icon: "icon-crown", name: "daily", note: "daily-note" },
    Card { subject: Subject::Drills, icon: "icon-set", name: "drills", note: "drills-note" },
    Card { subject: Subject::Review, icon: "icon-log", name: "review", note: "review-note" },
    Card { subject: Subject::Board, icon: "icon-swap", name: "board", note: "board-note" },
    Card { subject: Subject::Referee, icon: "icon-flag", name: "referee", note: "referee-note" },
    Card { subject: Subject::Numbers, icon: "icon-chart", name: "numbers", note: "numbers-note" },
];

/// Everything that the school has.
#[component]
pub(crate) fn HomeScreen() -> impl IntoView {
    let words = use_words();
    let card = move |card: Card| {
        view! {
            <li>
                <a class="card school-card" href=card.subject.href()>
                    <Icon symbol=card.icon />
                    <strong>{words.say(card.name)}</strong>
                    <span class="note">{words.say(card.note)}</span>
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <main class="school">
            <Head title="school" is_home=true />
            <p>{words.say("school-note")}</p>
            <ul class="school-cards">{views(CARDS, card)}</ul>
        </main>
    }
}
