//! All texts of the page, in the language and the theme of the settings.

use crate::live::{Derived, Live, live};
use crate::page::use_page;
use crate::settings::SettingsStore;
use azulejo_view::{Args, Language, Texts, Theme};

/// How the texts of a language and a theme are read: [`Texts::new`], or [`Texts::school`].
pub type Reading = fn(Language, Theme) -> Texts;

/// The texts as a signal: what is said by [`Words::say`] changes with the settings.
#[derive(Clone, Copy, Debug)]
pub struct Words(Derived<Texts>);

impl Words {
    /// The texts that the settings ask for.
    pub fn of(settings: SettingsStore, texts: Reading) -> Words {
        Words(Derived::new(move |old: Option<&Texts>| {
            let look = settings.look();
            match old {
                Some(old) if old.language() == look.language => old.with_theme(look.theme),
                _ => texts(look.language, look.theme),
            }
        }))
    }

    /// A message that follows the settings, for a view: `<h1>{words.say("play")}</h1>`.
    pub fn say(self, id: &'static str) -> Live<String> {
        live(move || self.told(id))
    }

    /// A message, for inside a view's closure; follows the settings there.
    pub fn told(self, id: &str) -> String {
        self.0.read().say(id)
    }

    /// A message with its variables, for inside a view's closure; follows the settings there.
    pub fn tell(self, id: &str, args: &Args) -> String {
        self.0.read().tell(id, args)
    }

    /// A message as it is now, where nothing is to follow it.
    pub fn now(self, id: &str) -> String {
        self.0.read_untracked().say(id)
    }

    /// The texts; follows the settings where it is asked for inside a view's closure.
    pub fn texts(self) -> Texts {
        self.0.get()
    }

    /// The texts as they are now.
    pub fn texts_untracked(self) -> Texts {
        self.0.get_untracked()
    }
}

/// The texts, of the page's context.
pub fn use_words() -> Words {
    use_page().words
}
