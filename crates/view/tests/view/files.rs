//! The message files and the sources that use them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What a message of a file is made of.
#[derive(Default)]
pub(crate) struct Message {
    /// The variables that it names itself.
    pub(crate) variables: BTreeSet<String>,
    /// The messages that it refers to.
    pub(crate) references: BTreeSet<String>,
}

/// The messages of a file, by their ids.
pub(crate) type Messages = BTreeMap<String, Message>;

/// The folder of the workspace.
pub(crate) fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The languages that have a folder.
pub(crate) fn languages() -> Vec<String> {
    let folders = std::fs::read_dir(workspace().join("i18n")).expect("the folder of the messages");
    let names = folders.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// What is said of a table.
pub(crate) const TABLE: &str = "game.ftl";

/// The files of what the view says: of a table, of a review, and of what is wrong.
const VIEW: [&str; 3] = [TABLE, "review.ftl", "faults.ftl"];

/// What the table's page says.
pub(crate) const PAGE: &str = "app.ftl";

/// What is said at tables online.
pub(crate) const ONLINE: &str = "online.ftl";

/// What is said in a terminal.
pub(crate) const TERMINAL: &str = "terminal.ftl";

/// What the lessons say.
pub(crate) const LESSONS: &str = "lessons.ftl";

/// The message files of a language, in order.
pub(crate) fn file_names(language: &str) -> Vec<String> {
    let folder = workspace().join("i18n").join(language);
    let files = std::fs::read_dir(folder).expect("the folder of a language");
    let names = files.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// What the view says.
pub(crate) fn view_messages(language: &str) -> Messages {
    VIEW.into_iter().flat_map(|name| read_messages(language, name)).collect()
}

/// What the school says: the messages of all files but those of the view, the table's page, tables
/// online, the terminal and the lessons.
pub(crate) fn school_messages(language: &str) -> Messages {
    let others = VIEW.into_iter().chain([PAGE, ONLINE, TERMINAL, LESSONS]).collect::<Vec<_>>();
    let files = file_names(language).into_iter().filter(|name| !others.contains(&name.as_str()));
    files.flat_map(|name| read_messages(language, &name)).collect()
}

/// The messages of `i18n/<language>/<name>`.
pub(crate) fn read_messages(language: &str, name: &str) -> Messages {
    let path = workspace().join("i18n").join(language).join(name);
    let source = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(found) = entry else {
            assert!(!matches!(entry, Entry::Junk { .. }), "{}: {entry:?}", path.display());
            continue;
        };
        let mut message = Message::default();
        let attributes = found.attributes.iter().map(|attribute| &attribute.value);
        for pattern in found.value.iter().chain(attributes) {
            message.read(pattern);
        }
        let twice = messages.insert(found.id.name.to_owned(), message);
        assert!(twice.is_none(), "{}: {} is there twice", path.display(), found.id.name);
    }
    messages
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

/// The variables of a message and of all it refers to, except the theme, which all may use.
pub(crate) fn all_variables(messages: &Messages, id: &str) -> BTreeSet<String> {
    let Some(message) = messages.get(id) else { return BTreeSet::new() };
    let referred = message.references.iter().flat_map(|id| all_variables(messages, id));
    let mut variables: BTreeSet<String> =
        message.variables.iter().cloned().chain(referred).collect();
    variables.remove("theme");
    variables
}

/// The sources of a folder, without comments.
pub(crate) fn sources(folder: &Path) -> String {
    let mut text = String::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return text };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            text.push_str(&sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&source(&path));
        }
    }
    text
}

/// The code of one file, without comments.
pub(crate) fn source(file: &Path) -> String {
    let source = std::fs::read_to_string(file).expect("a source");
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| [line, "\n"]).collect()
}

/// The literals of a source that could be ids: small letters, digits and hyphens.
pub(crate) fn literals(source: &str) -> BTreeSet<String> {
    let is_id = |text: &&str| {
        text.starts_with(|letter: char| letter.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    source.split('"').filter(is_id).map(str::to_owned).collect()
}

/// The literals that are said directly: the first argument of `say`, `tell` or `told`.
pub(crate) fn said(source: &str) -> BTreeSet<String> {
    let calls = ["say(", "tell(", "told("].into_iter().flat_map(|call| source.split(call).skip(1));
    let argument = |rest: &str| {
        let literal = rest.trim_start().strip_prefix('"')?;
        Some(literal.split('"').next()?.to_owned())
    };
    calls.filter_map(argument).collect()
}
