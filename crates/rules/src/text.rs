//! What the readers of all texts share.

/// A piece of input as an error message shows it: quoted, without control characters, cut short.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 40;
    if text.is_empty() {
        return "nothing".to_owned();
    }
    let start: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    let cut = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("`{start}{cut}`")
}
