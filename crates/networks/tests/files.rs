//! Weight files: those that are shipped, and those that are rejected.

use azulejo_networks::{FILES, shipped};
use azulejo_rules::Rules;
use azulejo_search::{
    InputPhase, NetworkError, NetworkFile, NetworkWeights, POLICY_FEATURES, Policy,
};
use std::io::Write;

/// All shipped files may take this many bytes when they are compressed.
const MAX_COMPRESSED: usize = 1_000_000;

/// The names of the header lines after the first, the empty line included.
const FIELDS: [&str; 5] = ["rules", "recipe", "weights", "checksum", ""];

#[test]
fn every_shipped_file_writes_back_to_the_same_bytes() {
    for (name, bytes) in FILES {
        let file = NetworkFile::read(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(file.to_bytes() == bytes, "{name}");
    }
}

#[test]
fn every_shipped_file_is_for_the_rule_set_of_its_name() {
    for (name, bytes) in FILES {
        let rules = NetworkFile::read(bytes).unwrap().rules().to_string();
        assert_eq!(format!("{}.aznet", &rules[..2]), name);
    }
}

#[test]
fn every_rule_set_has_a_shipped_network() {
    for rules in Rules::ALL {
        assert!(shipped().get(rules).is_some(), "{rules}");
    }
}

#[test]
fn all_shipped_files_compress_to_a_megabyte() {
    let total: usize = FILES.iter().map(|(_, bytes)| compressed_len(bytes)).sum();
    assert!(total <= MAX_COMPRESSED, "{total} bytes");
}

/// As the web server compresses it.
fn compressed_len(bytes: &[u8]) -> usize {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, 9, 22);
    writer.write_all(bytes).unwrap();
    writer.into_inner().len()
}

/// A file whose weights are all different, for two players and the colored wall.
fn sample() -> NetworkFile {
    sample_with_recipe("a recipe")
}

fn sample_with_recipe(recipe: &str) -> NetworkFile {
    let weights = InputPhase::ALL.map(|phase| {
        let mut weights = NetworkWeights::default();
        let mut next = phase as i16;
        for weight in weights.slices_mut().into_iter().flatten() {
            *weight = next;
            next = next.wrapping_mul(25_173).wrapping_add(13_849);
        }
        weights
    });
    NetworkFile::new("2cp".parse().unwrap(), recipe, weights)
}

/// A file as its header lines and its payload.
struct FileParts {
    header: Vec<Vec<u8>>,
    payload: Vec<u8>,
}

