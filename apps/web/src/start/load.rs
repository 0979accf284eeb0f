//! What becomes of a record or a position that was brought: a finished game goes to the library, anything
//! else is where the next game will begin.

use crate::library::{Import, use_library};
use crate::load_sheet::OnImport;
use crate::plan::use_draft;
use crate::screen::{Screen, use_route};
use crate::ui::use_toasts;
use crate::words::use_words;
use azulejo_protocol::Start;
use azulejo_rules::Phase;
use std::rc::Rc;

/// What becomes of what was brought.
pub(super) fn taker() -> OnImport {
    let (library, draft, route) = (use_library(), use_draft(), use_route());
    let (toasts, words) = (use_toasts(), use_words());
    Rc::new(move |import| match import {
        Import::Record(game) if game.position().phase() == Phase::Over => {
            match library.keep(&game, None) {
                Ok(id) => route.go(Screen::Game(id)),
                Err(_) => toasts.warn(words.now("save-failed")),
            }
        }
        Import::Position(pos) if pos.phase() == Phase::Over => {
            toasts.warn(words.now("load-position-over"));
        }
        Import::Record(game) => draft.begin_at(Start::Record(*game)),
        Import::Position(pos) => draft.begin_at(Start::Position(*pos)),
    })
}
