//! Where a score and a round are in the drawing.

/// The size of the drawing.
pub(super) const WIDTH: f64 = 640.0;
/// See [`WIDTH`].
pub(super) const HEIGHT: f64 = 320.0;

/// What is left free around the lines: for the scores, the names, the rounds.
const LEFT: f64 = 40.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 32.0;

/// The lowest line.
pub(super) const LOWEST: f64 = HEIGHT - BOTTOM;

/// Where the lines end.
pub(super) const END: f64 = WIDTH - RIGHT;

/// Names are at least so far apart.
const LEAST_APART: f64 = 18.0;

/// From rounds and scores to places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// How many steps there are after the beginning.
    pub(super) steps: usize,
    /// The highest score.
    pub(super) highest: u16,
}

impl Scale {
    /// Where a step is, from the left.
    pub(super) fn x(self, step: usize) -> f64 {
        let step = f64::from(step as u32) / f64::from(self.steps.max(1) as u32);
        LEFT + step * (WIDTH - LEFT - RIGHT)
    }

    /// Where a score is, from the top.
    pub(super) fn y(self, score: u16) -> f64 {
        let part = f64::from(score) / f64::from(self.top());
        HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)
    }

    /// The scores at which lines are drawn.
    pub(super) fn marks(self) -> Vec<u16> {
        (0..=self.top()).step_by(self.gap().into()).collect()
    }

    /// The distance of the lines: a round number, so that there are about five.
    fn gap(self) -> u16 {
        [5, 10, 20, 25, 50].into_iter().find(|gap| gap * 5 >= self.highest).unwrap_or(100)
    }

    fn top(self) -> u16 {
        self.highest.div_ceil(self.gap()).max(1) * self.gap()
    }
}

/// The same heights, moved apart where names at them are too close to be read, in the same order and none
/// below the lowest.
pub fn apart(heights: &[f64], lowest: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[one].total_cmp(&heights[other]));
    let mut moved = heights.to_vec();
    for pair in 1..order.len() {
        let (above, below) = (order[pair - 1], order[pair]);
        moved[below] = moved[below].max(moved[above] + LEAST_APART);
    }
    // What was pushed out of the drawing pushes the others back.
    let mut lowest = lowest;
    for &index in order.iter().rev() {
        moved[index] = moved[index].min(lowest);
        lowest = moved[index] - LEAST_APART;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_score_is_inside_and_lines_are_few_and_round() {
        for highest in [0, 1, 5, 24, 26, 87, 103, 240, 999] {
            let scale = Scale { steps: 5, highest };
            assert!(scale.y(highest) >= TOP - 0.01, "{highest}");
            assert!((2..=11).contains(&scale.marks().len()), "{highest}: {:?}", scale.marks());
            assert_eq!(scale.marks()[0], 0);
        }
    }

    #[test]
    fn equal_scores_have_names_that_can_be_read() {
        let moved = apart(&[288.0, 100.0, 288.0, 286.0], LOWEST);
        assert!((moved[1] - 100.0).abs() < 0.01);
        let mut sorted = moved.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= LEAST_APART - 0.01), "{moved:?}");
        assert!(sorted[3] <= LOWEST + 0.01);
    }
}
