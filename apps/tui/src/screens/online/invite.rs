//! How others get to the table: a link, a code, a picture for phones, and a link for those who watch.

use crate::canvas::{Canvas, KeyHint, wrap};
use crate::input::Key;
use crate::online::Table;
use crate::paint::Ink;
use crate::qr::Qr;
use azulejo_view::Texts;
use ratatui::layout::Rect;

/// The ways in words, as far as there is room.
pub(super) fn draw_ways(
    texts: &Texts,
    table: &Table,
    canvas: &mut Canvas<'_>,
    place: Rect,
) -> Rect {
    let mut place = place;
    let Some(link) = table.invitation() else { return place };
    let code = table.code().map(|code| code.as_str().to_owned()).unwrap_or_default();
    let mut lines = vec![
        (texts.say("invite-link"), Ink::Accent),
        (link, Ink::Strong),
        (format!("{} {code}", texts.say("invite-code")), Ink::Text),
    ];
    if let Some(watch) = table.watch_link() {
        lines.push((texts.say("invite-watch"), Ink::Faint));
        lines.push((watch, Ink::Faint));
    }
    for (text, ink) in lines {
        let style = canvas.ink(ink);
        for line in pieces(canvas, &text, place.width) {
            if place.height == 0 {
                return place;
            }
            canvas.put_in(Rect { height: 1, ..place }, &line, style);
            place = Rect { y: place.y + 1, height: place.height - 1, ..place };
        }
    }
    place
}

/// A text in rows; a link has no blanks, and is never cut.
fn pieces(canvas: &Canvas<'_>, text: &str, width: u16) -> Vec<String> {
    let text = canvas.tidy(text);
    if !text.contains("://") {
        return wrap(&text, width, canvas.marks().cut);
    }
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(width.max(1).into()).map(|chunk| chunk.iter().collect()).collect()
}

/// The ways, and the picture below them where there is room for it.
pub(super) fn draw(texts: &Texts, table: &Table, canvas: &mut Canvas<'_>, place: Rect) {
    let rest = draw_ways(texts, table, canvas, place);
    let Some(code) = table.invitation().as_deref().and_then(Qr::of) else { return };
    let rest = Rect { y: rest.y + 1, height: rest.height.saturating_sub(1), ..rest };
    canvas.picture(rest, &code);
}

/// The picture over the whole screen, with the code beside it.
pub(super) fn draw_sheet(texts: &Texts, table: &Table, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let body = Rect { height: area.height - 1, ..area };
    canvas.blank(body);
    let code = table.invitation().as_deref().and_then(Qr::of);
    let picture = code.filter(|code| canvas.picture(body, code));
    let taken = picture.map_or(0, |code| code.cells(canvas.glyphs()).0);
    let words = Rect {
        x: body.x + taken + 1,
        y: body.y + 1,
        width: body.width.saturating_sub(taken + 2),
        height: body.height - 1,
    };
    draw_ways(texts, table, canvas, words);
    canvas.last_row(&[KeyHint::new(texts, Key::Escape, "close")]);
}
