//! The moment that is looked at, in words.

use super::super::moves::sign;
use super::super::sentence::sentence;
use super::super::study::Study;
use azulejo_study::{Grade, Sheet};
use azulejo_view::Reviewer;
use azulejo_view::study::Sentence;
use azulejo_web::live::{Derived, views};
use leptos::prelude::*;

/// What is said about a moment.
#[derive(Clone, PartialEq)]
struct Words {
    grade: Option<Grade>,
    /// How good the move was, or what the deal was worth.
    verdict: String,
    better: Sentence,
    why: Vec<String>,
    replies: Vec<Sentence>,
    solved: Option<String>,
}

/// What happened, how good it was, what was better and why.
#[component]
pub(super) fn Told(study: Study) -> impl IntoView {
    let played = move || study.played(study.at.get());
    let words = Derived::new(move |_| words(study, study.at.get()));
    let told = move || words.with(|words| tell(words));
    view! {
        <div class="review-told">
            <p class="review-played">{move || played()}</p>
            {move || told()}
        </div>
    }
}

fn words(study: Study, at: usize) -> Words {
    let found = study.tell(|reviewer, sheet| of_move(reviewer, sheet, at));
    let found = found.or_else(|| study.tell(|reviewer, sheet| of_deal(reviewer, sheet, at)));
    found.unwrap_or_else(|| Words {
        grade: None,
        verdict: study.words.told("review-unknown"),
        better: Sentence::default(),
        why: Vec::new(),
        replies: Vec::new(),
        solved: None,
    })
}

fn of_move(reviewer: &Reviewer<'_>, sheet: &Sheet, at: usize) -> Option<Words> {
    let decision = sheet.decision(at)?;
    Some(Words {
        grade: Some(decision.grade()),
        verdict: reviewer.verdict(decision),
        better: reviewer.better(decision),
        why: reviewer.why(decision),
        replies: reviewer.replies(decision),
        solved: reviewer.solved(decision),
    })
}

fn of_deal(reviewer: &Reviewer<'_>, sheet: &Sheet, at: usize) -> Option<Words> {
    let deal = sheet.deals().into_iter().find(|deal| deal.moment == at)?;
    let seats = sheet.story().rules().seats().zip(&deal.luck);
    Some(Words {
        grade: None,
        verdict: reviewer.deal_luck(&deal),
        better: Sentence::default(),
        why: seats.map(|(seat, &luck)| reviewer.luck(seat, luck)).collect(),
        replies: Vec::new(),
        solved: None,
    })
}

fn tell(words: &Words) -> AnyView {
    let Words { grade, verdict, better, why, replies, solved } = words;
    let reason = |text: &String| view! { <li>{text.clone()}</li> }.into_any();
    let reply = |told: &Sentence| view! { <li>{sentence(told)}</li> }.into_any();
    let has_reasons = !why.is_empty() || !replies.is_empty();
    view! {
        <p class="review-verdict" data-grade=grade.map(Grade::name)>
            {grade.map(|grade| view! { <span class="review-sign" aria-hidden="true">{sign(grade)}</span> })}
            {verdict.clone()}
        </p>
        {(!better.is_empty()).then(|| view! { <p class="review-better">{sentence(better)}</p> })}
        {has_reasons
            .then(|| view! { <ul class="review-why">{views(why, reason)} {views(replies, reply)}</ul> })}
        {solved.clone().map(|solved| view! { <p class="note">{solved}</p> })}
    }
    .into_any()
}
