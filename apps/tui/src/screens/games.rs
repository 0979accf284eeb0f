//! The games that are kept here, and records from elsewhere.

use crate::canvas::{Canvas, KeyHint};
use crate::form::{Deed, Field, Form, Kind};
use crate::input::{Input, Key};
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use crate::screens::look::Look;
use crate::screens::setup::Setup;
use azulejo_protocol::Start;
use azulejo_rules::{Game, Phase};
use azulejo_view::library::{self, Import};
use azulejo_view::{Tale, Texts};
use ratatui::layout::Rect;
use std::fs;
use std::path::{Path, PathBuf};

/// The games that are kept here, and a place for records from elsewhere.
#[derive(Debug)]
pub struct Games {
    form: Form,
    /// Each with its game, if it can be read.
    kept: Vec<(PathBuf, Option<Game>)>,
    /// The file that is being named.
    path: String,
    /// What is wrong.
    notice: Option<String>,
}

impl Games {
    /// The games as they are kept now, the newest first.
    pub fn new(stage: &Stage) -> Games {
        let found = stage.keep.as_ref().map(crate::game::Keep::records);
        let (paths, notice) = match found {
            Some(Ok(paths)) => (paths, None),
            Some(Err(error)) => (Vec::new(), Some(error.to_string())),
            None => (Vec::new(), None),
        };
        let read = |path: PathBuf| {
            let game = fs::read_to_string(&path).ok().and_then(|text| text.parse().ok());
            (path, game)
        };
        let kept = paths.into_iter().map(read).collect();
        Games { form: Form::default(), kept, path: String::new(), notice }
    }

    /// The name of a file, then the games.
    fn fields(&self, texts: &Texts) -> Vec<Field> {
        let name = texts.say("load-file");
        let note = Some(texts.say("games-note"));
        let mut fields = vec![Field { name, value: self.path.clone(), kind: Kind::Text, note }];
        let title = |(_, game): &(PathBuf, Option<Game>)| {
            Field::button(library::title(texts, game.as_ref()))
        };
        fields.extend(self.kept.iter().map(title));
        fields
    }

    fn open(&mut self, stage: &mut Stage, row: usize) -> Go {
        match row.checked_sub(1).and_then(|index| self.kept.get(index)) {
            Some((path, Some(game))) => {
                let tale = Tale::of_record(game);
                Go::to(Look::new(tale, usize::MAX).recorded_in(path.clone()))
            }
            Some((path, None)) => {
                let path = path.clone();
                self.bring(stage, &path)
            }
            None => {
                let path = expanded(self.path.trim());
                self.bring(stage, &path)
            }
        }
    }

    /// Opens a file: a finished game is looked at, any other goes on.
    fn bring(&mut self, stage: &mut Stage, path: &Path) -> Go {
        match read(&stage.texts, path) {
            Ok(import) => opened(stage, import).unwrap_or_else(|told| {
                self.notice = Some(told);
                Go::Stay
            }),
            Err(told) => {
                self.notice = Some(told);
                Go::Stay
            }
        }
    }
}

/// Reads a record or a position from a file.
///
/// # Errors
///
/// What is wrong with it, in the player's language.
pub fn read(texts: &Texts, path: &Path) -> Result<Import, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    library::read(&text).map_err(|error| match error.detail() {
        Some(detail) => format!("{}: {} ({detail})", path.display(), error.reason(texts)),
        None => format!("{}: {}", path.display(), error.reason(texts)),
    })
}

/// Where something that was brought leads to: a record is looked at, a position is played on from.
///
/// # Errors
///
/// If nothing is left to play there, in the player's language.
pub fn opened(stage: &mut Stage, import: Import) -> Result<Go, String> {
    match import {
        Import::Record(game) => Ok(Go::to(Look::new(Tale::of_record(&game), usize::MAX))),
        Import::Position(pos) if pos.phase() == Phase::Over => {
            Err(stage.texts.say("load-position-over"))
        }
        Import::Position(pos) => Ok(Go::to(Setup::from_here(stage, Start::Position(*pos)))),
    }
}

/// A path as a shell would read it: `~/` is home.
fn expanded(path: &str) -> PathBuf {
    match (path.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}

impl Screen for Games {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (texts, area) = (&stage.texts, canvas.area());
        canvas.title(&texts.say("saved-title"));
        let fields = self.fields(texts);
        let width = area.width - 4;
        let place = Rect { x: area.x + 2, y: area.y + 2, width, height: area.height - 6 };
        self.form.draw(canvas, place, &fields);
        let below = Rect { y: place.bottom(), height: 3, ..place };
        let note = fields.get(self.form.chosen(&fields)).and_then(|field| field.note.clone());
        match (&self.notice, note) {
            (Some(notice), _) => drop(canvas.paragraph(below, notice, Ink::Loss)),
            (None, Some(note)) => drop(canvas.paragraph(below, &note, Ink::Faint)),
            (None, None) => {}
        }
        let key = |key, id| KeyHint::new(texts, key, id);
        let choose = key(Key::Down, "key-choose").shown_as("↑↓");
        canvas.last_row(&[key(Key::Enter, "resume-look"), choose, key(Key::Escape, "back")]);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let fields = self.fields(&stage.texts);
        let is_path = self.form.chosen(&fields) == 0;
        let deed = self.form.hear(&fields, &input);
        if !matches!(input, Input::Point(_)) {
            self.notice = None;
        }
        match (deed, input) {
            (Deed::Done(row), _) => return self.open(stage, row),
            (Deed::Typed(_, letter), _) => self.path.push(letter),
            (Deed::Erased(_), _) => drop(self.path.pop()),
            (_, Input::Paste(text)) if is_path => {
                self.path.push_str(text.lines().next().unwrap_or_default());
            }
            (Deed::Nothing, input) if input.is_leaving() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }
}
