//! What a lesson says, in the texts of the page.

use azulejo_lessons::{WordValue, Words};
use azulejo_view::{Args, Texts};

/// What a lesson or a puzzle says, in words.
pub(crate) fn said(texts: &Texts, words: &Words) -> String {
    let args = words.values.iter().fold(Args::new(), |args, (name, value)| match value {
        WordValue::Number(number) => args.number(name, *number),
        WordValue::Tile(tile) => args.tile(*tile),
        WordValue::Text(text) => args.text(name, text.as_str()),
    });
    texts.tell(words.id, &args)
}
