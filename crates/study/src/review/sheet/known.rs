//! What is known about one moment, and how well.

use crate::moment::{Care, Fortune, Moment};

/// What is known about a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    moment: Option<Moment>,
    care: Care,
}

/// How well a moment is known. More is better: what no search can improve, then what says something
/// about luck, then what was looked at longer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Knowledge {
    /// Whether a longer look would find nothing else: a move after which the rest of the round was
    /// looked through to its end, or a deal that left nothing to decide.
    pub settled: bool,
    /// Whether a deal was compared with others.
    pub luck: bool,
    /// Nodes for each search.
    pub nodes: u64,
    /// How many other deals were looked at.
    pub deals: u32,
}

impl Known {
    pub(super) fn new(moment: Option<Moment>, care: Care) -> Known {
        Known { moment, care }
    }

    /// What was found; `None` where there was nothing to decide.
    pub fn moment(&self) -> Option<&Moment> {
        self.moment.as_ref()
    }

    /// How carefully it was looked at.
    pub fn care(&self) -> Care {
        self.care
    }

    /// How well it is known.
    pub fn knowledge(&self) -> Knowledge {
        match &self.moment {
            None => Knowledge { settled: true, luck: false, nodes: 0, deals: 0 },
            Some(Moment::Move(decision)) => Knowledge {
                settled: decision.is_solved(),
                luck: false,
                nodes: self.care.nodes,
                deals: 0,
            },
            Some(Moment::Deal(Fortune { expected, .. })) => Knowledge {
                settled: false,
                luck: expected.is_some(),
                nodes: self.care.deal_nodes,
                deals: expected.as_ref().map_or(0, |expected| expected.deals),
            },
        }
    }

    /// Whether a look with such care would add nothing.
    pub fn satisfies(&self, care: Care) -> bool {
        let Knowledge { settled, nodes, deals, .. } = self.knowledge();
        settled
            || match &self.moment {
                None => true,
                Some(Moment::Move(_)) => nodes >= care.nodes,
                // Fewer than two deals say nothing about luck.
                Some(Moment::Deal(_)) => {
                    nodes >= care.deal_nodes && (care.deals < 2 || deals >= care.deals)
                }
            }
    }
}
