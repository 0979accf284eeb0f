//! Reading what is typed.

use std::io::{self, BufRead, Read};

/// More than anything that can be said.
const MOST: u64 = 1 << 12;

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// This, without blanks around it and without anything that would do something to a terminal.
    Text(String),
    /// Something that can't be meant.
    TooLong,
    /// Nothing more will come.
    End,
}

/// Reads a line, of which no more is kept in memory than can be meant.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    if Read::take(&mut *input, MOST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Line::End);
    }
    if bytes.len() as u64 == MOST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Text(super::shown(String::from_utf8_lossy(&bytes).trim())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        let mut lines = Vec::new();
        loop {
            match read_line(&mut input).expect("it is in memory") {
                Line::End => return lines,
                line => lines.push(line),
            }
        }
    }

    #[test]
    fn lines_come_without_their_ends_and_without_escapes() {
        let text = |text: &str| Line::Text(text.to_owned());
        let read = lines(b" 3R2 \r\n\n\x1b[2Jhelp\n\xff\nlast");
        let wanted = ["3R2", "", "\u{fffd}[2Jhelp", "\u{fffd}", "last"].map(text);
        assert_eq!(read, wanted);
    }

    #[test]
    fn what_is_too_long_is_one_line_and_the_next_is_read_again() {
        let mut input = vec![b'x'; 3 * MOST as usize];
        input.extend(b"\nhelp\n");
        assert_eq!(lines(&input), [Line::TooLong, Line::Text("help".to_owned())]);
    }
}