impl FileParts {
    fn of(bytes: &[u8]) -> FileParts {
        let mut parts: Vec<Vec<u8>> =
            bytes.splitn(1 + FIELDS.len() + 1, |byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        let payload = parts.pop().unwrap();
        FileParts { header: parts, payload }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = Vec::new();
        for line in &self.header {
            bytes.extend(line);
            bytes.push(b'\n');
        }
        bytes.extend(&self.payload);
        bytes
    }

    fn header_len(&self) -> usize {
        self.header.iter().map(|line| line.len() + 1).sum()
    }
}

/// The sample after a change of its parts.
fn changed(change: impl FnOnce(&mut FileParts)) -> Vec<u8> {
    let mut parts = FileParts::of(&sample().to_bytes());
    change(&mut parts);
    parts.to_bytes()
}

/// The sample with another header line.
fn with_line(number: usize, line: impl AsRef<[u8]>) -> Vec<u8> {
    changed(|parts| parts.header[number] = line.as_ref().to_vec())
}

#[test]
fn the_header_states_the_number_of_weights_and_the_checksum() {
    let FileParts { header, payload } = FileParts::of(&sample().to_bytes());
    let checksum = payload.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let expected = [
        "azulejo-network 1".to_owned(),
        "rules 2c".to_owned(),
        "recipe a recipe".to_owned(),
        format!("weights {}", payload.len() / 2),
        format!("checksum {checksum:016x}"),
        String::new(),
    ];
    assert_eq!(header, expected.map(String::into_bytes));
}

#[test]
fn the_payload_holds_the_low_bytes_and_then_the_high_bytes() {
    let file = sample();
    let FileParts { payload, .. } = FileParts::of(&file.to_bytes());
    let (low, high) = payload.split_at(payload.len() / 2);
    let stored: Vec<i16> =
        low.iter().zip(high).map(|(low, high)| i16::from_le_bytes([*low, *high])).collect();
    let networks = InputPhase::ALL.map(|phase| file.network(phase).weights().slices().concat());
    assert!(stored == networks.concat());
}

#[test]
fn faulty_files_are_rejected() {
    let expected = 2 * NetworkWeights::COUNT;
    let count = |found| NetworkError::Count { found, expected };
    let length = |found| NetworkError::Length { found, expected: 2 * expected };
    let header = NetworkError::Header;
    let sum = |digits: &str| with_line(4, format!("checksum {digits}"));
    let table = [
        ("empty", Vec::new(), NetworkError::Magic),
        ("no line end", b"azulejo-network 1".to_vec(), NetworkError::Magic),
        ("another format", with_line(0, "azulejo-record 1"), NetworkError::Magic),
        ("another version", with_line(0, "azulejo-network 3"), NetworkError::Magic),
        ("overlong first line", vec![b'a'; 5000], NetworkError::Magic),
        ("first line not UTF-8", with_line(0, b"azulejo-network 1\xff"), NetworkError::Magic),
        ("carriage return", with_line(0, "azulejo-network 1\r"), NetworkError::Magic),
        ("another line name", with_line(1, "rule 2c"), header("rules")),
        ("no space", with_line(1, "rules2c"), header("rules")),
        ("five players", with_line(1, "rules 5c"), header("rules")),
        ("upper case", with_line(1, "rules 2C"), header("rules")),
        ("with factories", with_line(1, "rules 2cp"), header("rules")),
        ("no rules", with_line(1, "rules "), header("rules")),
        ("recipe not UTF-8", with_line(2, b"recipe \xc3\x28"), header("recipe")),
        ("overlong recipe", with_line(2, format!("recipe {:993}", 0)), header("recipe")),
        ("recipe of two lines", with_line(2, "recipe a\nb"), header("weights")),
        ("no number", with_line(3, "weights "), header("weights")),
        ("negative", with_line(3, "weights -1"), header("weights")),
        ("signed", with_line(3, format!("weights +{expected}")), header("weights")),
        ("leading zero", with_line(3, format!("weights 0{expected}")), header("weights")),
        ("beyond 64 bits", with_line(3, "weights 99999999999999999999"), header("weights")),
        ("no weights", with_line(3, "weights 0"), count(0)),
        ("one weight more", with_line(3, format!("weights {}", expected + 1)), count(expected + 1)),
        ("most weights", with_line(3, format!("weights {}", usize::MAX)), count(usize::MAX)),
        ("no checksum", sum(""), header("checksum")),
        ("short checksum", sum("0"), header("checksum")),
        ("upper-case checksum", sum("0123456789ABCDEF"), header("checksum")),
        ("signed checksum", sum("+123456789abcdef"), header("checksum")),
        ("long checksum", sum("00123456789abcdef"), header("checksum")),
        ("another checksum", sum("0123456789abcdef"), NetworkError::Checksum),
        ("no empty line", with_line(5, "more"), header("")),
        ("no payload", changed(|parts| parts.payload.clear()), length(0)),
        (
            "a byte less",
            changed(|parts| parts.payload.truncate(2 * expected - 1)),
            length(2 * expected - 1),
        ),
        ("a byte more", changed(|parts| parts.payload.push(0)), length(2 * expected + 1)),
        ("first byte changed", changed(|parts| parts.payload[0] ^= 1), NetworkError::Checksum),
        (
            "last byte changed",
            changed(|parts| parts.payload[2 * expected - 1] ^= 0x80),
            NetworkError::Checksum,
        ),
        ("two bytes exchanged", changed(|parts| parts.payload.swap(0, 1)), NetworkError::Checksum),
    ];
    for (fault, bytes, error) in table {
        assert_eq!(NetworkFile::read(&bytes).err(), Some(error), "{fault}");
    }
}

#[test]
fn a_truncated_file_is_rejected_for_what_is_missing() {
    let bytes = sample().to_bytes();
    let header_len = FileParts::of(&bytes).header_len();
    let lengths = (0..header_len + 3).chain([bytes.len() / 2, bytes.len() - 1]);
    for length in lengths {
        let lines = bytes[..length.min(header_len)].split(|byte| *byte == b'\n').count() - 1;
        let expected = match lines {
            0 => NetworkError::Magic,
            1..=5 => NetworkError::Header(FIELDS[lines - 1]),
            _ => NetworkError::Length {
                found: length - header_len,
                expected: bytes.len() - header_len,
            },
        };
        assert_eq!(NetworkFile::read(&bytes[..length]).err(), Some(expected), "{length} bytes");
    }
}

#[test]
fn a_changed_header_is_rejected_or_written_back_as_it_was_read() {
    let bytes = sample().to_bytes();
    let mut accepted = 0;
    for place in 0..FileParts::of(&bytes).header_len() {
        for other in [b' ', b'+', b'-', b'0', b'F', b'f', b'\n', b'\r', 0, 0xff] {
            let mut changed = bytes.clone();
            changed[place] = other;
            if let Ok(file) = NetworkFile::read(&changed) {
                assert!(file.to_bytes() == changed, "{other} at {place}");
                accepted += 1;
            }
        }
    }
    assert!(accepted > 0, "the recipe may say anything");
}

#[test]
fn every_recipe_can_be_written_and_read() {
    let recipes =
        ["", " ", "two\nlines\r\n", &"a".repeat(3000), &"é".repeat(3000), &"🀄".repeat(3000)];
    for recipe in recipes {
        let file = sample_with_recipe(recipe);
        let read = NetworkFile::read(&file.to_bytes());
        assert!(read.as_ref() == Ok(&file), "{:?}", file.recipe());
    }
}

#[test]
fn a_header_line_has_at_most_999_bytes() {
    let longest = with_line(2, format!("recipe {:992}", 0));
    assert!(NetworkFile::read(&longest).is_ok_and(|file| file.to_bytes() == longest));
}

#[test]
fn files_with_and_without_a_policy_are_told_apart_by_their_first_line() {
    let without = sample();
    let mut weights = [0; POLICY_FEATURES];
    weights.iter_mut().zip(1..).for_each(|(weight, number)| *weight = number);
    let with = without.clone().with_policy(Policy::new(weights));
    for (file, first, policy) in [(&without, "1", 0), (&with, "2", POLICY_FEATURES)] {
        let bytes = file.to_bytes();
        assert!(bytes.starts_with(format!("azulejo-network {first}\n").as_bytes()));
        assert!(NetworkFile::read(&bytes).as_ref() == Ok(file));
        let count = 2 * NetworkWeights::COUNT + policy;
        let line = format!("\nweights {count}\n");
        assert!(bytes.windows(line.len()).any(|part| part == line.as_bytes()), "{first}");
    }
    let found = 2 * NetworkWeights::COUNT;
    let expected = found + POLICY_FEATURES;
    let wrong = with_line(0, "azulejo-network 2");
    assert_eq!(NetworkFile::read(&wrong).err(), Some(NetworkError::Count { found, expected }));
}

#[test]
fn every_shipped_file_has_a_policy() {
    for (name, bytes) in FILES {
        assert!(NetworkFile::read(bytes).unwrap().policy().is_some(), "{name}");
    }
}
