//! The files of vectors, by which verifiers in other languages are tested, and which keep this one as it is.
//!
//! They are made by the naive implementation, and hold for as long as the version does. When files are added,
//! `AZULEJO_WRITE_VECTORS=1 cargo test -p azulejo-fair --test vectors the_files_are` writes them.

mod naive;

use azulejo_fair::{Commitment, Nonce, Reveal, Terms, Verifier};
use azulejo_rules::{
    Column, Deal, Dealer, DiscDeal, Line, Phase, Players, Position, Rules, Seat, Setup, Tile,
    Tiles, WallSide,
};
use naive::{Chance, Source, sha256};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

const WRITE: &str = "AZULEJO_WRITE_VECTORS";

/// The rule set, the number of the game at its table, and which seats bring a nonce.
type File = (&'static str, u32, &'static [bool]);

const FILES: [File; 8] = [
    ("2cp", 1, &[true, true]),
    ("2fs", 2, &[true, false]),
    ("3cp", 255, &[true, true, true]),
    ("3fs", 256, &[false, true, true]),
    ("4cp", 65_536, &[true, true, true, true]),
    ("4fp", 16_777_217, &[false, false, false, true]),
    ("4cs", 4_294_967_295, &[true, false, true, false]),
    ("4ce", 3, &[false, false, false, false]),
];

/// How many words of each key a file shows.
const WORDS: usize = 8;

