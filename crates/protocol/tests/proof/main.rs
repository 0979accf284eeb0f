//! The public log of a table proves that its bag was fair, or names what was changed in it.

mod draws;
mod story;

use crate::story::{ONE, Story, TABLE, TWO, nonce, secret, terms_of};
use azulejo_fair::{Commitment, FairError, Nonce};
use azulejo_protocol::{
    Contradiction, Happening, Opening, Start, TableId, Takeback, Unproven, Verdict, prove,
};
use azulejo_rules::{BySeat, Position, Seat};

#[test]
fn a_sound_log_proves_every_game() {
    let story = Story::of_two_games();
    let proofs = prove(&story.log).unwrap();
    let [first, second] = &proofs[..] else { panic!("{proofs:?}") };
    for (game, proof) in [(1, first), (2, second)] {
        assert_eq!((proof.game(), proof.table()), (game, TABLE));
        assert!(proof.is_fair());
        let (secret, next) = (secret(game).reveal(), secret(game + 1).commitment());
        assert_eq!(proof.verdict, Verdict::Fair { secret, next });
    }
    assert!(first.deals >= 5, "{} deals", first.deals);
    assert_eq!(second.deals, 3);
    let nonces = |bytes: [u8; 2]| bytes.map(|byte| Some(nonce(byte)));
    assert_eq!(first.terms.nonces[..], nonces([11, 12]));
    assert_eq!(second.terms.nonces[..], nonces([21, 22]));
}

#[test]
fn what_is_not_over_is_no_lie_and_the_proof_says_what_is_open() {
    let story = Story::of_two_games();
    for count in 0..=story.log.len() {
        let log = &story.log[..count];
        let proofs = prove(log).unwrap();
        let has = |is_it: fn(&Happening) -> bool| log.iter().filter(|it| is_it(&it.what)).count();
        let opened = has(|what| matches!(what, Happening::Opened(_)));
        let ended = has(|what| matches!(what, Happening::Ended { .. }));
        let revealed = has(|what| matches!(what, Happening::Revealed { .. }));
        let count = |is_it: fn(&Verdict) -> bool| {
            proofs.iter().filter(|proof| is_it(&proof.verdict)).count()
        };
        assert_eq!(proofs.len(), opened);
        assert_eq!(count(|it| matches!(it, Verdict::Fair { .. })), revealed);
        assert_eq!(count(|it| *it == Verdict::Due), ended - revealed);
        assert_eq!(count(|it| *it == Verdict::GoesOn), opened - ended);
    }
}

#[test]
fn another_commitment_than_in_the_founding_is_found() {
    let other = secret(9).commitment();
    let story = Story::of_two_games().doctored(|what| match what {
        Happening::Founded(founding) => {
            founding.commitment = other;
            true
        }
        _ => false,
    });
    let (number, found) = (story.opened(1), secret(1).commitment());
    let doubt = Unproven::OtherCommitment { game: 1, number, expected: other, found };
    assert_eq!(story.doubt(), doubt);
    assert_eq!(
        doubt.to_string(),
        format!(
            "game 1, event 7: it begins with the commitment {found}, published before was {other}"
        )
    );
}

#[test]
fn another_commitment_than_was_promised_with_the_game_before_is_found() {
    let other = Commitment::from_bytes([9; 32]);
    let story = Story::of_two_games().doctored(|what| match what {
        Happening::Revealed { next, .. } => {
            *next = other;
            true
        }
        _ => false,
    });
    let (number, found) = (story.opened(2), secret(2).commitment());
    let doubt = Unproven::OtherCommitment { game: 2, number, expected: other, found };
    assert_eq!(story.doubt(), doubt);
}

/// What changes one nonce of a log.
type Exchange = fn(&mut Happening) -> bool;

#[test]
fn a_nonce_that_was_exchanged_is_found_wherever_it_was() {
    let exchanges: [(u32, Seat, [u8; 2], Exchange); 4] = [
        (1, TWO, [9, 12], |what| match what {
            Happening::Ready { nonce: it, .. } => {
                *it = nonce(9);
                true
            }
            _ => false,
        }),
        (1, ONE, [11, 9], |what| {
            terms_of(what, 1).map(|it| it.nonces[0] = Some(nonce(9))).is_some()
        }),
        (2, TWO, [9, 22], |what| match what {
            Happening::RematchAsked { nonce: it, .. } => {
                *it = Some(nonce(9));
                true
            }
            _ => false,
        }),
        (2, ONE, [21, 9], |what| {
            terms_of(what, 2).map(|it| it.nonces[0] = Some(nonce(9))).is_some()
        }),
    ];
    for (game, seat, bytes, exchange) in exchanges {
        let story = Story::of_two_games().doctored(exchange);
        let (number, [expected, found]) = (story.opened(game), bytes.map(|it| Some(nonce(it))));
        let doubt = Unproven::OtherNonce { game, number, seat, expected, found };
        assert_eq!(story.doubt(), doubt);
    }
}

