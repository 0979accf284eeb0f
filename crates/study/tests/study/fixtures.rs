//! Games and searchers that the tests share.

use azulejo_rules::{Game, Position, Rules};
use azulejo_search::{Champion, Searcher};
use azulejo_study::{Care, ReviewPlan, Sheet, Story};
use azulejo_testkit::generate;
use std::path::Path;

/// The last two takes of a game: seat 2 completes its top row in any case. The blue tile completes
/// a column for seat 1, 5 points and 7 more; black stands alone, 1 point. Seat 2 will have 26.
pub(crate) const LAST_TAKES: &str = "2cp 5 1 1 2 -,-,-,-,- BK 18.18.18.17.18 0.0.0.0.0 \
                                     20:-/-/-/-/-:...../W..../K..../R..../Y....:- \
                                     20:W1/-/-/-/-:BYRK./...../...../...../.....:P";

/// The first offer of a game for two: seat 1 takes.
pub(crate) const OFFER: &str = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
                                0:-/-/-/-/-:...../...../...../...../.....:- \
                                0:-/-/-/-/-:...../...../...../...../.....:-";

pub(crate) fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The game of a rule set that is kept with the test helpers.
pub(crate) fn vector(rules: &str) -> Game {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/vectors");
    let text = std::fs::read_to_string(folder.join(format!("{rules}.azulejo"))).unwrap();
    text.parse().unwrap_or_else(|error| panic!("{rules}: {error}"))
}

/// A random game of so many steps.
pub(crate) fn random(text: &str, seed: u64, steps: usize) -> Game {
    generate::game(rules(text), seed, steps)
}

/// So many nodes, compared with so many other deals.
pub(crate) fn care(nodes: u64, deals: u32) -> Care {
    Care { deals, ..Care::nodes(nodes) }
}

/// Everything a plan of a single pass finds.
pub(crate) fn studied(game: &Game, care: Care) -> Sheet {
    studied_by(game, care, &mut Champion::with_networks(azulejo_networks::shipped()))
}

/// Everything a searcher finds in a single pass.
pub(crate) fn studied_by(game: &Game, care: Care, searcher: &mut dyn Searcher) -> Sheet {
    let mut sheet = Sheet::new(Story::from(game));
    work_by(&ReviewPlan::new([care]), &mut sheet, usize::MAX, searcher);
    sheet
}

/// Does so many tasks of a plan at the most; how many were done.
pub(crate) fn work(plan: &ReviewPlan, sheet: &mut Sheet, most: usize) -> usize {
    work_by(plan, sheet, most, &mut Champion::with_networks(azulejo_networks::shipped()))
}

fn work_by(
    plan: &ReviewPlan,
    sheet: &mut Sheet,
    most: usize,
    searcher: &mut dyn Searcher,
) -> usize {
    for done in 0..most {
        let Some(request) = plan.next_request(sheet, &[], None) else { return done };
        let answer = request.study(searcher).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(sheet.accept(&answer), Ok(true), "what the plan asks for is news");
    }
    most
}

/// A champion who counts.
#[derive(Default)]
pub(crate) struct Counting {
    champion: Champion,
    pub(crate) nodes: u64,
}

impl Searcher for Counting {
    fn search(
        &mut self,
        pos: &Position,
        limit: azulejo_search::Limit,
        watcher: &mut dyn azulejo_search::Watcher,
    ) -> Option<azulejo_search::Finding> {
        let found = self.champion.search(pos, limit, watcher)?;
        self.nodes += found.nodes;
        Some(found)
    }
}
