//! The floor with its costs, the tray, and the ledger.

use super::TableView;
use super::board::{Lead, Plan, draw_lead};
use crate::canvas::{Canvas, Hit, Spot};
use crate::paint::{Ink, Look, Size};
use azulejo_rules::Destination;
use azulejo_view::Press;
use azulejo_view::scene::{BoardView, FloorView, SpaceView, TrayView};
use azulejo_view::story::signed;
use ratatui::layout::Rect;

/// Costs are printed where the tiles fall; what is taken costs together.
///
/// ```text
///   −2 f  P ▐B▌(B)−2 −2 −3 −3  −4  tray ▐R▌
/// ```
pub(super) fn draw_floor(canvas: &mut Canvas<'_>, board: &BoardView, plan: &Plan) {
    let floor = &board.floor;
    let (width, height) = plan.size.cells();
    // The own board has the bonuses of the columns below its wall.
    let y = plan.below() + u16::from(plan.is_own());
    let middle = y + height / 2;
    let lead = Lead { aim: floor.aim, last: floor.last, hinted: floor.hinted };
    draw_lead(canvas, plan, middle, &lead, floor.preview.as_ref().map(|preview| preview.net));
    let style = canvas.ink(lead.ink());
    canvas.put(plan.stairs() - 2, middle, "f", style);
    let mut spot = Spot { x: plan.stairs(), y, size: plan.size };
    for space in &floor.spaces {
        draw_space(canvas, *space, &lead, spot);
        spot.x += width;
    }
    let end = draw_cost(canvas, floor, spot.x + 1, middle);
    if board.own && board.active && plan.is_own() {
        let place = Rect::new(plan.place.x, y, spot.x - plan.place.x, height);
        canvas.hit(place, Hit::Press(Press::Destination(Destination::Floor)));
    }
    if let Some(tray) = board.tray {
        draw_tray(canvas, tray, Spot { x: end + 1, ..spot });
    }
}

impl TableView<'_> {
    /// What the round would bring, in the last row of the board.
    pub(super) fn draw_ledger(&self, canvas: &mut Canvas<'_>, board: &BoardView, place: Rect) {
        let Some(ledger) = &board.ledger else { return };
        let foreseen = board.preview.as_ref().map(|preview| &preview.ledger);
        let shown = foreseen.unwrap_or(ledger);
        let row = Rect {
            x: place.x + 2,
            y: place.bottom() - 1,
            width: place.width.saturating_sub(2),
            height: 1,
        };
        let ink = if foreseen.is_some() { Ink::Accent } else { Ink::Faint };
        let style = canvas.ink(ink);
        let end = canvas.put_in(row, &self.narrator().ledger_line(shown), style) + 2;
        if shown.bonus() > 0 {
            let style = canvas.ink(Ink::Gain);
            let rest = Rect { x: end, width: row.right().saturating_sub(end), ..row };
            let color = canvas.marks().color;
            canvas.put_in(rest, &format!("{color}{}", signed(shown.bonus().into())), style);
        }
    }
}

fn draw_space(canvas: &mut Canvas<'_>, space: SpaceView, lead: &Lead, spot: Spot) {
    match (space.item, space.coming) {
        (Some(item), _) => canvas.item(spot, item, Look::Solid),
        (None, Some(item)) => canvas.item(spot, item, Look::Ghost),
        (None, None) => {
            let ink = if lead.aim.is_legal() { Ink::Accent } else { Ink::Faint };
            canvas.label(spot, &signed(-i32::from(space.cost)), ink);
        }
    }
    // A large space has room for its cost below what lies there.
    if spot.size == Size::Large && (space.item.is_some() || space.coming.is_some()) {
        let style = canvas.ink(Ink::Loss);
        let place = Rect::new(spot.x + 1, spot.y + 3, 3, 1);
        canvas.put_middle(place, &signed(-i32::from(space.cost)), style);
    }
}

/// What the floor costs, and what goes to the lid; tells where that ends.
fn draw_cost(canvas: &mut Canvas<'_>, floor: &FloorView, x: u16, y: u16) -> u16 {
    let style = canvas.ink(Ink::Loss);
    let mut x = x;
    if floor.cost > 0 {
        let cost = Rect::new(x, y, 3, 1);
        x = canvas.put_in(cost, &signed(-i32::from(floor.cost)), style) + 1;
    }
    if floor.to_lid > 0 {
        let lid = format!("({}{})", canvas.marks().times, floor.to_lid);
        x = canvas.put(x, y, &lid, style) + 1;
    }
    x
}

/// The tray beside the floor: a space that costs nothing.
fn draw_tray(canvas: &mut Canvas<'_>, tray: TrayView, spot: Spot) {
    let (width, height) = spot.size.cells();
    let gold = canvas.ink(Ink::Gold);
    let y = spot.y + height / 2;
    let (left, right) = if tray.ghost { ("(", ")") } else { ("[", "]") };
    canvas.put(spot.x, y, left, gold);
    canvas.put(spot.x + width + 1, y, right, gold);
    let spot = Spot { x: spot.x + 1, ..spot };
    match (tray.item, tray.coming) {
        (Some(item), _) => canvas.item(spot, item, Look::Solid),
        (None, Some(item)) => canvas.item(spot, item, Look::Ghost),
        (None, None) => canvas.label(spot, "0", Ink::Gold),
    }
}
