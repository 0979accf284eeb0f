//! Who keeps the game: everything that is done to it goes through here, and is kept on the device at
//! once.

use super::kept::{self, Left, Table};
use super::plan::Plan;
use super::stage::Stage;
use azulejo_rules::{Game, IllegalDeal, Move, Next, Position};
use azulejo_study::referee::{Change, CorrectError, Correction, StartError, Undone};
use azulejo_study::{Act, Referee, Tap};
use azulejo_view::{Args, Names, Narrator};
use azulejo_web::live::{State, Stored};
use azulejo_web::page::{Page, use_page};
use azulejo_web::storage::{self, Key};
use azulejo_web::{clock, console};
use leptos::prelude::expect_context;

/// Keeps the refereed game, in the context of the screen.
#[derive(Clone, Copy)]
pub(super) struct Keeper(Stored<Parts>);

/// What the keeper is made of.
struct Parts {
    page: Page,
    table: State<Option<Table>>,
    /// The round that is being explained.
    scored: State<Option<u16>>,
    plan: State<Plan>,
    menu: State<bool>,
    asks: State<bool>,
}

/// The keeper, of the screen's context.
pub(super) fn use_keeper() -> Keeper {
    expect_context()
}

impl Keeper {
    /// The game as it was left.
    pub(super) fn open() -> Keeper {
        let page = use_page();
        let table = match kept::left() {
            Left::Nothing => None,
            Left::Table(table) => Some(*table),
            Left::Damaged => {
                page.toasts.warn(page.words.now("save-damaged"));
                None
            }
        };
        let plan = table.as_ref().map(|table| Plan::again(table.referee.game()));
        Keeper(Stored::new(Parts {
            page,
            plan: State::new(plan.unwrap_or_default()),
            table: State::new(table),
            scored: State::new(None),
            menu: State::new(false),
            asks: State::new(false),
        }))
    }

    /// What all screens share.
    pub(super) fn page(self) -> Page {
        self.0.with(|parts| parts.page)
    }

    /// The game, if there is one.
    pub(super) fn table(self) -> State<Option<Table>> {
        self.0.with(|parts| parts.table)
    }

    fn scored(self) -> State<Option<u16>> {
        self.0.with(|parts| parts.scored)
    }

    /// The game in the making.
    pub(super) fn plan(self) -> State<Plan> {
        self.0.with(|parts| parts.plan)
    }

    /// Whether the menu is open.
    pub(super) fn menu(self) -> State<bool> {
        self.0.with(|parts| parts.menu)
    }

    /// Whether it is being asked what becomes of the game under way.
    pub(super) fn asks(self) -> State<bool> {
        self.0.with(|parts| parts.asks)
    }

    /// How far the game is; follows it.
    pub(super) fn stage(self) -> Stage {
        let scored = self.scored().get();
        self.table().with(|table| {
            match table.as_ref().map(|table| table.referee.position().next()) {
                None => Stage::Setup,
                Some(Next::Player(_)) => Stage::Playing,
                Some(Next::Bag) => scored.map_or(Stage::Dealing, Stage::Scored),
                Some(Next::Nobody(_)) => scored.map_or(Stage::Over, Stage::Scored),
            }
        })
    }

    /// Asks the game something; follows it. `None` while there is none.
    pub(super) fn ask<T>(self, ask: impl FnOnce(&Referee) -> T) -> Option<T> {
        self.table().with(|table| table.as_ref().map(|table| ask(&table.referee)))
    }

    /// Asks the game something as it is now.
    pub(super) fn ask_now<T>(self, ask: impl FnOnce(&Referee) -> T) -> Option<T> {
        self.table().with_untracked(|table| table.as_ref().map(|table| ask(&table.referee)))
    }

    /// The game so far; follows it.
    pub(super) fn game(self) -> Option<Game> {
        self.ask(|referee| referee.game().clone())
    }

    /// What the players are called; follows game and settings.
    pub(super) fn names(self) -> Names {
        let texts = self.page().words.texts();
        let named = self.ask(|referee| Names::of_record(&texts, referee.game()));
        named.unwrap_or_else(|| Names::by_seat(&texts, Plan::default().rules))
    }

