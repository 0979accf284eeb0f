//! Texts of any script in cells of a fixed width.

use ratatui::text::Span;

/// A text without what could move the cursor, turn the direction of writing or take no cell at all; line breaks and
/// tabs become blanks.
///
/// ```
/// use azulejo_tui::canvas::clean;
/// assert_eq!(clean("An\u{1b}[2Jna\nK"), "An[2Jna K");
/// assert_eq!(clean("Eva\u{202e}"), "Eva");
/// ```
pub fn clean(text: &str) -> String {
    let blank = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    text.chars().map(blank).filter(|letter| !is_invisible(*letter)).collect()
}

/// Control characters, and marks of direction, joining and variation: terminals disagree about their width.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// How many cells a text takes.
///
/// ```
/// use azulejo_tui::canvas::width;
/// assert_eq!(width("Žofie"), 5);
/// assert_eq!(width("小猫"), 4);
/// ```
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text that takes at most so many cells; where it is cut it ends with `mark`.
///
/// ```
/// use azulejo_tui::canvas::cut;
/// assert_eq!(cut("Annabella", 5, "…"), "Anna…");
/// assert_eq!(cut("小猫小猫", 4, "…"), "小…");
/// assert_eq!(cut("Anna", 4, "…"), "Anna");
/// ```
pub fn cut(text: &str, most: u16, mark: &str) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let room = most.saturating_sub(width(mark));
    let span = Span::raw(text);
    let mut kept = String::new();
    for grapheme in span.styled_graphemes(ratatui::style::Style::new()) {
        if width(&kept) + width(grapheme.symbol) > room {
            break;
        }
        kept.push_str(grapheme.symbol);
    }
    if width(mark) <= most {
        kept.push_str(mark);
    }
    kept
}

/// A text in lines of at most so many cells, broken at blanks; a word that is too long for a line is cut.
///
/// ```
/// use azulejo_tui::canvas::wrap;
/// assert_eq!(wrap("Anna takes 2 blue.", 10, "…"), ["Anna takes", "2 blue."]);
/// ```
pub fn wrap(text: &str, most: u16, mark: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let word = cut(word, most, mark);
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(&word) <= most => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

/// A text with the signs of an old typewriter in place of finer ones. Letters stay: without them words are none.
pub(super) fn typewritten(text: &str) -> String {
    let plain = |letter: char| match letter {
        '·' | '−' | '–' | '—' => '-',
        '…' => '~',
        '’' | '‘' | '′' => '\'',
        '“' | '”' | '„' | '«' | '»' => '"',
        '×' => 'x',
        '←' | '‹' => '<',
        '↑' => '^',
        '↓' => 'v',
        '→' | '›' => '>',
        letter => letter,
    };
    text.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_text_is_never_wider_than_its_room() {
        for text in ["Anna", "小猫小猫小猫", "e\u{301}e\u{301}e\u{301}e\u{301}", "👩‍🚀👩‍🚀", ""]
        {
            for most in 0..9 {
                let kept = cut(text, most, "…");
                assert!(width(&kept) <= most, "{text:?} in {most}: {kept:?}");
            }
        }
    }

    #[test]
    fn wrapped_lines_lose_no_word_and_keep_their_width() {
        let text = "Eva takes 3 white from factory 1 to line 4. To the center: 1 black.";
        for most in 8..40 {
            let lines = wrap(text, most, "…");
            assert_eq!(lines.join(" "), text);
            assert!(lines.iter().all(|line| width(line) <= most));
        }
    }

    #[test]
    fn nothing_that_steers_a_terminal_is_left() {
        let all: String = ('\0'..='\u{2fff}').collect();
        let cleaned = clean(&all);
        assert!(!cleaned.contains(|letter: char| letter.is_control() || is_invisible(letter)));
        assert!(cleaned.contains('A') && cleaned.contains('Ž') && cleaned.contains('ї'));
    }
}
