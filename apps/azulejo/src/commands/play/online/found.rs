//! The table that somebody sets up for others.

use crate::cli::Play;
use crate::commands::play::seats::{SeatText, rules_for};
use anyhow::{Context, Result, bail};
use azulejo_protocol::{Access, FirstSeat, LevelName, Millis, PersonName, TableOptions, Takeback};
use azulejo_rules::Seat;
use azulejo_tui::online::NewTable;

/// The table: bots sit where the command line names them, all other seats are open.
pub(super) fn table(args: &Play) -> Result<NewTable> {
    let rules = match args.rules {
        Some(rules) => rules,
        None => rules_for(args.seats.len())?,
    };
    let (found, most) = (args.seats.len(), rules.players.count());
    if found > most {
        bail!("--seat: {found} sit down, and {rules} has {most} seats");
    }
    let mut options = TableOptions::new(rules, []);
    options.clock = args.online.clock.unwrap_or_default().0;
    options.takeback = Takeback::Consent;
    options.bot_pause = args.pause.map_or(TableOptions::BOT_PAUSE, Millis);
    if let Some(first) = args.first {
        let seat = Seat::new(first).filter(|&seat| rules.has_seat(seat));
        let seat = seat.with_context(|| format!("--first: there is no seat {first} in {rules}"))?;
        options.first = FirstSeat::Chosen(seat);
    }
    if options.bot_pause > TableOptions::MOST_BOT_PAUSE {
        bail!("--pause: bots wait at most {} ms", TableOptions::MOST_BOT_PAUSE.0);
    }
    let online = &args.online;
    let table = NewTable {
        options,
        access: if online.public { Access::Public } else { Access::Private },
        chat: online.talk.map(super::args::Talk::scope).unwrap_or_default(),
        bots: bots(&args.seats)?,
    };
    if table.own_seat().is_none() {
        bail!("--seat: bots sit at every seat, and none is left for people");
    }
    Ok(table)
}

fn bots(seats: &[SeatText]) -> Result<Vec<(Seat, LevelName)>> {
    let named = Seat::ALL.into_iter().zip(seats);
    let bots = named.filter_map(|(seat, who)| match who {
        SeatText::Bot(level) => Some((seat, level)),
        SeatText::Person(_) => None,
    });
    bots.map(|(seat, level)| Ok((seat, level.name().parse()?))).collect()
}

/// What the first person who is named is called: that is whoever sits at this terminal.
pub(super) fn own_name(seats: &[SeatText]) -> Option<PersonName> {
    let person = seats.iter().find_map(|who| match who {
        SeatText::Person(name) => Some(name.clone()),
        SeatText::Bot(_) => None,
    });
    person.flatten()
}
