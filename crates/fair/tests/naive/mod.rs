//! The fair bag once more, from `docs/FAIR.md` alone: lists, loops and whole numbers. It shares nothing with
//! the crate but the types of the game, and SHA-256.
#![allow(dead_code, reason = "no single test file uses everything")]

use azulejo_fair::Nonce;
use azulejo_rules::{Deal, DiscDeal, Effect, Position, Rules, Seat, Tile};
use sha2::{Digest, Sha256};

const VERSION: &str = "azulejo-fair-1";

/// Everything that a game's draws follow from.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) secret: [u8; 32],
    pub(crate) table: [u8; 16],
    pub(crate) game: u32,
    pub(crate) nonces: Vec<Option<Nonce>>,
}

impl Source {
    pub(crate) fn commitment(&self) -> [u8; 32] {
        sha256(&[VERSION.as_bytes(), &[0], b"commitment", &[0], &self.secret].concat())
    }

    pub(crate) fn key(&self, round: u16) -> [u8; 32] {
        let mut message = [VERSION.as_bytes(), &[0], b"round", &[0]].concat();
        message.extend(self.table);
        message.extend(self.game.to_be_bytes());
        message.extend(round.to_be_bytes());
        message.push(self.nonces.len().try_into().unwrap());
        for nonce in &self.nonces {
            message.push(u8::from(nonce.is_some()));
            message.extend(nonce.iter().flat_map(|nonce| *nonce.bytes()));
        }
        hmac(&self.secret, &message)
    }

    pub(crate) fn first(&self, rules: Rules) -> Seat {
        let mut chance = Chance::new(self.key(0));
        let seats: Vec<Seat> = rules.seats().collect();
        seats[chance.below(seats.len())]
    }

    pub(crate) fn deal(&self, pos: &Position) -> Deal {
        let mut chance = Chance::new(self.key(pos.round()));
        let gold = chance.gold_sides(pos.rules());
        let mut supply =
            Supply { bag: pos.bag().iter().collect(), lid: pos.lid().iter().collect() };
        let mut discs: Vec<Vec<Tile>> = Vec::new();
        for _ in pos.rules().circle() {
            discs.push(supply.fill_disc(&mut chance));
        }
        for (disc, gold) in discs.iter_mut().zip(&gold) {
            if *gold == Some(Effect::Extra) {
                disc.extend(supply.one_tile(&mut chance));
            }
        }
        let discs = gold.into_iter().zip(discs);
        Deal { discs: discs.map(|(gold, disc)| DiscDeal::new(gold, disc).unwrap()).collect() }
    }
}

/// The words of a round, and the fraction from which numbers are being cut.
pub(crate) struct Chance {
    key: [u8; 32],
    /// How many words are spent.
    words: usize,
    /// The fraction and the product of the bounds cut from it, once there is one.
    fraction: Option<(u128, u128)>,
}

impl Chance {
    pub(crate) fn new(key: [u8; 32]) -> Chance {
        Chance { key, words: 0, fraction: None }
    }

    pub(crate) fn word(&mut self) -> u64 {
        let (block, place) = ((self.words / 4) as u64, self.words % 4);
        self.words += 1;
        let block = hmac(&self.key, &block.to_be_bytes());
        u64::from_be_bytes(block[8 * place..8 * place + 8].try_into().unwrap())
    }

    fn below(&mut self, bound: usize) -> usize {
        let fresh = self.fraction.filter(|&(_, spent)| spent < 1_048_576);
        let (fraction, spent) = fresh.unwrap_or_else(|| (self.word().into(), 1));
        let (number, rest) = cut(fraction, bound);
        self.fraction = Some((rest, spent * bound as u128));
        number
    }

    fn gold_sides(&mut self, rules: Rules) -> Vec<Option<Effect>> {
        let mut gold = vec![None; rules.discs()];
        let mut effects = Effect::ALL.to_vec();
        let mut places: Vec<usize> = (0..rules.discs()).collect();
        for turned in 0..rules.gold_sides() {
            let effect = turned + self.below(effects.len() - turned);
            let place = turned + self.below(places.len() - turned);
            effects.swap(turned, effect);
            places.swap(turned, place);
            gold[places[turned]] = Some(effects[turned]);
        }
        gold
    }
}

/// Bag and lid, their tiles in color order.
struct Supply {
    bag: Vec<Tile>,
    lid: Vec<Tile>,
}

impl Supply {
    fn fill_disc(&mut self, chance: &mut Chance) -> Vec<Tile> {
        if self.bag.len() >= 4 {
            return self.draw(4, chance);
        }
        (0..4).flat_map(|_| self.one_tile(chance)).collect()
    }

    fn one_tile(&mut self, chance: &mut Chance) -> Vec<Tile> {
        if self.bag.is_empty() {
            self.bag.append(&mut self.lid);
        }
        if self.bag.is_empty() { Vec::new() } else { self.draw(1, chance) }
    }

    /// Tiles that are in the bag, by one word.
    fn draw(&mut self, count: usize, chance: &mut Chance) -> Vec<Tile> {
        let mut fraction = chance.word().into();
        let mut drawn = Vec::new();
        for _ in 0..count {
            let (place, rest) = cut(fraction, self.bag.len());
            drawn.push(self.bag.remove(place));
            fraction = rest;
        }
        drawn
    }
}

/// A number below the bound, and what is left of the fraction.
fn cut(fraction: u128, bound: usize) -> (usize, u128) {
    let product = fraction * bound as u128;
    ((product / (1 << 64)).try_into().unwrap(), product % (1 << 64))
}

pub(crate) fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

fn hmac(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let padded = |pad: u8| -> Vec<u8> {
        (0..64).map(|place| key.get(place).copied().unwrap_or(0) ^ pad).collect()
    };
    let inner = sha256(&[padded(0x36), message.to_vec()].concat());
    sha256(&[padded(0x5c), inner.to_vec()].concat())
}
