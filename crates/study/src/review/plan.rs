//! In which order moments are studied, and how carefully.

use super::request::StudyRequest;
use super::sheet::Sheet;
use crate::act::Act;
use crate::moment::Care;
use crate::story::Scene;

/// In which order the moments of a game are studied, and how carefully: pass after pass, each more
/// careful than the one before it.
///
/// The plan holds no state: what is to be done next follows from what the sheet knows. So a review
/// that was stopped goes on where it was, on this device or another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewPlan {
    passes: Vec<Care>,
}

/// One moment to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewTask {
    /// Which moment, from 0.
    pub moment: usize,
    /// How carefully.
    pub care: Care,
    /// In which pass, from 0.
    pub pass: usize,
}

/// How far a review has come, in work, of which a careful look is more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is done.
    pub done: u64,
    /// What there is to do in all.
    pub of: u64,
}

impl Progress {
    /// In whole percent, rounded down; 100 where there is nothing to do.
    pub fn percent(self) -> u8 {
        (100 * self.done).checked_div(self.of).unwrap_or(100) as u8
    }

    /// Whether nothing is left to do.
    pub fn is_done(self) -> bool {
        self.done == self.of
    }
}

/// A glance at everything, a look, and a long look.
///
/// Where a million nodes take a second, as in a browser's worker, a game of two with 60 moves in five
/// rounds is seen at a glance in half a second, and everything takes 15 seconds at the most
/// ([`ReviewPlan::work`]). As the last moves of a round are soon solved and are not looked at again, it takes
/// less: the games of two that are kept with the tests took 0.14 million nodes for the glance and 6
/// million in all.
impl Default for ReviewPlan {
    fn default() -> ReviewPlan {
        let care = |nodes, deals| Care { deals, ..Care::nodes(nodes) };
        ReviewPlan::new([care(2_500, 0), care(10_000, 4), care(50_000, 12)])
    }
}

impl ReviewPlan {
    /// A plan of passes, each more careful than the one before it.
    pub fn new(passes: impl IntoIterator<Item = Care>) -> ReviewPlan {
        ReviewPlan { passes: passes.into_iter().collect() }
    }

    /// The passes.
    pub fn passes(&self) -> &[Care] {
        &self.passes
    }

    /// What to look at next; `None` when nothing is left to ask for.
    ///
    /// Moments in `asked` are being looked at already. `focus` is the moment on the screen: in each pass it
    /// comes first. The first pass follows the game; later ones begin with
    /// the moves that seem to have cost most, since those will be shown.
    pub fn next(&self, sheet: &Sheet, asked: &[usize], focus: Option<usize>) -> Option<ReviewTask> {
        let cost = |moment: usize| sheet.loss(moment).map_or(0, |loss| loss.chance);
        self.passes.iter().enumerate().find_map(|(pass, &care)| {
            let open = open(sheet, care).filter(|moment| !asked.contains(moment));
            let first = open.min_by_key(|&moment| (Some(moment) != focus, -cost(moment), moment));
            first.map(|moment| ReviewTask { moment, care, pass })
        })
    }

    /// The request for what to look at next; see [`ReviewPlan::next`].
    pub fn next_request(
        &self,
        sheet: &Sheet,
        asked: &[usize],
        focus: Option<usize>,
    ) -> Option<StudyRequest> {
        let ReviewTask { moment, care, .. } = self.next(sheet, asked, focus)?;
        StudyRequest::of(sheet.story(), moment, care)
    }

    /// How far the review has come.
    pub fn progress(&self, sheet: &Sheet) -> Progress {
        let mut progress = Progress { done: 0, of: 0 };
        for &care in &self.passes {
            for (moment, scene) in sheet.story().scenes().iter().enumerate() {
                let work = work(scene, care);
                progress.of += work;
                let known = sheet.known(moment);
                if known.is_some_and(|known| known.satisfies(care)) {
                    progress.done += work;
                }
            }
        }
        progress
    }

    /// Upper bound of the nodes for a game with this number of moves and deals, roughly.
    pub fn work(&self, moves: u64, deals: u64) -> u64 {
        let pass = |care: &Care| moves * move_work(*care) + deals * deal_work(*care);
        self.passes.iter().map(pass).sum()
    }
}

/// The moments that are not known well enough.
fn open(sheet: &Sheet, care: Care) -> impl Iterator<Item = usize> {
    (0..sheet.story().len())
        .filter(move |&moment| !sheet.known(moment).is_some_and(|known| known.satisfies(care)))
}

fn work(scene: &Scene, care: Care) -> u64 {
    match scene.act {
        Act::Deal(_) => deal_work(care),
        Act::Move(_) => move_work(care),
    }
}

/// The search, and one for each of the two moves that are compared.
fn move_work(care: Care) -> u64 {
    care.nodes.saturating_mul(3)
}

/// The deal itself, twice, and those it is compared with.
fn deal_work(care: Care) -> u64 {
    let others = if care.deals < 2 { 0 } else { u64::from(care.deals) };
    care.deal_nodes.saturating_mul(2 + others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_sixty_moves_is_glanced_at_in_a_second_and_studied_in_twenty() {
        let plan = ReviewPlan::default();
        let glance = ReviewPlan::new(plan.passes().first().copied());
        assert!(glance.work(60, 5) <= 1_000_000);
        assert!(plan.work(60, 5) <= 20_000_000);
    }

    #[test]
    fn each_pass_is_more_careful_than_the_one_before() {
        let plan = ReviewPlan::default();
        assert!(plan.passes().is_sorted_by_key(|care| (care.nodes, care.deals)));
    }
}
