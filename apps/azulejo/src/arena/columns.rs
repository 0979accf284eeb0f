//! Columns of text.

use std::io::{self, Write};

/// On which side of its column a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Align {
    Left,
    Right,
}

/// Writes rows under their heads, each column as wide as its widest text.
pub(super) fn write_columns(
    out: &mut dyn Write,
    heads: &[(&str, Align)],
    rows: Vec<Vec<String>>,
) -> io::Result<()> {
    let head = heads.iter().map(|&(head, _)| head.to_owned()).collect();
    let lines: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    for line in &lines {
        let cells = line.iter().zip(heads).zip(&widths);
        let text: String =
            cells.map(|((cell, &(_, align)), &width)| padded(cell, align, width)).collect();
        writeln!(out, "{}", text.trim_end())?;
    }
    Ok(())
}

fn padded(cell: &str, align: Align, width: usize) -> String {
    match align {
        Align::Left => format!("  {cell:<width$}"),
        Align::Right => format!("  {cell:>width$}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_text() {
        let mut out = Vec::new();
        let rows = [["a", "1"], ["long", "+∞"], ["", "1000"]];
        let rows = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
        write_columns(&mut out, &[("who", Align::Left), ("Elo", Align::Right)], rows).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "  who    Elo\n  a        1\n  long    +∞\n        1000\n");
    }
}
