//! The others' boards, in turn order.

use super::TableView;
use super::board::{Plan, draw_line};
use super::floor::draw_floor;
use super::layout::{RIVAL_WIDTH, Regions, rival_rows};
use crate::canvas::{Canvas, Hit, Layout};
use azulejo_view::scene::BoardView;
use ratatui::layout::Rect;

impl TableView<'_> {
    pub(super) fn draw_rivals(&self, canvas: &mut Canvas<'_>, regions: &Regions) {
        let seats = self.scene.rules.seats_from(self.near).skip(1);
        let rows = rival_rows(regions.layout);
        for (seat, index) in seats.zip(0..) {
            let Some(board) = self.scene.board(seat) else { continue };
            let place = Rect {
                x: regions.rivals.x + index % regions.abreast * (RIVAL_WIDTH + 2),
                y: regions.rivals.y + index / regions.abreast * rows,
                width: RIVAL_WIDTH,
                height: rows,
            };
            let room = if regions.abreast == 1 { regions.rivals.width } else { RIVAL_WIDTH };
            self.draw_rival(canvas, board, place, room, regions.layout);
        }
    }

    fn draw_rival(
        &self,
        canvas: &mut Canvas<'_>,
        board: &BoardView,
        place: Rect,
        room: u16,
        layout: Layout,
    ) {
        canvas.hit(place, Hit::Board(board.seat));
        let plan = Plan::rival(place);
        self.draw_title(canvas, board, place);
        for line in &board.lines {
            draw_line(canvas, board, line, &plan);
        }
        self.draw_wall(canvas, board, &plan);
        draw_floor(canvas, board, &plan);
        if layout != Layout::Compact {
            let height = plan.below() + 2 - place.y;
            let ledger = Rect { height, width: place.width.max(room), ..place };
            self.draw_ledger(canvas, board, ledger);
        }
    }
}
