//! One position of a tree.

use crate::act::{Act, ActError};
use azulejo_rules::{Course, Position, RoundReport};
use std::fmt;

/// The number of a node; never given twice in a tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The beginning of every tree.
    pub const ROOT: NodeId = NodeId(0);

    pub(super) fn after(self) -> NodeId {
        NodeId(self.0 + 1)
    }

    /// The number, for whoever has to name it elsewhere.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// One position of a tree.
#[derive(Clone, Debug)]
pub struct Node {
    course: Course,
    /// What led to it, and from where; nothing at the beginning.
    origin: Option<(NodeId, Act)>,
    report: Option<RoundReport>,
    pub(super) children: Vec<NodeId>,
    /// Where one went from here last.
    pub(super) ahead: Option<NodeId>,
}

impl Node {
    pub(super) fn root(course: Course) -> Node {
        Node { course, origin: None, report: None, children: Vec::new(), ahead: None }
    }

    /// What follows from an act.
    pub(super) fn child(&self, id: NodeId, act: Act) -> Result<Node, ActError> {
        let mut course = self.course.clone();
        let report = act.perform(&mut course)?;
        Ok(Node { report, origin: Some((id, act)), ..Node::root(course) })
    }

    /// The table.
    pub fn position(&self) -> &Position {
        self.course.position()
    }

    /// The node before it.
    pub fn parent(&self) -> Option<NodeId> {
        self.origin.as_ref().map(|&(parent, _)| parent)
    }

    /// The move or deal that led to it; `None` at the beginning.
    pub fn act(&self) -> Option<&Act> {
        self.origin.as_ref().map(|(_, act)| act)
    }

    /// The story of the round that ended with it, as far as the tree has seen it.
    pub fn report(&self) -> Option<&RoundReport> {
        self.report.as_ref()
    }

    /// What was tried from here, the main branch first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// The text of its move or deal; nothing at the beginning.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.act().map_or(Ok(()), |act| act.fmt(f))
    }
}
