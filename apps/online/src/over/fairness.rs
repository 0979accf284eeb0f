//! Whether the bag was fair, drawn again in this browser from what everybody has heard.

use crate::table::{Table, use_table};
use azulejo_protocol::{Mirror, Proof, Unproven, Verdict, prove};
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, hear};
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Found {
    /// This game's bag is as it was promised.
    Fair(Proof),
    /// The secret is not known yet.
    Open,
    /// Something is not as it was promised.
    Unproven(Unproven),
    /// The proof speaks of another table.
    Elsewhere,
}

/// Follows what becomes known: the secret comes after the end of the game, and maybe not at once.
fn check(table: Table) -> Option<Found> {
    let game = table.session().table().with(|game| game.as_ref().map(Mirror::game_number))?;
    let proofs = match prove(&table.log()) {
        Ok(proofs) => proofs,
        Err(unproven) => return Some(Found::Unproven(unproven)),
    };
    let proof = proofs.into_iter().find(|proof| proof.game() == game)?;
    Some(if proof.table() != table.id() {
        Found::Elsewhere
    } else if proof.is_fair() {
        Found::Fair(proof)
    } else {
        Found::Open
    })
}

fn told(words: Words, found: &Found) -> String {
    match found {
        Found::Fair(proof) => {
            let deals = u32::try_from(proof.deals).unwrap_or(u32::MAX);
            words.tell("fair-yes", &Args::new().number("deals", deals))
        }
        Found::Open => words.told("fair-open"),
        Found::Unproven(why) => words.tell("fair-no", &Args::new().text("why", why.to_string())),
        Found::Elsewhere => words.told("fair-elsewhere"),
    }
}

/// A button that checks the bag, and what came of it.
#[component]
pub(super) fn Fairness() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let is_asked = State::new(false);
    let found = Derived::new(move |_| is_asked.get().then(|| check(table)).flatten());
    let code = move || {
        found.with(|found| match found {
            None => "",
            Some(Found::Fair(_)) => "fair",
            Some(Found::Open) => "open",
            Some(Found::Unproven(_) | Found::Elsewhere) => "unproven",
        })
    };
    let told = move || found.with(|found| found.as_ref().map(|found| told(words, found)));
    let details = move || {
        found.with(|found| match found {
            Some(Found::Fair(proof)) => Some(numbers(words, proof)),
            _ => None,
        })
    };
    view! {
        <button class="button" type="button" on:click=hear(move |_| is_asked.set(true))>
            <Icon symbol="icon-check" />
            {words.say("fair-check")}
        </button>
        <div class="over-note fairness" role="status" data-found=move || code()>
            <p>{move || told()}</p>
            {move || details()}
        </div>
    }
}

/// What anybody needs to check it with another program.
fn numbers(words: Words, proof: &Proof) -> AnyView {
    let Verdict::Fair { secret, .. } = proof.verdict else { return ().into_any() };
    view! {
        <details>
            <summary>{words.say("fair-details")}</summary>
            <dl class="fair-numbers">
                <dt>{words.say("fair-commitment")}</dt>
                <dd><code>{proof.terms.commitment.to_string()}</code></dd>
                <dt>{words.say("fair-secret")}</dt>
                <dd><code>{secret.to_string()}</code></dd>
            </dl>
        </details>
    }
    .into_any()
}
