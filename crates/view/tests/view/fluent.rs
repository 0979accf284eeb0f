//! The oracle of our short form of Fluent: what Fluent itself tells.

use crate::files::{
    Messages, ONLINE, TERMINAL, all_variables, file_names, languages, read_messages, workspace,
};
use azulejo_view::{Args, Language, Texts, Theme};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

/// Numbers of every plural form, and those that have words of their own.
const NUMBERS: [i64; 15] = [0, 1, 2, 3, 4, 5, 7, 11, 12, 14, 21, 22, 25, 101, -2];

/// The texts by which messages choose their words, one that none knows, and one that is a number.
const TEXTS: [(&str, &[&str]); 4] = [
    ("kind", &["alone", "row", "column", "both", "?", "1"]),
    ("level", &["beginner", "easy", "medium", "hard", "expert", "master", "grandmaster", "?"]),
    (
        "part",
        &[
            "start",
            "color",
            "color-or-at",
            "destination",
            "end",
            "left-or-end",
            "spread-or-end",
            "?",
        ],
    ),
    ("tile", &["B", "Y", "R", "K", "W", "?"]),
];

/// A message's values, for Fluent and for us.
struct Told<'a> {
    theirs: FluentArgs<'a>,
    ours: Args,
}

impl<'a> Told<'a> {
    /// The values of a round: each variable goes through all of its own at its own pace.
    fn of(variables: &[&'static str], theme: Theme, round: usize) -> Told<'a> {
        let mut told = Told { theirs: FluentArgs::new(), ours: Args::new() };
        told.theirs.set("theme", theme.code());
        for (index, &name) in variables.iter().enumerate() {
            let turn = round / (index + 1) + index;
            if let Some((_, texts)) = TEXTS.iter().find(|(of, _)| *of == name) {
                let text = texts[turn % texts.len()];
                told.theirs.set(name, text);
                told.ours = told.ours.text(name, text);
            } else {
                let number = NUMBERS[turn % NUMBERS.len()];
                told.theirs.set(name, number);
                told.ours = told.ours.number(name, number);
            }
        }
        told
    }
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    for name in file_names(language) {
        let path = workspace().join("i18n").join(language).join(name);
        let source = std::fs::read_to_string(path).expect("a message file");
        let resource = FluentResource::try_new(source).expect("it is understood");
        bundle.add_resource(resource).expect("no id is there twice");
    }
    bundle
}

/// What Fluent tells.
fn fluent(bundle: &FluentBundle<FluentResource>, id: &str, args: &FluentArgs<'_>) -> String {
    let message = bundle.get_message(id).expect("a message");
    let mut errors = Vec::new();
    let told = bundle.format_pattern(message.value().expect("a text"), Some(args), &mut errors);
    assert_eq!(errors, [], "{id}");
    told.into_owned()
}

#[test]
fn every_message_is_told_as_fluent_tells_it() {
    for code in languages() {
        let language = Language::from_tag(&code).expect("one of ours");
        let bundle = bundle(&code);
        let files = file_names(&code).into_iter();
        let messages: Messages = files.flat_map(|name| read_messages(&code, &name)).collect();
        let [online, terminal] = [ONLINE, TERMINAL].map(|name| read_messages(&code, name));
        for id in messages.keys() {
            let read = match id {
                id if online.contains_key(id) => Texts::online,
                id if terminal.contains_key(id) => Texts::terminal,
                _ => Texts::school,
            };
            let variables = all_variables(&messages, id).into_iter();
            let variables: Vec<&'static str> = variables.map(|name| &*name.leak()).collect();
            let rounds = if variables.is_empty() { 1 } else { 2 * NUMBERS.len() };
            for theme in Theme::ALL {
                let texts = read(language, theme);
                for round in 0..rounds {
                    let Told { theirs, ours } = Told::of(&variables, theme, round);
                    let wanted = fluent(&bundle, id, &theirs);
                    assert_eq!(texts.try_tell(id, &ours), Ok(wanted), "{code}: {id} {ours:?}");
                }
            }
        }
    }
}
