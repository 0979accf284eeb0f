//! What happens at the table in words: the same sentences for the log, the line-based mode and the screen.

use azulejo_protocol::{Change, End, Happening, Mirror, News, PersonName, Refusal};
use azulejo_rules::{Move, MoveKind, Place, Position, Seat};
use azulejo_view::scene::Banner;
use azulejo_view::story::{factories_name, refusal_message, wall_name};
use azulejo_view::{Args, Entry, Names, Narrator, Preview, Scene, SceneOptions, Texts};

/// What happened, in whole sentences; nothing for what nobody has to hear.
pub fn sentences(texts: &Texts, news: &News) -> Vec<String> {
    let names = Names::of_table(texts, news.before.as_ref().unwrap_or(&news.after));
    let narrator = Narrator::new(texts, &names);
    match &news.change {
        Change::Opened => vec![opened(texts, &news.after)],
        Change::Dealt(report) => narrator.deal(news.after.position(), report),
        Change::Moved(_) => moved(&narrator, news),
        Change::Undone => vec![texts.say("undone")],
        Change::Left => left(texts, &narrator, news),
        Change::Ended => ended(texts, &narrator, &news.after),
        Change::Known | Change::Offered | Change::Revealed | Change::Said => Vec::new(),
    }
}

/// Who plays, and by which rules.
fn opened(texts: &Texts, table: &Mirror) -> String {
    let (rules, names) = (table.options().rules, Names::of_table(texts, table));
    let names: Vec<String> = rules.seats().map(|seat| names.of(seat).to_owned()).collect();
    let args = Args::new().text("names", texts.list(&names));
    let args = args.text("wall", texts.say(wall_name(rules.wall)));
    texts.tell("plain-begins", &args.text("factories", texts.say(factories_name(rules.factories))))
}

fn moved(narrator: &Narrator<'_>, news: &News) -> Vec<String> {
    let (Some(before), Happening::Moved { mv, .. }) = (&news.before, &news.event.what) else {
        return Vec::new();
    };
    let mut told = vec![narrator.play(before.position(), *mv).text()];
    let known = banners(before);
    let fresh = banners(&news.after).into_iter().filter(|banner| !known.contains(banner));
    told.extend(fresh.map(|banner| narrator.banner(&banner)));
    if let Change::Moved(Some(report)) = &news.change {
        told.extend(narrator.round(report));
    }
    told
}

fn banners(table: &Mirror) -> Vec<Banner> {
    let pos = table.position();
    Scene::of(pos, &Entry::begin(pos), &SceneOptions::default()).banners
}

fn left(texts: &Texts, narrator: &Narrator<'_>, news: &News) -> Vec<String> {
    let Happening::Left { seat, .. } = news.event.what else { return Vec::new() };
    vec![texts.tell("left", &Args::new().text("name", narrator.name(seat)))]
}

fn ended(texts: &Texts, narrator: &Narrator<'_>, table: &Mirror) -> Vec<String> {
    match table.end() {
        Some(End::Played) => {
            let outcome = table.position().outcome();
            outcome.map(|outcome| narrator.game_over(&outcome)).unwrap_or_default()
        }
        Some(End::Left { seat, .. }) => {
            vec![texts.tell("ended-left", &Args::new().text("name", narrator.name(seat)))]
        }
        Some(End::Aborted { .. }) => vec![texts.say("ended-aborted")],
        None => Vec::new(),
    }
}

/// Why the room refuses something.
pub fn refusal(texts: &Texts, table: &Mirror, why: &Refusal) -> String {
    if let Refusal::Illegal { mv } = why
        && let Err(illegal) = table.position().check(*mv)
    {
        return Narrator::new(texts, &Names::of_table(texts, table)).why_not(&illegal);
    }
    texts.say(refusal_message(why))
}

/// What a move would bring, or why it can't be played.
pub fn foreseen(texts: &Texts, narrator: &Narrator<'_>, pos: &Position, mv: Move) -> String {
    match mv.kind() {
        MoveKind::Take(take) => match Preview::of(pos, take) {
            Ok(preview) => narrator.preview(&preview),
            Err(illegal) => narrator.why_not(&illegal),
        },
        MoveKind::Place(place) => placement(texts, pos, place),
    }
}

/// What a placement would score.
pub fn placement(texts: &Texts, pos: &Position, Place { line, column }: Place) -> String {
    let board = pos.player_to_move().map(|seat| pos.board(seat));
    let Some((board, held)) = board.and_then(|board| Some((board, board.line(line)?))) else {
        return String::new();
    };
    let points = board.wall().runs(line, column).points();
    let args = Args::new().number("line", line.number()).number("column", column.number());
    texts.tell("label-cell-open", &args.tile(held.tile).number("points", points))
}

/// What a person is called who has not said their name.
pub fn unnamed(texts: &Texts, seat: Seat) -> Option<PersonName> {
    let name = texts.tell("seat-unnamed", &Args::new().number("seat", seat.number()));
    PersonName::tidy(&name).ok()
}
