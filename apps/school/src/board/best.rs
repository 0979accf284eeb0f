//! The candidate moves: what could be played now, and what may be expected of it.

use super::state::Looked;
use super::what_if::{WhatIf, use_what_if};
use azulejo_rules::{Move, Next, Position, Seat};
use azulejo_study::{Act, Candidate, Due, Expected};
use azulejo_view::study::{signed_tenths, tenths};
use azulejo_view::{Args, Reviewer};
use azulejo_web::live::{Derived, each, hear, live, views, when};
use azulejo_web::ui::Switch;
use leptos::prelude::*;

/// The list of candidate moves, which can be hidden.
#[component]
pub(super) fn Best() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let lists = what_if.lists;
    view! {
        <section class="card what-if-card what-if-best" aria-labelledby="best-title">
            <h2 id="best-title">{words.say("board-best")}</h2>
            <Switch
                label="board-best-show"
                value=live(move || lists.get())
                on_switch=move |on| lists.set(on)
            />
            {when(move || lists.get(), || view! { <Shown /> }.into_any())}
        </section>
    }
}

/// What there is to show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Moves,
    Bag,
    Nothing,
}

#[component]
fn Shown() -> impl IntoView {
    let what_if = use_what_if();
    let kind = Derived::new(move |_| match what_if.position.with(Position::next) {
        Next::Player(_) => Kind::Moves,
        Next::Bag => Kind::Bag,
        Next::Nobody(_) => Kind::Nothing,
    });
    let is_known = Derived::new(move |_| what_if.looked.with(|looked| looked.answer().is_some()));
    let shown = move || match (kind.get(), is_known.get()) {
        (Kind::Moves, true) => view! { <Moves /> }.into_any(),
        (Kind::Bag, true) => view! { <Expectations /> }.into_any(),
        _ => ().into_any(),
    };
    let status = Derived::new(move |_| status(what_if));
    view! {
        {move || shown()}
        <p class="note">{move || status.get()}</p>
    }
}

/// How far the looking has come.
fn status(what_if: WhatIf) -> String {
    let words = what_if.words;
    match &*what_if.looked.read() {
        Looked::Failed => words.told("board-look-failed"),
        Looked::Looking(None) => words.told("board-looking"),
        Looked::Looking(Some(answer)) => seen(what_if, &answer.due, "board-looking-on"),
        Looked::Done(answer) => seen(what_if, &answer.due, "board-looked"),
        Looked::Nothing if what_if.position.with(|pos| matches!(pos.next(), Next::Nobody(_))) => {
            words.told("status-over")
        }
        Looked::Nothing => String::new(),
    }
}

fn seen(what_if: WhatIf, due: &Due, id: &str) -> String {
    let progress = what_if.words.told(id);
    match due {
        Due::Player { choices, moves, .. } => {
            let args = Args::new()
                .number("count", moves.len() as u32)
                .number("choices", *choices as u32)
                .text("progress", progress);
            what_if.words.tell("board-listed", &args)
        }
        Due::Bag { .. } | Due::Nobody { .. } => progress,
    }
}

/// The moves, the best one first. While somebody points at one of them they keep their places, so that no other move is
/// under the pointer when it is pressed.
#[component]
fn Moves() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let codes = Derived::new(move |before: Option<&Vec<String>>| {
        let now = codes(&what_if.looked.read());
        match before.filter(|_| what_if.pointed.with(Option::is_some)) {
            Some(before) => in_their_places(before, now),
            None => now,
        }
    });
    view! {
        <table class="figures best">
            <caption class="sr">{words.say("board-best")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("board-best-move")}</th>
                    <th scope="col">{words.say("board-best-chance")}</th>
                    <th scope="col">{words.say("board-best-margin")}</th>
                    <th scope="col">{words.say("board-best-loss")}</th>
                </tr>
            </thead>
            <tbody>{each(move || codes.get(), |code| key(code), move |code| row(what_if, code))}</tbody>
        </table>
    }
}

fn codes(looked: &Looked) -> Vec<String> {
    match looked.answer().map(|answer| &answer.due) {
        Some(Due::Player { moves, .. }) => moves.iter().map(|found| found.mv.clone()).collect(),
        _ => Vec::new(),
    }
}

/// Those of before where they were, and behind them what is new.
fn in_their_places(before: &[String], now: Vec<String>) -> Vec<String> {
    let place = |code: &String| before.iter().position(|known| known == code);
    let mut codes = now;
    codes.sort_by_key(|code| place(code).unwrap_or(usize::MAX));
    codes
}

/// Tells a move from others by its code, which has at most eight characters.
fn key(code: &str) -> u64 {
    code.bytes().fold(0, |key, letter| key << 8 | u64::from(letter))
}

fn find(looked: &Looked, code: &str) -> Option<Candidate> {
    match looked.answer().map(|answer| &answer.due) {
        Some(Due::Player { moves, .. }) => moves.iter().find(|found| found.mv == code).cloned(),
        _ => None,
    }
}

