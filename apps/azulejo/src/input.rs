//! Reading what the user hands in: as much as is sensible, as text, with errors that say where.

use anyhow::{Context, Result, bail, ensure};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// More than any game needs: a record of a hundred rounds is some thirty kilobytes.
const MOST_BYTES: usize = 4 << 20;

/// The whole text of a file, or of standard input for `-`.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    read(path).with_context(|| shown(path))
}

/// A path as messages name it.
pub(crate) fn shown(path: &Path) -> String {
    if is_standard(path) {
        return "standard input".to_owned();
    }
    // A path may hold anything; control characters must not reach the terminal.
    path.display().to_string().chars().flat_map(printable).collect()
}

/// Whether a path stands for standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// A character as it may be shown on a terminal: itself, or escaped where it would do something.
pub(crate) fn printable(letter: char) -> impl Iterator<Item = char> {
    let escaped = letter.is_control().then(|| letter.escape_default());
    let itself = escaped.is_none().then_some(letter);
    escaped.into_iter().flatten().chain(itself)
}

fn read(path: &Path) -> Result<String> {
    if is_standard(path) {
        return read_limited(io::stdin().lock());
    }
    let file = File::open(path)?;
    ensure!(!file.metadata()?.is_dir(), "this is a directory, not a record");
    read_limited(file)
}

fn read_limited(source: impl Read) -> Result<String> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    ensure!(bytes.len() <= MOST_BYTES, "longer than 4 MiB; no game is that long");
    text_of(bytes)
}

fn text_of(bytes: Vec<u8>) -> Result<String> {
    let error = match String::from_utf8(bytes) {
        Ok(text) => return Ok(text),
        Err(error) => error,
    };
    let (good, bad) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
    let mut lines = good.rsplit(|&byte| byte == b'\n');
    let byte = lines.next().map_or(0, <[u8]>::len) + 1;
    let line = lines.count() + 1;
    let found = bad.first().copied().unwrap_or_default();
    bail!("line {line}, byte {byte}: found 0x{found:02x}; expected text in UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_text_is_told_by_line_and_byte() {
        for (bytes, message) in [
            (&b"\xffabc"[..], "line 1, byte 1: found 0xff; expected text in UTF-8"),
            (
                b"[Azulejo \"1\"]\n[Seat1 \"\xe9\"]",
                "line 2, byte 9: found 0xe9; expected text in UTF-8",
            ),
            (
                "é\n\né".as_bytes().split_last().unwrap().1,
                "line 3, byte 1: found 0xc3; expected text in UTF-8",
            ),
        ] {
            assert_eq!(text_of(bytes.to_vec()).unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn the_limit_is_reached_but_not_passed() {
        assert_eq!(read_limited(io::repeat(b' ').take(4 << 20)).unwrap().len(), 4 << 20);
        let error = read_limited(io::repeat(b' ')).unwrap_err();
        assert_eq!(error.to_string(), "longer than 4 MiB; no game is that long");
    }

    #[test]
    fn control_characters_in_a_path_are_escaped() {
        assert_eq!(shown(Path::new("a\u{1b}[2Jé")), "a\\u{1b}[2Jé");
    }
}
