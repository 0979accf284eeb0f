//! A review is planned, stopped and taken up again.

use crate::fixtures::{care, random, studied, work};
use azulejo_study::{Care, ReviewPlan, Sheet, Story};

fn small() -> ReviewPlan {
    ReviewPlan::new([care(50, 0), care(200, 2)])
}

#[test]
fn something_is_known_of_every_moment_before_anything_is_known_better() {
    let (game, plan) = (random("2cp", 4, 13), small());
    let mut sheet = Sheet::new(Story::from(&game));
    let mut order = Vec::new();
    for _ in 0..13 {
        let task = plan.next(&sheet, &[], None).unwrap();
        order.push(task.moment);
        assert_eq!(task.pass, 0);
        work(&plan, &mut sheet, 1);
    }
    assert!(sheet.is_complete());
    assert!(order.is_sorted(), "the first pass follows the game: {order:?}");
    assert_eq!(plan.next(&sheet, &[], None).map(|task| task.pass), Some(1));
}

#[test]
fn a_later_pass_never_knows_less() {
    let plan = small();
    let mut sheet = studied(&random("2fs", 6, 13), plan.passes()[0]);
    let before: Vec<_> = (0..13).map(|moment| sheet.known(moment).unwrap().knowledge()).collect();
    work(&plan, &mut sheet, usize::MAX);
    for (moment, before) in before.into_iter().enumerate() {
        let known = sheet.known(moment).unwrap();
        assert!(known.knowledge() >= before);
        assert!(known.satisfies(plan.passes()[1]));
    }
}

#[test]
fn a_review_that_was_stopped_and_read_back_ends_as_if_it_had_not_been() {
    let (game, plan) = (random("3cp", 2, 12), small());
    let story = || Story::from(&game);
    let mut at_once = Sheet::new(story());
    let tasks = work(&plan, &mut at_once, usize::MAX);
    let mut stopped = Sheet::new(story());
    assert_eq!(work(&plan, &mut stopped, 15), 15);
    let mut again = Sheet::from_json(&stopped.to_json(), story()).unwrap();
    assert_eq!(again, stopped);
    assert_eq!(work(&plan, &mut again, usize::MAX), tasks - 15);
    assert_eq!(again, at_once);
}

#[test]
fn progress_grows_to_its_end_and_no_further() {
    let (game, plan) = (random("2cp", 4, 8), small());
    let mut sheet = Sheet::new(Story::from(&game));
    let mut last = plan.progress(&sheet);
    assert_eq!((last.percent(), last.is_done()), (0, false));
    while work(&plan, &mut sheet, 1) == 1 {
        let now = plan.progress(&sheet);
        assert!(now.done > last.done && now.of == last.of);
        last = now;
    }
    assert_eq!((last.percent(), last.is_done()), (100, true));
    assert!(plan.progress(&Sheet::new(Story::new(sheet.story().start().clone()))).is_done());
}

#[test]
fn what_is_looked_at_comes_first_and_what_is_asked_is_not_asked_again() {
    let (game, plan) = (random("2cp", 4, 8), small());
    let sheet = Sheet::new(Story::from(&game));
    let moment = |asked: &[usize], focus| plan.next(&sheet, asked, focus).map(|task| task.moment);
    assert_eq!(moment(&[], None), Some(0));
    assert_eq!(moment(&[], Some(5)), Some(5));
    assert_eq!(moment(&[0, 1, 5], Some(5)), Some(2));
    assert_eq!(moment(&[0, 1, 2, 3, 4, 5, 6, 7], None), None);
}

#[test]
fn later_passes_begin_with_what_seems_to_have_cost_most() {
    let (game, plan) = (random("2cp", 4, 13), small());
    let sheet = studied(&game, plan.passes()[0]);
    let open = |&moment: &usize| !sheet.known(moment).unwrap().satisfies(plan.passes()[1]);
    let cost = |&moment: &usize| sheet.loss(moment).map_or(0, |loss| loss.chance);
    let most = (0..13).filter(open).map(|moment| cost(&moment)).max().unwrap();
    assert!(most > 0, "a random player loses something");
    let first = plan.next(&sheet, &[], None).unwrap();
    assert_eq!((cost(&first.moment), first.pass), (most, 1));
}

#[test]
fn what_is_solved_is_not_looked_at_again() {
    // The last moves of a round are few: a short look sees all of them.
    let sheet = studied(&random("2cp", 4, 40), Care { deals: 0, ..Care::nodes(300) });
    let solved: Vec<usize> = (0..40)
        .filter(|&moment| sheet.decision(moment).is_some_and(azulejo_study::Decision::is_solved))
        .collect();
    assert!(solved.len() > 3, "{solved:?}");
    for moment in solved {
        assert!(sheet.known(moment).unwrap().satisfies(Care::nodes(u64::MAX)));
    }
}
