//! A link as a QR code, for whoever sits at the same real table with a phone.

use azulejo_web::words::use_words;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// So many modules stay free around the code, as readers want it.
const QUIET: i32 = 4;

/// A text as a QR code; nothing, if it is too long for one.
pub(crate) fn qr(text: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * QUIET;
    let picture = view! {
        <svg
            class="qr"
            viewBox=format!("0 0 {size} {size}")
            role="img"
            aria-label=use_words().say("qr-label")
            shape-rendering="crispEdges"
        >
            <rect width=size.to_string() height=size.to_string() fill="#fff"></rect>
            <path d=path(&code) fill="#000"></path>
        </svg>
    };
    Some(picture.into_any())
}

/// All dark modules, a row after another: neighbors are one rectangle.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let wide = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            if wide > 0 {
                // A text takes whatever is written.
                let _ = write!(path, "M{} {}h{wide}v1h-{wide}z", x + QUIET, y + QUIET);
            }
            x += i32::try_from(wide).unwrap_or_default() + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a path, counted.
    fn dark(path: &str) -> usize {
        let wide = |part: &str| part.split(['h', 'v']).nth(1).and_then(|wide| wide.parse().ok());
        path.split('z').filter_map(wide).map(|wide: usize| wide).sum()
    }

    #[test]
    fn every_dark_module_is_drawn_once() {
        let code = QrCode::encode_text("https://example.org/online.html#t/1", QrCodeEcc::Medium)
            .expect("a short text");
        let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let expected = modules.filter(|&(x, y)| code.get_module(x, y)).count();
        assert_eq!(dark(&path(&code)), expected);
    }
}
