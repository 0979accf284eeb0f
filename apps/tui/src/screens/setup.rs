//! A new game: by which rules, and who plays.

mod rows;

use crate::canvas::{Canvas, KeyHint};
use crate::form::{Deed, Field, Form, form_keys};
use crate::game::{Found, Game, KeepError, random, unnamed};
use crate::input::{Input, Key};
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use crate::screens::play::Play;
use azulejo_protocol::{Start, TableOptions};
use azulejo_rules::Seat;
use azulejo_view::{Args, Texts};
use ratatui::layout::Rect;
use rows::Row;

/// A new game in the making.
#[derive(Debug, Default)]
pub struct Setup {
    form: Form,
    /// Where the game will begin.
    start: Start,
    /// Why it can't.
    notice: Option<String>,
}

impl Setup {
    /// A game from its beginning, as it was planned last.
    pub fn new() -> Setup {
        Setup::default()
    }

    /// A game that goes on from somewhere, with the same players if they are known.
    pub fn from_here(stage: &mut Stage, start: Start) -> Setup {
        if let Some(pos) = start.position() {
            stage.plan.set_rules(pos.rules());
        }
        if let Start::Record(game) = &start {
            stage.plan.seat_those_of(game);
        }
        Setup { start, ..Setup::default() }
    }

    fn rows(&self, stage: &Stage) -> Vec<Row> {
        Row::all(&stage.plan, self.start != Start::Fresh)
    }

    fn fields(&self, stage: &Stage) -> Vec<Field> {
        self.rows(stage).into_iter().map(|row| row.field(&stage.plan, &stage.texts)).collect()
    }

    /// Opens the table as it is planned and goes there.
    fn begin(&mut self, stage: &Stage) -> Go {
        match self.open(stage) {
            Ok(play) => Go::instead(play),
            Err(told) => {
                self.notice = Some(told);
                Go::Stay
            }
        }
    }

    fn open(&self, stage: &Stage) -> Result<Play, String> {
        let texts = &stage.texts;
        let options = options(stage)?;
        options.check().map_err(|_| texts.say("bad-table"))?;
        let told = put_aside(stage).map_err(|error| error.to_string())?;
        // That the choice is not kept for the next time is no reason not to play.
        let _ = stage.remember();
        let opened = Game::open(stage.ground(), options, self.start.clone(), random());
        let game = opened.map_err(|_| texts.say("bad-table"))?;
        Ok(Play::new(game).saying(told))
    }

    /// Where the game begins, if not at its beginning.
    fn beginning(&self, texts: &Texts) -> Option<String> {
        let round = self.start.position()?.round();
        Some(texts.tell("start-from-here", &Args::new().number("round", round)))
    }
}

fn options(stage: &Stage) -> Result<TableOptions, String> {
    let name = |seat: Seat| {
        let name = unnamed(&stage.texts, seat);
        name.map(|name| name.to_string()).unwrap_or_default()
    };
    stage
        .plan
        .options(name)
        .map_err(|bad| stage.texts.tell("bad-name", &Args::new().number("seat", bad.seat.number())))
}

/// Puts the game aside that was left, and tells where its record is.
fn put_aside(stage: &Stage) -> Result<Option<String>, KeepError> {
    let Some(keep) = &stage.keep else { return Ok(None) };
    let Found::Game(left) = keep.find()? else { return Ok(None) };
    let told = |path: std::path::PathBuf| {
        let args = Args::new().text("path", path.display().to_string());
        stage.texts.tell("plain-put-aside", &args)
    };
    Ok(keep.put_aside(&left)?.map(told))
}

impl Screen for Setup {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (texts, area) = (&stage.texts, canvas.area());
        canvas.title(&texts.say("home-new"));
        let fields = self.fields(stage);
        let width = (area.width - 4).min(96);
        let height = (area.height - 6).min(fields.len() as u16);
        let place = Rect { x: area.x + 2, y: area.y + 2, width, height };
        self.form.draw(canvas, place, &fields);
        let note = fields.get(self.form.chosen(&fields)).and_then(|field| field.note.clone());
        let below = Rect { y: place.bottom() + 1, height: 2, ..place };
        match (&self.notice, note.or_else(|| self.beginning(texts))) {
            (Some(notice), _) => drop(canvas.paragraph(below, notice, Ink::Loss)),
            (None, Some(note)) => drop(canvas.paragraph(below, &note, Ink::Faint)),
            (None, None) => {}
        }
        let mut keys = form_keys(texts);
        keys[2] = KeyHint::new(texts, Key::Enter, "play");
        canvas.last_row(&keys);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let (rows, fields) = (self.rows(stage), self.fields(stage));
        let chosen = self.form.chosen(&fields);
        let deed = self.form.hear(&fields, &input);
        if !matches!(input, Input::Point(_)) {
            self.notice = None;
        }
        match deed {
            Deed::Turned(row, by) => rows[row].turn(&mut stage.plan, by),
            Deed::Typed(row, letter) => rows[row].type_in(&mut stage.plan, letter),
            Deed::Erased(row) => rows[row].erase(&mut stage.plan),
            Deed::Done(row) if rows[row] == Row::Fresh => self.start = Start::Fresh,
            Deed::Done(_) => return self.begin(stage),
            Deed::Moved => {}
            Deed::Nothing => match input {
                Input::Paste(text) => {
                    let letters = text.lines().next().unwrap_or_default().chars();
                    letters.for_each(|letter| rows[chosen].type_in(&mut stage.plan, letter));
                }
                input if input.is_leaving() => return Go::Back,
                _ => {}
            },
        }
        Go::Stay
    }
}
