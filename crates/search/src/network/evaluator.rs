//! The evaluator that searches use: networks where there are some, the linear evaluation elsewhere.

use super::cache::EncodingCache;
use super::features::{
    InputPhase, OfferSummary, common_features, relative_features, seat_features,
};
use super::file::NetworkFile;
use super::model::{BoardEncoding, Network, SeatOutput, TableRow, add, expectations, value};
use crate::outlook::decided;
use crate::policy::Policy;
use crate::settled::{Settled, Sight};
use crate::utility::Prospect;
use crate::weights::{TABLE_COUNT, table};
use crate::{Evaluator, HandMade};
use azulejo_rules::{Board, BySeat, Position, Rules, Seat};
use std::cell::RefCell;
use std::sync::Arc;

/// Networks for some or all rule sets; cheap to clone.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct NetworkSet {
    /// For each number of players and side of the wall.
    networks: [Option<Arc<NetworkFile>>; TABLE_COUNT],
}

impl NetworkSet {
    /// No network: every position is evaluated linearly.
    pub fn none() -> NetworkSet {
        NetworkSet::default()
    }

    /// Whether it has no network at all.
    pub fn is_empty(&self) -> bool {
        !cfg!(feature = "networks") || self.networks.iter().all(Option::is_none)
    }

    /// Adds a network for all rule sets with its number of players and side of the wall, in place of the one
    /// that was there.
    pub fn insert(&mut self, file: NetworkFile) {
        let place = table(file.rules());
        self.networks[place] = Some(Arc::new(file));
    }

    /// The network for a rule set; none without the feature `networks`.
    #[inline]
    pub fn get(&self, rules: Rules) -> Option<&NetworkFile> {
        if cfg!(feature = "networks") { self.networks[table(rules)].as_deref() } else { None }
    }
}

/// Evaluates by the network of the rule set, or by the linear evaluation where there is none.
pub struct NetworkEvaluator {
    networks: NetworkSet,
    linear: HandMade,
    caches: RefCell<Caches>,
}

/// Encodings for each phase, of one rule set at a time.
struct Caches {
    rules: Option<Rules>,
    phases: [EncodingCache; InputPhase::ALL.len()],
}

impl Default for Caches {
    fn default() -> Caches {
        Caches { rules: None, phases: [const { EncodingCache::new() }; 2] }
    }
}

impl Clone for NetworkEvaluator {
    fn clone(&self) -> NetworkEvaluator {
        NetworkEvaluator::new(self.networks.clone(), self.linear.clone())
    }
}

impl Default for NetworkEvaluator {
    fn default() -> NetworkEvaluator {
        NetworkEvaluator::new(NetworkSet::none(), HandMade::default())
    }
}

impl NetworkEvaluator {
    /// An evaluator with these networks, and this linear evaluation for the other rule sets.
    pub fn new(networks: NetworkSet, linear: HandMade) -> NetworkEvaluator {
        NetworkEvaluator { networks, linear, caches: RefCell::default() }
    }

    /// Whether there is a network for a rule set.
    pub fn has_network(&self, rules: Rules) -> bool {
        self.networks.get(rules).is_some()
    }

    /// What the network says about each seat.
    #[inline]
    fn outputs(&self, file: &NetworkFile, pos: &Position) -> BySeat<SeatOutput> {
        let mut caches = self.caches.borrow_mut();
        if caches.rules != Some(pos.rules()) {
            *caches = Caches { rules: Some(pos.rules()), ..Caches::default() };
        }
        let phase = InputPhase::of(pos);
        let network = file.network(phase);
        outputs(network, phase, pos, &mut caches.phases[phase as usize])
    }
}

#[inline]
fn outputs(
    network: &Network,
    phase: InputPhase,
    pos: &Position,
    cache: &mut EncodingCache,
) -> BySeat<SeatOutput> {
    let side = pos.rules().wall;
    let mut common = network.table_bias();
    let offer = (phase == InputPhase::Offer).then(|| OfferSummary::of(pos));
    common_features(pos, offer.as_ref(), |feature| add(&mut common, network.table_row(feature)));
    let encode = |board: &Board| -> BoardEncoding {
        let compute = || network.encode(&Settled::new(board, side, Sight::default()), side);
        let mut encoding = *cache.get(board.hash(), compute);
        if let Some(offer) = &offer {
            seat_features(board, offer, |feature| {
                let (own, other) = network.seat_rows(feature);
                add(&mut encoding.own, own);
                add(&mut encoding.other, other);
            });
        }
        encoding
    };
    let encodings: BySeat<BoardEncoding> = pos.boards().iter().map(encode).collect();
    let mut outputs = BySeat::new();
    for seat in pos.rules().seats() {
        let mut sum: TableRow = common;
        relative_features(pos, phase, seat, |feature| add(&mut sum, network.table_row(feature)));
        for (other, encoding) in encodings.iter().enumerate() {
            add(&mut sum, if other == seat.index() { &encoding.own } else { &encoding.other });
        }
        outputs.push(network.output(&sum));
    }
    outputs
}

impl Evaluator for NetworkEvaluator {
    fn prospects(&self, pos: &Position) -> BySeat<Prospect> {
        match self.networks.get(pos.rules()) {
            None => self.linear.prospects(pos),
            Some(file) => decided(pos).unwrap_or_else(|| expectations(&self.outputs(file, pos))),
        }
    }

    #[inline]
    fn policy(&self, rules: Rules) -> Option<&Policy> {
        self.networks.get(rules)?.policy()
    }

    fn own(&self, pos: &Position, seat: Seat) -> i32 {
        self.linear.own(pos, seat)
    }

    fn value(&self, pos: &Position, seat: Seat) -> crate::Value {
        match self.networks.get(pos.rules()) {
            None => self.linear.value(pos, seat),
            Some(file) => match decided(pos) {
                Some(prospects) => prospects[seat.index()].value(),
                None => value(&self.outputs(file, pos), seat.index()),
            },
        }
    }
}
