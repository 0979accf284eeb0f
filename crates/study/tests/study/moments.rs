//! A moment is studied for what was lost and what was luck.

use crate::fixtures::{LAST_TAKES, care, position, studied_by};
use azulejo_rules::{BySeat, Dealer, Game, Line, Move, Next, Phase, Position, Rules, Seat, Tile};
use azulejo_search::{Finding, Limit, Prospect, RoundSearch, Searcher, Utility, Watcher};
use azulejo_study::analysis::SeatSummary;
use azulejo_study::review::CurvePoint;
use azulejo_study::{
    Care, Decision, Grade, Moment, Reason, Sheet, StudyRequest, Worth, expectation, ranked,
};

/// Between rounds, with the same boards for both: what the bag gives will matter.
const BEFORE_A_DEAL: &str = "2cp 3 1 1 c -,-,-,-,- - 16.16.18.20.12 0.0.0.0.0 \
                             8:-/B1/Y2/-/W3:B..../W..../...../R..../.....:- \
                             8:-/B1/Y2/-/W3:B..../W..../...../R..../.....:-";

/// A record's first deal and the moves after it.
fn game(rules: &str, deal: &str, moves: &str) -> Game {
    let mut game = Game::new(rules.parse().unwrap(), Seat::ALL[0]);
    game.deal(deal.parse().unwrap()).unwrap();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

/// A random game, up to so many moments.
fn random_game(rules: &str, seed: u64, moments: usize) -> Game {
    let rules: Rules = rules.parse().unwrap();
    let mut dealer = Dealer::new(seed);
    let mut game = Game::new(rules, dealer.first(rules));
    for _ in 0..moments {
        match game.position().next() {
            Next::Bag => drop(game.deal(dealer.draw(game.position())).unwrap()),
            Next::Player(_) => drop(game.play(dealer.pick(game.position()).unwrap()).unwrap()),
            Next::Nobody(_) => break,
        }
    }
    game
}

/// Everything a [`RoundSearch`] finds.
fn studied(game: &Game, care: Care) -> Sheet {
    studied_by(game, care, &mut RoundSearch::default())
}

fn moments(sheet: &Sheet) -> Vec<&Moment> {
    sheet.moments().map(|(_, moment)| moment).collect()
}

fn decisions(sheet: &Sheet) -> Vec<&Decision> {
    sheet.moments().filter_map(|(_, moment)| moment.decision()).collect()
}

/// Where the costliest moves are among the moments.
fn costliest(sheet: &Sheet) -> Vec<usize> {
    sheet.costliest().iter().map(|costly| costly.moment).collect()
}

/// Each player's chance after each moment, as it is drawn over the game.
fn course(sheet: &Sheet) -> Vec<Vec<i32>> {
    let chances = |point: CurvePoint| point.expected.iter().map(|of| of.chance).collect();
    sheet.curves().into_iter().map(chances).collect()
}

/// A searcher with opinions that are easy to know: what a move is worth is a number of its text.
struct Opinionated(fn(Move) -> i32);

impl Searcher for Opinionated {
    fn search(
        &mut self,
        pos: &Position,
        limit: Limit,
        _watcher: &mut dyn Watcher,
    ) -> Option<Finding> {
        let seat = pos.player_to_move()?;
        let moves = pos.legal_moves();
        let asked = moves.iter().filter(|&&mv| limit.only.is_none_or(|only| only == mv));
        let best = *asked.max_by_key(|&&mv| (self.0)(mv))?;
        let chance = (self.0)(best);
        let prospect = |of: Seat| Prospect {
            chance: if of == seat { chance } else { Utility::WIN - chance },
            ..Prospect::default()
        };
        let prospects: BySeat<Prospect> = pos.rules().seats().map(prospect).collect();
        let line = vec![best];
        Some(Finding { best, value: chance, prospects, line, depth: 1, nodes: 1, solved: true })
    }
}

#[test]
fn the_moves_of_an_ending_are_ranked_by_how_it_ends() {
    let pos = position(LAST_TAKES);
    let found = ranked(&pos, 100, 10_000, &mut RoundSearch::default());
    assert_eq!(found.len(), pos.legal_moves().len(), "no two moves lead to the same");
    assert!(found.is_sorted_by_key(|found| -found.value));
    let told = |mv: &str| {
        let found = found.iter().find(|found| found.best.to_string() == mv).unwrap();
        let Prospect { points, lead, chance } = found.prospects[0];
        (points, lead, chance, found.solved)
    };
    assert_eq!(found[0].best.to_string(), "CB1");
    assert_eq!(told("CB1"), (3200, 600, Utility::WIN, true));
    assert_eq!(told("CK1"), (2100, -500, 0, true));
    assert_eq!(told("CBF"), (1900, -700, 0, true));
}

#[test]
fn a_move_that_loses_a_won_game_costs_everything() {
    let (pos, search) = (position(LAST_TAKES), &mut RoundSearch::default());
    let study = |mv: &str, search: &mut RoundSearch| {
        Decision::study(&pos, mv.parse().unwrap(), 9, 1_000, search).unwrap()
    };
    let wrong = study("CK1", search);
    assert_eq!(wrong.loss(), Worth { chance: Utility::WIN, lead: 1100 });
    assert_eq!(wrong.effect(Seat::ALL[1]), wrong.loss(), "what one loses, the other gets");
    assert_eq!((wrong.grade(), wrong.is_solved()), (Grade::Blunder, true));
    assert_eq!(wrong.best.best.to_string(), "CB1");
    let blue = Reason::Completes { line: Line::ALL[0], tile: Tile::Blue };
    assert_eq!(wrong.reasons()[..2], [blue, Reason::Gains { played: 1, best: 12 }]);
    assert!(wrong.reasons().contains(&Reason::Expects { seat: Seat::ALL[0], change: 1100 }));
    let right = study("CB1", search);
    assert_eq!((right.loss(), right.grade()), (Worth::default(), Grade::Best));
    assert_eq!((right.is_solved(), right.reasons()), (true, vec![]));
    assert_eq!(right.choices, pos.legal_moves().len());
}

#[test]
fn what_is_no_move_is_not_studied() {
    let (pos, search) = (position(LAST_TAKES), &mut RoundSearch::default());
    assert_eq!(Decision::study(&pos, "1R1".parse().unwrap(), 1, 100, search), None);
    let start = Position::new(pos.rules(), Seat::ALL[0]);
    assert_eq!(Decision::study(&start, "1R1".parse().unwrap(), 1, 100, search), None);
}

#[test]
fn only_as_many_moves_are_ranked_as_are_asked_for() {
    let pos = position(LAST_TAKES);
    let search = &mut RoundSearch::default();
    assert_eq!(ranked(&pos, 3, 1_000, search).len(), 3);
    assert_eq!(ranked(&pos, 3, 1_000, search)[0], ranked(&pos, 100, 1_000, search)[0]);
    assert_eq!(ranked(&Position::new(pos.rules(), Seat::ALL[0]), 3, 1_000, search), []);
}

#[test]
fn the_best_move_costs_nothing_and_another_what_it_is_worse() {
    // Digits make the worth: factories 1 to 5 times ten percent.
    let mut searcher = Opinionated(|mv| match mv.to_string().as_bytes()[0] {
        b'C' => 0,
        digit => 1000 * i32::from(digit - b'0'),
    });
    let game = game("2cp", "WKWW RBRB BYYB RYWR KBYB", "5Y3 3Y3 2R1");
    let sheet = studied_by(&game, care(100, 0), &mut searcher);
    let losses: Vec<i32> = decisions(&sheet).iter().map(|d| d.loss().chance).collect();
    // After factory 5 is empty, 4 is the best there is.
    assert_eq!(losses, [0, 1000, 2000]);
    let grades: Vec<Grade> = decisions(&sheet).iter().map(|d| d.grade()).collect();
    assert_eq!(grades, [Grade::Best, Grade::Blunder, Grade::Blunder]);
    assert!(decisions(&sheet)[0].is_best());
    assert_eq!(costliest(&sheet), [3, 2]);
    let seats = SeatSummary::all(&sheet);
    assert_eq!(seats[0].lost, Worth { chance: 2000, lead: 0 });
    assert_eq!(seats[0].gifts, Worth { chance: 1000, lead: 0 });
    assert_eq!((seats[0].decisions, seats[0].mean_loss()), (2, 1000));
    assert_eq!(seats[1].grades, [0, 0, 0, 0, 1]);
    assert_eq!(seats[1].luck, None);
}

#[test]
fn equal_discs_are_the_same_move() {
    // Factories 1 and 2 hold the same; whichever is found best, the other is no mistake.
    for mv in ["1R2", "2R2"] {
        let mut searcher = Opinionated(|mv| match mv.to_string().as_str() {
            "1R2" => 9000,
            "2R2" => 8000,
            _ => 0,
        });
        let game = game("2cp", "RRWK RRWK BYYB RYWR YBYB", mv);
        let sheet = studied_by(&game, care(100, 0), &mut searcher);
        let [decision] = decisions(&sheet)[..] else { panic!("{sheet:?}") };
        assert_eq!((decision.loss(), decision.grade()), (Worth::default(), Grade::Best), "{mv}");
        assert_eq!(decision.mv().to_string(), mv);
        assert_eq!(decision.played.prospects[0].chance, 9000);
    }
}

#[test]
fn what_looks_better_than_the_best_is_the_best() {
    /// Thinks highly of the second move only when asked about nothing else.
    struct Fickle;
    impl Searcher for Fickle {
        fn search(&mut self, pos: &Position, limit: Limit, w: &mut dyn Watcher) -> Option<Finding> {
            let all = |mv: Move| if mv.to_string() == "1W1" { 5000 } else { 4000 };
            let alone = |mv: Move| if mv.to_string() == "1W2" { 6000 } else { 5000 };
            Opinionated(if limit.only.is_some() { alone } else { all }).search(pos, limit, w)
        }
    }
    let game = game("2cp", "WKWW RBRB BYYB RYWR YBYB", "1W2");
    let sheet = studied_by(&game, care(100, 0), &mut Fickle);
    let [decision] = decisions(&sheet)[..] else { panic!("{sheet:?}") };
    assert!(decision.is_best());
    assert_eq!(decision.best.prospects[0].chance, 6000);
    assert_eq!(decision.reasons(), []);
}

#[test]
fn the_costliest_moments_are_those_that_lost_most() {
    let game = random_game("2cp", 4, 60);
    let sheet = studied(&game, care(300, 0));
    let loss = |moment: &&Moment| moment.decision().map_or(0, |decision| decision.loss().chance);
    let mut losses: Vec<i32> = moments(&sheet).iter().map(loss).collect();
    let named: Vec<i32> = costliest(&sheet).iter().map(|&index| losses[index]).collect();
    losses.sort_unstable();
    losses.reverse();
    assert_eq!(named, losses[..3]);
    assert!(named[2] >= Grade::Inaccuracy.least_loss(), "random players err");
}

#[test]
fn a_review_follows_from_its_inputs_and_its_moments_from_nothing_else() {
    for rules in ["2cp", "3fs"] {
        let (game, care) = (random_game(rules, 7, 25), care(400, 2));
        let forward = studied(&game, care);
        assert_eq!(forward.moments().count(), 25);
        let search = &mut RoundSearch::default();
        for (index, scene) in forward.story().scenes().iter().enumerate().rev() {
            assert_eq!(Moment::study(scene, care, search).as_ref(), forward.moment(index));
        }
        assert_eq!(forward.moment(25), None);
    }
}

#[test]
fn chances_are_shared_by_all_and_every_line_begins_with_its_move() {
    for rules in Rules::ALL {
        let game = random_game(&rules.to_string(), 2, 30);
        for moment in moments(&studied(&game, care(200, 0))) {
            let chances = moment.prospects().iter().map(|prospect| prospect.chance);
            let sum: i32 = chances.clone().sum();
            assert!((Utility::WIN - 8..=Utility::WIN).contains(&sum), "{rules}: {sum}");
            assert!(chances.min() >= Some(0));
            let Moment::Move(decision) = moment else { continue };
            assert_eq!(decision.best.line[0], decision.best.best);
            assert_eq!(decision.played.line[0], decision.mv());
            assert!(decision.loss().chance >= 0);
            assert_eq!(decision.is_best(), decision.grade() == Grade::Best);
        }
    }
}

#[test]
fn a_deal_is_neither_lucky_nor_unlucky_on_average() {
    // What single deals of another seed are worth beyond the mean is nothing on average, within a
    // few standard errors, though every one of them is worth something.
    let (pos, search) = (position(BEFORE_A_DEAL), &mut RoundSearch::default());
    let care = Care { deals: 60, ..Care::nodes(200) };
    let expected = [1, 2].map(|seed| expectation(&pos, Care { seed, ..care }, search).unwrap());
    let [one, other] = expected.each_ref().map(|expected| f64::from(expected.mean[0].chance));
    let errors = expected.each_ref().map(|expected| f64::from(expected.error[0].chance));
    let error = (errors[0] * errors[0] + errors[1] * errors[1]).sqrt();
    assert!(error > 0.0, "other deals, other chances");
    assert!((one - other).abs() < 3.0 * error, "{one} and {other} ± {error}");
}

#[test]
fn what_a_deal_brings_one_of_two_it_takes_from_the_other() {
    let game = random_game("2cp", 5, 40);
    let sheet = studied(&game, care(200, 3));
    let fortunes: Vec<_> = sheet.moments().filter_map(|(_, moment)| moment.fortune()).collect();
    assert!(fortunes.len() >= 3);
    for fortune in &fortunes {
        let [ours, theirs] = [0, 1].map(|seat| fortune.luck(Seat::ALL[seat]).unwrap());
        assert!((ours.worth.chance + theirs.worth.chance).abs() <= 2);
        assert!((ours.error.chance - theirs.error.chance).abs() <= 1);
        assert_eq!(ours.worth.lead, -theirs.worth.lead);
    }
    let sum: i32 = fortunes.iter().map(|f| f.luck(Seat::ALL[0]).unwrap().worth.chance).sum();
    assert_eq!(SeatSummary::all(&sheet)[0].luck.unwrap().worth.chance, sum);
}

#[test]
fn luck_errors_shrink_with_more_deals() {
    let pos = position(BEFORE_A_DEAL);
    let error = |deals| {
        let care = Care { deals, ..Care::nodes(100) };
        let expected = expectation(&pos, care, &mut RoundSearch::default()).unwrap();
        assert_eq!(expected.deals, deals);
        f64::from(expected.error[0].chance)
    };
    // A hundred times as many deals: a tenth of the error.
    let ratio = error(400) / error(4);
    assert!((0.03..0.3).contains(&ratio), "{ratio}");
}

#[test]
fn there_is_nothing_to_expect_where_no_deal_is_due() {
    let search = &mut RoundSearch::default();
    let care = Care { deals: 4, ..Care::nodes(100) };
    let pos = position(LAST_TAKES);
    assert_eq!(expectation(&pos, care, search), None);
    let start = Position::new(pos.rules(), Seat::ALL[0]);
    assert_eq!(expectation(&start, Care { deals: 1, ..care }, search), None);
    assert_eq!(start.phase(), Phase::Deal);
}

#[test]
fn a_game_without_moments_is_summed_up_too() {
    let game = Game::new("3cp".parse().unwrap(), Seat::ALL[0]);
    let sheet = studied(&game, Care::default());
    assert!(sheet.story().is_empty());
    let seats = SeatSummary::all(&sheet);
    assert_eq!(seats.len(), 3);
    assert_eq!((seats[0].mean_loss(), seats[0].luck), (0, None));
    assert_eq!(sheet.costliest(), []);
}

#[test]
fn the_way_from_start_to_end_is_accounted_for() {
    let game = random_game("2cp", 11, 40);
    let sheet = studied(&game, care(300, 3));
    for (index, seat) in SeatSummary::all(&sheet).iter().enumerate() {
        let luck = seat.luck.unwrap().worth.chance;
        let sum = seat.start + luck - seat.lost.chance + seat.gifts.chance + seat.unforeseen();
        assert_eq!(sum, seat.end);
        assert_eq!(seat.end, moments(&sheet).last().unwrap().prospects()[index].chance);
        assert_eq!(seat.grades.iter().sum::<u32>(), seat.decisions);
    }
}

#[test]
fn the_course_of_more_than_two_players_is_what_all_have_seen_lately() {
    for rules in ["2cp", "3cp"] {
        let game = random_game(rules, 3, 400);
        assert_eq!(game.position().phase(), Phase::Over);
        let sheet = studied(&game, care(20, 0));
        let (moments, course) = (moments(&sheet), course(&sheet));
        let seen = |index: usize, seat: usize| moments[index].prospects()[seat].chance;
        assert_eq!(course.len(), moments.len());
        assert_eq!(course[0][1], seen(0, 1), "nobody has looked before");
        let expected = match rules {
            "2cp" => seen(5, 0),
            _ => (seen(3, 0) + seen(4, 0) + seen(5, 0)) / 3,
        };
        assert_eq!(course[5][0], expected);
        let last = moments.len() - 1;
        assert_eq!(course[last][0], seen(last, 0), "the end is a fact");
        let mut beginning = Sheet::new(sheet.story().clone());
        for moment in 0..6 {
            let request = StudyRequest::of(sheet.story(), moment, care(20, 0)).unwrap();
            beginning.accept(&request.study(&mut RoundSearch::default()).unwrap()).unwrap();
        }
        assert_eq!(self::course(&beginning), course[..6]);
    }
}
