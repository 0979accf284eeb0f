//! What the readers of all texts share.

/// A piece of input as every error message shows it: quoted, with characters that can't be seen
/// escaped, and cut short.
///
/// ```
/// use azulejo_rules::shown;
/// assert_eq!(shown("3R2"), "`3R2`");
/// assert_eq!(shown("a\tb"), "`a\\tb`");
/// assert_eq!(shown(""), "nothing");
/// ```
pub fn shown(text: &str) -> String {
    const MOST: usize = 40;
    if text.is_empty() {
        return "nothing".to_owned();
    }
    let start: String = text.chars().take(MOST).map(visible).collect();
    let cut = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("`{start}{cut}`")
}

/// A character as it is; one that can't be seen as its escape.
pub(crate) fn visible(letter: char) -> String {
    match letter {
        '"' | '\'' | '\\' => letter.to_string(),
        other => other.escape_debug().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_can_be_seen_and_is_short() {
        assert_eq!(shown(""), "nothing");
        assert_eq!(shown("\"co\\l\""), "`\"co\\l\"`");
        assert_eq!(shown("a\tb\u{1b}"), "`a\\tb\\u{1b}`");
        assert_eq!(shown(&"x".repeat(50)), format!("`{}…`", "x".repeat(40)));
    }
}
