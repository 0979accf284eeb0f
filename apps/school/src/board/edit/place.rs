//! How places are found on the page.

use azulejo_study::editor::Site;

/// The id of the element of a place.
pub(super) fn id(site: Site) -> String {
    match site {
        Site::Rules => "edit-rules-title".to_owned(),
        Site::Round => "site-round".to_owned(),
        Site::ToAct => "site-act".to_owned(),
        Site::First => "site-first".to_owned(),
        Site::Marker => "site-marker".to_owned(),
        Site::Circle => "site-circle".to_owned(),
        Site::Disc(factory) => format!("site-disc-{factory}"),
        Site::Center => "site-center".to_owned(),
        Site::Bag => "site-bag".to_owned(),
        Site::Lid => "site-lid".to_owned(),
        Site::Color(tile) => format!("site-color-{tile}"),
        Site::Line(seat, line) => format!("site-line-{seat}-{line}"),
        Site::Square(seat, line, column) => format!("site-square-{seat}-{line}-{column}"),
        Site::Floor(seat) => format!("site-floor-{seat}"),
        Site::Tray(seat) => format!("site-tray-{seat}"),
    }
}
