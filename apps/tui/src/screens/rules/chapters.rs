//! What a chapter says, in rows of a terminal.

use crate::canvas::{Canvas, width};
use crate::paint::Ink;
use crate::sheet::{Row, row, rows_of};
use azulejo_rules::{
    Bonuses, Column, DiscDeal, Effect, FactoryKind, Floor, Line, Players, Rules, Tile, WallSide,
};
use azulejo_view::rulebook::{Block, Chapter, Drawn, Example, facts};
use azulejo_view::{Args, Names, Narrator, Texts};

/// The rows of a chapter.
pub(super) fn rows(chapter: Chapter, texts: &Texts, canvas: &Canvas<'_>, width: u16) -> Vec<Row> {
    let page = Page { texts, canvas, width };
    let mut rows = Vec::new();
    for block in chapter.blocks() {
        rows.extend(page.block(*block));
        rows.push(Row::new());
    }
    rows
}

/// What rows are made with.
struct Page<'a> {
    texts: &'a Texts,
    canvas: &'a Canvas<'a>,
    width: u16,
}

/// One of each kind; the magnet has five colors, and one of them stands for all.
const KINDS: [Effect; 5] =
    [Effect::Extra, Effect::Magnet(Tile::Red), Effect::Keeper, Effect::Spread, Effect::Tray];

/// The keys at the table, and what they do.
const KEYS: [(&str, &str); 9] = [
    ("1-9 C", "rules-key-source"),
    ("B Y R K W", "rules-key-color"),
    ("1-5 F", "rules-key-line"),
    ("Enter", "rules-key-confirm"),
    ("Esc", "rules-key-back"),
    ("U", "rules-key-undo"),
    ("H", "rules-key-hint"),
    ("?", "rules-key-help"),
    ("← →", "rules-key-step"),
];

impl Page<'_> {
    fn block(&self, block: Block) -> Vec<Row> {
        match block {
            Block::Text(id) => self.text(&self.said(id), Ink::Text),
            Block::List(ids) => ids.iter().flat_map(|id| self.item(&self.said(id))).collect(),
            Block::Wall(drawn) => self.wall(drawn),
            Block::Discs => self.discs(),
            Block::Floor => self.floor(),
            Block::Bonuses => self.bonuses(),
            Block::Effects => self.effects(),
            Block::Keys => KEYS.iter().flat_map(|(keys, id)| self.pair(keys, id)).collect(),
        }
    }

    /// A message of the rules, which may name any number of the game.
    fn said(&self, id: &str) -> String {
        self.texts.tell(id, &facts(self.texts))
    }

    fn text(&self, text: &str, ink: Ink) -> Vec<Row> {
        rows_of(self.canvas, text, self.width, ink)
    }

    fn item(&self, text: &str) -> Vec<Row> {
        indented(rows_of(self.canvas, text, self.width - 2, Ink::Text), "- ", "  ")
    }

    /// A word in front, and what it means beside it.
    fn pair(&self, front: &str, id: &str) -> Vec<Row> {
        let gap = format!("{front:<12}");
        let rows = rows_of(self.canvas, &self.texts.say(id), self.width - 12, Ink::Text);
        indented(rows, &gap, "            ")
    }

    /// A wall with the tile that is being placed in brackets, and what it scores below.
    fn wall(&self, drawn: Drawn) -> Vec<Row> {
        let example = drawn.read();
        let mut rows: Vec<Row> = Line::ALL.map(|line| wall_row(&example, line)).into();
        let runs = example.runs();
        let args = Args::new()
            .number("row", runs.row)
            .number("column", runs.column)
            .number("points", runs.points());
        rows.extend(self.text(&self.texts.tell(drawn.caption, &args), Ink::Faint));
        rows
    }

    /// How many discs for how many players.
    fn discs(&self) -> Vec<Row> {
        let heads = ["rules-players", "rules-factories", "rules-laid-out"];
        let line = |players: Players| {
            let rules = Rules { players, wall: WallSide::Colored, factories: FactoryKind::Plain };
            let discs = rules.discs();
            [players.count(), discs, discs * DiscDeal::TILES].map(|number| number.to_string())
        };
        table(&heads.map(|id| self.texts.say(id)), Players::ALL.map(line))
    }

    /// What so many things on the floor cost together.
    fn floor(&self) -> Vec<Row> {
        let heads = ["rules-floor-items", "rules-floor-together"];
        let line = |items: usize| [items.to_string(), format!("−{}", Floor::cost_of(items))];
        table(&heads.map(|id| self.texts.say(id)), (1..=Floor::SPACES).map(line))
    }

    /// The bonuses at the end.
    fn bonuses(&self) -> Vec<Row> {
        let heads = ["rules-bonus-for", "rules-bonus-points"];
        let lines = [
            ("rules-bonus-row", Bonuses::ROW),
            ("rules-bonus-column", Bonuses::COLUMN),
            ("rules-bonus-color", Bonuses::COLOR),
        ];
        let line = |(id, points): (&str, u16)| [self.said(id), format!("+{points}")];
        table(&heads.map(|id| self.texts.say(id)), lines.map(line))
    }

    /// The gold sides, each with its rule.
    fn effects(&self) -> Vec<Row> {
        let names = Names::by_seat(self.texts, Rules::ALL[0]);
        let narrator = Narrator::new(self.texts, &names);
        let mut rows = Vec::new();
        for effect in KINDS {
            rows.push(row(format!("* {}", narrator.effect_name(effect)), Ink::Gold));
            let rule = narrator.effect_rule(effect);
            let told = rows_of(self.canvas, &rule, self.width - 2, Ink::Text);
            rows.extend(indented(told, "  ", "  "));
        }
        rows
    }
}

/// Lines in columns, each as wide as its widest text.
fn table<const N: usize>(
    heads: &[String; N],
    lines: impl IntoIterator<Item = [String; N]>,
) -> Vec<Row> {
    let lines: Vec<[String; N]> = lines.into_iter().collect();
    let widest = |column: usize| {
        let all = std::iter::once(heads).chain(&lines);
        all.map(|line| width(&line[column])).max().unwrap_or(0)
    };
    let row = |line: &[String; N], ink| {
        let cells = line.iter().enumerate().map(|(column, text)| {
            let gap = " ".repeat(usize::from(widest(column) + 3 - width(text)));
            format!("{text}{gap}")
        });
        row(format!("  {}", cells.collect::<String>().trim_end()), ink)
    };
    let head = row(heads, Ink::Faint);
    std::iter::once(head).chain(lines.iter().map(|line| row(line, Ink::Text))).collect()
}

/// A row of a drawn wall: `  . . K [y] .`
fn wall_row(example: &Example, line: Line) -> Row {
    let placed = example.placed().map(|(line, column, _)| (line, column));
    let cell = |column: Column| {
        let is_placed = placed == Some((line, column));
        match example.tile(line, column) {
            Some(tile) if is_placed => (format!("[{tile}]"), Ink::Gain),
            Some(tile) => (format!(" {tile} "), Ink::Strong),
            None => (" . ".to_owned(), Ink::Faint),
        }
    };
    std::iter::once(("    ".to_owned(), Ink::Text)).chain(Column::ALL.map(cell)).collect()
}

/// Rows with something in front of the first and of the others.
fn indented(rows: Vec<Row>, first: &str, others: &str) -> Vec<Row> {
    let with = |(index, row): (usize, Row)| {
        let front = if index == 0 { first } else { others };
        std::iter::once((front.to_owned(), Ink::Strong)).chain(row).collect()
    };
    rows.into_iter().enumerate().map(with).collect()
}
