//! Keeping in sight what is being filled.

use azulejo_rules::Factory;
use azulejo_web::console;
use azulejo_web::live::{Derived, follow};
use leptos::prelude::*;
use web_sys::DomRect;

/// So many pixels stay free between a disc and what covers the rest of the page.
const APART: f64 = 6.0;

/// Scrolls on to whichever disc is filled next, where bar or pad would cover it.
pub(super) fn follow_disc(chosen: Derived<Factory>) {
    let mut before = None;
    follow(move || {
        let now = chosen.get();
        if before.is_some_and(|before| before != now) {
            request_animation_frame(bring_into_sight);
        }
        before = Some(now);
    });
}

fn bring_into_sight() {
    let Some(disc) = place_of(".referee-disc[data-chosen]") else { return };
    let bar = place_of(".referee-bar").map(|bar| bar.bottom());
    // Where there is room, the pad is beside the discs and covers none.
    let pad = place_of(".referee-pad").filter(|pad| pad.left() < disc.right());
    let down = way((disc.top(), disc.bottom()), bar, pad.map(|pad| pad.top()));
    if down != 0.0 {
        window().scroll_by_with_x_and_y(0.0, down);
    }
}

/// How far down the page must be scrolled; up, where it is negative.
fn way((top, bottom): (f64, f64), bar: Option<f64>, pad: Option<f64>) -> f64 {
    if let Some(bar) = bar.filter(|bar| top < *bar) {
        return top - bar - APART;
    }
    match pad.filter(|pad| bottom > *pad) {
        Some(pad) => bottom - pad + APART,
        None => 0.0,
    }
}

fn place_of(selector: &str) -> Option<DomRect> {
    let found = console::or_log("no such selector", document().query_selector(selector)).flatten();
    found.map(|element| element.get_bounding_client_rect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_covered_disc_is_brought_between_bar_and_pad() {
        let (bar, pad) = (Some(80.0), Some(500.0));
        for (disc, expected) in
            [((100.0, 160.0), 0.0), ((50.0, 110.0), -36.0), ((460.0, 520.0), 26.0)]
        {
            assert!((way(disc, bar, pad) - expected).abs() < 0.01, "{disc:?}");
        }
        assert!(way((460.0, 520.0), bar, None).abs() < 0.01);
    }
}
