//! The signs of the table.

use super::Surroundings;

/// Which signs a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Glyphs {
    /// Blocks, lines and arrows.
    Unicode,
    /// Those of an old typewriter.
    Ascii,
}

impl Glyphs {
    /// Which signs a terminal has, as far as its surroundings tell: those of a typewriter where letters are not written
    /// in UTF-8, and on consoles whose letters are few.
    ///
    /// ```
    /// use azulejo_tui::paint::{Glyphs, Surroundings};
    /// let here = Surroundings { locale: Some("uk_UA.UTF-8"), ..Surroundings::default() };
    /// assert_eq!(Glyphs::of(here), Glyphs::Unicode);
    /// assert_eq!(Glyphs::of(Surroundings { term: Some("linux"), ..here }), Glyphs::Ascii);
    /// assert_eq!(Glyphs::of(Surroundings { locale: Some("C"), ..here }), Glyphs::Ascii);
    /// ```
    pub fn of(around: Surroundings<'_>) -> Glyphs {
        let locale = around.locale.unwrap_or_default().to_ascii_lowercase();
        let is_utf8 = locale.contains("utf-8") || locale.contains("utf8");
        let is_poor = matches!(around.term, Some("linux" | "dumb"));
        if is_utf8 && !is_poor { Glyphs::Unicode } else { Glyphs::Ascii }
    }
}

/// The signs of the table. Everything that a color says is also said by one of them.
#[derive(Debug)]
pub struct Marks {
    /// Selected, or whose turn it is.
    pub selected: &'static str,
    /// May be pressed.
    pub legal: &'static str,
    /// May not.
    pub refused: &'static str,
    /// The last move was here.
    pub last: &'static str,
    /// The hint goes here.
    pub hint: &'static str,
    /// Begins the next round.
    pub starts: &'static str,
    /// A gold factory.
    pub gold: &'static str,
    /// The sign of a magnet, before its color.
    pub magnet: &'static str,
    /// The sign of the keeper.
    pub keeper: &'static str,
    /// The sign of the spread.
    pub spread: &'static str,
    /// The sign of the tray.
    pub tray: &'static str,
    /// To the left neighbor.
    pub left: &'static str,
    /// To the right neighbor.
    pub right: &'static str,
    /// Times, before a count.
    pub times: &'static str,
    /// A color of which everything is placed.
    pub color: &'static str,
    /// Leads to, before a total.
    pub leads: &'static str,
    /// Between the parts of a line.
    pub dot: &'static str,
    /// After a text that was cut.
    pub cut: &'static str,
    /// Between pattern lines and wall.
    pub wall: &'static str,
    /// A run in a row.
    pub row: &'static str,
    /// A run in a column.
    pub column: &'static str,
    /// The value before.
    pub less: &'static str,
    /// The value after.
    pub more: &'static str,
    /// There is more above.
    pub up: &'static str,
    /// There is more below.
    pub down: &'static str,
    /// Corners and edges of a frame: top left, top right, bottom left, bottom right, level, upright.
    pub frame: [&'static str; 6],
    /// The same for what is selected.
    pub strong: [&'static str; 6],
}

impl Glyphs {
    /// Both.
    pub const ALL: [Glyphs; 2] = [Glyphs::Unicode, Glyphs::Ascii];

    /// The signs of a locale, as `LC_ALL`, `LC_CTYPE` or `LANG` names it.
    ///
    /// ```
    /// use azulejo_tui::paint::Glyphs;
    /// assert_eq!(Glyphs::of_locale("et_EE.UTF-8"), Glyphs::Unicode);
    /// assert_eq!(Glyphs::of_locale("C"), Glyphs::Ascii);
    /// ```
    pub fn of_locale(locale: &str) -> Glyphs {
        let locale = locale.to_ascii_lowercase();
        if locale.contains("utf-8") || locale.contains("utf8") {
            Glyphs::Unicode
        } else {
            Glyphs::Ascii
        }
    }
}

impl Marks {
    /// The signs that a terminal has.
    pub fn of(glyphs: Glyphs) -> &'static Marks {
        match glyphs {
            Glyphs::Unicode => &UNICODE,
            Glyphs::Ascii => &ASCII,
        }
    }
}

static UNICODE: Marks = Marks {
    selected: "►",
    legal: "›",
    refused: "×",
    last: "•",
    hint: "!",
    starts: "(P)",
    gold: "★",
    magnet: "∩",
    keeper: "⊥",
    spread: "◄►",
    tray: "[_]",
    left: "◄",
    right: "►",
    times: "×",
    color: "◆",
    leads: "→",
    dot: "·",
    cut: "…",
    wall: "│",
    row: "═",
    column: "║",
    less: "‹",
    more: "›",
    up: "↑",
    down: "↓",
    frame: ["╭", "╮", "╰", "╯", "─", "│"],
    strong: ["┏", "┓", "┗", "┛", "━", "┃"],
};

static ASCII: Marks = Marks {
    selected: ">",
    legal: ")",
    refused: "x",
    last: "*",
    hint: "!",
    starts: "(P)",
    gold: "*",
    magnet: "U",
    keeper: "T",
    spread: "<>",
    tray: "[_]",
    left: "<",
    right: ">",
    times: "x",
    color: "o",
    leads: "=",
    dot: "-",
    cut: "~",
    wall: "|",
    row: "=",
    column: "|",
    less: "<",
    more: ">",
    up: "^",
    down: "v",
    frame: [".", ".", "'", "'", "-", "|"],
    strong: ["#", "#", "#", "#", "#", "#"],
};
