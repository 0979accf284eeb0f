//! The game in sentences, as far as it has been shown.

use crate::live::{Derived, State};
use crate::words::Words;
use azulejo_protocol::Mirror;
use azulejo_view::Names;
use azulejo_view::story::Chronicle;

/// The chronicle of what has been shown. What was told before is not told again.
pub(super) fn follow(
    words: Words,
    names: Derived<Names>,
    shown: State<Mirror>,
) -> Derived<Chronicle> {
    Derived::new(move |old: Option<&Chronicle>| {
        let (texts, names) = (words.texts(), names.get());
        shown.with(|shown| {
            let known = old.filter(|old| old.is_beginning_of(&texts, &names, shown));
            let fresh = || Chronicle::begin(texts, names, shown.history().base().clone());
            let mut chronicle = known.cloned().unwrap_or_else(fresh);
            chronicle.go_on(shown);
            chronicle
        })
    })
}
