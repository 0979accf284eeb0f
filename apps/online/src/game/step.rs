//! The step of a game that is looked at, and the location that tells it.

use super::Which;
use crate::place::{Led, Place, use_way};
use azulejo_web::live::{State, follow};
use azulejo_web::route::Pen;
use leptos::prelude::untrack;

/// The step that the location tells, or the last one. It follows links to other steps, and the location follows it.
pub(super) fn follow_step(which: Which, last: usize) -> State<usize> {
    let way = use_way();
    let at = State::new(told(&untrack(|| way.place()), which).map_or(last, |step| step.min(last)));
    let pen = Pen::take_up();
    follow(move || {
        if let Some(step) = told(&way.place(), which) {
            at.set(step.min(last));
        }
    });
    let mut is_begun = false;
    follow(move || {
        let step = at.get();
        // Whoever only looks at the end keeps the address they came by.
        if std::mem::replace(&mut is_begun, true) {
            pen.note(&which.at(step));
        }
    });
    at
}

fn told(place: &Place, which: Which) -> Option<usize> {
    match place {
        Place::Led(Led::Game { table, game, step })
            if (Which { table: *table, game: *game }) == which =>
        {
            *step
        }
        _ => None,
    }
}
