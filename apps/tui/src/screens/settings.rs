//! How the game is shown.

use crate::canvas::Canvas;
use crate::form::{Deed, Field, Form, form_keys, turned};
use crate::input::Input;
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use crate::settings::Settings as Kept;
use azulejo_view::motion::Speed;
use azulejo_view::{Args, ConfirmMode, Language, Theme};
use ratatui::layout::Rect;

/// How the game is shown: language, tiles, how a move is played, how fast things move.
#[derive(Debug, Default)]
pub struct Settings {
    form: Form,
    /// That they are not kept, and why.
    notice: Option<String>,
}

/// The rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Language,
    Theme,
    Confirm,
    Speed,
}

impl Row {
    const ALL: [Row; 4] = [Row::Language, Row::Theme, Row::Confirm, Row::Speed];

    fn field(self, stage: &Stage) -> Field {
        let texts = &stage.texts;
        let kept = stage.settings;
        let choice = |name: &str, value: String| Field::choice(texts.say(name), value);
        match self {
            Row::Language => choice("language", texts.language().own_name().to_owned()),
            Row::Theme => choice("theme", texts.say(theme_name(texts.theme()))),
            Row::Confirm => {
                let (name, note) = confirm_names(kept.confirm);
                choice("settings-confirm", texts.say(name)).noted(texts.say(note))
            }
            Row::Speed => choice("settings-speed", texts.say(speed_name(kept.speed))),
        }
    }

    fn turn(self, stage: &mut Stage, by: isize) {
        match self {
            Row::Language => stage.speak(turned(&Language::ALL, stage.texts.language(), by)),
            Row::Theme => stage.use_theme(turned(&Theme::ALL, stage.texts.theme(), by)),
            Row::Confirm => {
                stage.settings.confirm = turned(&Kept::CONFIRM, stage.settings.confirm, by);
            }
            Row::Speed => stage.settings.speed = turned(&Speed::ALL, stage.settings.speed, by),
        }
    }
}

impl Settings {
    /// The settings, the language first.
    pub fn new() -> Settings {
        Settings::default()
    }
}

impl Screen for Settings {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let fields: Vec<Field> = Row::ALL.into_iter().map(|row| row.field(stage)).collect();
        let area = canvas.area();
        canvas.title(&stage.texts.say("settings-title"));
        let place =
            Rect { x: area.x + 2, y: area.y + 2, width: (area.width - 4).min(76), height: 6 };
        self.form.draw(canvas, place, &fields);
        let note = fields.get(self.form.chosen(&fields)).and_then(|field| field.note.as_deref());
        let style = canvas.ink(Ink::Faint);
        let below = Rect { y: place.y + 6, height: 1, width: area.width - 4, ..place };
        canvas.put_in(below, note.unwrap_or_default(), style);
        let style = canvas.ink(Ink::Loss);
        let last = Rect { y: below.y + 2, ..below };
        canvas.put_in(last, self.notice.as_deref().unwrap_or_default(), style);
        canvas.last_row(&form_keys(&stage.texts));
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let fields: Vec<Field> = Row::ALL.into_iter().map(|row| row.field(stage)).collect();
        match self.form.hear(&fields, &input) {
            Deed::Turned(row, by) => {
                if let Some(row) = Row::ALL.get(row) {
                    row.turn(stage, by);
                    self.notice = stage.remember().err().map(|why| {
                        let args = Args::new().text("why", why.to_string());
                        stage.texts.tell("settings-not-kept", &args)
                    });
                }
            }
            Deed::Done(_) => return Go::Back,
            _ if input.is_leaving() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }
}

/// The message that names a theme.
fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Palace => "theme-palace",
        Theme::Chocolate => "theme-chocolate",
    }
}

/// The messages that name a way to play a move, and say what it means.
fn confirm_names(confirm: ConfirmMode) -> (&'static str, &'static str) {
    match confirm {
        ConfirmMode::Instant => ("settings-confirm-instant", "settings-confirm-instant-note"),
        ConfirmMode::Button => ("confirm-enter", "confirm-enter-note"),
        ConfirmMode::Countdown => ("settings-confirm-countdown", "settings-confirm-countdown-note"),
        ConfirmMode::TapTwice => ("settings-confirm-tap-twice", "settings-confirm-tap-twice-note"),
    }
}

/// The message that names a speed.
fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "settings-speed-off",
        Speed::Fast => "settings-speed-fast",
        Speed::Normal => "settings-speed-normal",
        Speed::Slow => "settings-speed-slow",
    }
}
