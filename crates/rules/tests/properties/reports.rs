//! Reports: what they tell adds up and agrees with the positions around them.

use azulejo_rules::{
    AfterRound, Bonuses, Deal, DealReport, Dealer, DiscDeal, Effect, Event, Game, Next, Phase,
    Position, RoundReport, Rules, Tiles, TilingStep,
};
use azulejo_testkit::generate;

/// Plays random games and shows every report of a round with the position before the offer's last
/// take (the beginning of the tiling phase) and the one after it.
fn every_round(games: u64, mut look: impl FnMut(&Position, &RoundReport, &Position)) {
    for rules in Rules::ALL {
        for seed in 0..games {
            let mut dealer = Dealer::for_game(seed, 1);
            let mut game = Game::new(rules, dealer.first(rules));
            let mut offer = game.position().clone();
            loop {
                match game.position().next() {
                    Next::Bag => {
                        game.deal(dealer.draw(game.position())).unwrap();
                    }
                    Next::Player(_) => {
                        if game.position().phase() == Phase::Offer {
                            offer = game.position().clone();
                        }
                        let mv = dealer.pick(game.position()).unwrap();
                        if let Some(report) = game.play(mv).unwrap() {
                            look(&offer, &report, game.position());
                        }
                    }
                    Next::Nobody(_) => break,
                }
            }
        }
    }
}

/// RULES 3.3, 5.2: the score before, plus the tiles, minus the floor, never below 0, plus the
/// bonuses at the end, is the score after.
#[test]
fn a_round_report_adds_up() {
    every_round(8, |offer, report, after| {
        assert_eq!(report.round, offer.round());
        assert_eq!(report.seats.len(), offer.boards().len());
        for ((seat, before), board) in report.seats.iter().zip(offer.boards()).zip(after.boards()) {
            let payment = seat.payment;
            assert_eq!(payment.before, before.score() + seat.gained());
            let cost = u16::from(payment.floor.cost());
            assert_eq!(payment.after, payment.before.saturating_sub(cost));
            let bonuses = match &report.then {
                AfterRound::Round { .. } => 0,
                AfterRound::End(_) => Bonuses::of(board.wall()).points(),
            };
            assert_eq!(board.score(), payment.after + bonuses);
        }
    });
}

/// RULES 3.1, 6.2: a step for every full line, from top to bottom, its tile on the wall after it,
/// its score running.
#[test]
fn a_round_report_tells_every_full_line() {
    every_round(8, |offer, report, after| {
        for ((seat, before), board) in report.seats.iter().zip(offer.boards()).zip(after.boards()) {
            let lines: Vec<_> = seat
                .steps
                .iter()
                .map(|step| match step {
                    TilingStep::Placed(placement) => placement.line,
                    TilingStep::Dropped(drop) => drop.line,
                })
                .collect();
            assert!(lines.is_sorted_by(|one, other| one < other));
            let mut score = before.score();
            for tile in seat.placements() {
                score += u16::from(tile.runs.points());
                assert_eq!(tile.score, score);
                assert_eq!(board.wall().tile(tile.line, tile.column), Some(tile.tile));
            }
            let placed = board.wall().tiles() - before.wall().tiles();
            assert_eq!(placed as usize, seat.placements().count());
            assert!(lines.iter().all(|&line| board.line(line).is_none()));
        }
    });
}

/// RULES 3.4, 2.7, 4, 5: who starts, or how the game ended, is what the position says.
#[test]
fn a_round_report_tells_what_follows() {
    every_round(8, |offer, report, after| match &report.then {
        AfterRound::Round { starts } => {
            assert_eq!((*starts, after.phase()), (after.first(), Phase::Deal));
            assert_eq!(after.round(), report.round + 1);
            let shown = report.seats.iter().position(|seat| {
                let tray = seat.payment.tray.map(|tray| tray.to_string());
                seat.payment.floor.has_marker() || tray.as_deref() == Some("P")
            });
            match shown {
                Some(index) => assert_eq!(starts.index(), index),
                // Nobody took it, or its taker had no space for it.
                None if offer.marker().taker().is_none() => {
                    let full = report.seats[starts.index()].payment.floor.len() == 7;
                    assert!(*starts == offer.first() || full);
                }
                None => assert_eq!(Some(*starts), offer.marker().taker()),
            }
        }
        AfterRound::End(outcome) => {
            assert_eq!(Some(outcome), after.outcome().as_ref());
            assert_eq!((after.round(), after.first()), (report.round, offer.first()));
        }
    });
}

