//! Lines off a stream that may hold anything.

use super::Refusal;
use std::io::{self, BufRead, Read};

/// Longer than any line has to be: a game of a hundred rounds has some thirty kilobytes of moves.
pub(super) const MOST_BYTES: usize = 64 << 10;

/// The next line without its end, or why it can't be used; `None` after the last one.
///
/// Of a line that is too long the rest is skipped, and no more of it is kept than is allowed.
///
/// # Errors
///
/// What reading says.
pub(crate) fn read_line(source: &mut impl BufRead) -> io::Result<Option<Result<String, Refusal>>> {
    let mut bytes = Vec::new();
    if read_part(source, &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MOST_BYTES {
        skip_rest(source, bytes)?;
        return Ok(Some(Err(Refusal::TooLong)));
    }
    Ok(Some(text_of(bytes)))
}

/// Reads to the end of the line, or one byte more than a line may have.
fn read_part(source: &mut impl BufRead, bytes: &mut Vec<u8>) -> io::Result<usize> {
    bytes.clear();
    source.take(MOST_BYTES as u64 + 1).read_until(b'\n', bytes)
}

fn skip_rest(source: &mut impl BufRead, mut bytes: Vec<u8>) -> io::Result<()> {
    while read_part(source, &mut bytes)? > 0 && bytes.last() != Some(&b'\n') {}
    Ok(())
}

fn text_of(bytes: Vec<u8>) -> Result<String, Refusal> {
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Refusal::NotText { byte: place + 1, found: error.as_bytes()[place] }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut source: &[u8]) -> Vec<Result<String, Refusal>> {
        std::iter::from_fn(|| read_line(&mut source).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_lf_and_the_last_one_need_not() {
        let texts =
            |texts: &[&str]| texts.iter().map(|&text| Ok(text.to_owned())).collect::<Vec<_>>();
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), texts(&[""]));
        assert_eq!(lines(b"a\n\nb\r\nc"), texts(&["a", "", "b\r", "c"]));
    }

    #[test]
    fn what_is_no_text_is_told_by_its_byte_and_the_next_line_is_read() {
        let refused = Err(Refusal::NotText { byte: 4, found: 0xff });
        assert_eq!(lines(b"go \xff\nquit"), [refused, Ok("quit".to_owned())]);
        let refused = Err(Refusal::NotText { byte: 1, found: 0xc3 });
        assert_eq!(lines(b"\xc3"), [refused]);
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_skipped() {
        for (length, fits) in [
            (MOST_BYTES - 1, true),
            (MOST_BYTES, true),
            (MOST_BYTES + 1, false),
            (MOST_BYTES + 2, false),
            (2 * MOST_BYTES + 1, false),
            (2 * MOST_BYTES + 2, false),
            (10 * MOST_BYTES, false),
        ] {
            let long = "x".repeat(length);
            let read = if fits { Ok(long.clone()) } else { Err(Refusal::TooLong) };
            let quit = Ok("quit".to_owned());
            assert_eq!(lines(format!("{long}\nquit\n").as_bytes()), [read.clone(), quit]);
            assert_eq!(lines(long.as_bytes()), [read], "{length}");
        }
    }
}
