//! In which order a deal was drawn, and what it could not have drawn (RULES 4.1, 7.3).
//!
//! Tiles are drawn disc by disc, then the extra one. So it is known of every disc how many of its tiles
//! come from the bag as it was and how many from the lid, before any of them is told.

use super::Draft;
use azulejo_rules::{Deal, DiscDeal, Effect, Factory, IllegalDeal, Position, Supply, Tile, Tiles};

/// How many of a disc's tiles come from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Share {
    bag: usize,
    lid: usize,
}

impl Share {
    pub(super) fn total(self) -> usize {
        self.bag + self.lid
    }

    /// The one heap that all its tiles come from; `None` if there are two, or none.
    fn only(self) -> Option<Supply> {
        match self {
            Share { bag: 1.., lid: 0 } => Some(Supply::Bag),
            Share { bag: 0, lid: 1.. } => Some(Supply::Lid),
            _ => None,
        }
    }

    fn is_mixed(self) -> bool {
        self.bag > 0 && self.lid > 0
    }
}

/// A disc's share of what is drawn.
pub(super) fn share(draft: &Draft, factory: Factory) -> Share {
    let in_bag = usize::from(draft.before.bag().total());
    let in_all = in_bag + usize::from(draft.before.lid().total());
    let mut share = Share::default();
    for nth in turns(draft, factory) {
        if nth < in_bag {
            share.bag += 1;
        } else if nth < in_all {
            share.lid += 1;
        }
    }
    share
}

/// Which of all draws, from 0, are a disc's.
fn turns(draft: &Draft, factory: Factory) -> impl Iterator<Item = usize> {
    let extras = |&(_, disc): &(Factory, &DiscDeal)| disc.gold() == Some(Effect::Extra);
    let own = factory.index() * DiscDeal::TILES;
    let after_all = draft.rules().discs() * DiscDeal::TILES;
    let is_extra = draft.discs().filter(extras).any(|(other, _)| other == factory);
    let before = draft.discs().filter(extras).take_while(|(other, _)| *other < factory).count();
    (own..own + DiscDeal::TILES).chain(is_extra.then_some(after_all + before))
}

/// Which tiles can still be drawn for a disc.
pub(super) fn left(draft: &Draft, factory: Factory) -> Tiles {
    let mine = share(draft, factory);
    let from = |supply| {
        let discs = draft.discs().filter(|(other, _)| share(draft, *other).only() == Some(supply));
        minus(
            heap(&draft.before, supply),
            discs.map(|(_, disc)| disc.tiles()).fold(Tiles::NONE, plus),
        )
    };
    let bag = if mine.bag > 0 { from(Supply::Bag) } else { Tiles::NONE };
    let lid = if mine.lid > 0 { from(Supply::Lid) } else { Tiles::NONE };
    if !mine.is_mixed() {
        return bag + lid;
    }
    let mixed = draft.discs().filter(|(other, _)| share(draft, *other).is_mixed());
    minus(bag + lid, mixed.map(|(_, disc)| disc.tiles()).fold(Tiles::NONE, plus))
}

fn heap(before: &Position, supply: Supply) -> Tiles {
    match supply {
        Supply::Bag => before.bag(),
        Supply::Lid => before.lid(),
    }
}

fn plus(all: Tiles, more: Tiles) -> Tiles {
    all + more
}

/// What is left of a heap after as much of another as it has.
fn minus(heap: Tiles, other: Tiles) -> Tiles {
    let count = |tile| heap.count(tile).saturating_sub(other.count(tile));
    Tile::ALL.into_iter().fold(Tiles::NONE, |all, tile| all + Tiles::of(tile, count(tile)))
}

/// Everything that is missing or could not have been drawn in any order.
pub(super) fn faults(draft: &Draft) -> Vec<IllegalDeal> {
    let mut faults = gold_faults(draft);
    for (factory, disc) in draft.discs() {
        let (found, expected) = (disc.drawn().len(), draft.wanted(factory));
        if found > expected {
            faults.push(IllegalDeal::TooMany { factory, found, expected });
        }
        if found < expected {
            faults.push(IllegalDeal::TooFew { factory, found, expected });
        }
    }
    faults.extend(not_there(draft));
    faults
}

