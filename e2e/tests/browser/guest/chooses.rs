//! Choosing: on the start screen and in the settings.

use super::Guest;
use anyhow::{Context, Result, ensure};
use azulejo_rules::{FactoryKind, Rules, Seat, WallSide};
use azulejo_view::Language;
use serde_json::json;

/// What the start screen should say before "Play" is pressed.
pub(crate) struct TableWish {
    pub(crate) rules: Rules,
    /// Who sits where, as the page calls them: `person`, `beginner`, `easy`.
    pub(crate) sitters: Vec<&'static str>,
    /// Who begins; `None` leaves it to chance.
    pub(crate) first: Option<Seat>,
}

impl TableWish {
    /// A person against the quickest bots.
    pub(crate) fn against_bots(rules: Rules) -> TableWish {
        let sitters = rules.seats().map(|seat| if seat.index() == 0 { "person" } else { "easy" });
        TableWish { rules, sitters: sitters.collect(), first: None }
    }

    /// People only, at this device.
    pub(crate) fn of_people(rules: Rules) -> TableWish {
        TableWish { rules, sitters: rules.seats().map(|_| "person").collect(), first: None }
    }
}

impl Guest {
    /// Chooses one of a few.
    pub(crate) fn choose(&self, name: &str, value: &str) -> Result<()> {
        let radio = format!("input[name='{name}'][value='{value}']");
        self.scroll_to(&radio)?;
        self.tap(&format!("label:has({radio})"))?;
        let is_checked = format!("document.querySelector(\"{radio}\").checked");
        self.wait_until(&format!("{name} to be {value}"), &is_checked)
    }

    /// Chooses one of a list that opens. What opens is the browser's own, so the list is told the choice.
    pub(crate) fn choose_in(&self, select: &str, value: &str) -> Result<()> {
        self.wait_for(select)?;
        let script = "const [selector, value] = arguments;
            const select = document.querySelector(selector);
            select.focus();
            select.value = value;
            select.dispatchEvent(new Event('change', { bubbles: true }));
            return select.value;";
        let chosen = self.run_with(script, &[json!(select), json!(value)])?;
        ensure!(chosen == json!(value), "{select} does not offer {value}");
        Ok(())
    }

    /// Does the same in every language of the page.
    pub(crate) fn in_every_language(
        &self,
        mut act: impl FnMut(Language) -> Result<()>,
    ) -> Result<()> {
        for language in Language::ALL {
            self.set("language", language.code())?;
            let lang = format!("document.documentElement.lang === '{}'", language.code());
            self.wait_until("the language", &lang)?;
            act(language).with_context(|| format!("in {language:?}"))?;
        }
        Ok(())
    }

    /// Brings an element of a long screen into sight.
    pub(crate) fn scroll_to(&self, selector: &str) -> Result<()> {
        self.wait_for(selector)?;
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' });";
        self.run_with(script, &[json!(selector)]).map(drop)
    }

    /// Fills in the start screen; bots will not wait with their moves.
    pub(crate) fn plan(&self, wish: &TableWish) -> Result<()> {
        let rules = wish.rules;
        self.choose("players", &rules.players.count().to_string())?;
        self.choose("wall", if rules.wall == WallSide::Free { "free" } else { "colored" })?;
        self.choose(
            "factories",
            match rules.factories {
                FactoryKind::Plain => "plain",
                FactoryKind::Special => "special",
                FactoryKind::SpecialEven => "special-even",
            },
        )?;
        self.seat(&wish.sitters)?;
        if let Some(first) = wish.first {
            self.choose_in(".seats .field .select", &first.to_string())?;
        }
        Ok(())
    }

    /// Says who sits where, and that bots do not wait with their moves.
    pub(crate) fn seat(&self, sitters: &[&str]) -> Result<()> {
        for (index, sitter) in sitters.iter().enumerate() {
            let select = format!(".seat:nth-child({}) .select", index + 1);
            self.choose_in(&select, sitter)?;
        }
        self.choose("pause", "off")
    }

    /// Presses "Play".
    pub(crate) fn begin(&self) -> Result<()> {
        self.forget_notes()?;
        self.scroll_to(PLAY)?;
        self.tap(PLAY)?;
        self.wait_for("main.table")
    }

    /// Sits down at a new table.
    pub(crate) fn sit_down(&self, wish: &TableWish) -> Result<()> {
        self.go_to_start()?;
        self.plan(wish)?;
        self.begin().with_context(|| format!("sitting down to play {}", wish.rules))
    }

    /// Goes to the start screen, from wherever.
    pub(crate) fn go_to_start(&self) -> Result<()> {
        self.run("if (!document.querySelector('main.start')) location.hash = '';")?;
        self.wait_for("main.start")
    }

    /// Sits down at a table that begins with a position or in the middle of a record.
    pub(crate) fn sit_down_at(&self, text: &str, sitters: &[&str]) -> Result<()> {
        self.go_to_start()?;
        self.paste(text)?;
        self.wait_until("the load dialog to close", "!document.querySelector('dialog[open]')")?;
        self.seat(sitters)?;
        self.begin()
    }

    /// Pastes a text into the load dialog and presses "Load".
    pub(crate) fn paste(&self, text: &str) -> Result<()> {
        self.scroll_to(LOAD)?;
        self.tap(LOAD)?;
        self.wait_for("dialog.load[open] textarea")?;
        self.run("const area = document.querySelector('dialog.load textarea'); area.focus(); area.select();")?;
        self.devtools("Input.insertText", &json!({ "text": text }))?;
        self.tap("dialog.load .sheet-foot .button.primary")
    }

    /// Opens the settings, from the start screen or from the table.
    pub(crate) fn open_settings(&self) -> Result<()> {
        let script = "const buttons = [...document.querySelectorAll('button:has(> svg > use[href=\"#icon-settings\"])')];
            const found = buttons.find((button) => button.checkVisibility());
            found?.scrollIntoView({ block: 'center', behavior: 'instant' });
            return found ?? null;";
        if self.run(script)?.is_null() {
            self.tap(".bar > .icon-button")?;
            self.wait_for("dialog.menu[open]")?;
        }
        self.press_found(self.pointer, "the way to the settings", script, &[])?;
        self.wait_for("dialog.settings[open]")
    }

    /// Closes the dialog that is open.
    pub(crate) fn close_dialog(&self) -> Result<()> {
        self.tap("dialog[open] .sheet-head .icon-button")?;
        self.wait_until("the dialog to close", "!document.querySelector('dialog[open]')")
    }

    /// Changes one setting in the settings' dialog.
    pub(crate) fn set(&self, name: &str, value: &str) -> Result<()> {
        self.open_settings()?;
        match name {
            "language" => {
                self.choose_in("dialog.settings section:nth-of-type(1) .select", value)?;
            }
            "speed" => self.choose_in("dialog.settings section:nth-of-type(2) .select", value)?,
            _ => self.choose(&format!("settings-{name}"), value)?,
        }
        self.close_dialog()
    }
}

const PLAY: &str = ".start-go button[type=submit]";
const LOAD: &str = ".start-go button[type=button]:has(use[href='#icon-load'])";
