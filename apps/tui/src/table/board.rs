//! A player's board: the title and the pattern lines; the wall and the floor have their own files.

use super::TableView;
use super::floor::draw_floor;
use super::layout::{Regions, SEAM};
use crate::canvas::{Canvas, Hit, Spot};
use crate::paint::{Ink, Look, Size};
use azulejo_rules::{Destination, Line, Seat, Tile};
use azulejo_view::Press;
use azulejo_view::scene::{Aim, BoardView, LineView};
use azulejo_view::story::{signed, sum};
use ratatui::layout::Rect;

/// Where the parts of a board lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) place: Rect,
    pub(super) size: Size,
    /// Columns before the pattern lines: marks, what a move is worth, the number.
    pub(super) lead: u16,
}

impl Plan {
    pub(super) fn own(place: Rect, size: Size) -> Plan {
        Plan { place, size, lead: 7 }
    }

    pub(super) fn rival(place: Rect) -> Plan {
        Plan { place, size: Size::Small, lead: 2 }
    }

    pub(super) fn is_own(&self) -> bool {
        self.lead > 2
    }

    /// The first row of a line.
    pub(super) fn row(&self, line: Line) -> u16 {
        self.place.y + 1 + self.size.cells().1 * line.index() as u16
    }

    /// The row below the lines.
    pub(super) fn below(&self) -> u16 {
        self.place.y + 1 + self.size.cells().1 * Line::COUNT as u16
    }

    pub(super) fn stairs(&self) -> u16 {
        self.place.x + self.lead
    }

    pub(super) fn wall(&self) -> u16 {
        self.stairs() + self.size.cells().0 * Line::COUNT as u16 + SEAM
    }
}

impl TableView<'_> {
    /// ```text
    /// ► Anna  23                        now 23 · …
    ///   +3  1             ▐B▌ │ ▐B▌ y  r  k  w  2
    /// ```
    pub(super) fn draw_own(&self, canvas: &mut Canvas<'_>, regions: &Regions) {
        let Some(board) = self.scene.board(self.near) else { return };
        let plan = Plan::own(regions.own, regions.layout.size());
        self.draw_title(canvas, board, plan.place);
        for line in &board.lines {
            draw_line(canvas, board, line, &plan);
        }
        self.draw_wall(canvas, board, &plan);
        self.draw_bonuses(canvas, board, &plan);
        draw_floor(canvas, board, &plan);
        self.draw_ledger(canvas, board, plan.place);
    }

    /// Who, whether it is their turn, whether they begin the next round, and their points.
    pub(super) fn draw_title(&self, canvas: &mut Canvas<'_>, board: &BoardView, place: Rect) {
        let marks = canvas.marks();
        let accent = canvas.ink(Ink::Accent);
        if board.active {
            canvas.put(place.x, place.y, marks.selected, accent);
        }
        let points = points(canvas, board);
        let room = self.draw_plate(canvas, board.seat, place).saturating_sub(14);
        let name = Rect { x: place.x + 2, width: room, height: 1, ..place };
        let strong = canvas.ink(Ink::Strong);
        let style = if board.active { accent } else { canvas.ink(Ink::Text) };
        let end = canvas.put_in(name, self.names.of(board.seat), style) + 1;
        let mut end = canvas.put(end, place.y, &points, strong) + 1;
        if let Some(ghost) = self.scoring(board) {
            let gain = canvas.ink(Ink::Gain);
            end = canvas.put(end + 1, place.y, &sum(ghost.runs), gain) + 1;
        }
        if board.starts_next {
            canvas.put(end, place.y, marks.starts, strong);
        }
    }
}

impl TableView<'_> {
    /// What stands at the right end of a title; tells how wide the rest is.
    fn draw_plate(&self, canvas: &mut Canvas<'_>, seat: Seat, place: Rect) -> u16 {
        let Some(beside) = self.plates.iter().find(|beside| beside.seat == seat) else {
            return place.width;
        };
        let ink = if beside.is_urgent { Ink::Loss } else { Ink::Text };
        let style = canvas.ink(ink);
        let x = canvas.put_right(Rect { height: 1, ..place }, &beside.text, style);
        x.saturating_sub(place.x)
    }
}

