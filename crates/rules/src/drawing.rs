//! A deal in the making: one piece of chance after the other (RULES 4.1, 7.2, 7.3).

use crate::dealing::Hand;
use crate::{Deal, DiscDeal, Effect, Factory, Phase, Position, Rules, Tile};
use arrayvec::ArrayVec;
use std::fmt;

/// One thing that chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Draw {
    /// The next disc lies with its gold side up, or with its plain one.
    Side(Option<Effect>),
    /// The next tile has this color.
    Tile(Tile),
}

impl Draw {
    /// How many there are: five colors, the plain side and nine gold ones.
    pub const COUNT: usize = Tile::COUNT + 1 + Effect::ALL.len();

    /// Its number: the colors in their order, the plain side, then [`Effect::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Draw::Tile(tile) => tile.index(),
            Draw::Side(None) => Tile::COUNT,
            Draw::Side(Some(effect)) => Tile::COUNT + 1 + effect.index(),
        }
    }

    /// The one with this number.
    ///
    /// ```
    /// use azulejo_rules::Draw;
    /// assert!((0..Draw::COUNT).all(|index| Draw::new(index).unwrap().index() == index));
    /// assert_eq!(Draw::new(Draw::COUNT), None);
    /// ```
    pub fn new(index: usize) -> Option<Draw> {
        match index.checked_sub(Tile::COUNT) {
            None => Some(Draw::Tile(Tile::ALL[index])),
            Some(0) => Some(Draw::Side(None)),
            Some(gold) => Effect::ALL.get(gold - 1).map(|&effect| Draw::Side(Some(effect))),
        }
    }
}

/// A color's letter, `plain`, or the text of a gold side, as `2R*`.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Tile(tile) => tile.fmt(f),
            Draw::Side(None) => f.write_str("plain"),
            Draw::Side(Some(effect)) => write!(f, "{effect}*"),
        }
    }
}

/// What was to be drawn can't be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotDrawn {
    /// What was to be drawn.
    pub draw: Draw,
}

impl fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} can't be drawn now", self.draw)
    }
}

impl std::error::Error for NotDrawn {}

/// A deal in the making. With special factories the sides of the discs are decided first, disc by
/// disc; then the tiles are drawn one at a time, disc by disc, and effect 1's extra tile last.
///
/// Which of the nine discs lie in the circle can't be seen of a plain side, so a disc is gold with
/// the chance that is left for it, and then shows each gold side that is not there yet alike.
///
/// ```
/// use azulejo_rules::{Draw, Drawing, Position, Seat, Tile};
/// let pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
/// let mut drawing = Drawing::new(&pos).expect("the bag is to act");
/// while let Some(&(draw, chance, of)) = drawing.outcomes().first() {
///     assert_eq!(draw, Draw::Tile(Tile::Blue));
///     assert!(chance <= of);
///     drawing.draw(draw)?;
/// }
/// assert_eq!(drawing.deal().to_string(), "BBBB BBBB BBBB BBBB BBBB");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    rules: Rules,
    hand: Hand,
    /// The sides that are decided.
    sides: ArrayVec<Option<Effect>, { Factory::COUNT }>,
    /// The tiles that are drawn, in the order of drawing.
    tiles: ArrayVec<Tile, { Factory::COUNT * DiscDeal::TILES + 1 }>,
}

/// What may be drawn next, with its chance as a fraction: so many of so many.
pub type Outcomes = ArrayVec<(Draw, u32, u32), { Effect::ALL.len() + 1 }>;

impl Drawing {
    /// Nothing is drawn yet; `None` if the bag is not to act.
    pub fn new(pos: &Position) -> Option<Drawing> {
        if pos.phase() != Phase::Deal {
            return None;
        }
        let rules = pos.rules();
        let mut sides = ArrayVec::new();
        if !rules.has_gold() {
            sides.extend(rules.circle().map(|_| None));
        }
        Some(Drawing { rules, hand: Hand::new(pos), sides, tiles: ArrayVec::new() })
    }

    /// What may be drawn next, and how likely each is; nothing once the deal is complete.
    pub fn outcomes(&self) -> Outcomes {
        if self.sides.len() < self.rules.discs() {
            return self.side_outcomes();
        }
        if self.tiles.len() >= self.wanted() {
            return Outcomes::new();
        }
        let left = self.hand.next_heap();
        let of = left.total().into();
        let colors = left.colors();
        colors.iter().map(|tile| (Draw::Tile(tile), left.count(tile).into(), of)).collect()
    }

    /// Whether everything is drawn that can be.
    pub fn is_complete(&self) -> bool {
        self.outcomes().is_empty()
    }

    /// Draws what chance has decided.
    ///
    /// # Errors
    ///
    /// If it is not among the [outcomes](Drawing::outcomes); nothing is drawn then.
    pub fn draw(&mut self, draw: Draw) -> Result<(), NotDrawn> {
        if !self.outcomes().iter().any(|&(possible, ..)| possible == draw) {
            return Err(NotDrawn { draw });
        }
        match draw {
            Draw::Side(side) => self.sides.push(side),
            Draw::Tile(tile) => {
                self.hand.take(tile);
                self.tiles.push(tile);
            }
        }
        Ok(())
    }

