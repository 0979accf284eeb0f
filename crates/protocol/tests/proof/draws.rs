//! What does not follow from the secret is found.

use crate::story::{ONE, Story, TWO, secret, terms_of};
use azulejo_fair::{FairError, Reveal};
use azulejo_protocol::{Happening, Unproven, prove};
use azulejo_rules::Seat;

#[test]
fn a_deal_that_was_not_drawn_is_found_with_its_round() {
    for game in [1, 2] {
        let mut story = Story::of_two_games();
        let dealt = |what: &Happening| matches!(what, Happening::Dealt { .. });
        let first = story.number(story.opened(game), dealt);
        let number = story.number(first + 1, dealt);
        let Happening::Dealt { deal } = &mut story.log[number as usize - 1].what else { panic!() };
        let drawn = Box::new(deal.clone());
        deal.discs.swap(0, 1);
        let found = Box::new(deal.clone());
        assert_ne!(drawn, found);
        let why = FairError::OtherDeal { round: 2, drawn, found };
        let doubt = Unproven::Unfair { game, number, why };
        assert_eq!(story.doubt(), doubt);
        let begin = format!("game {game}, event {number}: round 2: dealt was ");
        assert!(doubt.to_string().starts_with(&begin), "{doubt}");
    }
}

/// The events of the first round change places with those of the second.
#[test]
fn rounds_that_were_swapped_are_found() {
    let mut story = Story::of_two_games();
    let dealt = |what: &Happening| matches!(what, Happening::Dealt { .. });
    let mut ends = [0; 3];
    for place in 0..3 {
        let from = if place == 0 { 1 } else { ends[place - 1] as u32 + 2 };
        ends[place] = story.number(from, dealt) as usize - 1;
    }
    let [first, second, third] = ends;
    let rounds: Vec<Happening> = story.log[second..third]
        .iter()
        .chain(&story.log[first..second])
        .map(|event| event.what.clone())
        .collect();
    for (event, what) in story.log[first..third].iter_mut().zip(rounds) {
        event.what = what;
    }
    let doubt = story.doubt();
    let Unproven::Unfair { game: 1, number, why: FairError::OtherDeal { round: 1, .. } } = doubt
    else {
        panic!("{doubt}")
    };
    assert_eq!(number as usize, first + 1);
}

#[test]
fn another_secret_is_found() {
    for game in [1, 2] {
        let other = secret(9).reveal();
        let meant = secret(game).reveal();
        let story = Story::of_two_games().doctored(|what| match what {
            Happening::Revealed { secret, .. } if *secret == meant => {
                *secret = other;
                true
            }
            _ => false,
        });
        let (committed, revealed) = (meant.commitment(), other.commitment());
        let why = FairError::OtherSecret { committed, revealed };
        let is_it = |what: &Happening| matches!(what, Happening::Revealed { secret, .. } if *secret == other);
        let number = story.number(1, is_it);
        assert_eq!(story.doubt(), Unproven::Unfair { game, number, why });
    }
}

#[test]
fn a_secret_that_was_exchanged_with_everything_that_it_is_bound_by_draws_something_else() {
    let other = secret(9);
    let mut story = Story::of_two_games();
    for event in &mut story.log {
        match &mut event.what {
            Happening::Founded(founding) => founding.commitment = other.commitment(),
            Happening::Revealed { secret, .. } if *secret == Reveal::from_bytes([1; 32]) => {
                *secret = other.reveal();
            }
            what => {
                if let Some(terms) = terms_of(what, 1) {
                    terms.commitment = other.commitment();
                }
            }
        }
    }
    assert!(matches!(story.doubt(), Unproven::Unfair { game: 1, .. }), "{}", story.doubt());
}

fn drawn_first(story: &Story) -> Seat {
    let terms = &prove(&story.log).unwrap()[0].terms;
    secret(1).first(terms, story.rules())
}

#[test]
fn another_seat_that_begins_than_was_drawn_is_found() {
    let story = Story::of_two_games();
    let (number, drawn) = (story.opened(1), drawn_first(&story));
    let found = [ONE, TWO].into_iter().find(|&seat| seat != drawn).unwrap();
    let story = story.doctored(|what| match what {
        Happening::Opened(opening) => {
            opening.first = found;
            true
        }
        _ => false,
    });
    let why = FairError::OtherFirst { drawn, found };
    assert_eq!(story.doubt(), Unproven::Unfair { game: 1, number, why });
}
