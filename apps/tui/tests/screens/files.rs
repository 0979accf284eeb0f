//! The screens that are kept as text.

use super::moments::{self, Moment};
use super::{SIZES, area, rows, texts};
use azulejo_tui::paint::{Depth, Glyphs, Paint};
use azulejo_view::{Language, Theme};
use ratatui::buffer::Buffer;
use std::path::{Path, PathBuf};

const WRITE: &str = "AZULEJO_WRITE_SCREENS";

/// Where a screen is kept.
pub(crate) fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"))
}

/// A screen with a line above that says what it is.
fn screen(moment: &Moment, language: Language, glyphs: Glyphs, size: (u16, u16)) -> String {
    let paint = Paint::new(Depth::Mono, glyphs, Theme::Palace);
    let mut buf = Buffer::empty(area(size));
    moment.draw(&texts(language), paint, area(size), &mut buf);
    let (width, height) = size;
    let code = language.code();
    let drawn = rows(&buf, area(size)).join("\n");
    format!("==== {} {code} {glyphs:?} {width}x{height}\n{drawn}\n", moment.name)
}

/// That something looks as it is kept.
#[track_caller]
pub(crate) fn assert_kept(name: &str, made: &str) {
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(place(name), made).expect("the file can be written");
    }
    let found = std::fs::read_to_string(place(name)).unwrap_or_default();
    let differs = made.lines().zip(found.lines()).position(|(made, found)| made != found);
    let line = differs.map_or(0, |line| line + 1);
    assert!(
        made == found,
        "{name}.txt differs at line {line}; {WRITE}=1 writes it, review the diff"
    );
}

#[test]
fn every_moment_looks_as_it_is_kept() {
    for moment in moments::all() {
        let unicode = SIZES.map(|size| screen(&moment, Language::En, Glyphs::Unicode, size));
        let ascii = SIZES.map(|size| screen(&moment, Language::En, Glyphs::Ascii, size));
        assert_kept(moment.name, &(unicode.concat() + &ascii.concat()));
    }
}

#[test]
fn every_language_looks_as_it_is_kept() {
    let moments = moments::all();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let in_size = |size| {
            let screens = moments.iter();
            screens.map(move |moment| screen(moment, language, Glyphs::Unicode, size))
        };
        let screens: String = SIZES.into_iter().flat_map(in_size).collect();
        assert_kept(language.code(), &screens);
    }
}

#[test]
fn every_text_is_found() {
    for moment in moments::all() {
        for language in Language::ALL {
            let shown = screen(&moment, language, Glyphs::Unicode, SIZES[2]);
            assert!(!shown.contains('⟦'), "{} {language:?}", moment.name);
        }
    }
}

#[test]
fn no_file_is_left_of_a_moment_that_is_gone() {
    let moments = moments::all();
    assert_no_other(&place(""), |name| moments.iter().any(|moment| moment.name == name));
}

/// That a folder has no screens but those of the languages, and these.
#[track_caller]
pub(crate) fn assert_no_other(file: &Path, is_known: impl Fn(&str) -> bool) {
    let languages = Language::ALL.map(Language::code);
    let is_known = |name: &str| languages.contains(&name) || is_known(name);
    for entry in std::fs::read_dir(file.with_file_name("")).expect("the folder exists") {
        let path = entry.expect("it can be listed").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let is_screen = path.extension().is_some_and(|extension| extension == "txt");
        assert!(!is_screen || is_known(name), "{name}.txt");
    }
}
