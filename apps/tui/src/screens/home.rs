//! The first screen: what can be done here.

use crate::canvas::{Canvas, KeyHint, Layout, Spot};
use crate::form::{Deed, Field, Form};
use crate::game::{Found, Game, Kept};
use crate::input::{Input, Key};
use crate::paint::{Ink, Look, Size};
use crate::screen::{Go, Screen, Stage};
use crate::screens::games::Games;
use crate::screens::online::Door;
use crate::screens::play::Play;
use crate::screens::rules::Rules;
use crate::screens::settings::Settings;
use crate::screens::setup::Setup;
use azulejo_rules::{Board, Tile};
use azulejo_view::{Args, Names, Texts};
use ratatui::layout::Rect;

/// The first screen.
#[derive(Debug)]
pub struct Home {
    form: Form,
    /// The game that was left.
    left: Option<Box<Kept>>,
    /// What went wrong when it was looked for.
    notice: Option<String>,
}

/// What can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    Resume,
    New,
    Online,
    Games,
    Rules,
    Settings,
    Leave,
}

impl Item {
    const ALL: [Item; 7] = [
        Item::Resume,
        Item::New,
        Item::Online,
        Item::Games,
        Item::Rules,
        Item::Settings,
        Item::Leave,
    ];

    const fn name(self) -> &'static str {
        match self {
            Item::Resume => "resume",
            Item::New => "home-new",
            Item::Online => "online",
            Item::Games => "saved-title",
            Item::Rules => "rules",
            Item::Settings => "settings-title",
            Item::Leave => "home-leave",
        }
    }
}

impl Home {
    /// The first screen, with the game that was left, if one was.
    pub fn new(stage: &Stage) -> Home {
        let mut home = Home { form: Form::default(), left: None, notice: None };
        home.look_for_game(stage);
        home
    }

    fn look_for_game(&mut self, stage: &Stage) {
        self.left = None;
        let Some(keep) = &stage.keep else { return };
        match keep.find() {
            Ok(Found::Nothing) => {}
            Ok(Found::Game(kept)) => self.left = Some(kept).filter(|kept| kept.is_unfinished()),
            Ok(Found::Damaged { aside, why }) => {
                let args = Args::new().text("path", aside.display().to_string());
                let args = args.text("why", why.to_string());
                self.notice = Some(stage.texts.tell("plain-damaged", &args));
            }
            Err(error) => self.notice = Some(error.to_string()),
        }
    }

    fn items(&self) -> Vec<Item> {
        let is_offered = |item: &Item| *item != Item::Resume || self.left.is_some();
        Item::ALL.into_iter().filter(is_offered).collect()
    }

    fn fields(&self, texts: &Texts) -> Vec<Field> {
        let field = |item: Item| {
            let value = match (item, &self.left) {
                (Item::Resume, Some(kept)) => described(texts, kept),
                _ => String::new(),
            };
            Field { value, ..Field::button(texts.say(item.name())) }
        };
        self.items().into_iter().map(field).collect()
    }

    fn choose(&mut self, stage: &Stage, item: Item) -> Go {
        match item {
            Item::Resume => match self.left.take() {
                Some(kept) => Go::to(Play::new(Game::resume(stage.ground(), *kept))),
                None => Go::Stay,
            },
            Item::New => Go::to(Setup::new()),
            Item::Online => Go::to(Door::new()),
            Item::Games => Go::to(Games::new(stage)),
            Item::Rules => Go::to(Rules::new()),
            Item::Settings => Go::to(Settings::new()),
            Item::Leave => Go::Quit,
        }
    }

    /// Five tiles beside each other.
    fn draw_tiles(canvas: &mut Canvas<'_>, x: u16, y: u16) {
        let (width, _) = Size::Large.cells();
        for (tile, place) in Tile::ALL.into_iter().zip(0..) {
            let spot = Spot { x: x + place * (width + 1), y, size: Size::Large };
            canvas.tile(spot, tile, Look::Solid);
        }
    }
}

/// A game that was left, in a few words.
fn described(texts: &Texts, kept: &Kept) -> String {
    let (table, names) = (kept.table(), Names::of_table(texts, kept.table()));
    let boards = table.position().boards().iter().map(Board::score);
    let seats = table.options().rules.seats().zip(boards);
    let scores: Vec<String> =
        seats.map(|(seat, score)| format!("{} {score}", names.of(seat))).collect();
    let args = Args::new().number("round", table.position().round());
    texts.tell("resume-text", &args.text("scores", scores.join(", ")))
}

impl Screen for Home {
    /// ```text
    ///  ▐ B ▌▐ Y ▌▐ R ▌▐ K ▌▐ W ▌
    ///
    ///  Azulejo
    ///  Take, collect, tile your wall: a game for two to four.
    ///
    ///  › Continue   Round 3 · Ann 23, Bot 18
    ///    New game
    /// ```
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (texts, area) = (&stage.texts, canvas.area());
        let width = 76.min(area.width - 4);
        let is_roomy = Layout::of(area) > Some(Layout::Compact);
        let top = area.y + if is_roomy { (area.height - 20) / 3 } else { 1 };
        let x = area.x + (area.width - width) / 2;
        Home::draw_tiles(canvas, x, top);
        let line = |row: u16| Rect { x, y: top + row, width, height: 1 };
        let style = canvas.ink(Ink::Strong);
        canvas.put_in(line(4), &texts.say("app-name"), style);
        let style = canvas.ink(Ink::Text);
        canvas.put_in(line(5), &texts.say("start-tagline"), style);
        let fields = self.fields(texts);
        let form = Rect { height: fields.len() as u16, ..line(8) };
        self.form.draw(canvas, form, &fields);
        if let Some(notice) = &self.notice {
            let below = Rect { height: 4, ..line(9 + form.height) };
            canvas.paragraph(below, notice, Ink::Loss);
        }
        let key = |key, id| KeyHint::new(texts, key, id);
        let choose = key(Key::Down, "key-choose").shown_as("↑↓");
        canvas.last_row(&[choose, key(Key::Enter, "key-do"), key(Key::Char('q'), "home-leave")]);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let fields = self.fields(&stage.texts);
        match self.form.hear(&fields, &input) {
            Deed::Done(row) => match self.items().get(row) {
                Some(item) => self.choose(stage, *item),
                None => Go::Stay,
            },
            _ if input.is_leaving() => Go::Quit,
            _ => Go::Stay,
        }
    }

    fn come_back(&mut self, stage: &mut Stage) {
        self.notice = None;
        self.look_for_game(stage);
        self.form = Form::default();
    }
}
