//! Weight files: any bytes are rejected or read, and what is read writes back to the same bytes. A file is 250 kB, more
//! than the fuzzer makes, so input that begins like a file is also the header of a file of zeros. Other input is the
//! weights of a sound file: its evaluations are probabilities and points, however extreme the weights are.

#![no_main]

use azulejo_fuzz::assert_told;
use azulejo_rules::{Dealer, Phase, Position, Rules};
use azulejo_search::{
    Evaluator, HandMade, NetworkEvaluator, NetworkFile, NetworkSet, NetworkWeights, Utility,
};
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// The weights of both networks of a file.
const COUNT: usize = 2 * NetworkWeights::COUNT;

/// Weights that repeat until a slice is full.
const PATTERN: usize = 4;

/// A position of each phase that a network evaluates, for every rule set.
static POSITIONS: LazyLock<Vec<Position>> =
    LazyLock::new(|| Rules::ALL.into_iter().flat_map(positions).collect());

fuzz_target!(|bytes: &[u8]| {
    read(bytes);
    if bytes.starts_with(b"azulejo") {
        let mut headed = bytes.to_vec();
        headed.resize(bytes.len() + 2 * COUNT, 0);
        read(&headed);
        return;
    }
    let mut input = Unstructured::new(bytes);
    let file = weighted(&mut input).expect("input that runs out goes on with zeros");
    evaluate(read(&file).expect("a sound file"));
});

/// Reads a file and checks that it writes back.
fn read(bytes: &[u8]) -> Option<NetworkFile> {
    match NetworkFile::read(bytes) {
        Ok(file) => {
            assert!(file.to_bytes() == bytes, "{:?}", String::from_utf8_lossy(&bytes[..200]));
            Some(file)
        }
        Err(error) => {
            assert_told(&error);
            None
        }
    }
}

/// A sound file with weights of the input: a pattern for each slice.
fn weighted(input: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let rules = input.choose(&Rules::ALL)?.to_string();
    let mut weights: Vec<i16> = Vec::with_capacity(COUNT);
    for _ in 0..2 {
        for slice in NetworkWeights::default().slices() {
            let pattern: [i16; PATTERN] = input.arbitrary()?;
            weights.extend(pattern.iter().cycle().take(slice.len()));
        }
    }
    let bytes = |byte: usize| weights.iter().map(move |weight| weight.to_le_bytes()[byte]);
    let payload: Vec<u8> = bytes(0).chain(bytes(1)).collect();
    let header = format!(
        "azulejo-network 1\nrules {}\nrecipe fuzz\nweights {COUNT}\nchecksum {:016x}\n\n",
        &rules[..2],
        fnv(&payload)
    );
    Ok([header.as_bytes(), &payload].concat())
}

/// 64-bit FNV-1a.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The first position of each phase in the second round of a random game.
fn positions(rules: Rules) -> Vec<Position> {
    let mut dealer = Dealer::new(1);
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut found: Vec<Position> = Vec::new();
    while pos.phase() != Phase::Over && pos.round() <= 2 {
        if pos.round() == 2 && found.iter().all(|other| other.phase() != pos.phase()) {
            found.push(pos.clone());
        }
        match dealer.pick(&pos) {
            Some(mv) => pos.play_unchecked(mv),
            None => pos.deal_unchecked(&dealer.draw(&pos)),
        }
    }
    found
}

/// Evaluates all positions that the file is for.
fn evaluate(file: NetworkFile) {
    let rules = file.rules();
    let mut networks = NetworkSet::none();
    networks.insert(file);
    let evaluator = NetworkEvaluator::new(networks, HandMade::default());
    for pos in POSITIONS.iter().filter(|pos| pos.rules() == rules) {
        let prospects = evaluator.prospects(pos);
        let mut chances = 0;
        for (seat, prospect) in rules.seats().zip(&prospects) {
            assert!(prospect.points >= 0, "{prospect:?} in {pos}");
            assert!((0..=Utility::WIN).contains(&prospect.chance), "{prospect:?} in {pos}");
            assert_eq!(evaluator.value(pos, seat), prospect.value(), "{pos}");
            chances += prospect.chance;
        }
        // Each is rounded down.
        let lost = usize::try_from(Utility::WIN - chances);
        assert!(lost.is_ok_and(|lost| lost <= prospects.len()), "{prospects:?} in {pos}");
    }
}
