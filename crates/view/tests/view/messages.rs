//! Every message that is said exists, every message that exists is said, in every language.

use crate::files::{
    LESSONS, Messages, ONLINE, PAGE, TABLE, TERMINAL, all_variables, file_names, languages,
    literals, read_messages, said, school_messages, source, sources, view_messages, workspace,
};
use azulejo_view::Language;
use std::collections::BTreeSet;

/// Without what is said of tables online: those are messages of their own book.
fn view() -> String {
    sources(&workspace().join("crates/view/src")).replace(&hosted(), "")
}

fn hosted() -> String {
    source(&workspace().join("crates/view/src/hosted.rs"))
}

fn page() -> String {
    sources(&workspace().join("apps/web/src"))
}

fn school() -> String {
    sources(&workspace().join("apps/school/src"))
}

fn online() -> String {
    sources(&workspace().join("apps/online/src")) + &hosted()
}

fn terminal() -> String {
    sources(&workspace().join("apps/tui/src")) + &reports()
}

/// The sources of what `replay`, `demo` and `analyze` print.
fn reports() -> String {
    let home = workspace().join("apps/azulejo/src");
    let folders = ["analyze", "draw"].map(|folder| sources(&home.join(folder)));
    let files = ["playback.rs", "seat_names.rs", "commands/demo.rs"];
    folders.concat() + &files.map(|file| source(&home.join(file))).concat()
}

fn lessons() -> String {
    sources(&workspace().join("crates/lessons/src"))
}

fn ids(messages: &Messages) -> BTreeSet<String> {
    messages.keys().cloned().collect()
}

/// All messages of a language.
fn all_messages(language: &str) -> Messages {
    let mut all = view_messages(language);
    all.extend(read_messages(language, PAGE));
    all.extend(read_messages(language, ONLINE));
    all.extend(read_messages(language, TERMINAL));
    all.extend(school_messages(language));
    all.extend(read_messages(language, LESSONS));
    all
}

/// The messages that no source names, and no other message that is used.
fn unused(messages: &Messages, source: &str) -> Vec<String> {
    let named = literals(source);
    let mut used: BTreeSet<String> = ids(messages).intersection(&named).cloned().collect();
    loop {
        let referred = used.iter().filter_map(|id| messages.get(id));
        let referred: BTreeSet<String> =
            referred.flat_map(|message| message.references.iter().cloned()).collect();
        if referred.is_subset(&used) {
            return ids(messages).difference(&used).cloned().collect();
        }
        used.extend(referred);
    }
}

#[test]
fn every_message_of_the_view_is_said() {
    assert_eq!(unused(&view_messages("en"), &view()), Vec::<String>::new());
}

#[test]
fn every_message_of_the_page_is_said() {
    assert_eq!(unused(&read_messages("en", PAGE), &page()), Vec::<String>::new());
}

#[test]
fn every_message_of_the_school_is_said() {
    assert_eq!(unused(&school_messages("en"), &school()), Vec::<String>::new());
}

#[test]
fn every_message_of_tables_online_is_said() {
    assert_eq!(unused(&read_messages("en", ONLINE), &online()), Vec::<String>::new());
}

#[test]
fn every_message_of_the_terminal_is_said() {
    assert_eq!(unused(&read_messages("en", TERMINAL), &terminal()), Vec::<String>::new());
}

#[test]
fn every_message_of_the_lessons_is_said() {
    assert_eq!(unused(&read_messages("en", LESSONS), &lessons()), Vec::<String>::new());
}

