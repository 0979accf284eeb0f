//! The beats of a deal.

use super::stage::{Pace, Show, Stage};
use super::{BeatKind, Caption, Motion};
use azulejo_rules::{
    Deal, Disc, DiscDeal, Event, Factory, IllegalDeal, Position, Setup, Tile, Tiles,
};

const FILL: Pace = Pace { flight: 300, beat: 300 };
const POUR: Pace = Pace { flight: 0, beat: 450 };
const EXTRA: Pace = Pace { flight: 350, beat: 500 };
const MAGNET: Pace = Pace { flight: 350, beat: 500 };

/// A tile and the disc that it was drawn for.
type Draw = (Factory, Tile);

/// The beats of a deal: the discs, the lid poured back where the bag ran out, then effects 1 and 2
/// in short beats of their own.
pub(super) fn of_deal(before: &Position, deal: &Deal) -> Result<Motion, IllegalDeal> {
    let mut after = before.clone();
    let mut events = Vec::new();
    after.deal_before(deal, &mut events)?;
    let told: Vec<Caption> = events.iter().filter_map(caption).collect();
    let about = |wanted: fn(Caption) -> bool| -> Vec<Caption> {
        told.iter().copied().filter(|&caption| wanted(caption)).collect()
    };

    let mut hand = Hand::new(before, deal, &events);
    hand.draw(BeatKind::Fill, &first_draws(deal), about(is_short), FILL);
    hand.draw(BeatKind::Extra, &extra_draw(deal), about(is_extra), EXTRA);
    let pulled = Show::captions(about(is_pull));
    hand.stage.beat(BeatKind::Magnet, Setup::from(&after), pulled, MAGNET);

    let mut motion = hand.stage.end(Setup::from(&after));
    if let Some(first) = motion.beats.first_mut() {
        first.captions.insert(0, Caption::Round { round: before.round() });
    }
    Ok(motion)
}

/// The hand in the bag.
struct Hand {
    stage: Stage,
    /// How many tiles have been drawn.
    drawn: usize,
    /// After how many of them the lid is poured back.
    pours_after: Option<usize>,
}

impl Hand {
    /// The discs lie ready, with their gold sides up, and nothing is drawn yet.
    fn new(before: &Position, deal: &Deal, events: &[Event]) -> Hand {
        let mut table = Setup::from(before);
        let empty = |disc: &DiscDeal| match disc.gold() {
            Some(effect) => Disc::Gold { effect, tiles: Tiles::NONE },
            None => Disc::Plain(Tiles::NONE),
        };
        table.discs = deal.discs.iter().map(empty).collect();
        let pours_after = events.iter().find_map(|event| match event {
            Event::LidPoured { drawn } => Some(usize::from(*drawn)),
            _ => None,
        });
        Hand { stage: Stage::new(table), drawn: 0, pours_after }
    }

    /// Draws tiles onto their discs; the lid is poured back in between if its moment comes.
    fn draw(&mut self, kind: BeatKind, draws: &[Draw], captions: Vec<Caption>, pace: Pace) {
        let mut rest = draws;
        if let Some(pause) = self.pours_after.and_then(|pours| pours.checked_sub(self.drawn))
            && pause < draws.len()
        {
            let (first, later) = draws.split_at(pause);
            self.lay(kind, first, Vec::new(), pace);
            self.pour();
            rest = later;
        }
        self.lay(kind, rest, captions, pace);
    }

    fn lay(&mut self, kind: BeatKind, draws: &[Draw], captions: Vec<Caption>, pace: Pace) {
        let mut table = self.stage.table.clone();
        for &(factory, tile) in draws {
            let one = Tiles::of(tile, 1);
            table.bag -= one;
            if let Some(disc) = table.discs.get_mut(factory.index()) {
                *disc = with_tiles(*disc, disc.tiles() + one);
            }
        }
        self.drawn += draws.len();
        self.stage.beat(kind, table, Show::captions(captions), pace);
    }

    fn pour(&mut self) {
        let mut table = self.stage.table.clone();
        table.bag += std::mem::take(&mut table.lid);
        self.stage.beat(BeatKind::Pour, table, Show::captions(vec![Caption::Poured]), POUR);
    }
}

/// The same disc with other tiles on it.
fn with_tiles(disc: Disc, tiles: Tiles) -> Disc {
    match disc {
        Disc::Plain(_) => Disc::Plain(tiles),
        Disc::Gold { effect, .. } => Disc::Gold { effect, tiles },
        Disc::Taken => Disc::Taken,
    }
}

/// What every disc gets, disc by disc.
fn first_draws(deal: &Deal) -> Vec<Draw> {
    let discs = Factory::ALL.into_iter().zip(&deal.discs);
    let drawn = |(factory, disc): (Factory, &DiscDeal)| {
        disc.drawn().iter().take(DiscDeal::TILES).map(move |tile| (factory, tile))
    };
    discs.flat_map(drawn).collect()
}

/// What effect 1 draws after all discs are filled (RULES 7.3).
fn extra_draw(deal: &Deal) -> Vec<Draw> {
    let discs = Factory::ALL.into_iter().zip(&deal.discs);
    let extra = |(factory, disc): (Factory, &DiscDeal)| {
        disc.drawn().get(DiscDeal::TILES).map(|tile| (factory, tile))
    };
    discs.filter_map(extra).collect()
}

fn caption(event: &Event) -> Option<Caption> {
    match *event {
        Event::Short { missing } => Some(Caption::Short { missing }),
        Event::Extra { factory, tile } => Some(Caption::Extra { factory, tile }),
        Event::Pulled { to, from, tile } => Some(Caption::Pulled { to, from, tile }),
        Event::Placed { .. }
        | Event::Dropped { .. }
        | Event::Paid { .. }
        | Event::LidPoured { .. } => None,
    }
}

fn is_short(caption: Caption) -> bool {
    matches!(caption, Caption::Short { .. })
}

fn is_extra(caption: Caption) -> bool {
    matches!(caption, Caption::Extra { .. })
}

fn is_pull(caption: Caption) -> bool {
    matches!(caption, Caption::Pulled { .. })
}
