//! The last two rows: what is to be done now, and which keys mean something.

use super::{TableView, Waiting};
use crate::canvas::{Canvas, Hit, KeyHint};
use crate::input::Key;
use crate::paint::Ink;
use azulejo_rules::{Column, Line, Source, Take, Tile};
use azulejo_view::scene::{CenterView, DiscView, Turn};
use azulejo_view::story::signed;
use azulejo_view::{Args, Press, Scene, Selection, Texts};
use ratatui::layout::Rect;

/// The keys that move a selection on, if somebody at this screen is to move.
pub fn next_key(scene: &Scene, selection: &Selection, texts: &Texts) -> Option<KeyHint> {
    if !matches!(scene.turn, Turn::Own(_)) {
        return None;
    }
    let (keys, id) = match selection {
        Selection::Nothing => (format!("1-{} c", scene.discs.len()), "key-source"),
        Selection::Source(_) => (letters(), "key-color"),
        Selection::Tiles { .. } | Selection::Aimed(_) => {
            (format!("1-{} f", Line::COUNT), "key-destination")
        }
        Selection::Placing(_) => (format!("1-{}", Column::COUNT), "key-column"),
    };
    Some(KeyHint { key: keys, does: texts.say(id), hit: None })
}

/// The keys that mean something at a table.
pub fn usual_keys(scene: &Scene, selection: &Selection, texts: &Texts) -> Vec<KeyHint> {
    let key = |letter, id| KeyHint::new(texts, Key::Char(letter), id);
    let mut keys: Vec<KeyHint> = next_key(scene, selection, texts).into_iter().collect();
    keys.extend([key('u', "key-undo"), key('h', "key-hint"), key('?', "key-help")]);
    keys.push(KeyHint::new(texts, Key::Left, "key-arrows").shown_as("←→"));
    keys
}

fn letters() -> String {
    Tile::ALL.map(|tile| tile.letter().to_string()).join(" ")
}

impl TableView<'_> {
    /// ```text
    ///  2 blue: pick a line or the floor.             Enter Confirm   Esc Cancel
    /// ```
    pub(super) fn draw_prompt(&self, canvas: &mut Canvas<'_>, place: Rect) {
        let inner = Rect { x: place.x + 1, width: place.width - 2, ..place };
        let rest = self.draw_buttons(canvas, inner);
        let (text, ink) = match (self.command, self.notice) {
            (Some(typed), _) => (format!("{} {typed}_", canvas.marks().selected), Ink::Strong),
            (None, Some(notice)) => (notice.to_owned(), Ink::Gold),
            (None, None) => (self.prompt(), Ink::Strong),
        };
        let style = canvas.ink(ink);
        canvas.put_in(rest, &text, style);
    }

    /// The buttons at the right; tells what is left of the row.
    fn draw_buttons(&self, canvas: &mut Canvas<'_>, place: Rect) -> Rect {
        let mut rest = place;
        let mut button = |key: &str, id: &str, press: Press, canvas: &mut Canvas<'_>| {
            let text = format!("[{key}] {}", self.texts.say(id));
            let style = canvas.ink(Ink::Accent);
            let x = canvas.put_right(rest, &text, style);
            canvas.hit(Rect { x, width: rest.right() - x, ..rest }, Hit::Press(press));
            rest.width = (x - rest.x).saturating_sub(2);
        };
        if !matches!(self.scene.turn, Turn::Own(_)) || self.waiting != Waiting::Turn {
            return rest;
        }
        match self.selection {
            Selection::Nothing => {}
            Selection::Placing(_) => button("Backspace", "place-back", Press::Back, canvas),
            _ => button("Esc", "cancel", Press::Cancel, canvas),
        }
        if self.scene.can_confirm {
            button("Enter", "confirm", Press::Confirm, canvas);
        }
        rest
    }

    /// What is to be done now.
    fn prompt(&self) -> String {
        if !matches!(self.scene.turn, Turn::Own(_)) || self.waiting != Waiting::Turn {
            return self.log.last().cloned().unwrap_or_default();
        }
        match self.selection {
            Selection::Nothing => self.texts.say("prompt-pick"),
            Selection::Source(Source::Center) => self.texts.say("prompt-color-center"),
            Selection::Source(Source::Factory(factory)) => {
                let args = Args::new().number("factory", factory.number());
                self.texts.tell("prompt-color", &args)
            }
            Selection::Tiles { source, tile } => {
                let args = Args::new().tile(*tile).number("count", self.count(*source, *tile));
                self.texts.tell("prompt-line", &args)
            }
            Selection::Aimed(take) => self.aimed(*take),
            Selection::Placing(placements) => match placements.next_open() {
                Some(open) => {
                    let args = Args::new().tile(open.tile).number("line", open.line.number());
                    self.texts.tell("prompt-column", &args)
                }
                None => self.texts.say("prompt-placed"),
            },
        }
    }

    /// The move that waits for a confirmation, and what it is worth: `Take 2 blue from factory 4: 3 (+5)`.
    fn aimed(&self, take: Take) -> String {
        let Take { source, tile, to, .. } = take;
        let picked = self.narrator().pick(source, tile, self.count(source, tile));
        let board = self.scene.board(self.near);
        match board.and_then(|board| board.preview.as_deref()) {
            Some(preview) => format!("{picked}: {to} ({})", signed(preview.net)),
            None => format!("{picked}: {to}"),
        }
    }

    /// How many tiles of a color lie at a source.
    fn count(&self, source: Source, tile: Tile) -> u16 {
        match source {
            Source::Center => in_center(&self.scene.center, tile),
            Source::Factory(factory) => {
                let disc = self.scene.discs.iter().find(|disc| disc.factory == factory);
                disc.map_or(0, |disc| on_disc(disc, tile))
            }
        }
    }
}

fn on_disc(disc: &DiscView, tile: Tile) -> u16 {
    disc.tiles.iter().filter(|view| view.tile == tile).count() as u16
}

fn in_center(center: &CenterView, tile: Tile) -> u16 {
    let groups = center.groups.iter().filter(|group| group.tile == tile);
    groups.map(|group| group.count).sum()
}