/// The points, and what they would be if the round ended now.
fn points(canvas: &Canvas<'_>, board: &BoardView) -> String {
    let ledger = board.ledger.as_ref();
    match ledger.filter(|ledger| ledger.total != board.score) {
        Some(ledger) => format!("{} {} {}", board.score, canvas.marks().leads, ledger.total),
        None => board.score.to_string(),
    }
}

/// A pattern line, which fills from the side of the wall.
pub(super) fn draw_line(canvas: &mut Canvas<'_>, board: &BoardView, line: &LineView, plan: &Plan) {
    let (width, height) = plan.size.cells();
    let (y, middle) = (plan.row(line.line), plan.row(line.line) + height / 2);
    let lead = Lead { aim: line.aim, last: line.last, hinted: line.hinted };
    let net = line.preview.as_ref().map(|preview| preview.net);
    draw_lead(canvas, plan, middle, &lead, net);
    let style = canvas.ink(lead.ink());
    canvas.put(plan.stairs() - 2, middle, &line.line.to_string(), style);
    let right = plan.stairs() + width * Line::COUNT as u16;
    for (tile, place) in line.spaces().zip(0..) {
        let spot = Spot { x: right - width * (place + 1), y, size: plan.size };
        match (tile, coming_at(line, place)) {
            (Some(tile), _) => canvas.tile(spot, tile, Look::Solid),
            (None, Some(tile)) => canvas.tile(spot, tile, Look::Ghost),
            (None, None) => draw_space(canvas, spot, &lead),
        }
    }
    let wall = canvas.ink(Ink::Faint);
    for row in y..y + height {
        canvas.put(right + 1, row, canvas.marks().wall, wall);
    }
    if board.own && board.active && plan.is_own() {
        let place = Rect::new(plan.place.x, y, right + 1 - plan.place.x, height);
        let press = Press::Destination(Destination::Line(line.line));
        canvas.hit(place, Hit::Press(press));
    }
}

/// What stands before a line or the floor.
pub(super) struct Lead {
    pub(super) aim: Aim,
    pub(super) last: bool,
    pub(super) hinted: bool,
}

impl Lead {
    pub(super) fn ink(&self) -> Ink {
        match self.aim {
            Aim::Legal | Aim::Chosen => Ink::Accent,
            Aim::Refused(_) => Ink::Faint,
            Aim::Idle if self.last || self.hinted => Ink::Accent,
            Aim::Idle => Ink::Text,
        }
    }

    pub(super) fn mark(&self, canvas: &Canvas<'_>) -> &'static str {
        let marks = canvas.marks();
        match self.aim {
            Aim::Chosen => marks.selected,
            _ if self.hinted => marks.hint,
            Aim::Legal => marks.legal,
            Aim::Refused(_) => marks.refused,
            Aim::Idle if self.last => marks.last,
            Aim::Idle => " ",
        }
    }
}

/// The mark and what a move there is worth; a small board has only room for the mark.
pub(super) fn draw_lead(
    canvas: &mut Canvas<'_>,
    plan: &Plan,
    y: u16,
    lead: &Lead,
    net: Option<i32>,
) {
    let style = canvas.ink(lead.ink());
    let mark = lead.mark(canvas);
    if !plan.is_own() {
        canvas.put(plan.stairs() - 1, y, mark, style);
        return;
    }
    canvas.put(plan.place.x, y, mark, style);
    if let Some(net) = net {
        let style = canvas.ink(match net {
            ..0 => Ink::Loss,
            0 => Ink::Faint,
            1.. => Ink::Gain,
        });
        canvas.put_right(Rect::new(plan.place.x + 1, y, 3, 1), &signed(net), style);
    }
}

/// An empty space: lit where the tiles in the hand may go.
fn draw_space(canvas: &mut Canvas<'_>, spot: Spot, lead: &Lead) {
    let ink = if lead.aim.is_legal() { Ink::Accent } else { Ink::Faint };
    let text = match lead.aim {
        Aim::Legal | Aim::Chosen => "[ ]",
        Aim::Idle | Aim::Refused(_) => canvas.marks().dot,
    };
    canvas.label(spot, text, ink);
}

/// The tile that the pointed move would bring to a place of a line, counted from the wall.
fn coming_at(line: &LineView, place: u16) -> Option<Tile> {
    let held = line.tiles.map_or(0, |tiles| u16::from(tiles.count));
    let coming = line.coming?;
    (place < held + u16::from(coming.count)).then_some(coming.tile)
}