#[test]
fn nonces_that_were_left_out_are_found() {
    let story = Story::of_two_games();
    let number = story.opened(1);
    let dropped = story.doctored(|what| terms_of(what, 1).map(|it| it.nonces[1] = None).is_some());
    let (expected, found) = (Some(nonce(12)), None);
    let doubt = Unproven::OtherNonce { game: 1, number, seat: TWO, expected, found };
    assert_eq!(dropped.doubt(), doubt);
    let told = "it begins with nothing of seat 2, who had given 0c0c0c0c";
    assert!(doubt.to_string().contains(told), "{doubt}");
    let only_one: BySeat<Option<Nonce>> = [Some(nonce(11))].into_iter().collect();
    let fewer = Story::of_two_games()
        .doctored(|what| terms_of(what, 1).map(|it| it.nonces = only_one.clone()).is_some());
    let why = FairError::OtherSeats { terms: 1, game: 2 };
    assert_eq!(fewer.doubt(), Unproven::Unfair { game: 1, number, why });
}

#[test]
fn a_game_at_another_table_is_found() {
    let story = Story::of_two_games();
    let number = story.opened(2);
    let story = story.doctored(|what| terms_of(what, 2).map(|it| it.table = [0; 16]).is_some());
    let (expected, found) = (TABLE, TableId(0));
    assert_eq!(story.doubt(), Unproven::OtherTable { game: 2, number, expected, found });
}

/// What changes one opening of a log.
type Doctor = fn(&mut Opening);

/// The first game begins, doctored.
fn begun_otherwise(doctor: Doctor) -> (u32, Unproven) {
    let story = Story::of_two_games().doctored(|what| match what {
        Happening::Opened(opening) => {
            doctor(opening);
            true
        }
        _ => false,
    });
    let begun = story.number(1, |what| matches!(what, Happening::Opened(_)));
    (begun, story.doubt())
}

#[test]
fn a_game_that_begins_otherwise_than_agreed_is_found() {
    let doctors: [Doctor; 3] = [
        |opening| opening.options.takeback = Takeback::Never,
        |opening| opening.options.seats.swap(0, 1),
        |opening| {
            let pos = Position::new(opening.options.rules, opening.first);
            opening.start = Start::Position(pos);
        },
    ];
    for doctor in doctors {
        let (number, doubt) = begun_otherwise(doctor);
        assert_eq!(doubt, Unproven::OtherGame { game: 1, number });
    }
}

#[test]
fn a_game_without_terms_or_with_another_number_is_found() {
    let (number, doubt) = begun_otherwise(|opening| opening.fair = None);
    assert_eq!(doubt, Unproven::NoTerms { game: 1, number });
    let (number, doubt) = begun_otherwise(|opening| opening.game = 3);
    assert_eq!(doubt, Unproven::OtherNumber { number, expected: 1, found: 3 });
}

#[test]
fn a_log_in_which_something_is_missing_proves_nothing() {
    let story = Story::of_two_games();
    let left_out = |is_it: fn(&Happening) -> bool| prove(&story.without(is_it)).unwrap_err();
    let not_told = left_out(|what| {
        !matches!(
            what,
            Happening::Opened(_)
                | Happening::Dealt { .. }
                | Happening::Moved { .. }
                | Happening::Ended { .. }
                | Happening::Revealed { .. }
        )
    });
    assert_eq!(not_told, Unproven::NotFounded { number: 1 });
    let not_ready = left_out(|what| matches!(what, Happening::Ready { seat: ONE, .. }));
    assert!(matches!(not_ready, Unproven::NotAgreed { game: 1, .. }), "{not_ready}");
    let not_asked = left_out(|what| matches!(what, Happening::RematchAsked { seat: ONE, .. }));
    assert!(matches!(not_asked, Unproven::NotAgreed { game: 2, .. }), "{not_asked}");
    let kept = left_out(|what| matches!(what, Happening::Revealed { .. }));
    assert!(matches!(kept, Unproven::NotRevealed { game: 1, .. }), "{kept}");
    let mut gap = story.log.clone();
    gap.remove(4);
    assert_eq!(prove(&gap), Err(Unproven::Gap { expected: 5, found: 6 }));
    let mut twice = story.log.clone();
    twice.insert(4, twice[4].clone());
    assert_eq!(prove(&twice), Err(Unproven::Gap { expected: 6, found: 5 }));
}

#[test]
fn an_event_that_can_not_have_happened_is_named_with_its_game() {
    let story = Story::of_two_games();
    let number = story.opened(1) + 2;
    let again = story.log[number as usize - 2].what.clone();
    let mut log = story.log.clone();
    log[number as usize - 1].what = again;
    let doubt = prove(&log).unwrap_err();
    let Unproven::Impossible { game: Some(1), why } = &doubt else { panic!("{doubt}") };
    assert!(matches!(why.why, Contradiction::Deal(_)), "{doubt}");
    assert!(doubt.to_string().starts_with(&format!("game 1, event {number}: ")), "{doubt}");
}
