//! Games at a real table: told by taps and moves, checked, scored, corrected.

use crate::corrections::played;
use crate::fixtures::{random, rules, vector};
use azulejo_rules::{Board, Deal, DiscDeal, Game, IllegalMove, Phase, Round, Rules, Seat, Step};
use azulejo_study::referee::{KeptReferee, Referee, RefereeError, StartError, Tap, Undone};
use azulejo_testkit::fixture::{factory, mv, seat};

/// A referee of the same table as a game, with the players' names, before anything happened.
pub(crate) fn referee_for(game: &Game) -> Referee {
    let names: Vec<String> = game
        .rules()
        .seats()
        .map(|seat| game.tag(&format!("Seat{seat}")).unwrap_or_default().to_owned())
        .collect();
    Referee::new(game.rules(), game.first(), names).unwrap()
}

/// Tells a deal as somebody would: gold sides first, then tile after tile on the disc that is next.
pub(crate) fn tap_deal(referee: &mut Referee, deal: &Deal) {
    let circle = referee.game().rules().circle();
    for (disc, side) in circle.zip(deal.discs.iter().map(DiscDeal::gold)) {
        if side.is_some() {
            assert!(referee.tap(Tap::Gold(disc, side)));
        }
    }
    referee.tap(Tap::Choose(factory(1)));
    for disc in &deal.discs {
        for tile in disc.drawn().iter() {
            let next = referee.draft().unwrap().chosen();
            assert!(referee.draft().unwrap().left(next).has(tile), "{tile:?} is there to be drawn");
            assert!(!referee.faults().is_empty(), "the deal is not complete yet");
            assert!(referee.tap(Tap::Tile(next, tile)));
        }
    }
}

/// Tells a whole game; shows the referee after every step.
pub(crate) fn tell(game: &Game, mut look: impl FnMut(&Referee)) -> Referee {
    let mut referee = referee_for(game);
    let mut reports = Vec::new();
    for frame in game.replay() {
        match frame.step {
            Step::Start => {}
            Step::Deal(deal) => {
                tap_deal(&mut referee, &deal);
                referee.deal().unwrap();
            }
            Step::Move(mv) => {
                let report = referee.play(mv).unwrap();
                assert_eq!(report, frame.report);
                reports.extend(report);
            }
        }
        assert_eq!(referee.position(), &frame.position);
        look(&referee);
    }
    assert_eq!(referee.reports(), reports);
    referee
}

fn scores(game: &Game) -> Vec<u16> {
    game.position().boards().iter().map(Board::score).collect()
}

#[test]
fn whole_games_of_every_rule_set_end_with_the_same_record_and_scores() {
    for rules in Rules::ALL {
        let game = vector(&rules.to_string());
        assert_eq!(game.position().phase(), Phase::Over);
        let referee = tell(&game, |_| {});
        let tags = |game: &Game| -> Vec<String> {
            game.tags()
                .filter(|(name, _)| name.starts_with("Seat"))
                .map(|tag| format!("{tag:?}"))
                .collect()
        };
        assert_eq!(tags(referee.game()), tags(&game));
        assert_eq!(referee.game().rounds(), game.rounds(), "{rules}");
        assert_eq!(scores(referee.game()), scores(&game));
        let again: Game = referee.record().parse().unwrap();
        assert_eq!(&again, referee.game());
    }
}

#[test]
fn everything_can_be_undone_back_to_the_beginning() {
    for text in ["2cp", "2fs", "3ce"] {
        let game = vector(text);
        let mut referee = tell(&game, |_| {});
        let (mut taps, mut moves, mut deals) = (0, 0, 0);
        while let Some(undone) = referee.undo() {
            match undone {
                Undone::Tap(_) => taps += 1,
                Undone::Move(_) => moves += 1,
                Undone::Deal(_) => deals += 1,
                Undone::Correction => panic!("nothing was corrected"),
            }
        }
        let told =
            |count: &dyn Fn(&Round) -> usize| -> usize { game.rounds().iter().map(count).sum() };
        assert_eq!((deals, moves), (game.rounds().len(), told(&|round| round.moves.len())));
        let gold = |deal: &Deal| deal.discs.iter().filter(|disc| disc.gold().is_some()).count();
        let drawn = |deal: &Deal| deal.discs.iter().map(|disc| disc.drawn().len()).sum::<usize>();
        assert_eq!(taps, told(&|round| gold(&round.deal) + drawn(&round.deal)), "{text}");
        assert_eq!(referee, referee_for(&game));
        assert!(!referee.can_undo());
    }
}

