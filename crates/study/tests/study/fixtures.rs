//! Games and searchers that the tests share.

use azulejo_rules::{Game, Position, Rules};
use azulejo_search::{Care, Champion, Searcher};
use azulejo_study::{Plan, Sheet, Story, StudyRequest, Subject};
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
    let mut sheet = Sheet::new(Story::from(game));
    work(&Plan::new([care]), &mut sheet, usize::MAX);
    sheet
}

/// Does so many tasks of a plan at the most; how many were done.
pub(crate) fn work(plan: &Plan, sheet: &mut Sheet, most: usize) -> usize {
    let mut worker = Champion::with_networks(azulejo_networks::shipped());
    for done in 0..most {
        let Some(task) = plan.next(sheet, &[], None) else { return done };
        let subject = Subject::of(sheet.story());
        let request = StudyRequest { subject, moment: task.moment, care: task.care };
        let answer = request.study(&mut worker).unwrap_or_else(|error| panic!("{error}"));
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