    /// What is drawn so far, as a deal: one that the rules accept once it is complete.
    pub fn deal(&self) -> Deal {
        let circle = DiscDeal::TILES * self.rules.discs();
        let (plain, extra) = self.tiles.split_at(self.tiles.len().min(circle));
        let mut heaps = plain.chunks(DiscDeal::TILES);
        let sides = self.sides.iter().copied().chain(std::iter::repeat(None));
        let disc = |side| {
            let own = heaps.next().unwrap_or_default().iter().copied();
            let more = if side == Some(Effect::Extra) { extra } else { &[] };
            DiscDeal::new(side, own.chain(more.iter().copied())).unwrap_or_default()
        };
        Deal { discs: sides.take(self.rules.discs()).map(disc).collect() }
    }

    /// How many tiles the discs get as long as bag and lid last.
    fn wanted(&self) -> usize {
        let extra = self.sides.contains(&Some(Effect::Extra));
        DiscDeal::TILES * self.rules.discs() + usize::from(extra)
    }

    /// The next disc is gold as often as gold sides are left for the discs that are left.
    fn side_outcomes(&self) -> Outcomes {
        let gold = self.rules.gold_sides() - self.sides.iter().flatten().count();
        let discs = self.rules.discs() - self.sides.len();
        let (gold, discs) = (gold as u32, discs as u32);
        let shown = |effect: &Effect| self.sides.contains(&Some(*effect));
        let open = Effect::ALL.into_iter().filter(|effect| !shown(effect));
        let sides = open.clone().count() as u32;
        let plain = (Draw::Side(None), (discs - gold) * sides, discs * sides);
        let all = open.map(|effect| (Draw::Side(Some(effect)), gold, discs * sides));
        std::iter::once(plain).chain(all).filter(|&(_, chance, _)| chance > 0).collect()
    }
}

#[cfg(all(test, feature = "dealer"))]
mod tests {
    use super::*;
    use crate::{Dealer, Seat};

    /// The draws that lead to a deal.
    fn draws(rules: Rules, deal: &Deal) -> Vec<Draw> {
        let sides = deal.discs.iter().map(|disc| Draw::Side(disc.gold()));
        let sides = sides.filter(|_| rules.has_gold());
        let drawn = |place: usize| {
            deal.discs.iter().flat_map(move |disc| {
                let own = if place == 0 { 0..DiscDeal::TILES } else { place..place + 1 };
                own.filter_map(|place| disc.drawn().get(place)).collect::<Vec<_>>()
            })
        };
        let tiles = drawn(0).chain(drawn(DiscDeal::TILES)).map(Draw::Tile);
        sides.chain(tiles).collect()
    }

    #[test]
    fn every_deal_of_a_dealer_can_be_drawn_piece_by_piece() {
        for rules in Rules::ALL {
            let (mut dealer, mut pos) = (Dealer::new(5), Position::new(rules, Seat::ALL[0]));
            while pos.phase() != Phase::Over {
                if let Some(mv) = dealer.pick(&pos) {
                    pos.play(mv).unwrap();
                    assert_eq!(Drawing::new(&pos).is_some(), pos.phase() == Phase::Deal);
                    continue;
                }
                let deal = dealer.draw(&pos);
                let mut drawing = Drawing::new(&pos).unwrap();
                for draw in draws(rules, &deal) {
                    let outcomes = drawing.outcomes();
                    let chances: u32 = outcomes.iter().map(|&(_, chance, _)| chance).sum();
                    assert!(outcomes.iter().all(|&(_, _, of)| of == chances), "{outcomes:?}");
                    drawing.draw(draw).unwrap();
                }
                assert!(drawing.is_complete(), "{deal} in {pos}");
                assert_eq!(drawing.deal(), deal);
                pos.deal(&deal).unwrap();
            }
        }
    }

    #[test]
    fn what_can_not_be_drawn_is_refused_and_changes_nothing() {
        let pos = Position::new("2cs".parse().unwrap(), Seat::ALL[0]);
        let mut drawing = Drawing::new(&pos).unwrap();
        let before = drawing.clone();
        let draw = Draw::Tile(Tile::Blue);
        assert_eq!(drawing.draw(draw), Err(NotDrawn { draw }));
        assert_eq!(drawing, before);
        drawing.draw(Draw::Side(Some(Effect::Tray))).unwrap();
        let again = drawing.draw(Draw::Side(Some(Effect::Tray))).unwrap_err();
        assert_eq!(again.to_string(), "5* can't be drawn now");
    }

    #[test]
    fn gold_sides_are_as_likely_at_every_disc() {
        let pos = Position::new("2cs".parse().unwrap(), Seat::ALL[0]);
        let mut drawing = Drawing::new(&pos).unwrap();
        let plain = |drawing: &Drawing| {
            let (draw, chance, of) = drawing.outcomes()[0];
            assert_eq!(draw, Draw::Side(None));
            (chance, of)
        };
        // Two of five discs are gold, with nine sides to show; then one of four with eight.
        assert_eq!(plain(&drawing), (27, 45));
        drawing.draw(Draw::Side(Some(Effect::Keeper))).unwrap();
        assert_eq!(plain(&drawing), (24, 32));
        (0..3).for_each(|_| drawing.draw(Draw::Side(None)).unwrap());
        assert!(drawing.outcomes().iter().all(|&(_, chance, of)| (chance, of) == (1, 8)));
    }
}
