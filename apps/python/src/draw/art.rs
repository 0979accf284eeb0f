//! What a tile looks like: the palace tiles of the page, in their plain form.

use azulejo_rules::Tile;

/// A tile's colors and its motif, on a square of 48.
pub(super) struct Art {
    pub(super) fill: &'static str,
    pub(super) edge: &'static str,
    pub(super) motif: &'static str,
}

pub(super) const fn art(tile: Tile) -> Art {
    match tile {
        Tile::Blue => Art {
            fill: "#3d8fd1",
            edge: "#1c5d98",
            motif: r##"<path fill="#eef7fd" d="M24 5L29.57 10.56L37.44 10.56L37.44 18.43L43 24L37.44 29.57L37.44 37.44L29.57 37.44L24 43L18.43 37.44L10.56 37.44L10.56 29.57L5 24L10.56 18.43L10.56 10.56L18.43 10.56Z"/><circle fill="#1c5d98" cx="24" cy="24" r="6.5"/>"##,
        },
        Tile::Yellow => Art {
            fill: "#f4bd3a",
            edge: "#ad5a0b",
            motif: r##"<path fill="#ad5a0b" d="M20.58 14.6L24 3L27.42 14.6ZM28.23 14.94L38.85 9.15L33.06 19.77ZM33.4 20.58L45 24L33.4 27.42ZM33.06 28.23L38.85 38.85L28.23 33.06ZM27.42 33.4L24 45L20.58 33.4ZM19.77 33.06L9.15 38.85L14.94 28.23ZM14.6 27.42L3 24L14.6 20.58ZM14.94 19.77L9.15 9.15L19.77 14.94Z"/><circle fill="#ad5a0b" cx="24" cy="24" r="9.5"/><circle fill="#fff1c4" cx="24" cy="24" r="6"/>"##,
        },
        Tile::Red => Art {
            fill: "#b02330",
            edge: "#760d19",
            motif: r##"<path fill="#fbd9cb" d="M24 21C18.75 14.91 16.82 5.87 24 4C31.18 5.87 29.25 14.91 24 21ZM26.6 22.5C29.25 14.91 36.11 8.72 41.32 14C43.29 21.15 34.5 24 26.6 22.5ZM26.6 25.5C34.5 24 43.29 26.85 41.32 34C36.11 39.28 29.25 33.09 26.6 25.5ZM24 27C29.25 33.09 31.18 42.13 24 44C16.82 42.13 18.75 33.09 24 27ZM21.4 25.5C18.75 33.09 11.89 39.28 6.68 34C4.71 26.85 13.5 24 21.4 25.5ZM21.4 22.5C13.5 24 4.71 21.15 6.68 14C11.89 8.72 18.75 14.91 21.4 22.5Z"/><circle fill="#760d19" cx="24" cy="24" r="5"/>"##,
        },
        Tile::Black => Art {
            fill: "#1f242b",
            edge: "#6f8193",
            motif: r##"<path fill="#c3d0db" d="M24 4.5L31.5 12L24 19.5L16.5 12ZM24 28.5L31.5 36L24 43.5L16.5 36ZM12 16.5L19.5 24L12 31.5L4.5 24ZM36 16.5L43.5 24L36 31.5L28.5 24Z"/>"##,
        },
        Tile::White => Art {
            fill: "#f3f5ef",
            edge: "#7893a6",
            motif: r##"<path fill="none" stroke="#7893a6" stroke-width="4" stroke-linecap="round" d="M6 22A9 9 0 0 1 24 22M24 22A9 9 0 0 1 42 22M15 39A9 9 0 0 1 33 39"/>"##,
        },
    }
}
