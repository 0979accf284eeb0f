//! What the oracle's tests share: all rule sets, a tiny generator, and positions drawn without
//! counting the bag.
#![allow(dead_code, reason = "no single test file uses everything")]

/// All rule sets: 2 to 4 players, either wall, any factories.
pub(crate) fn all_rules() -> Vec<String> {
    let mut rules = Vec::new();
    for players in ["2", "3", "4"] {
        for wall in ["c", "f"] {
            for factories in ["p", "s", "e"] {
                rules.push(format!("{players}{wall}{factories}"));
            }
        }
    }
    rules
}

/// Marsaglia's xorshift, with a seed of its own for every game.
pub(crate) struct Xorshift(u64);

impl Xorshift {
    pub(crate) fn new(seed: u64) -> Xorshift {
        Xorshift(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below n.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % n
    }
}

/// An untouched board.
pub(crate) const FRESH: &str = "0:-/-/-/-/-:...../...../...../...../.....:-";

/// Writes the right counts where a position says `BAG`, so that every color has 20 tiles.
pub(crate) fn with_bag(position: &str) -> String {
    let fields: Vec<&str> = position.split(' ').collect();
    let mut tiles = fields[6].to_string();
    for disc in fields[5].split(',') {
        tiles += disc.rsplit('*').next().unwrap();
    }
    for seat in &fields[9..] {
        let parts: Vec<&str> = seat.split(':').collect();
        for line in parts[1].split('/') {
            let (color, count) = line.split_at(1);
            tiles += &color.repeat(count.parse().unwrap_or(0));
        }
        tiles += &parts[2..].concat();
    }
    let lid: Vec<usize> = fields[8].split('.').map(|count| count.parse().unwrap()).collect();
    let mut bag = Vec::new();
    for (color, lid) in "BYRKW".chars().zip(lid) {
        bag.push((20 - lid - tiles.matches(color).count()).to_string());
    }
    position.replace("BAG", &bag.join("."))
}
