//! Lists that keep to the width of a page.

/// The width of a page, in columns.
const COLUMNS: usize = 100;

/// Writes words behind each other, on as many indented lines as they need.
pub(super) fn wrap(indent: &str, words: impl IntoIterator<Item: AsRef<str>>) -> String {
    let mut text = String::new();
    let mut width = COLUMNS;
    for word in words {
        let word = word.as_ref();
        if width + 1 + word.len() > COLUMNS {
            text += if text.is_empty() { "" } else { "\n" };
            text += indent;
            width = indent.len();
        } else {
            text.push(' ');
            width += 1;
        }
        text += word;
        width += word.len();
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_line_is_followed_by_another() {
        let text = wrap("  ", ["four"; 40]);
        let widths: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(widths, [96, 96, 11]);
        assert!(text.lines().all(|line| line.starts_with("  four")));
    }
}