/// Plays random games and shows every deal: the position before it, the deal, its report, and the
/// position after it.
fn every_deal(games: u64, mut look: impl FnMut(&Position, &Deal, &DealReport, &Position)) {
    for rules in Rules::ALL {
        for seed in 0..games {
            let mut dealer = Dealer::for_game(seed, 2);
            let mut game = Game::new(rules, dealer.first(rules));
            loop {
                match game.position().next() {
                    Next::Bag => {
                        let before = game.position().clone();
                        let deal = dealer.draw(&before);
                        let report = game.deal(deal.clone()).unwrap();
                        look(&before, &deal, &report, game.position());
                    }
                    Next::Player(_) => {
                        game.play(dealer.pick(game.position()).unwrap()).unwrap();
                    }
                    Next::Nobody(_) => break,
                }
            }
        }
    }
}

fn drawn(deal: &Deal) -> u16 {
    deal.discs.iter().map(|disc| disc.tiles().total()).sum()
}

/// RULES 4.1: the report tells whether the lid was poured, and how many tiles are missing.
#[test]
fn a_deal_report_tells_what_was_drawn() {
    let mut poured = 0;
    every_deal(12, |before, deal, report, _| {
        let in_bag = before.bag().total();
        let pours = drawn(deal) > in_bag;
        assert_eq!(report.lid_poured, pours.then_some(in_bag), "{before}");
        let wanted: usize = deal.discs.iter().map(DiscDeal::wanted).sum();
        assert_eq!(report.missing, wanted as u16 - drawn(deal), "{before}");
        poured += usize::from(pours);
    });
    assert!(poured > 20, "poured {poured} times");
}

/// RULES 7.3, 7.4: it tells the extra tile and the pulled ones, and the discs are those drawn, with
/// the pulled tiles moved.
#[test]
fn a_deal_report_tells_what_the_gold_sides_did() {
    let mut pulled = 0;
    every_deal(12, |_, deal, report, after| {
        for (factory, disc) in after.rules().circle().zip(&deal.discs) {
            let extra = report.extra.filter(|(place, _)| *place == factory).map(|(_, tile)| tile);
            let fifth = disc.drawn().get(DiscDeal::TILES);
            assert_eq!(extra, fifth, "{deal}");
            let mut expected = disc.tiles();
            for &(to, from, tile) in &report.pulled {
                if to == factory {
                    assert_eq!(disc.gold(), Some(Effect::Magnet(tile)), "{deal}");
                    expected += Tiles::of(tile, 1);
                }
                if from == factory {
                    expected -= Tiles::of(tile, 1);
                }
            }
            assert_eq!(after.tiles_on(factory), expected, "{deal}");
        }
        pulled += report.pulled.len();
    });
    assert!(pulled > 100, "pulled {pulled} tiles");
}

/// A witness of the moves sees what the game's report tells.
#[test]
fn a_witness_sees_what_the_report_tells() {
    for rules in Rules::ALL {
        let game = generate::game(rules, 3, usize::MAX);
        let mut pos = Position::new(rules, game.first());
        let mut reports = game.replay().filter_map(|frame| frame.report);
        for round in game.rounds() {
            let mut events = Vec::new();
            pos.deal(&round.deal).unwrap();
            for &mv in &round.moves {
                pos.play_before(mv, &mut events).unwrap();
            }
            let Some(report) = reports.next() else { continue };
            let paid: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Paid { payment, .. } => Some(*payment),
                    _ => None,
                })
                .collect();
            let told: Vec<_> = report.seats.iter().map(|seat| seat.payment).collect();
            assert_eq!(paid, told);
        }
    }
}