/// What is wrong with the gold sides (RULES 7.1, 7.2).
fn gold_faults(draft: &Draft) -> Vec<IllegalDeal> {
    let mut faults = Vec::new();
    let gold: Vec<(Factory, Effect)> = draft
        .discs()
        .filter_map(|(factory, disc)| disc.gold().map(|effect| (factory, effect)))
        .collect();
    let (found, expected) = (gold.len(), draft.rules().gold_sides());
    if found != expected {
        faults.push(IllegalDeal::WrongGold { found, expected });
    }
    for (index, &(factory, effect)) in gold.iter().enumerate() {
        if gold[..index].iter().any(|&(_, other)| other == effect) {
            faults.push(IllegalDeal::GoldTwice { factory, effect });
        }
    }
    faults
}

/// Tiles that were not where they must have been drawn from. Discs with one source are served first;
/// where the bag ran out, either will do.
fn not_there(draft: &Draft) -> Vec<IllegalDeal> {
    let (mut bag, mut lid) = (draft.before.bag(), draft.before.lid());
    let mut faults = Vec::new();
    let is_pure = |factory: Factory| share(draft, factory).only().is_some();
    let discs = draft.discs().filter(|(factory, _)| is_pure(*factory));
    let mixed = draft.discs().filter(|(factory, _)| share(draft, *factory).is_mixed());
    for (factory, disc) in discs.chain(mixed) {
        let share = share(draft, factory);
        for tile in disc.drawn().iter() {
            let drawn =
                (share.bag > 0 && draw(&mut bag, tile)) || (share.lid > 0 && draw(&mut lid, tile));
            let supply = share.only().unwrap_or(Supply::Lid);
            let fault = IllegalDeal::NotThere { factory, tile, supply };
            if !drawn && !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }
    faults
}

/// Takes a tile out of a heap; `false` if there is none.
fn draw(heap: &mut Tiles, tile: Tile) -> bool {
    let there = heap.has(tile);
    if there {
        *heap -= Tiles::of(tile, 1);
    }
    there
}

/// The deal in an order in which it can have been drawn: as it was told, if possible.
pub(super) fn in_order(draft: &Draft) -> Result<Deal, IllegalDeal> {
    let told = draft.told();
    let check = |deal: &Deal| draft.before.check_deal(deal);
    if check(told).is_ok() {
        return Ok(told.clone());
    }
    let mut sorted = with_extras(told).into_iter().map(|deal| bag_first(draft, &deal));
    let as_told = bag_first(draft, told);
    match sorted.find(|deal| check(deal).is_ok()) {
        Some(deal) => Ok(deal),
        None => check(&as_told).map(|()| as_told),
    }
}

/// The deal with each color of the extra disc as its last tile.
fn with_extras(deal: &Deal) -> Vec<Deal> {
    let is_extra = |disc: &DiscDeal| disc.drawn().len() > DiscDeal::TILES;
    let Some(place) = deal.discs.iter().position(is_extra) else { return vec![deal.clone()] };
    let disc = deal.discs[place];
    let with_last = |tile: Tile| {
        let mut tiles: Vec<Tile> = disc.drawn().iter().collect();
        let at = tiles.iter().rposition(|&other| other == tile)?;
        let last = tiles.remove(at);
        tiles.push(last);
        let mut deal = deal.clone();
        deal.discs[place] = DiscDeal::new(disc.gold(), tiles)?;
        Some(deal)
    };
    disc.tiles().colors().iter().filter_map(with_last).collect()
}

/// The deal with the tiles that the bag had in front, on each disc; an extra one stays last.
fn bag_first(draft: &Draft, deal: &Deal) -> Deal {
    let (mut left, mut lid) = (draft.before.bag(), Some(draft.before.lid()));
    let discs = deal.discs.iter().map(|disc| {
        let mut tiles: Vec<Tile> = disc.drawn().iter().collect();
        let extra = tiles.split_off(tiles.len().min(DiscDeal::TILES));
        let mut sorted = Vec::new();
        while !tiles.is_empty() {
            let next = tiles.iter().position(|&tile| left.has(tile)).unwrap_or(0);
            let tile = tiles.remove(next);
            draw(&mut left, tile);
            sorted.push(tile);
            if left.is_empty() {
                left = lid.take().unwrap_or(Tiles::NONE);
            }
        }
        sorted.extend(extra);
        DiscDeal::new(disc.gold(), sorted).unwrap_or(*disc)
    });
    Deal { discs: discs.collect() }
}