/// The ids of a lesson's messages begin with what it is.
#[test]
fn what_the_lessons_say_is_a_message_of_theirs() {
    let ids = ids(&read_messages("en", LESSONS));
    let is_message =
        |id: &String| ["lesson-", "puzzle-", "daily-"].iter().any(|word| id.starts_with(word));
    let named: BTreeSet<String> = literals(&lessons()).into_iter().filter(is_message).collect();
    assert_eq!(named.difference(&ids).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(named.len() > 100, "the scan found only {}", named.len());
}

#[test]
fn what_the_view_says_is_a_message_of_its_own() {
    let ids = ids(&view_messages("en"));
    let missing: Vec<String> = said(&view()).difference(&ids).cloned().collect();
    assert_eq!(missing, Vec::<String>::new());
    // Ids that are chosen before they are said share their first word with others.
    let first_word = |id: &str| id.split_once('-').map(|(word, _)| word.to_owned());
    let words: BTreeSet<String> = ids.iter().filter_map(|id| first_word(id)).collect();
    let looks_like_one = |id: &String| first_word(id).is_some_and(|word| words.contains(&word));
    let named: BTreeSet<String> = literals(&view()).into_iter().filter(looks_like_one).collect();
    assert_eq!(named.difference(&ids).collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(named.len() > 100, "the scan found only {}", named.len());
}

/// Whoever plays has only these two files.
#[test]
fn what_the_page_says_is_a_message_that_it_has() {
    let mut known = ids(&read_messages("en", TABLE));
    known.extend(ids(&read_messages("en", PAGE)));
    let missing: Vec<String> = said(&page()).difference(&known).cloned().collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn messages_that_the_page_has_refer_to_such_messages() {
    for language in languages() {
        let mut known = read_messages(&language, TABLE);
        known.extend(read_messages(&language, PAGE));
        for (id, message) in &known {
            assert!(message.references.is_subset(&ids(&known)), "{language}: {id}");
        }
    }
}

/// Whoever plays online has only these three files.
#[test]
fn what_is_said_at_tables_online_is_a_message_that_they_have() {
    let files = [TABLE, PAGE, ONLINE];
    let known: BTreeSet<String> =
        files.iter().flat_map(|file| ids(&read_messages("en", file))).collect();
    let missing: Vec<String> = said(&online()).difference(&known).cloned().collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Whoever plays in a terminal has all of them.
#[test]
fn what_is_said_in_a_terminal_is_a_message_that_it_has() {
    let known = ids(&all_messages("en"));
    let missing: Vec<String> = said(&terminal()).difference(&known).cloned().collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn what_the_school_says_is_a_message() {
    let known = ids(&all_messages("en"));
    let missing: Vec<String> = said(&school()).difference(&known).cloned().collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn no_id_is_in_two_files() {
    for language in languages() {
        let files = file_names(&language).into_iter();
        let all: Vec<String> =
            files.flat_map(|name| read_messages(&language, &name).into_keys()).collect();
        let once: BTreeSet<&String> = all.iter().collect();
        assert_eq!(all.len(), once.len(), "{language}");
    }
}

/// In what a language differs from English, message by message.
fn differences(language: &str) -> Vec<String> {
    let (english, other) = (all_messages("en"), all_messages(language));
    let (ours, theirs) = (ids(&english), ids(&other));
    let lacks = ours.difference(&theirs).map(|id| format!("{language}: {id} is missing"));
    let adds = theirs.difference(&ours).map(|id| format!("{language}: {id} is not in English"));
    let both = ours.intersection(&theirs);
    let variables = both.filter_map(|id| {
        let [wants, has] = [&english, &other].map(|messages| all_variables(messages, id));
        let differ = wants != has;
        differ.then(|| format!("{language}: {id} has the variables {has:?}, expected {wants:?}"))
    });
    lacks.chain(adds).chain(variables).collect()
}

#[test]
fn every_language_has_the_same_messages_and_variables() {
    let mut faults = Vec::new();
    for language in languages() {
        assert!(Language::ALL.iter().any(|known| known.code() == language), "{language}");
        faults.extend(differences(&language));
    }
    assert!(faults.is_empty(), "{} differences:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn references_lead_to_messages() {
    for language in languages() {
        let messages = all_messages(&language);
        for (id, message) in &messages {
            assert!(message.references.is_subset(&ids(&messages)), "{language}: {id}");
        }
    }
}

#[test]
fn the_files_are_where_they_are_looked_for() {
    assert!(languages().contains(&"en".to_owned()));
    assert!(file_names("en").contains(&TABLE.to_owned()));
    assert!(view().contains("read_command"));
}
