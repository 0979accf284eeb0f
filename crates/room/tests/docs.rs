//! The examples of docs/PROTOCOL.md are run.

#[path = "../../testkit/tests/markdown/mod.rs"]
mod markdown;

use azulejo_protocol::{
    Ask, Happening, Hello, Message, Millis, Refusal, Request, Start, TableOptions, Think, Viewer,
};
use azulejo_room::{Room, Saved, Seed, Sent};
use azulejo_rules::Seat;
use markdown::{Block, blocks, check_all, same};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const PAGE: &str = "PROTOCOL.md";

/// The seed of the table on the page, which the page does not tell.
const SEED: u64 = 7;

#[test]
fn every_block_of_the_page_holds() {
    let blocks = blocks(PAGE);
    check_all(&blocks, check);
    let mut counts = BTreeMap::new();
    for block in &blocks {
        *counts.entry(block.kind.as_str()).or_insert(0) += 1;
    }
    let kinds = [
        "asks",
        "conversation",
        "happenings",
        "hellos",
        "messages",
        "options",
        "refusals",
        "refused-options",
        "refused-requests",
        "requests",
        "saved",
        "think",
    ];
    assert_eq!(counts, kinds.into_iter().map(|kind| (kind, 1)).collect());
}

fn check(block: &Block) -> Result<(), String> {
    match block.kind.as_str() {
        "asks" => block.lines().try_for_each(reads::<Ask>),
        "conversation" => converse(block),
        "happenings" => each_kind::<Happening>(block),
        "hellos" => block.lines().try_for_each(reads::<Hello>),
        "messages" => each_kind::<Message>(block),
        "options" => reads::<TableOptions>(&block.text),
        "refusals" => refusals(block),
        "refused-options" => refused_options(block),
        "refused-requests" => block.lines().try_for_each(refused_request),
        "requests" => each_kind::<Request>(block),
        "saved" => saved(block),
        "think" => think(block),
        kind => Err(format!("nothing checks blocks of kind `{kind}`")),
    }
}

fn parse<T: DeserializeOwned>(json: &str) -> Result<T, String> {
    serde_json::from_str(json).map_err(|error| format!("{json}: {error}"))
}

fn value<T: Serialize>(said: &T) -> Result<Value, String> {
    serde_json::to_value(said).map_err(|error| error.to_string())
}

/// A value is written as it was read.
fn reads<T: Serialize + DeserializeOwned>(json: &str) -> Result<(), String> {
    same(&parse::<Value>(json)?.to_string(), &value(&parse::<T>(json)?)?.to_string())
}

/// The lines show all there are.
fn each_kind<T: Serialize + DeserializeOwned>(block: &Block) -> Result<(), String> {
    block.lines().try_for_each(reads::<T>)?;
    shows_all::<T>(block.lines())
}

fn shows_all<'a, T: DeserializeOwned>(lines: impl Iterator<Item = &'a str>) -> Result<(), String> {
    let shown: Result<BTreeSet<String>, String> =
        lines.map(|line| kind_of(&parse(line)?)).collect();
    same(&format!("{:?}", shown?), &format!("{:?}", variants::<T>()))
}

/// The name of an alternative.
fn kind_of(value: &Value) -> Result<String, String> {
    let member = value.as_object().and_then(|members| members.keys().next());
    let kind = value.as_str().map(str::to_owned).or(member.cloned());
    kind.ok_or_else(|| format!("{value} has no name"))
}

/// The names of all alternatives, as the message about an unknown one lists them.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = parse::<T>(r#"{"?": 0}"#).err().unwrap_or_default();
    let (_, list) = error.split_once("expected one of").unwrap_or_default();
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A line of JSON and, after at least two blanks, a message.
fn with_message(line: &str) -> Result<(&str, &str), String> {
    let (json, message) = line.rsplit_once("  ").ok_or("expected JSON and a message")?;
    Ok((json.trim_end(), message))
}

fn refusals(block: &Block) -> Result<(), String> {
    for line in block.lines() {
        let (json, message) = with_message(line)?;
        same(message, &parse::<Refusal>(json)?.to_string())?;
        reads::<Refusal>(json)?;
    }
    let lines: Result<Vec<_>, String> = block.lines().map(with_message).collect();
    shows_all::<Refusal>(lines?.into_iter().map(|(json, _)| json))
}

