//! The levels are in order, and the weak ones err like people.

use azulejo_networks::shipped;
use azulejo_rules::{Dealer, Destination, Move, MoveKind, Outcome, Position, Rules, Seat};
use azulejo_search::{Bot, Level, Limit, NetworkSet, Searcher};

/// The share of victories of a lone bot, in percent, over all seats and so many deals.
fn share(rules: Rules, deals: u64, lone: &mut Bot, others: &mut Bot) -> f64 {
    let mut won = 0.0;
    for deal in 0..deals {
        for seat in rules.seats() {
            let outcome = play(rules, deal, |pos, to_act| {
                let bot = if to_act == seat { &mut *lone } else { &mut *others };
                bot.search(pos, Limit::NONE, &mut ()).unwrap().best
            });
            if outcome.has_won(seat) {
                won += 1.0 / f64::from(outcome.winners.len() as u32);
            }
        }
    }
    100.0 * won / f64::from(deals as u32 * rules.players.count() as u32)
}

fn play(rules: Rules, deal: u64, mut choose: impl FnMut(&Position, Seat) -> Move) -> Outcome {
    let mut pos = Position::new(rules, Seat::ALL[0]);
    loop {
        if let Some(outcome) = pos.outcome() {
            return outcome;
        }
        match pos.player_to_move() {
            Some(seat) => pos.play(choose(&pos, seat)).unwrap(),
            // The same walls and bag are dealt the same tiles, whoever sits where.
            None => {
                let mut dealer = Dealer::for_game(deal, pos.round().into());
                pos.deal(&dealer.draw(&pos)).unwrap();
            }
        }
    }
}

/// The quick version of the matches in docs/STRENGTH.md: the strongest levels think too long to
/// meet here at every table.
#[test]
fn a_level_beats_the_one_below_at_two_three_and_four_players() {
    for (rules, deals) in [("2cp", 12), ("3cp", 8), ("4cp", 8)] {
        let rules: Rules = rules.parse().unwrap();
        let even = 100.0 / f64::from(rules.players.count() as u32);
        for pair in Level::ALL[..4].windows(2) {
            let [mut weak, mut strong] = [pair[0].bot(1, &shipped()), pair[1].bot(1, &shipped())];
            let share = share(rules, deals, &mut strong, &mut weak);
            assert!(share > even, "{rules}: {} won {share:.1}% against {}", pair[1], pair[0]);
        }
    }
}

#[test]
fn the_strongest_levels_beat_the_one_below_at_two() {
    let rules: Rules = "2cp".parse().unwrap();
    for pair in [[Level::Hard, Level::Expert], [Level::Expert, Level::Master]] {
        let [mut weak, mut strong] = pair.map(|level| level.bot(1, &shipped()));
        let share = share(rules, 20, &mut strong, &mut weak);
        assert!(share > 50.0, "{} won {share:.1}% against {}", pair[1], pair[0]);
    }
}

/// A page that could not fetch a network still offers levels in their order.
#[test]
fn levels_keep_their_order_without_networks() {
    for (rules, deals, pair) in [
        ("2cp", 6, [Level::Hard, Level::Expert]),
        ("2cp", 4, [Level::Expert, Level::Master]),
        ("3cp", 8, [Level::Medium, Level::Hard]),
    ] {
        let rules: Rules = rules.parse().unwrap();
        let even = 100.0 / f64::from(rules.players.count() as u32);
        let [mut weak, mut strong] = pair.map(|level| level.bot(1, &NetworkSet::none()));
        let share = share(rules, deals, &mut strong, &mut weak);
        assert!(share > even, "{rules}: {} won {share:.1}% against {}", pair[1], pair[0]);
    }
}

/// Nobody throws tiles to the floor that a line would take.
#[test]
fn even_a_beginner_does_nothing_absurd() {
    for rules in Rules::ALL {
        let mut bot = Level::Beginner.bot(3, &shipped());
        play(rules, 5, |pos, seat| {
            let mv = bot.search(pos, Limit::NONE, &mut ()).unwrap().best;
            if let MoveKind::Take(take) = mv.kind()
                && take.to == Destination::Floor
                && pos.tiles_at(take.source).count(take.tile) > 1
            {
                let fits = pos.legal_moves().into_iter().any(|other| {
                    matches!(other.kind(), MoveKind::Take(other)
                        if (other.source, other.tile) == (take.source, take.tile)
                            && matches!(other.to, Destination::Line(line)
                                if pos.board(seat).line(line).is_none()
                                    && u16::from(line.spaces())
                                        >= pos.tiles_at(take.source).count(take.tile)))
                });
                assert!(!fits, "{mv} in {pos}");
            }
            mv
        });
    }
}

#[test]
fn the_same_seed_errs_alike_and_another_differently() {
    let mut pos = Position::new("2cp".parse().unwrap(), Seat::ALL[0]);
    pos.deal(&Dealer::new(4).draw(&pos)).unwrap();
    let choice = |seed| {
        Level::Beginner.bot(seed, &shipped()).search(&pos, Limit::NONE, &mut ()).unwrap().best
    };
    assert_eq!(choice(1), choice(1));
    assert!((2..40).any(|seed| choice(seed) != choice(1)));
}
