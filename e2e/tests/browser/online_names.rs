//! Names that mean harm are shown as what they are: texts.

use crate::hall::{Caller, Hall, table_of};
use crate::words::say_online;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Player, Size};
use azulejo_protocol::{
    Access, ChatScope, ChatText, FirstSeat, PersonName, Request, TableId, Words,
};
use azulejo_rules::Seat;
use azulejo_view::{Language, Texts, Theme};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// So many names at least.
const NAMES: usize = 500;
/// So many tables are founded at once: no more are listed.
const TABLES: usize = 42;
const PLAYERS: usize = 4;

/// What names that mean harm are made of. Whatever runs sets `hacked`.
const PARTS: [&str; 40] = [
    "<script>hacked=1</script>",
    "<img src=x onerror=hacked=1>",
    "<svg onload=hacked=1>",
    "<b>bold",
    "</main>",
    "</span></li>",
    "<!--",
    "-->",
    "<![CDATA[",
    "&lt;i&gt;",
    "&#60;u&#62;",
    "&amp;",
    "\" onfocus=hacked=1 x=\"",
    "' onclick='hacked=1",
    "`${hacked=1}`",
    "{{hacked=1}}",
    "{ $name }",
    "{ $name ->",
    "\u{27e6}title\u{27e7}",
    "javascript:hacked=1",
    "%3Cscript%3E",
    "\\u003cscript\\u003e",
    "'; DROP TABLE names;--",
    "\u{202e}evil\u{202c}",
    "\u{2067}rtl\u{2069}",
    "\u{200b}\u{200d}\u{feff}zero",
    "\u{5e9}\u{5dc}\u{5d5}\u{5dd}",
    "\u{645}\u{631}\u{62d}\u{628}\u{627}",
    "Z\u{351}\u{36f}\u{352}\u{332}\u{309}A\u{363}\u{354}",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",
    "\u{1f3f3}\u{fe0f}",
    "\u{fdfd}",
    "\u{12219}",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
    "\u{7}\u{1b}[31mred",
    "line\nbreak\ttab",
    "\u{ff1c}script\u{ff1e}",
    "../../etc/passwd",
];

/// Names that mean harm, no two the same, as a server lets them in: without what can't be seen, and cut to their
/// length.
fn names() -> Vec<PersonName> {
    let pairs =
        PARTS.iter().flat_map(|first| PARTS.iter().map(move |last| format!("{first}{last}")));
    let texts = PARTS.iter().map(|part| (*part).to_owned()).chain(pairs);
    let mut seen = BTreeSet::new();
    let names = texts.filter_map(|text| {
        let cut: String = text.chars().take(PersonName::MOST).collect();
        let name = PersonName::tidy(&cut).ok()?;
        seen.insert(name.clone()).then_some(name)
    });
    let names: Vec<PersonName> = names.collect();
    // Not the first ones only, in which one part is always the same.
    let step = names.len().div_ceil(NAMES + PLAYERS * TABLES).max(1);
    names.into_iter().step_by(step).collect()
}

/// A public table with these names, in their order.
struct Named {
    host: Player,
    table: TableId,
    names: Vec<String>,
}

impl Named {
    fn found(hall: &Hall, names: &[PersonName]) -> Result<Named> {
        let mut host = hall.player()?;
        let mut options = table_of("4cp")?;
        options.first = FirstSeat::Chosen(Seat::ALL[0]);
        let founded = host.found(&options, Access::Public, ChatScope::Free)?;
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            host.sit(seat, name.as_str(), None)?;
        }
        // The server writes letters with marks in one way.
        let names = kept_names(&host)?;
        // Whoever is called so talks in the same way.
        for (seat, name) in Seat::ALL.into_iter().zip(&names) {
            let words = Words::Text(ChatText::tidy(name)?);
            host.grant(Request::Say { seat, words })?;
        }
        Ok(Named { host, table: founded.table, names })
    }

    fn begin(&mut self) -> Result<()> {
        for seat in Seat::ALL {
            let nonce = azulejo_client::nonce();
            self.host.grant(Request::Ready { seat, nonce })?;
        }
        self.host.begin()
    }
}

fn kept_names(host: &Player) -> Result<Vec<String>> {
    let lobby = host.view().lobby().context("people sit down")?;
    let names = Seat::ALL.into_iter().filter_map(|seat| lobby.chair(seat)?.who.clone());
    Ok(names.map(|who| who.to_string()).collect())
}

