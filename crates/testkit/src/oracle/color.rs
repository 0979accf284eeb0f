//! Tiles are letters: a tile's color is all there is to it (RULES 1.1).

/// The five colors in the order they have everywhere (FORMATS "Colors").
pub(super) const COLORS: [char; 5] = ['B', 'Y', 'R', 'K', 'W'];

/// The start-player marker, which lies on floors among the tiles.
pub(super) const MARKER: char = 'P';

/// How many tiles of each color the game has (RULES 1.1).
pub(super) const TILES_OF_A_COLOR: usize = 20;

/// The color a letter of either case names.
pub(super) fn color(letter: char) -> Result<char, String> {
    let upper = letter.to_ascii_uppercase();
    if COLORS.contains(&upper) {
        Ok(upper)
    } else {
        Err(format!("`{letter}` is no color, B Y R K W are"))
    }
}

/// How many tiles of one color are in a heap.
pub(super) fn count(tiles: &[char], color: char) -> usize {
    tiles.iter().filter(|tile| **tile == color).count()
}

/// A heap's letters in color order; nothing for an empty heap.
pub(super) fn in_color_order(tiles: &[char]) -> String {
    let mut text = String::new();
    push_in_color_order(&mut text, tiles);
    text
}

/// Appends a heap's letters in color order.
pub(super) fn push_in_color_order(text: &mut String, tiles: &[char]) {
    for color in COLORS {
        for _ in 0..count(tiles, color) {
            text.push(color);
        }
    }
}

/// The letters of a heap that must be given in color order, `-` for an empty one.
pub(super) fn read_heap(text: &str) -> Result<Vec<char>, String> {
    if text == "-" {
        return Ok(Vec::new());
    }
    if text.is_empty() {
        return Err("nothing is written where tiles or `-` should be".to_string());
    }
    let tiles = text.chars().map(color).collect::<Result<Vec<char>, String>>()?;
    let ordered = in_color_order(&tiles);
    if tiles.iter().collect::<String>() == ordered {
        Ok(tiles)
    } else {
        Err(format!("`{text}` is not in color order, which would be `{ordered}`"))
    }
}

/// A decimal number without sign or leading zeros, at most `most` (FORMATS, opening).
pub(super) fn number(text: &str, most: u16) -> Result<u16, String> {
    let digits = !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(format!("`{text}` is not a number without sign or leading zeros"));
    }
    match text.parse() {
        Ok(value) if value <= most => Ok(value),
        _ => Err(format!("`{text}` is more than {most}")),
    }
}
