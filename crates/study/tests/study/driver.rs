//! A whole review on threads.

use crate::fixtures::{care, random, studied, vector, work};
use azulejo_networks::shipped;
use azulejo_search::Verdict;
use azulejo_study::{ReviewPlan, Sheet, Story, run_review};

#[test]
fn a_review_does_not_depend_on_the_number_of_threads() {
    for plan in [ReviewPlan::new([care(150, 2)]), ReviewPlan::new([care(50, 0), care(200, 2)])] {
        let story = Story::from(&random("3fs", 6, 20));
        let mut expected = Sheet::new(story.clone());
        let tasks = work(&plan, &mut expected, usize::MAX);
        for threads in [0, 1, 3, 99] {
            let (mut sheet, mut answers) = (Sheet::new(story.clone()), 0);
            let count = || {
                answers += 1;
                Verdict::GoOn
            };
            assert_eq!(run_review(&plan, &mut sheet, threads, &shipped(), count), Ok(()));
            assert_eq!(sheet, expected, "{threads} threads");
            assert_eq!(answers, tasks, "{threads} threads");
        }
    }
}

#[test]
fn the_caller_stops_a_review_after_any_answer() {
    let story = Story::from(&random("2cp", 4, 12));
    let (plan, mut sheet) = (ReviewPlan::new([care(100, 0)]), Sheet::new(story));
    let mut left = 5;
    let watch = || {
        left -= 1;
        if left == 0 { Verdict::Stop } else { Verdict::GoOn }
    };
    assert_eq!(run_review(&plan, &mut sheet, 1, &shipped(), watch), Ok(()));
    assert_eq!(sheet.moments().count(), 5);
    // What is known is not studied again.
    assert_eq!(run_review(&plan, &mut sheet, 2, &shipped(), || Verdict::GoOn), Ok(()));
    assert!(sheet.is_complete());
}

#[test]
fn a_game_of_few_nodes_is_reviewed_to_its_end() {
    for rules in ["2fs", "4ce"] {
        let game = vector(rules);
        for nodes in [1, 7] {
            assert!(studied(&game, care(nodes, 2)).is_complete(), "{rules}: {nodes} nodes");
        }
    }
}
