//! What the page should say, in English.

use azulejo_rules::{IllegalMove, Rules};
use azulejo_view::{Args, Language, Names, Narrator, Texts, Theme};

/// What the narrator says, as far as names do not matter.
pub(crate) fn told<T>(rules: Rules, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
    let texts = Texts::new(Language::En, Theme::Palace);
    let names = Names::by_seat(&texts, rules);
    tell(&Narrator::new(&texts, &names))
}

/// Why a move is refused.
pub(crate) fn why_not(rules: Rules, illegal: &IllegalMove) -> String {
    told(rules, |narrator| narrator.why_not(illegal))
}

/// A message of the page.
pub(crate) fn say(id: &str) -> String {
    tell(id, &Args::new())
}

/// A message with its variables.
pub(crate) fn tell(id: &str, args: &Args) -> String {
    Texts::new(Language::En, Theme::Palace).tell(id, args)
}

/// A message of the tables online.
pub(crate) fn say_online(id: &str) -> String {
    tell_online(id, &Args::new())
}

/// The same with its variables.
pub(crate) fn tell_online(id: &str, args: &Args) -> String {
    Texts::online(Language::En, Theme::Palace).tell(id, args)
}
