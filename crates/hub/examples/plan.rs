//! How many databases and nodes it takes for so many players, by arithmetic and by a simulation of the queues before the
//! databases. `docs/SCALING.md` tells where the figures come from.
//!
//! ```sh
//! cargo run --release -p azulejo-hub --example plan -- 1000000
//! ```

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "figures of a few digits are told"
)]

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What was measured, and what is assumed of players.
struct Facts {
    /// Between two moves at one table, in seconds.
    between_moves: f64,
    /// Who sits at a table, and who watches.
    people_at_a_table: f64,
    /// What an append costs a core of the database, in seconds.
    append: f64,
    /// What a node that hosts the same table reads after a hint, in seconds of the same core.
    tail: f64,
    /// What one table costs it at each look around of a node, in seconds.
    look: f64,
    /// Between two looks around, in seconds.
    between_looks: f64,
    /// On so many nodes somebody is connected to one table.
    nodes_at_a_table: f64,
    /// What a move costs a node in all, in seconds of a core.
    node: f64,
    /// Sockets that one node holds.
    sockets: f64,
    /// Cores of one database, of which this share may be busy.
    cores: usize,
    busy: f64,
}

const FACTS: Facts = Facts {
    between_moves: 10.0,
    people_at_a_table: 2.5,
    append: 0.000_75,
    tail: 0.000_3,
    look: 0.000_01,
    between_looks: 2.0,
    nodes_at_a_table: 2.2,
    node: 0.000_8,
    sockets: 10_000.0,
    cores: 16,
    busy: 0.5,
};

/// What a number of players amounts to.
struct Load {
    tables: f64,
    moves: f64,
    /// Cores of databases, of which all are busy.
    store_cores: f64,
    node_cores: f64,
    nodes: f64,
}

fn load(players: f64) -> Load {
    let tables = players / FACTS.people_at_a_table;
    let moves = tables / FACTS.between_moves;
    let tails = moves * (FACTS.nodes_at_a_table - 1.0);
    let looks = tables * FACTS.nodes_at_a_table / FACTS.between_looks;
    Load {
        tables,
        moves,
        store_cores: moves * FACTS.append + tails * FACTS.tail + looks * FACTS.look,
        node_cores: moves * FACTS.node,
        nodes: (players / FACTS.sockets).ceil(),
    }
}

/// Numbers that look random and are the same every time.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A time of this mean, of which none depends on the one before.
    fn time(&mut self, mean: f64) -> f64 {
        -mean * (1.0 - self.share()).ln()
    }
}

/// How much more than its share the fullest of so many partitions has, if tables are spread by their names.
fn unevenness(tables: f64, partitions: usize, chance: &mut Chance) -> f64 {
    let mut counts = vec![0u32; partitions];
    for _ in 0..tables as u64 {
        counts[(chance.next() % partitions as u64) as usize] += 1;
    }
    let most = counts.into_iter().max().unwrap_or_default();
    f64::from(most) * partitions as f64 / tables
}

/// How long appends wait and take at one database, in milliseconds: half, 99 of 100, 999 of 1000. It stands still for so
/// many seconds in the middle, as when another one takes over.
fn queue(rate: f64, service: f64, pause: f64, chance: &mut Chance) -> [f64; 3] {
    let mut free: BinaryHeap<Reverse<u64>> = (0..FACTS.cores).map(|_| Reverse(0)).collect();
    let (mut now, mut times) = (0.0, Vec::new());
    let until = 60.0;
    while now < until {
        now += chance.time(1.0 / rate);
        let Some(Reverse(core)) = free.pop() else { break };
        let mut begin = now.max(core as f64 / 1e9);
        if pause > 0.0 && (20.0..20.0 + pause).contains(&begin) {
            begin = 20.0 + pause;
        }
        let end = begin + chance.time(service);
        free.push(Reverse((end * 1e9) as u64));
        times.push(end - now);
    }
    times.sort_by(f64::total_cmp);
    [500, 990, 999].map(|share| 1000.0 * times[(times.len() - 1) * share / 1000])
}

fn main() {
    let said = std::env::args().nth(1);
    let players: f64 = said.and_then(|text| text.parse().ok()).unwrap_or(1_000_000.0);
    let load = load(players);
    println!("{players:.0} players: {:.0} tables, {:.0} moves a second", load.tables, load.moves);
    println!("cores of databases, all busy: {:.1}", load.store_cores);
    println!(
        "cores of nodes, all busy: {:.1}; nodes for their sockets: {:.0}",
        load.node_cores, load.nodes
    );
    let least = load.store_cores / (FACTS.cores as f64 * FACTS.busy);
    println!("databases of {} cores, half busy: {:.0}\n", FACTS.cores, least.ceil());
    println!(
        "| databases | busy | fullest | p50 ms | p99 ms | p99.9 ms | p99.9 ms with 5 s of standstill |"
    );
    println!("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    let mut chance = Chance(1);
    for partitions in [1, 2, 4, 8, 16, 32].map(|times| least.ceil().max(1.0) as usize * times / 4) {
        if partitions == 0 {
            continue;
        }
        let uneven = unevenness(load.tables, partitions, &mut chance);
        let rate = load.moves / partitions as f64 * uneven;
        // All that a move brings about, as if the append took it.
        let service = load.store_cores / load.moves;
        let busy = rate * service / FACTS.cores as f64;
        if busy >= 1.0 {
            println!(
                "| {partitions} | {:.0} % | +{:.1} % | it never catches up | | | |",
                100.0 * busy,
                100.0 * (uneven - 1.0)
            );
            continue;
        }
        let calm = queue(rate, service, 0.0, &mut chance);
        let rough = queue(rate, service, 5.0, &mut chance);
        println!(
            "| {partitions} | {:.0} % | +{:.1} % | {:.2} | {:.2} | {:.2} | {:.0} |",
            100.0 * busy,
            100.0 * (uneven - 1.0),
            calm[0],
            calm[1],
            calm[2],
            rough[2]
        );
    }
}