fn row(what_if: WhatIf, code: String) -> AnyView {
    let mv: Option<Move> = code.parse().ok();
    let shown = code.clone();
    let found = Derived::new(move |_| what_if.looked.with(|looked| find(looked, &code)));
    let number = move |of: fn(&Numbers, &Candidate) -> String| {
        move || found.with(|found| found.as_ref().map(|found| of(&Numbers(what_if), found)))
    };
    let told = Derived::new(move |_| {
        let (texts, names) = (what_if.words.texts(), what_if.names.read());
        let reviewer = Reviewer::new(&texts, &names);
        mv.map(|mv| what_if.position.with(|pos| reviewer.move_words(pos, mv))).unwrap_or_default()
    });
    let is_solved = move || found.with(|found| found.as_ref().is_some_and(|found| found.solved));
    let point = move |is_on: bool| {
        if is_on {
            what_if.pointed.set(mv);
        } else if what_if.pointed.get_untracked() == mv {
            what_if.pointed.set(None);
        }
    };
    let play = move |_| {
        let done = mv.map(|mv| what_if.act(&Act::Move(mv)));
        if let Some(Err(why)) = done {
            what_if.warn(why);
        }
    };
    let mark = move || {
        view! { <span class="best-exact">{what_if.words.say("review-solved")}</span> }.into_any()
    };
    view! {
        <tr on:pointerenter=hear(move |_| point(true)) on:pointerleave=hear(move |_| point(false))>
            <td>
                <button
                    class="best-move"
                    type="button"
                    on:click=hear(play)
                    on:focus=hear(move |_| point(true))
                    on:blur=hear(move |_| point(false))
                >
                    <code>{shown}</code>
                    " "
                    <span>{move || told.get()}</span>
                </button>
                {when(is_solved, mark)}
            </td>
            <td>{number(|numbers, found| numbers.percent(found.chance))}</td>
            <td>{number(|numbers, found| numbers.change(found.margin))}</td>
            <td>{number(|numbers, found| numbers.loss(found.lost))}</td>
        </tr>
    }
    .into_any()
}

/// Writes numbers as readers of the language do.
struct Numbers(WhatIf);

impl Numbers {
    fn percent(&self, hundredths: i32) -> String {
        let texts = self.0.words.texts();
        let number = tenths(texts.language(), hundredths);
        texts.tell("review-percent", &Args::new().text("number", number))
    }

    fn change(&self, hundredths: i32) -> String {
        signed_tenths(self.0.words.texts().language(), hundredths)
    }

    fn points(&self, hundredths: i32) -> String {
        tenths(self.0.words.texts().language(), hundredths)
    }

    /// Nothing is lost by the best move, and by moves that are as good.
    fn loss(&self, hundredths: i32) -> String {
        if hundredths == 0 {
            return "–".to_owned();
        }
        let texts = self.0.words.texts();
        let number = signed_tenths(texts.language(), -hundredths);
        texts.tell("review-percent", &Args::new().text("number", number))
    }
}

/// What everybody may expect of the next deal.
#[component]
fn Expectations() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let known = Derived::new(move |_| match what_if.looked.read().answer().map(|it| &it.due) {
        Some(Due::Bag { expected, error }) => {
            expected.iter().copied().zip(error.iter().copied()).collect()
        }
        _ => Vec::new(),
    });
    let rows = move || {
        let known: Vec<(Expected, Expected)> = known.get();
        views(Seat::ALL.into_iter().zip(known), |(seat, (mean, error))| {
            expectation(what_if, seat, mean, error)
        })
    };
    view! {
        <table class="figures best">
            <caption>{words.say("board-expected")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("over-player")}</th>
                    <th scope="col">{words.say("board-best-chance")}</th>
                    <th scope="col">{words.say("board-best-margin")}</th>
                    <th scope="col">{words.say("board-expected-points")}</th>
                </tr>
            </thead>
            <tbody>{move || rows()}</tbody>
        </table>
    }
}

fn expectation(what_if: WhatIf, seat: Seat, mean: Expected, error: Expected) -> AnyView {
    let numbers = Numbers(what_if);
    let around = |mean: String, error: String| format!("{mean} ± {error}");
    view! {
        <tr>
            <th scope="row">{what_if.names.read().of(seat).to_owned()}</th>
            <td>{around(numbers.percent(mean.chance), numbers.percent(error.chance))}</td>
            <td>{around(numbers.change(mean.lead), numbers.points(error.lead))}</td>
            <td>{around(numbers.points(mean.points), numbers.points(error.points))}</td>
        </tr>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::{in_their_places, key};

    #[test]
    fn moves_keep_their_places_and_new_ones_come_last() {
        let [before, now, placed] = ["1R1 2R2 CBF", "3K3 2R2 4W4 1R1", "1R1 2R2 3K3 4W4"]
            .map(|codes| codes.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(in_their_places(&before, now), placed);
    }

    #[test]
    fn the_longest_codes_are_told_apart() {
        let codes = ["9R5<BYKW", "8R5<BYKW", "9R5<BYK", "9R5<", "CBF", "3@5"];
        let mut keys = codes.map(key).to_vec();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), codes.len());
    }
}
