//! What happens at the table in words: the same sentences for the log, the line-based mode and the screen.

use super::{News, names_of};
use azulejo_protocol::{Change, End, Happening, Mirror, Refusal};
use azulejo_rules::{FactoryKind, WallSide};
use azulejo_view::scene::Banner;
use azulejo_view::{Args, Entry, Narrator, Scene, SceneOptions, Texts};

/// What happened, in whole sentences; nothing for what nobody has to hear.
pub fn sentences(texts: &Texts, news: &News) -> Vec<String> {
    let names = names_of(texts, news.before.as_ref().unwrap_or(&news.after));
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
    let (rules, names) = (table.options().rules, names_of(texts, table));
    let names: Vec<String> = rules.seats().map(|seat| names.of(seat).to_owned()).collect();
    let wall = match rules.wall {
        WallSide::Colored => "wall-colored",
        WallSide::Free => "wall-free",
    };
    let factories = match rules.factories {
        FactoryKind::Plain => "factories-plain",
        FactoryKind::Special => "factories-special",
        FactoryKind::SpecialEven => "factories-even",
    };
    let args = Args::new().text("names", texts.list(&names)).text("wall", texts.say(wall));
    texts.tell("plain-begins", &args.text("factories", texts.say(factories)))
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
        return Narrator::new(texts, &names_of(texts, table)).why_not(&illegal);
    }
    texts.say(match why {
        Refusal::PastDeal => "refused-past-deal",
        Refusal::PastStart => "refused-past-start",
        Refusal::NoTakeback => "refused-no-takeback",
        Refusal::GameOver => "refused-over",
        Refusal::NotYourTurn { .. } => "refused-turn",
        Refusal::TooLateToAbort => "refused-abort",
        // Nothing else can be asked for at one terminal that its table would refuse, but at the wrong time.
        _ => "refused",
    })
}
