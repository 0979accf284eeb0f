//! Reads the message files and writes each language's messages down as the program reads them: without comments, in the
//! order of their ids, and already understood. They fill four books: who only plays does
//! not fetch what the school says, what is said at tables online, or in a terminal.
//!
//! ```text
//!  id ␄ pattern ␀ id ␄ pattern ␀ …
//!  pattern:   text, with ␁…␂ around what is put in:
//!    $name                                    a variable
//!    id                                       another message
//!    $name ␃ key ␄ pattern ␃ *key ␄ pattern   a choice by a variable; the star is on the one that is left
//! ```
//!
//! An attribute of a message is a message of its own, `id.attribute`.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let texts = home.join("../../i18n");
    println!("cargo::rerun-if-changed={}", texts.display());
    let files = message_files(&texts);
    for path in &files {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    for name in ["table", "online", "terminal", "school"] {
        let files = files.iter().filter(|path| book_of(path) == name).collect();
        let path = out.join(name).with_extension("rs");
        fs::write(path, book(files)).expect("the output folder can be written");
    }
}

/// What the table and its page say, what is said at tables online and in a terminal; whatever is in other files belongs to the school.
fn book_of(path: &Path) -> &'static str {
    match path.file_name().and_then(OsStr::to_str) {
        Some("game.ftl" | "app.ftl") => "table",
        Some("online.ftl") => "online",
        Some("terminal.ftl") => "terminal",
        _ => "school",
    }
}

/// The messages of these files, by language.
fn book(files: Vec<&PathBuf>) -> String {
    let mut languages: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for path in files {
        let code = path.parent().and_then(Path::file_name).expect("the folder names the language");
        let messages = languages.entry(code.to_string_lossy().into_owned()).or_default();
        messages.extend(read(path));
    }
    let mut list = String::from("&[");
    for (code, messages) in languages {
        let mut written = String::new();
        for (id, pattern) in messages {
            written.extend([&id, "\u{4}", &pattern, "\0"]);
        }
        write!(list, "({code:?}, {written:?}),").expect("a string takes it all");
    }
    list.push(']');
    list
}

/// `i18n/<code>/*.ftl`, sorted.
fn message_files(texts: &Path) -> Vec<PathBuf> {
    let folders = entries(texts).into_iter().filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| entries(&folder)).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    files
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).expect("the folder of the messages can be read");
    read.map(|entry| entry.expect("and its entries, too").path()).collect()
}

/// The messages of a file, by their ids.
fn read(path: &Path) -> Vec<(String, String)> {
    let source = fs::read_to_string(path).expect("a message file can be read");
    // What can't be understood is left out here and found by the tests.
    let resource = match fluent_syntax::parser::parse(source.as_str()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut messages = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if let Some(value) = &message.value {
            messages.push((id.to_owned(), pattern(id, value)));
        }
        for attribute in &message.attributes {
            let id = format!("{id}.{}", attribute.id.name);
            let value = pattern(&id, &attribute.value);
            messages.push((id, value));
        }
    }
    messages
}

fn pattern(id: &str, pattern: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => plain(id, value),
        PatternElement::Placeable { expression } => placeable(id, expression),
    };
    pattern.elements.iter().map(element).collect()
}

fn plain(id: &str, text: &str) -> String {
    let is_ours = |letter: char| letter < '\u{5}';
    assert!(!text.contains(is_ours), "{id}: {text:?} has letters that nobody can write");
    text.to_owned()
}

fn placeable(id: &str, expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value },
        ) => plain(id, value),
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(id, expression),
        Expression::Inline(inline) => format!("\u{1}{}\u{2}", name(id, inline)),
        Expression::Select { selector, variants } => {
            let variants: String = variants.iter().map(|it| variant(id, it)).collect();
            format!("\u{1}{}{variants}\u{2}", name(id, selector))
        }
    }
}

/// What is put in, or decides.
fn name(id: &str, inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => format!("${}", id.name),
        InlineExpression::MessageReference { id, attribute: None } => id.name.to_owned(),
        InlineExpression::MessageReference { id, attribute: Some(attribute) } => {
            format!("{}.{}", id.name, attribute.name)
        }
        other => panic!("{id}: {other:?} is more than we say"),
    }
}

fn variant(id: &str, variant: &Variant<&str>) -> String {
    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
        variant.key;
    let star = if variant.default { "*" } else { "" };
    format!("\u{3}{star}{key}\u{4}{}", pattern(id, &variant.value))
}