/// A file: one game from its secret to its last deal.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Vector {
    rules: String,
    secret: String,
    terms: Terms,
    first: First,
    deals: Vec<Dealt>,
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct First {
    key: String,
    words: Vec<String>,
    seat: u8,
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Dealt {
    round: u16,
    key: String,
    words: Vec<String>,
    position: String,
    deal: String,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

fn words(key: [u8; 32]) -> Vec<String> {
    let mut chance = Chance::new(key);
    (0..WORDS).map(|_| format!("{:016x}", chance.word())).collect()
}

/// Bytes as good as any, the same every time.
fn bytes<const COUNT: usize>(name: &str) -> [u8; COUNT] {
    sha256(name.as_bytes())[..COUNT].try_into().unwrap()
}

fn source((rules, game, nonces): File) -> Source {
    let nonce = |seat: usize| Nonce::from_bytes(bytes(&format!("{rules} nonce {seat}")));
    Source {
        secret: bytes(&format!("{rules} secret")),
        table: bytes(&format!("{rules} table")),
        game,
        nonces: (1..).zip(nonces).map(|(seat, &given)| given.then(|| nonce(seat))).collect(),
    }
}

fn terms(source: &Source) -> Terms {
    Terms {
        table: source.table,
        game: source.game,
        commitment: Commitment::from_bytes(source.commitment()),
        nonces: source.nonces.iter().copied().collect(),
    }
}

/// Draws and plays a game at random.
fn make(file: File) -> Vector {
    let source = source(file);
    let rules: Rules = file.0.parse().unwrap();
    let seat = source.first(rules);
    let key = source.key(0);
    let first = First { key: hex(&key), words: words(key), seat: seat.number() };
    Vector {
        rules: rules.to_string(),
        secret: hex(&source.secret),
        terms: terms(&source),
        first,
        deals: deals(&source, Position::new(rules, seat)),
    }
}

/// The deals of a game that is played at random, and one when there is nearly nothing left to deal.
fn deals(source: &Source, mut pos: Position) -> Vec<Dealt> {
    let mut players = Dealer::new(6);
    let mut deals = Vec::new();
    while pos.phase() == Phase::Deal {
        deals.push(dealt(source, &pos));
        pos.deal(&source.deal(&pos)).unwrap();
        while let Some(mv) = players.pick(&pos) {
            pos.play(mv).unwrap();
        }
    }
    deals.extend(scarce(pos.rules()).map(|pos| dealt(source, &pos)));
    deals
}

fn dealt(source: &Source, pos: &Position) -> Dealt {
    let key = source.key(pos.round());
    Dealt {
        round: pos.round(),
        key: hex(&key),
        words: words(key),
        position: pos.to_string(),
        deal: source.deal(pos).to_string(),
    }
}

/// Colored walls that are full but for their last column: with four of them, bag and lid do not fill the
/// discs. Random games do not come so far.
fn scarce(rules: Rules) -> Option<Position> {
    if rules.wall != WallSide::Colored || rules.players != Players::Four {
        return None;
    }
    let mut setup = Setup { round: 300, ..Setup::from(&Position::new(rules, Seat::ALL[2])) };
    for seat in &mut setup.seats {
        for line in Line::ALL {
            for column in Column::ALL.into_iter().take(Column::COUNT - 1) {
                let tile = column.color(line);
                seat.wall[line.index()][column.index()] = Some(tile);
                setup.bag -= Tiles::of(tile, 1);
            }
        }
    }
    let bag: Tiles = [Tile::Blue, Tile::Red, Tile::Red].into_iter().collect();
    setup.lid = setup.bag - bag;
    setup.bag = bag;
    Some(Position::try_from(setup).unwrap())
}

fn place(rules: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("vectors/{rules}.json"))
}

fn read(rules: &str) -> String {
    let text = std::fs::read_to_string(place(rules));
    text.unwrap_or_else(|error| panic!("vectors/{rules}.json: {error}"))
}

fn vectors() -> impl Iterator<Item = Vector> {
    FILES.iter().map(|(rules, ..)| serde_json::from_str(&read(rules)).unwrap())
}

#[test]
fn the_files_are_what_the_naive_implementation_makes() {
    for file in FILES {
        let (rules, made) = (file.0, make(file));
        if std::env::var_os(WRITE).is_some() {
            let text = serde_json::to_string_pretty(&made).unwrap() + "\n";
            std::fs::write(place(rules), text).unwrap();
        }
        let found: Vector = serde_json::from_str(&read(rules)).unwrap();
        assert_eq!(found, made, "{rules}");
    }
}

#[test]
fn the_crate_draws_what_the_files_say() {
    for vector in vectors() {
        let rules: Rules = vector.rules.parse().unwrap();
        let reveal: Reveal = vector.secret.parse().unwrap();
        assert_eq!(reveal.commitment(), vector.terms.commitment, "{rules}");
        let verifier = Verifier::new(&vector.terms, reveal).unwrap();
        verifier.check_first(rules, Seat::new(vector.first.seat).unwrap()).unwrap();
        for dealt in &vector.deals {
            let pos: Position = dealt.position.parse().unwrap();
            let deal: Deal = dealt.deal.parse().unwrap();
            verifier.check_deal(&pos, &deal).unwrap();
            assert_eq!(pos.round(), dealt.round);
        }
    }
}

/// So that a verifier that passes has seen everything that happens.
#[test]
fn the_files_show_the_rare_cases() {
    let (mut lid, mut extra, mut short) = (0, 0, 0);
    for dealt in vectors().flat_map(|vector| vector.deals) {
        let pos: Position = dealt.position.parse().unwrap();
        let deal: Deal = dealt.deal.parse().unwrap();
        let drawn: usize = deal.discs.iter().map(|disc| disc.drawn().len()).sum();
        let bag = usize::from(pos.bag().total());
        lid += usize::from(0 < bag && bag < drawn);
        extra += usize::from(deal.discs.iter().any(|disc| disc.drawn().len() > DiscDeal::TILES));
        short += usize::from(deal.discs.iter().any(|disc| disc.drawn().len() < DiscDeal::TILES));
    }
    assert!(lid > 0 && extra > 0 && short > 0, "{lid} {extra} {short}");
}

/// Every long number on the page that explains it all is one of the first file.
#[test]
fn the_page_shows_the_first_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/FAIR.md")).unwrap();
    let file = read("2cp");
    let is_digit = |letter: char| letter.is_ascii_digit() || matches!(letter, 'a'..='f');
    let numbers: Vec<&str> =
        page.split(|letter| !is_digit(letter)).filter(|word| word.len() >= 16).collect();
    assert!(numbers.len() >= 12, "only {numbers:?}");
    for number in numbers {
        assert!(file.contains(&format!("\"{number}\"")), "{number}");
    }
    let vector: Vector = serde_json::from_str(&file).unwrap();
    for text in [&vector.deals[0].position, &vector.deals[0].deal] {
        assert!(page.contains(text.as_str()), "docs/FAIR.md lacks {text}");
    }
}