    /// Tells something about the game; follows it and the settings.
    pub(super) fn tell<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let (texts, names) = (self.page().words.texts(), self.names());
        tell(&Narrator::new(&texts, &names))
    }

    /// Tells something as it is now.
    pub(super) fn tell_now<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        leptos::prelude::untrack(|| self.tell(tell))
    }

    /// Says something to whoever listens.
    pub(super) fn say(self, text: String) {
        self.page().announcer.say(text);
    }

    /// Begins the planned game.
    pub(super) fn begin(self) -> Result<(), StartError> {
        let referee = self.plan().with_untracked(Plan::begin)?;
        self.take(referee);
        Ok(())
    }

    /// Goes on with a game that was brought.
    pub(super) fn go_on_with(self, game: Game) {
        self.plan().set(Plan::again(&game));
        self.take(Referee::from(game));
    }

    fn take(self, referee: Referee) {
        self.scored().set(None);
        self.table().set(Some(Table { begun: clock::now(), referee }));
        self.save();
    }

    /// Puts the game away: the next one is chosen.
    pub(super) fn put_away(self) {
        if let Some(plan) = self.ask_now(|referee| Plan::again(referee.game())) {
            self.plan().set(plan);
        }
        self.scored().set(None);
        self.table().set(None);
        storage::remove(Key::Referee);
    }

    /// Tells one thing about the deal.
    pub(super) fn tap(self, tap: Tap) {
        self.change(|referee| referee.tap(tap));
        self.save();
    }

    /// The deal is complete: the round begins.
    pub(super) fn deal(self) -> Result<(), Vec<IllegalDeal>> {
        let Some(dealt) = self.change(Referee::deal) else { return Ok(()) };
        let report = dealt?;
        self.save();
        let told = self.tell_now(|narrator| {
            self.ask_now(|referee| narrator.deal(referee.position(), &report)).unwrap_or_default()
        });
        self.say(told.join(" "));
        Ok(())
    }

    /// Plays a move, or says why not.
    pub(super) fn play(self, mv: Move) -> Result<(), String> {
        let told = self.tell_now(|narrator| {
            self.ask_now(|referee| narrator.play(referee.position(), mv).text())
        });
        let Some(played) = self.change(|referee| referee.play(mv)) else { return Ok(()) };
        let report =
            played.map_err(|illegal| self.tell_now(|narrator| narrator.why_not(&illegal)))?;
        self.say(told.unwrap_or_default());
        if let Some(report) = report {
            self.scored().set(Some(report.round));
            self.say(self.tell_now(|narrator| narrator.round(&report)).join(" "));
        }
        self.save();
        self.keep_if_over();
        Ok(())
    }

    /// Everything is read: on with the game.
    pub(super) fn go_on(self) {
        self.scored().set(None);
    }

    /// Undoes the last thing that was entered.
    pub(super) fn undo(self) {
        let Some(undone) = self.change(Referee::undo).flatten() else { return };
        self.scored().set(None);
        self.save();
        self.say(self.page().words.now(match undone {
            Undone::Tap(_) => "referee-undone-tap",
            Undone::Move(_) => "undone",
            Undone::Deal(_) => "referee-undone-deal",
            Undone::Correction => "referee-undone-correction",
        }));
    }

    /// Corrects an earlier step.
    pub(super) fn correct(self, step: usize, change: &Change) -> Result<Correction, CorrectError> {
        let missing = CorrectError::NoSuchStep { step, steps: 0 };
        let corrected = self.change(|referee| referee.correct(step, change));
        let correction = corrected.unwrap_or(Err(missing))?;
        self.scored().set(None);
        self.save();
        self.keep_if_over();
        self.page().toasts.tell(self.corrected(&correction));
        Ok(correction)
    }

    fn corrected(self, correction: &Correction) -> String {
        let texts = self.page().words.texts_untracked();
        match correction.dropped.len() {
            0 => texts.say("referee-corrected"),
            dropped => {
                let args = Args::new().number("count", dropped as u32);
                texts.tell("referee-corrected-dropped", &args)
            }
        }
    }

    /// Where an earlier step was taken: the table before it.
    pub(super) fn before(self, step: usize) -> Option<(Position, Act)> {
        self.ask(|referee| {
            let act = referee.steps().get(step)?.clone();
            let before = referee.game().replay().nth(step)?.position;
            Some((before, act))
        })
        .flatten()
    }

    fn change<T>(self, change: impl FnOnce(&mut Referee) -> T) -> Option<T> {
        self.table()
            .try_update(|table| table.as_mut().map(|table| change(&mut table.referee)))
            .flatten()
    }

    fn save(self) {
        let kept = self.table().with_untracked(|table| table.as_ref().map(Table::keep));
        if let Some(Err(error)) = kept {
            console::warn(&format!("the refereed game is not kept: {error}"));
            self.page().toasts.warn(self.page().words.now("save-failed"));
        }
    }
}
