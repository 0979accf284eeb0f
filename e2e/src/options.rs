//! How a guest sits before the page: the screen, the wishes of the system, the language.

use serde_json::{Value, json};

/// The size of the page in pixels of the style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl Size {
    /// The sizes the page is made for, from the largest to the smallest.
    pub const ALL: [Size; 5] =
        [Size::of(1920, 1080), Size::LAPTOP, Size::of(768, 1024), Size::PHONE, Size::SMALL_PHONE];
    /// An ordinary laptop.
    pub const LAPTOP: Size = Size::of(1366, 768);
    /// An ordinary phone, held upright.
    pub const PHONE: Size = Size::of(390, 844);
    /// The smallest we promise to fit.
    pub const SMALL_PHONE: Size = Size::of(360, 640);

    const fn of(width: u32, height: u32) -> Size {
        Size { width, height }
    }

    /// Whether fingers are likely to point here.
    pub fn is_touched(self) -> bool {
        self.width < 1000
    }
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// What the system asks of pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Media {
    /// The dark scheme, or the light one.
    Dark(bool),
    /// As little motion as possible.
    ReducedMotion(bool),
    /// The system's few colors instead of ours.
    ForcedColors(bool),
    /// More contrast.
    MoreContrast(bool),
}

impl Media {
    /// The media feature and its value.
    pub(crate) fn feature(self) -> Value {
        let (name, value) = match self {
            Media::Dark(true) => ("prefers-color-scheme", "dark"),
            Media::Dark(false) => ("prefers-color-scheme", "light"),
            Media::ReducedMotion(true) => ("prefers-reduced-motion", "reduce"),
            Media::ReducedMotion(false) => ("prefers-reduced-motion", "no-preference"),
            Media::ForcedColors(true) => ("forced-colors", "active"),
            Media::ForcedColors(false) => ("forced-colors", "none"),
            Media::MoreContrast(true) => ("prefers-contrast", "more"),
            Media::MoreContrast(false) => ("prefers-contrast", "no-preference"),
        };
        json!({ "name": name, "value": value })
    }
}

/// What a browser is started with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The languages the guest reads, as browsers send them: `et,en`.
    pub languages: String,
    /// The page's size.
    pub size: Size,
}

impl Default for Options {
    fn default() -> Options {
        Options { languages: "en".to_owned(), size: Size::LAPTOP }
    }
}

impl Options {
    /// What the driver must know to start this browser.
    pub(crate) fn capabilities(&self, profile: &std::path::Path) -> Value {
        let mut args: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
        args.push(format!("--window-size={},{}", self.size.width, self.size.height));
        args.push(format!("--user-data-dir={}", profile.display()));
        args.push(format!("--accept-lang={}", self.languages));
        json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": args },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "pageLoad": PATIENCE, "script": PATIENCE },
        } } })
    }
}

/// So long the driver waits for a page or a script, in milliseconds: longer than any test waits for something within a
/// script.
const PATIENCE: u32 = 120_000;

/// Without a screen and without talking to anybody else.
const FLAGS: [&str; 10] = [
    "--headless",
    // As root, as in most containers, there is no sandbox.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // The shared memory of a container is often too small for a browser.
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
];