/// How many elements of each kind there are, whether a script has run, and how wide the page is.
const STATE: &str = "const kinds = {};
    // What was said to readers comes and goes.
    for (const { localName } of document.body.querySelectorAll(':not(#live > p)')) {
        // Of the tiles of one color on a disc one is a button; how many there are depends on the deal.
        const kind = localName === 'button' ? 'span' : localName;
        kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { kinds, hacked: typeof hacked, over: scrollWidth - clientWidth };";

/// Names change nothing about a screen but its texts: the same elements as with plain names, no script has run, and
/// nothing is wider than the screen.
fn check(caller: &Caller, plain: &Value, names: &[String]) -> Result<()> {
    let state = caller.run(STATE)?;
    let told = || format!("with {names:?}");
    ensure!(state["hacked"] == "undefined", "a script has run {}", told());
    ensure!(state["over"].as_i64() <= Some(0), "{} px too wide {}", state["over"], told());
    ensure!(state["kinds"] == plain["kinds"], "{} and not {plain} {}", state, told());
    Ok(())
}

/// The names as a screen shows them, in the order of the document.
fn wait_for_names(caller: &Caller, selector: &str, names: &[String]) -> Result<()> {
    let expression = format!(
        "JSON.stringify([...document.querySelectorAll({})].map((it) => it.textContent)) === JSON.stringify({})",
        json!(selector),
        json!(names)
    );
    caller
        .wait_until("the names", &expression)
        .with_context(|| format!("{names:?}, and it shows {:?}", caller.texts(selector)))
}

fn show_waiting(caller: &Caller, table: &Named) -> Result<()> {
    caller.run_with("location.hash = arguments[0];", &[json!(format!("#t/{}", table.table))])?;
    wait_for_names(caller, ".chair .chair-name bdi", &table.names)?;
    wait_for_names(caller, ".chat-line strong", &table.names)?;
    wait_for_names(caller, ".chat-line > span", &table.names)
}

fn show_table(caller: &Caller, table: &mut Named) -> Result<()> {
    table.begin()?;
    // The table may be there before the deal is.
    let steps = table.host.game()?.steps().len();
    caller.wait_for(&format!("main.table[data-settled][data-step='{steps}']"))?;
    let mut names = table.names.clone();
    names.sort();
    let script = "return [...document.querySelectorAll('main.table .board .name-text')].map((it) => it.textContent.trim());";
    let mut seen: Vec<String> = serde_json::from_value(caller.run(script)?)?;
    seen.sort();
    ensure!(seen == names, "{names:?}, and the table shows {seen:?}");
    Ok(())
}

#[test]
fn five_hundred_hostile_names_are_texts_in_lobby_waiting_room_and_at_the_table() -> Result<()> {
    let names = names();
    ensure!(names.len() >= NAMES, "only {} names", names.len());
    Hall::with(|hall| {
        let eve = hall.caller(Size::SMALL_PHONE)?;
        let plain: Vec<PersonName> =
            ["Ann", "Bo", "Cy", "Di"].iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        let mut usual = Named::found(hall, &plain)?;
        show_waiting(&eve, &usual)?;
        let plain_waiting = eve.run(STATE)?;
        show_table(&eve, &mut usual)?;
        let plain_table = eve.run(STATE)?;
        let mut count = 0;
        let tables: Vec<&[PersonName]> = names.chunks_exact(PLAYERS).collect();
        for batch in tables.chunks(TABLES) {
            let mut batch =
                batch.iter().map(|names| Named::found(hall, names)).collect::<Result<Vec<_>>>()?;
            check_lobby(&eve, &batch)?;
            for table in &mut batch {
                show_waiting(&eve, table)?;
                check(&eve, &plain_waiting, &table.names)?;
                show_table(&eve, table)?;
                check(&eve, &plain_table, &table.names)?;
                count += table.names.len();
            }
            if count >= NAMES {
                return Ok(());
            }
        }
        anyhow::bail!("only {count} names were shown")
    })
}

/// Every name is in the list of tables that wait.
fn check_lobby(eve: &Caller, tables: &[Named]) -> Result<()> {
    // From elsewhere, so that the list is asked for anew.
    eve.follow_link("online.html")?;
    let texts = Texts::online(Language::En, Theme::Palace);
    let told: Vec<String> = tables.iter().map(|table| texts.list(&table.names)).collect();
    let listed = ".online-waiting .online-row > strong";
    eve.wait_for(listed)?;
    let seen = eve.run_with(
        "return [...document.querySelectorAll(arguments[0])].map((it) => it.textContent);",
        &[json!(listed)],
    )?;
    let seen: Vec<String> = serde_json::from_value(seen)?;
    for table in told {
        ensure!(seen.contains(&table), "`{table}` is not listed: {seen:#?}");
    }
    let state = eve.run(STATE)?;
    ensure!(state["hacked"] == "undefined", "a script has run in the list");
    ensure!(state["over"].as_i64() <= Some(0), "the list is {} px too wide", state["over"]);
    let made = eve.count(".online-waiting .online-row > strong *")?;
    ensure!(made == 0, "{made} elements are made of names");
    Ok(())
}

#[test]
fn nobody_passes_for_a_bot_by_their_name() -> Result<()> {
    Hall::with(|hall| {
        let eve = hall.caller(Size::LAPTOP)?;
        eve.press_text(".online-ways", &say_online("online-new-button"))?;
        eve.wait_for(".online-form")?;
        eve.write("#own-name", "bot:hard")?;
        eve.reach(".online-go button[type=submit]")?;
        eve.wait_for(".online-go .online-note[data-bad]")?;
        ensure!(eve.count("main.waiting")? == 0, "there is a table all the same");
        eve.write("#own-name", "Eve, no bot:hard")?;
        eve.reach(".online-go button[type=submit]")?;
        eve.wait_for("main.waiting .chair-own")
    })
}
