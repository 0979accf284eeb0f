//! How far a review has come, and leaving off and going on.

use super::desk::{Desk, Run};
use super::study::Study;
use azulejo_view::study::Stage;
use azulejo_web::live::{Derived, follow, hear};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// A bar, a sentence, and a button to leave off or to go on.
#[component]
pub(super) fn ProgressBar(study: Study) -> impl IntoView {
    let words = study.words;
    let run = study.desk.run;
    let percent = Derived::new(move |_| {
        let plan = Desk::plan();
        study.desk.sheet.with(|sheet| plan.progress(sheet).percent())
    });
    let told = move || told(study, run.get());
    follow_end(study);
    let press = move |_| match run.get_untracked() {
        Run::Going => study.desk.stop(),
        Run::Stopped | Run::Failed => study.desk.go_on(),
        Run::Done => {}
    };
    let button = move || {
        let (icon, label) = match run.get() {
            Run::Going => ("icon-pause", "stop"),
            Run::Stopped | Run::Failed | Run::Done => ("icon-play", "review-go-on"),
        };
        view! {
            <Icon symbol=icon />
            {words.told(label)}
        }
    };
    view! {
        <section class="card review-progress" aria-label=words.say("review-progress")>
            <div
                class="review-bar"
                role="progressbar"
                aria-label=words.say("review-progress")
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=move || percent.get().to_string()
                style=move || format!("--part: {}%", percent.get())
            ></div>
            <p data-run=move || run_name(run.get())>{move || told()}</p>
            <button
                class="button"
                type="button"
                disabled=move || run.get() == Run::Done
                on:click=hear(press)
            >
                {move || button()}
            </button>
        </section>
    }
}

fn run_name(run: Run) -> &'static str {
    match run {
        Run::Going => "going",
        Run::Stopped => "stopped",
        Run::Done => "done",
        Run::Failed => "failed",
    }
}

fn told(study: Study, run: Run) -> String {
    let plan = Desk::plan();
    study.tell(|reviewer, sheet| {
        let stage = Stage::of(&plan, sheet);
        match run {
            Run::Going | Run::Done => reviewer.progress(stage),
            Run::Stopped => reviewer.stopped(stage),
            Run::Failed => study.words.told("review-failed"),
        }
    })
}

/// Whoever can't see the bar hears how it ended.
fn follow_end(study: Study) {
    let mut before = study.desk.run.get_untracked();
    follow(move || {
        let now = study.desk.run.get();
        if before != now && matches!(now, Run::Done | Run::Failed) {
            study.announce(told(study, now));
        }
        before = now;
    });
}
