//! The screens of the program that are kept as text, in `program/`.

mod scenes;

use super::SIZES;
use super::files::{assert_kept, assert_no_other, place};
use super::hand::{Hand, Scenery};
use azulejo_tui::paint::Glyphs;
use azulejo_view::Language;
use std::sync::{Mutex, PoisonError};

static ALONE: Mutex<()> = Mutex::new(());

/// A screen in all sizes, each with a line above that says what it is.
fn screens(scene: &scenes::Scene, language: Language, glyphs: Glyphs) -> String {
    // Scenes with a folder can't be come to twice at the same time.
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let scenery = Scenery { language, glyphs, ..scene.scenery() };
    let mut hand = scene.come_to(&scenery);
    SIZES.map(|size| screen(scene.name, &mut hand, language, glyphs, size)).concat()
}

fn screen(
    name: &str,
    hand: &mut Hand,
    language: Language,
    glyphs: Glyphs,
    (width, height): (u16, u16),
) -> String {
    hand.resize((width, height));
    let code = language.code();
    format!("==== {name} {code} {glyphs:?} {width}x{height}\n{}\n", hand.text())
}

#[test]
fn every_screen_looks_as_it_is_kept() {
    for scene in scenes::all() {
        let unicode = screens(&scene, Language::En, Glyphs::Unicode);
        let ascii = screens(&scene, Language::En, Glyphs::Ascii);
        assert_kept(&format!("program/{}", scene.name), &(unicode + &ascii));
    }
}

#[test]
fn every_screen_looks_as_it_is_kept_in_every_language() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let scenes = scenes::all();
        let drawn: String =
            scenes.iter().map(|scene| screens(scene, language, Glyphs::Unicode)).collect();
        assert!(!drawn.contains('⟦'), "{language:?}");
        assert_kept(&format!("program/{}", language.code()), &drawn);
    }
}

#[test]
fn a_typewriter_has_all_signs_of_every_screen() {
    for scene in scenes::all() {
        let drawn = screens(&scene, Language::En, Glyphs::Ascii);
        // Names keep their letters.
        let is_strange = |letter: &char| !letter.is_ascii() && !letter.is_alphabetic();
        let strange: String = drawn.chars().filter(is_strange).collect();
        assert_eq!(strange, "", "{}", scene.name);
    }
}

#[test]
fn no_file_is_left_of_a_screen_that_is_gone() {
    let scenes = scenes::all();
    assert_no_other(&place("program/x"), |name| scenes.iter().any(|scene| scene.name == name));
}
