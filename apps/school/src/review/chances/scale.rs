//! Where a moment and a chance are in the drawing.

use azulejo_rules::Seat;
use azulejo_search::Utility;
use azulejo_study::review::CurvePoint;
use azulejo_web::decimal::decimal;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// The width of the drawing, which is stretched to that of the page.
pub(super) const WIDTH: f64 = 1000.0;
/// The height of the drawing, in pixels; the style sheet knows it, too.
pub(super) const HEIGHT: f64 = 200.0;

/// The chances at which lines are drawn.
pub(super) const LEVELS: [i32; 3] = [0, Utility::WIN / 2, Utility::WIN];

/// Where a chance is, from the top.
pub(super) fn height(chance: i32) -> f64 {
    HEIGHT * (1.0 - f64::from(chance) / f64::from(Utility::WIN))
}

/// From moments to places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The last moment.
    pub(super) last: usize,
}

impl Scale {
    /// Where a moment is, as a part of the width.
    pub(super) fn part(self, moment: usize) -> f64 {
        f64::from(moment as u32) / f64::from(self.last.max(1) as u32)
    }

    /// The moment at a part of the width.
    #[allow(clippy::cast_sign_loss, reason = "it is not negative")]
    fn moment(self, part: f64) -> usize {
        (part.clamp(0.0, 1.0) * f64::from(self.last as u32)).round() as usize
    }

    /// A player's curve.
    pub(super) fn points(self, curves: &[CurvePoint], seat: Seat) -> String {
        let point = |point: &CurvePoint| {
            let expected = point.expected.get(seat.index())?;
            let (x, y) = (WIDTH * self.part(point.moment), height(expected.chance));
            Some(format!("{},{}", decimal(x), decimal(y)))
        };
        curves.iter().filter_map(point).collect::<Vec<_>>().join(" ")
    }
}

/// The moment at which a pointer is; `None` where nothing is drawn yet.
pub(super) fn moment_at(event: &PointerEvent, scale: Scale) -> Option<usize> {
    let graph = event.current_target()?.dyn_into::<Element>().ok()?;
    let area = graph.query_selector(".chances-area").ok()??.get_bounding_client_rect();
    let x = f64::from(event.client_x()) - area.left();
    (area.width() > 0.0).then(|| scale.moment(x / area.width()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_is_found_where_it_is_drawn() {
        for last in [0, 1, 64] {
            let scale = Scale { last };
            for moment in 0..=last {
                assert_eq!(scale.moment(scale.part(moment)), moment);
            }
        }
        assert_eq!(Scale { last: 64 }.moment(-0.2), 0);
        assert_eq!(Scale { last: 64 }.moment(1.7), 64);
    }

    #[test]
    fn certainty_is_at_the_top_and_none_at_the_bottom() {
        let [none, half, all] = LEVELS.map(height);
        assert!(all.abs() < 0.01 && (none - HEIGHT).abs() < 0.01 && all < half && half < none);
    }
}
