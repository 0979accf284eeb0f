//! Correcting one step: it was another one, one is missing before it, or it did not happen. What can't
//! follow any more is told before anything is changed.

mod ask;
mod deal;
mod moves;

use super::keeper::{Keeper, use_keeper};
use super::stage::View;
use super::told::{self, ToldStep, What};
use crate::place::{Place, Subject};
use ask::AskCorrection;
use azulejo_study::Act;
use azulejo_study::ActError;
use azulejo_study::referee::{Change, CorrectError, Correction};
use azulejo_view::{Args, Narrator};
use azulejo_web::live::State;
use azulejo_web::route;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use deal::CorrectDeal;
use leptos::prelude::*;
use moves::CorrectMove;

/// A change that was proposed, with what it would leave of what followed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Proposal {
    change: Change,
    correction: Correction,
}

/// The step that is corrected.
#[derive(Clone, Copy)]
struct Fix {
    keeper: Keeper,
    step: usize,
    proposal: State<Option<Proposal>>,
    /// Whether it is being asked.
    asks: State<bool>,
}

impl Fix {
    /// Proposes a change: it is asked whether it is meant, or told why it can't be.
    fn propose(self, change: Change) -> Result<(), String> {
        let would = self.keeper.ask_now(|referee| referee.would_correct(self.step, &change));
        let correction = would
            .unwrap_or(Err(CorrectError::NoSuchStep { step: self.step, steps: 0 }))
            .map_err(|error| self.keeper.tell_now(|narrator| refusal(narrator, &error)))?;
        self.proposal.set(Some(Proposal { change, correction }));
        self.asks.set(true);
        Ok(())
    }
}

/// Why a correction can't be.
fn refusal(narrator: &Narrator<'_>, error: &CorrectError) -> String {
    match error {
        CorrectError::Refused(error) => why_not(narrator, error),
        CorrectError::NoSuchStep { .. } => error.to_string(),
    }
}

/// Why a step can't be taken.
fn why_not(narrator: &Narrator<'_>, error: &ActError) -> String {
    match error {
        ActError::Deal(illegal) => narrator.bad_deal(illegal),
        ActError::DealText(error) => narrator.bad_deal_text(error),
        ActError::Move(illegal) => narrator.why_not(illegal),
        ActError::MoveText(_) | ActError::Over => error.to_string(),
    }
}

/// One step that is being corrected.
#[component]
pub(super) fn CorrectView(step: usize) -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let fix = Fix { keeper, step, proposal: State::new(None), asks: State::new(false) };
    let title = move || words.tell("referee-fix", &Args::new().number("step", step as u32 + 1));
    let back = route::href(&Place::at(Subject::Referee, View::Steps.rest()));
    let was = move || told::steps(keeper).into_iter().nth(step).map(|told| was_view(told));
    // The step stays as it is until it is corrected, and then this is gone.
    let body = match untrack(|| keeper.before(step)) {
        None => view! { <p>{words.say("referee-no-step")}</p> }.into_any(),
        Some((_, Act::Deal(_))) => view! { <CorrectDeal fix=fix /> }.into_any(),
        Some((before, Act::Move(_))) => view! { <CorrectMove fix=fix before=before /> }.into_any(),
    };
    view! {
        <span id="referee-top"></span>
        <div class="referee-bar">
            <h2 class="referee-turn" tabindex="-1">{move || title()}</h2>
            <a class="button" href=back>
                <Icon symbol="icon-left" />
                {words.say("referee-steps")}
            </a>
        </div>
        {move || was()}
        {body}
        <AskCorrection fix=fix />
    }
}

fn was_view(told: ToldStep) -> AnyView {
    match told.what {
        What::Move(_, text) => view! { <p class="referee-was">{text}</p> }.into_any(),
        What::Deal(deal) => super::steps::deal_view(use_words(), &deal),
    }
}
