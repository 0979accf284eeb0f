//! The table of a puzzle.

use super::Trial;
use azulejo_lessons::Attempt;
use azulejo_rules::{Move, Position};
use azulejo_view::entry::Typed;
use azulejo_view::scene::LastMove;
use azulejo_web::live::Derived;
use azulejo_web::table::{Bench, BenchTable};
use leptos::prelude::*;
use std::rc::Rc;

/// The table: moves are tried at it, and later the best line is shown.
#[component]
pub(super) fn Table(trial: Trial) -> impl IntoView {
    let hear = move |typed: Typed| {
        if typed == Typed::Hint {
            untrack(|| trial.hint());
        }
    };
    view! {
        <div class="drill-table">
            <Bench
                table=trial.table()
                on_move=Rc::new(move |mv| untrack(|| trial.play(mv)))
                on_key=Some(Rc::new(hear))
            />
        </div>
    }
}

impl Trial {
    fn table(self) -> BenchTable {
        BenchTable {
            position: Derived::new(move |_| self.position()),
            names: Derived::new(move |_| self.names()),
            hint: Derived::new(move |_| self.shown_best()),
            last: Derived::new(move |_| self.last().into_iter().collect()),
            may_act: Derived::new(move |_| !self.attempt.with(Attempt::is_over)),
        }
    }

    /// The table after as many moves of the best line as are shown.
    fn position(self) -> Position {
        let stop = self.at.get().checked_sub(1);
        let after = stop.and_then(|index| self.line.with(|it| Some(it.get(index)?.after.clone())));
        after.unwrap_or_else(|| self.puzzle.position.clone())
    }

    /// The best move, to who sees the puzzle's own table after it is over.
    fn shown_best(self) -> Option<Move> {
        (self.is_over() && self.at.get() == 0).then_some(self.puzzle.best)
    }

    fn last(self) -> Option<LastMove> {
        let index = self.at.get().checked_sub(1)?;
        self.line.with(|line| line.get(index).map(|it| LastMove { seat: it.seat, mv: it.mv }))
    }
}
