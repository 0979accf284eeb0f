//! The end of a game at a table of a server: who would like to play again, talk, and whether the bag was fair.

use super::Over;
use crate::canvas::{Canvas, KeyHint};
use crate::game::Game;
use crate::input::{Input, Key};
use crate::screen::Stage;
use crate::screens::online::{Talk, TalkDeed, line_note};
use azulejo_protocol::ChatScope;
use azulejo_view::Texts;
use azulejo_view::hosted::wishes;

impl Over {
    /// The keys that only a table of a server has.
    pub(super) fn company_keys(&self, texts: &Texts) -> Vec<KeyHint> {
        let Some(game) = self.game.as_ref().filter(|game| game.online().is_some()) else {
            return Vec::new();
        };
        let fair = KeyHint::new(texts, Key::Char('f'), "fair-check");
        let talk = may_talk(game).then(|| KeyHint::new(texts, Key::Char('/'), "chat"));
        [fair].into_iter().chain(talk).collect()
    }

    /// Whether another game can be asked for here; at this terminal always.
    pub(super) fn may_rematch(&self) -> bool {
        let may = |game: &Game| game.online().is_none() || game.table().can_rematch(game.viewer());
        self.game.as_ref().is_some_and(may)
    }

    /// Whether somebody talks.
    pub(super) const fn is_talking(&self) -> bool {
        self.talk.is_some()
    }

    /// What only a table of a server hears.
    pub(super) fn hear_company(&mut self, stage: &Stage, input: &Input) {
        let Some(game) = &mut self.game else { return };
        let may_talk = may_talk(game);
        let Some(table) = game.online_mut() else { return };
        if let Some(talk) = &mut self.talk {
            let deed = talk.hear(&stage.texts, table, input);
            self.talk = self.talk.take().filter(|_| deed == TalkDeed::Stay);
            return;
        }
        match input {
            Input::Key(Key::Char('/')) if may_talk => self.talk = Some(Talk::default()),
            Input::Key(key) if key.latin() == Key::Char('f') => {
                self.notice = Some(stage.texts.say("fair-open"));
                self.asks_fair = true;
                self.tell_fairness(&stage.texts);
            }
            _ => {}
        }
    }

    /// Tells whether the bag was fair, if somebody has asked and the secret is known by now.
    pub(super) fn tell_fairness(&mut self, texts: &Texts) {
        let Some(game) = self.game.as_ref().filter(|_| self.asks_fair) else { return };
        let number = game.table().game_number();
        if let Some(told) = game.online().and_then(|table| table.fairness(texts, number)) {
            self.notice = Some(told);
            self.asks_fair = false;
        }
    }

    /// What the others want or have said, and how the line is.
    pub(super) fn company_note(&self, texts: &Texts) -> Option<String> {
        let game = self.game.as_ref()?;
        let table = game.online()?;
        let said = table.unread().last().map(|said| format!("{}: {}", said.name, said.told(texts)));
        let parts = [line_note(texts, table), wishes(texts, game.table(), game.viewer()), said];
        let told: Vec<String> = parts.into_iter().flatten().collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// Draws what is said, while somebody talks.
    pub(super) fn draw_talk(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let table = self.game.as_mut().and_then(Game::online_mut);
        if let (Some(talk), Some(table)) = (&mut self.talk, table) {
            talk.draw(stage, table, canvas);
        }
    }
}

fn may_talk(game: &Game) -> bool {
    game.online().is_some_and(|table| table.chat() != ChatScope::Off)
}
