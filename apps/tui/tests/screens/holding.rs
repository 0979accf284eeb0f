//! What holds for every screen.

use super::moments;
use super::{SIZES, area, rows, texts};
use azulejo_tui::canvas::Layout;
use azulejo_tui::paint::{Depth, Glyphs, Paint};
use azulejo_view::{Language, Theme};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

fn paints() -> impl Iterator<Item = Paint> {
    let of = |depth| Glyphs::ALL.map(|glyphs| Paint::new(depth, glyphs, Theme::Chocolate));
    Depth::ALL.into_iter().flat_map(of)
}

#[test]
fn nothing_is_drawn_outside_the_area() {
    let texts = texts(Language::Uk);
    let paint = Paint::new(Depth::True, Glyphs::Unicode, Theme::Palace);
    let untouched = Cell::new("#");
    for moment in moments::all() {
        for (width, height) in [(80, 24), (81, 29), (99, 50), (100, 30), (160, 45), (12, 3), (1, 1)]
        {
            let inner = Rect::new(3, 2, width, height);
            let whole = Rect::new(0, 0, width + 7, height + 5);
            let mut buf = Buffer::filled(whole, untouched.clone());
            let hits = moment.draw(&texts, paint, inner, &mut buf);
            let outside = whole.positions().filter(|cell| !inner.contains(*cell));
            for cell in outside {
                assert_eq!(buf[cell], untouched, "{} {width}x{height} {cell:?}", moment.name);
            }
            for (place, hit) in hits.places() {
                assert_eq!(inner.intersection(*place), *place, "{hit:?}");
            }
        }
    }
}

#[test]
fn every_size_can_be_drawn() {
    let texts = texts(Language::Pl);
    let paint = Paint::new(Depth::Colors16, Glyphs::Unicode, Theme::Palace);
    let moments = moments::all();
    for width in (0..240).step_by(7) {
        for height in (0..70).step_by(5) {
            let moment = &moments[usize::from(width + height) % moments.len()];
            let mut buf = Buffer::empty(area((width, height)));
            moment.draw(&texts, paint, area((width, height)), &mut buf);
        }
    }
}

#[test]
fn nothing_that_steers_a_terminal_reaches_it() {
    let texts = texts(Language::En);
    for moment in moments::all() {
        for paint in paints() {
            let mut buf = Buffer::empty(area(SIZES[0]));
            moment.draw(&texts, paint, area(SIZES[0]), &mut buf);
            for cell in buf.content() {
                assert!(!cell.symbol().contains(char::is_control), "{}", moment.name);
            }
        }
    }
}

#[test]
fn an_old_typewriter_could_write_the_english_screens() {
    let texts = texts(Language::En);
    let paint = Paint::new(Depth::Mono, Glyphs::Ascii, Theme::Palace);
    for moment in moments::all() {
        for size in SIZES {
            let mut buf = Buffer::empty(area(size));
            moment.draw(&texts, paint, area(size), &mut buf);
            let shown = rows(&buf, area(size)).join("\n");
            // Names are what their owners call themselves.
            let is_ours = |letter: &char| !"Оксана小猫".contains(*letter);
            let strange = shown.chars().filter(is_ours).find(|letter| !letter.is_ascii());
            assert_eq!(strange, None, "{} {size:?}", moment.name);
        }
    }
}

#[test]
fn without_colors_there_are_none() {
    let texts = texts(Language::En);
    let paint = Paint::new(Depth::Mono, Glyphs::Unicode, Theme::Palace);
    for moment in moments::all() {
        let mut buf = Buffer::empty(area(SIZES[2]));
        moment.draw(&texts, paint, area(SIZES[2]), &mut buf);
        let plain = Cell::new(" ");
        let colored = buf.content().iter().find(|cell| (cell.fg, cell.bg) != (plain.fg, plain.bg));
        assert_eq!(colored, None, "{}", moment.name);
    }
}

#[test]
fn layouts_begin_at_their_sizes() {
    for ((width, height), layout) in [
        ((79, 24), None),
        ((80, 23), None),
        ((80, 24), Some(Layout::Compact)),
        ((100, 29), Some(Layout::Compact)),
        ((100, 30), Some(Layout::Normal)),
        ((159, 60), Some(Layout::Normal)),
        ((160, 45), Some(Layout::Wide)),
    ] {
        assert_eq!(Layout::of(area((width, height))), layout, "{width}x{height}");
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut buf = Buffer::empty(area((40, 10)));
    let paint = Paint::new(Depth::Mono, Glyphs::Ascii, Theme::Palace);
    moments::all()[0].draw(&texts(Language::En), paint, area((40, 10)), &mut buf);
    let shown = rows(&buf, area((40, 10)));
    assert!(shown.iter().any(|row| row.contains("80 x 24")), "{shown:?}");
}
