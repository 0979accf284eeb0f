//! Results, in a table with a bar for each row.

use azulejo_study::{Finish, Tally};
use azulejo_web::live::{Derived, views};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// How many games were won, shared, lost and left, row by row.
#[component]
pub(super) fn Results(
    /// The heading, as a message id.
    title: &'static str,
    /// What each row is called, and its games.
    rows: Derived<Vec<(String, Tally)>>,
) -> impl IntoView {
    let words = use_words();
    let head = move |finish: Finish| {
        view! {
            <th scope="col">
                <span class="numbers-key">
                    <span class="numbers-shares" aria-hidden="true">
                        <i data-finish=finish.name() style="--games: 1"></i>
                    </span>
                    {words.say(label(finish))}
                </span>
            </th>
        }
        .into_any()
    };
    let finishes = Derived::new(move |_| rows.with(|rows| finishes(rows)));
    let heads = move || views(finishes.get(), head);
    let body = move || {
        let finishes = finishes.get();
        views(rows.get(), |(name, tally)| row(name, &tally, &finishes))
    };
    view! {
        <section class="card">
            <h2>{words.say(title)}</h2>
            <table class="figures numbers-results">
                <caption class="sr">{words.say(title)}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {move || heads()}
                    </tr>
                </thead>
                <tbody>{move || body()}</tbody>
            </table>
        </section>
    }
}

/// The columns: those that say something, and always who won and lost.
fn finishes(rows: &[(String, Tally)]) -> Vec<Finish> {
    let is_there = |finish: &Finish| {
        matches!(finish, Finish::Won | Finish::Lost)
            || rows.iter().any(|(_, tally)| count(tally, *finish) > 0)
    };
    Finish::ALL.into_iter().filter(is_there).collect()
}

const fn label(finish: Finish) -> &'static str {
    match finish {
        Finish::Won => "numbers-won",
        Finish::Shared => "numbers-shared",
        Finish::Lost => "numbers-lost",
        Finish::Left => "numbers-left",
    }
}

fn count(tally: &Tally, finish: Finish) -> u32 {
    match finish {
        Finish::Won => tally.won,
        Finish::Shared => tally.shared,
        Finish::Lost => tally.lost,
        Finish::Left => tally.left,
    }
}

fn row(name: String, tally: &Tally, finishes: &[Finish]) -> AnyView {
    let cell = |finish: Finish| view! { <td>{count(tally, finish).to_string()}</td> }.into_any();
    let share = |finish: Finish| {
        let games = format!("--games: {}", count(tally, finish));
        view! { <i data-finish=finish.name() style=games></i> }.into_any()
    };
    view! {
        <tr>
            <th scope="row">
                {name}
                <span class="numbers-shares" aria-hidden="true">{views(Finish::ALL, share)}</span>
            </th>
            {views(finishes.iter().copied(), cell)}
        </tr>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_is_there_if_it_says_something() {
        let row = |tally: Tally| (String::new(), tally);
        let won = row(Tally { won: 1, ..Tally::default() });
        assert_eq!(finishes(std::slice::from_ref(&won)), [Finish::Won, Finish::Lost]);
        let left = row(Tally { left: 1, ..Tally::default() });
        assert_eq!(finishes(&[won, left]), [Finish::Won, Finish::Lost, Finish::Left]);
    }
}