#[test]
fn an_undone_deal_is_still_told_and_can_be_changed() {
    let game = random("2cs", 3, 1);
    let mut referee = tell(&game, |_| {});
    let deal = game.rounds()[0].deal.clone();
    assert_eq!(referee.undo(), Some(Undone::Deal(deal.clone())));
    let draft = referee.draft().unwrap();
    assert_eq!((draft.told(), draft.faults()), (&deal, Vec::new()));
    let (disc, tile) = (factory(2), deal.discs[1].drawn().get(0).unwrap());
    assert!(referee.tap(Tap::Back(disc, tile)));
    assert_eq!(referee.draft().unwrap().chosen(), disc, "one looks at what was changed");
    assert_eq!(referee.undo(), Some(Undone::Tap(Tap::Back(disc, tile))));
    assert_eq!(referee.draft().unwrap().told(), &deal);
    assert!(referee.tap(Tap::Empty(disc)));
    assert!(!referee.tap(Tap::Back(disc, tile)), "nothing lies there any more");
    assert!(!referee.tap(Tap::Tile(factory(9), tile)), "there is no such disc");
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let mut referee = tell(&random("2cp", 1, 4), |_| {});
    let before = referee.clone();
    let refused = referee.play(mv("9B1"));
    assert_eq!(refused, Err(IllegalMove::NoSuchFactory { factory: factory(9), discs: 5 }));
    assert_eq!(referee, before);
}

#[test]
fn a_kept_game_is_resumed_at_any_moment() {
    for text in ["2fs", "4ce"] {
        let game = vector(text);
        tell(&game, |referee| {
            let again = Referee::from_json(&referee.to_json()).unwrap();
            assert_eq!(&again, referee);
        });
        let mut referee = referee_for(&game);
        tap_deal(&mut referee, &game.rounds()[0].deal);
        referee.tap(Tap::Back(factory(2), game.rounds()[0].deal.discs[1].drawn().get(0).unwrap()));
        let mut again = Referee::from_json(&referee.to_json()).unwrap();
        assert_eq!(again, referee);
        assert_eq!(again.faults(), referee.faults());
        assert!(matches!(again.undo(), Some(Undone::Tap(_))), "taps can be undone one by one");
    }
}

#[test]
fn what_is_no_refereed_game_is_refused_with_its_place() {
    let kept = KeptReferee::from(&played());
    let with = |change: &dyn Fn(&mut KeptReferee)| {
        let mut kept = kept.clone();
        change(&mut kept);
        Referee::try_from(&kept).unwrap_err()
    };
    assert_eq!(with(&|kept| kept.version = 3), RefereeError::Version { found: 3 });
    assert_eq!(with(&|kept| kept.deal = Some("- - - - -".to_owned())), RefereeError::NoDealDue);
    let record = with(&|kept| kept.record = kept.record.replace("2R2", "2K2"));
    assert!(record.to_string().starts_with("the record: line "), "{record}");
    let fresh = KeptReferee::from(&Referee::new(rules("2cp"), seat(1), ["", ""]).unwrap());
    let told = |deal: &str| {
        let kept = KeptReferee { deal: Some(deal.to_owned()), ..fresh.clone() };
        Referee::try_from(&kept).unwrap_err()
    };
    assert_eq!(told("- -"), RefereeError::Discs { found: 2, expected: 5 });
    assert!(matches!(told("- - BX - -"), RefereeError::Deal(_)));
    let no_json = Referee::from_json("{").unwrap_err();
    assert!(no_json.to_string().starts_with("not a refereed game: "), "{no_json}");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let start = |first: Seat, name: &str| Referee::new(rules("2cp"), first, [name]).map(drop);
    assert_eq!(start(seat(3), ""), Err(StartError::NoSuchSeat { seat: seat(3), seats: 2 }));
    let name = start(seat(1), "Anna\nJan");
    assert!(matches!(name, Err(StartError::Name { .. })), "{name:?}");
    assert_eq!(start(seat(1), "\"Anna\" \\"), Ok(()));
}