fn refused_options(block: &Block) -> Result<(), String> {
    let [options, message] = block.parts()?;
    let faults = parse::<TableOptions>(options)?.check().err().ok_or("this is not refused")?;
    same(message, &faults.to_string())
}

fn refused_request(line: &str) -> Result<(), String> {
    let (json, message) = with_message(line)?;
    let error = serde_json::from_str::<Request>(json).err().ok_or("this is not refused")?;
    let found = error.to_string();
    if found.starts_with(message) { Ok(()) } else { same(message, &found) }
}

/// The table of the page and the client at seat 1.
struct Table {
    room: Room,
    now: Millis,
    /// What was sent to the client and is not yet told.
    unheard: Vec<Value>,
    /// What the host was asked.
    asked: Vec<Think>,
}

impl Table {
    fn open() -> Result<Table, String> {
        let options = blocks(PAGE).into_iter().find(|block| block.kind == "options");
        let options = parse(&options.ok_or("no options")?.text)?;
        let opened = Room::open(Millis(0), options, Start::Fresh, Seed::new(SEED));
        let (room, sent) = opened.map_err(|faults| faults.to_string())?;
        let mut table = Table { room, now: Millis(0), unheard: Vec::new(), asked: Vec::new() };
        table.deliver(sent)?;
        Ok(table)
    }

    fn deliver(&mut self, sent: Vec<Sent>) -> Result<(), String> {
        for sent in sent {
            match sent {
                Sent::Everyone(event) => self.unheard.push(value(&Message::Event(event))?),
                Sent::Asker(message) => self.unheard.push(value(&message)?),
                Sent::Bot(think) => self.asked.push(think),
            }
        }
        Ok(())
    }

    /// One line of the conversation.
    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(said) = line.strip_prefix("< ") {
            let heard = if self.unheard.is_empty() { Value::Null } else { self.unheard.remove(0) };
            return same(&parse::<Value>(said)?.to_string(), &heard.to_string());
        }
        if !self.unheard.is_empty() {
            return Err(format!("not told before `{line}`: {:?}", self.unheard));
        }
        let sent = if let Some(time) = line.strip_prefix("@ ") {
            self.now = Millis(time.parse().map_err(|_| format!("`{time}` is no time"))?);
            self.room.tick(self.now)
        } else if let Some(ask) = line.strip_prefix("> ") {
            self.room.handle(self.now, Viewer::seat(Seat::ALL[0]), &parse(ask)?)
        } else {
            let mv = line.strip_prefix("bot> ").ok_or_else(|| format!("`{line}` says nothing"))?;
            let mv = mv.parse().map_err(|error| format!("{mv}: {error}"))?;
            let turn = self.room.mirror().turn();
            self.room.bot_moved(self.now, turn, mv).map_err(|error| error.to_string())?
        };
        self.deliver(sent)
    }
}

fn converse(block: &Block) -> Result<(), String> {
    let mut table = Table::open()?;
    // The table opens at the time of the first line.
    block.lines().skip(1).try_for_each(|line| table.line(line))?;
    if table.unheard.is_empty() { Ok(()) } else { Err(format!("untold: {:?}", table.unheard)) }
}

/// The table after the first move on the page.
fn moved() -> Result<Table, String> {
    let mut table = Table::open()?;
    table.unheard.clear();
    let conversation = blocks(PAGE).into_iter().find(|block| block.kind == "conversation");
    let conversation = conversation.ok_or("no conversation")?;
    let ask = conversation.lines().find(|line| line.starts_with('>'));
    table.line("@ 4000")?;
    table.line(ask.ok_or("nobody asks")?)?;
    Ok(table)
}

fn think(block: &Block) -> Result<(), String> {
    reads::<Think>(&block.text)?;
    let asked = moved()?.asked;
    same(&parse::<Value>(&block.text)?.to_string(), &value(&asked.first())?.to_string())
}

fn saved(block: &Block) -> Result<(), String> {
    let table = moved()?;
    same(&parse::<Value>(&block.text)?.to_string(), &value(&table.room.save())?.to_string())?;
    let restored =
        Room::restore(parse::<Saved>(&block.text)?).map_err(|error| error.to_string())?;
    if restored == table.room { Ok(()) } else { Err("it is another room".to_owned()) }
}
