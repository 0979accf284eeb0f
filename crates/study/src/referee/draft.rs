//! A deal that is being told, tap by tap.

use super::draws;
use azulejo_rules::{Deal, DiscDeal, Effect, Factory, IllegalDeal, Position, Rules, Tile, Tiles};

/// One thing that is told about a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tap {
    /// This disc is filled next.
    Choose(Factory),
    /// One tile more on a disc.
    Tile(Factory, Tile),
    /// One tile of that color less.
    Back(Factory, Tile),
    /// A disc's gold side is up, or none.
    Gold(Factory, Option<Effect>),
    /// No tile on a disc.
    Empty(Factory),
}

impl Tap {
    /// The disc that is meant.
    pub const fn factory(self) -> Factory {
        match self {
            Tap::Choose(factory)
            | Tap::Tile(factory, _)
            | Tap::Back(factory, _)
            | Tap::Gold(factory, _)
            | Tap::Empty(factory) => factory,
        }
    }
}

/// A deal that is being told: the tiles drawn for each disc, before any magnet pulls.
///
/// Tiles may be told in any order within a disc. Where the bag ran out, [`Draft::deal`] finds an
/// order in which they can have been drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub(super) before: Position,
    pub(super) told: Deal,
    chosen: Factory,
}

impl Draft {
    /// Nothing is told yet of a deal for this table.
    pub fn new(before: &Position) -> Draft {
        let discs = before.rules().circle().map(|_| DiscDeal::default()).collect();
        Draft { before: before.clone(), told: Deal { discs }, chosen: Factory::ALL[0] }
    }

    /// A deal for this table that is told already, to be changed.
    pub fn of(before: &Position, deal: &Deal) -> Draft {
        let mut draft = Draft::new(before);
        for tap in taps_of(deal) {
            draft.tap(tap);
        }
        draft
    }

    /// Nothing told, for the same table.
    pub(super) fn emptied(&self) -> Draft {
        Draft::new(&self.before)
    }

    /// What is told so far, disc by disc.
    pub fn told(&self) -> &Deal {
        &self.told
    }

    /// The disc that is filled next.
    pub fn chosen(&self) -> Factory {
        self.chosen
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.before.rules()
    }

    /// The discs with their places.
    pub fn discs(&self) -> impl Iterator<Item = (Factory, &DiscDeal)> {
        self.rules().circle().zip(&self.told.discs)
    }

    /// How many tiles a disc gets: fewer than usual where bag and lid run out (RULES 4.1), one more
    /// on the extra disc (RULES 7.3).
    pub fn wanted(&self, factory: Factory) -> usize {
        draws::share(self, factory).total()
    }

    /// Which tiles can still be drawn for a disc, after those that are told.
    pub fn left(&self, factory: Factory) -> Tiles {
        draws::left(self, factory)
    }

    /// How many tiles are drawn before the lid is poured into the bag; `None` if this deal does not
    /// need it.
    pub fn pours_after(&self) -> Option<u16> {
        let wanted: usize = self.discs().map(|(factory, _)| self.wanted(factory)).sum();
        let in_bag = self.before.bag().total();
        (wanted > usize::from(in_bag)).then_some(in_bag)
    }

    /// How many tiles the discs lack because bag and lid run out.
    pub fn missing(&self) -> usize {
        let usual: usize = self.discs().map(|(_, disc)| disc.wanted()).sum();
        usual - self.discs().map(|(factory, _)| self.wanted(factory)).sum::<usize>()
    }

    /// How many gold sides are still to be told.
    pub fn gold_missing(&self) -> usize {
        let told = self.discs().filter(|(_, disc)| disc.gold().is_some()).count();
        self.rules().gold_sides().saturating_sub(told)
    }

    /// The deal as the rules want it, once everything is told.
    ///
    /// # Errors
    ///
    /// Everything that is missing or could not have been drawn.
    pub fn deal(&self) -> Result<Deal, Vec<IllegalDeal>> {
        let faults = draws::faults(self);
        if !faults.is_empty() {
            return Err(faults);
        }
        draws::in_order(self).map_err(|illegal| vec![illegal])
    }

    /// Everything that is missing or could not have been drawn.
    pub fn faults(&self) -> Vec<IllegalDeal> {
        self.deal().err().unwrap_or_default()
    }

    /// Tells one thing; `false` if it changes nothing.
    pub fn tap(&mut self, tap: Tap) -> bool {
        let place = tap.factory().index();
        let Some(&disc) = self.told.discs.get(place) else { return false };
        let Some(changed) = tapped(disc, tap) else { return false };
        let chosen = std::mem::replace(&mut self.chosen, tap.factory());
        self.told.discs[place] = changed;
        if matches!(tap, Tap::Tile(..)) {
            self.go_on();
        }
        changed != disc || (matches!(tap, Tap::Choose(_)) && self.chosen != chosen)
    }

    /// From a disc that has all its tiles one goes on to the next that has not.
    fn go_on(&mut self) {
        let is_open = |&factory: &Factory| {
            self.told.discs[factory.index()].drawn().len() < self.wanted(factory)
        };
        let count = self.rules().discs();
        let mut from_here = self.rules().circle().cycle().skip(self.chosen.index()).take(count);
        self.chosen = from_here.find(is_open).unwrap_or(self.chosen);
    }
}

/// A disc after a tap; `None` if the tap can't be.
fn tapped(disc: DiscDeal, tap: Tap) -> Option<DiscDeal> {
    let mut tiles: Vec<Tile> = disc.drawn().iter().collect();
    match tap {
        Tap::Choose(_) => return Some(disc),
        Tap::Tile(_, tile) => tiles.push(tile),
        Tap::Back(_, tile) => {
            let last = tiles.iter().rposition(|&other| other == tile)?;
            tiles.remove(last);
        }
        Tap::Gold(_, gold) => return DiscDeal::new(gold, tiles),
        Tap::Empty(_) => tiles.clear(),
    }
    DiscDeal::new(disc.gold(), tiles)
}

/// The taps that tell a deal.
pub(super) fn taps_of(deal: &Deal) -> Vec<Tap> {
    let discs = || Factory::ALL.into_iter().zip(&deal.discs);
    let gold = discs()
        .filter(|(_, disc)| disc.gold().is_some())
        .map(|(factory, disc)| Tap::Gold(factory, disc.gold()));
    let tiles = discs()
        .flat_map(|(factory, disc)| disc.drawn().iter().map(move |tile| Tap::Tile(factory, tile)));
    gold.chain(tiles).collect()
}
