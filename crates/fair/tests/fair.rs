//! What everybody may rely on: the document says it all, draws are legal and even, everything counts, and
//! nothing else than the promised secret passes.

mod naive;

use azulejo_fair::{FairError, Nonce, Reveal, Secret, Terms, Verifier};
use azulejo_rules::{
    BySeat, Deal, Dealer, DiscDeal, Phase, Players, Position, Rules, Seat, Setup, Tile,
};
use naive::Source;
use proptest::prelude::*;

fn secret(number: u32) -> Secret {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Secret::from_bytes(bytes)
}

fn terms(secret: &Secret, seats: usize) -> Terms {
    let nonces = (0..seats).map(|seat| Some(Nonce::from_bytes([seat as u8; 16])));
    let commitment = secret.commitment();
    Terms { table: [9; 16], game: 1, commitment, nonces: nonces.collect() }
}

fn position(rules: &str) -> Position {
    Position::new(rules.parse().unwrap(), Seat::ALL[0])
}

/// Plays at random until the bag is asked or the game is over.
fn play_round(pos: &mut Position, players: &mut Dealer) {
    while let Some(mv) = players.pick(pos) {
        pos.play(mv).unwrap();
    }
}

fn any_source() -> impl Strategy<Value = (Rules, Source)> {
    let rules = prop::sample::select(&Rules::ALL[..]);
    (rules, any::<[u8; 32]>(), any::<[u8; 16]>(), any::<u32>(), any::<[Option<[u8; 16]>; 4]>())
        .prop_map(|(rules, secret, table, game, nonces)| {
            let nonces = nonces.into_iter().take(rules.players.count());
            let nonces = nonces.map(|nonce| nonce.map(Nonce::from_bytes)).collect();
            (rules, Source { secret, table, game, nonces })
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn whole_games_are_dealt_legally_and_as_the_document_says(
        (rules, source) in any_source(),
        seed: u64,
    ) {
        let secret = Secret::from_bytes(source.secret);
        let nonces: BySeat<_> = source.nonces.iter().copied().collect();
        let Source { table, game, .. } = source;
        let terms = Terms { table, game, commitment: secret.commitment(), nonces };
        prop_assert_eq!(terms.commitment.bytes(), &source.commitment());
        let verifier = Verifier::new(&terms, secret.reveal()).unwrap();

        let first = secret.first(&terms, rules);
        prop_assert_eq!(first, source.first(rules));
        verifier.check_first(rules, first).unwrap();

        let mut pos = Position::new(rules, first);
        let mut players = Dealer::new(seed);
        while pos.phase() == Phase::Deal {
            let deal = secret.deal(&terms, &pos);
            prop_assert_eq!(&deal, &source.deal(&pos));
            verifier.check_deal(&pos, &deal).unwrap();
            pos.deal(&deal).unwrap();
            play_round(&mut pos, &mut players);
        }
    }
}

/// The same bytes but for one bit.
fn flipped<const BYTES: usize>(mut bytes: [u8; BYTES], bit: usize) -> [u8; BYTES] {
    bytes[bit / 8 % BYTES] ^= 1 << (bit % 8);
    bytes
}

#[test]
fn every_bit_of_the_terms_counts() {
    let (secret, pos) = (secret(1), position("3cp"));
    let terms = terms(&secret, 3);
    let deal = secret.deal(&terms, &pos);
    for bit in 0..8 * Nonce::BYTES {
        let table = Terms { table: flipped(terms.table, bit), ..terms.clone() };
        let game = Terms { game: terms.game ^ 1 << (bit % 32), ..terms.clone() };
        assert_ne!(secret.deal(&table, &pos), deal, "bit {bit} of the table");
        assert_ne!(secret.deal(&game, &pos), deal, "bit {bit} of the game");
        for seat in pos.rules().seats() {
            let mut other = terms.clone();
            let nonce = other.nonces[seat.index()].as_mut().unwrap();
            *nonce = Nonce::from_bytes(flipped(*nonce.bytes(), bit));
            assert_ne!(secret.deal(&other, &pos), deal, "bit {bit} of {seat:?}");
        }
    }
}

#[test]
fn no_bit_of_the_revealed_secret_may_differ() {
    let secret = secret(1);
    let terms = terms(&secret, 2);
    assert!(Verifier::new(&terms, secret.reveal()).is_ok());
    for bit in 0..8 * Secret::BYTES {
        let other = Reveal::from_bytes(flipped(*secret.reveal().bytes(), bit));
        let (committed, revealed) = (terms.commitment, other.commitment());
        let error = Verifier::new(&terms, other).err();
        assert_eq!(error, Some(FairError::OtherSecret { committed, revealed }), "bit {bit}");
    }
}

#[test]
fn every_secret_and_every_round_draws_for_itself() {
    let pos = position("4cp");
    // The same bag, so that nothing but the round differs.
    let later = Setup { round: 2, ..Setup::from(&pos) };
    let later = Position::try_from(later).unwrap();
    let (one, other) = (secret(1), secret(2));
    let terms = terms(&one, 4);
    let deal = one.deal(&terms, &pos);
    assert_eq!(deal, one.deal(&terms, &pos));
    assert_ne!(deal, other.deal(&terms, &pos));
    assert_ne!(deal, one.deal(&terms, &later));
}

/// Bots give no nonce, and a nonce of zeros is one: no two such tables draw the same.
#[test]
fn a_nonce_of_zeros_is_not_none_and_seats_are_not_confused() {
    let (secret, pos) = (secret(1), position("2cp"));
    let zeros = Some(Nonce::from_bytes([0; 16]));
    let of = |nonces: [Option<Nonce>; 2]| Terms {
        nonces: nonces.into_iter().collect(),
        ..terms(&secret, 2)
    };
    let all = [[None, None], [zeros, None], [None, zeros], [zeros, zeros]];
    let deals = all.map(|nonces| secret.deal(&of(nonces), &pos));
    for (place, deal) in deals.iter().enumerate() {
        assert!(!deals[..place].contains(deal), "{:?}", all[place]);
    }
}

#[test]
fn what_was_not_drawn_is_named() {
    let (secret, pos) = (secret(3), position("2cs"));
    let terms = terms(&secret, 2);
    let verifier = Verifier::new(&terms, secret.reveal()).unwrap();
    let drawn = secret.first(&terms, pos.rules());
    let found = pos.rules().seats().find(|&seat| seat != drawn).unwrap();
    let error = verifier.check_first(pos.rules(), found);
    assert_eq!(error, Err(FairError::OtherFirst { drawn, found }));

    let drawn = secret.deal(&terms, &pos);
    let mut found = drawn.clone();
    found.discs.swap(0, 1);
    let error = verifier.check_deal(&pos, &found).unwrap_err();
    let told = format!("round 1: dealt was {found}, the secret draws {drawn}");
    assert_eq!(error.to_string(), told);
    let [drawn, found] = [drawn, found].map(Box::new);
    assert_eq!(error, FairError::OtherDeal { round: 1, drawn, found });
}

#[test]
fn the_terms_of_another_table_are_noticed() {
    let secret = secret(3);
    let verifier = Verifier::new(&terms(&secret, 2), secret.reveal()).unwrap();
    let error = Err(FairError::OtherSeats { terms: 2, game: 3 });
    assert_eq!(verifier.check_first("3cp".parse().unwrap(), Seat::ALL[0]), error);
    assert_eq!(verifier.check_deal(&position("3cp"), &Deal::default()), error);
}

/// Whether a count is what `tries` of one chance in `ways` give, to within five standard deviations;
/// secrets are fixed, so a test that passes once passes always.
fn is_fair(count: u32, tries: u32, ways: u32) -> bool {
    let (tries, chance) = (f64::from(tries), 1.0 / f64::from(ways));
    let deviation = (tries * chance * (1.0 - chance)).sqrt();
    (f64::from(count) - tries * chance).abs() < 5.0 * deviation
}

#[test]
fn every_color_is_as_likely_at_every_place() {
    const DEALS: u32 = 2_000;
    let pos = position("4cs");
    let mut colors = vec![[[0; Tile::COUNT]; DiscDeal::TILES]; pos.rules().discs()];
    for number in 0..DEALS {
        let secret = secret(number);
        for (index, disc) in secret.deal(&terms(&secret, 4), &pos).discs.iter().enumerate() {
            for (place, tile) in disc.drawn().iter().take(DiscDeal::TILES).enumerate() {
                colors[index][place][tile.index()] += 1;
            }
        }
    }
    let fair = |&count: &u32| is_fair(count, DEALS, Tile::COUNT as u32);
    assert!(colors.as_flattened().as_flattened().iter().all(fair), "{colors:?}");
}

#[test]
fn every_seat_is_as_likely_to_begin() {
    const GAMES: u32 = 2_000;
    let secret = secret(1);
    for players in Players::ALL {
        let rules = Rules { players, ..Rules::ALL[0] };
        let seats = players.count() as u32;
        let mut counts = vec![0; players.count()];
        for game in 0..GAMES {
            let terms = Terms { game, ..terms(&secret, players.count()) };
            counts[secret.first(&terms, rules).index()] += 1;
        }
        assert!(counts.iter().all(|&count| is_fair(count, GAMES, seats)), "{counts:?}");
    }
}
