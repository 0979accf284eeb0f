//! A tree written down, and positions in links.

use super::{NodeId, Tree};
use crate::act::{Act, ActError};
use azulejo_rules::{Position, PositionError, shown};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A tree as it is written down: the main branch first, every node after its parent.
///
/// ```json
/// {"version":1,"start":"2cp 1 …","nodes":[{"parent":0,"step":"1W3"},{"parent":0,"step":"2R2"}],
///  "current":2}
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptTree {
    /// The version of this form.
    pub version: u32,
    /// The position with which it begins: node 0.
    pub start: String,
    /// All others, from 1.
    pub nodes: Vec<KeptNode>,
    /// The node that is looked at.
    pub current: usize,
}

/// A node as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptNode {
    /// The node before it.
    pub parent: usize,
    /// The move or deal that led to it.
    pub step: String,
}

impl KeptTree {
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;
}

impl From<&Tree> for KeptTree {
    fn from(tree: &Tree) -> KeptTree {
        let order = tree.branch(NodeId::ROOT);
        let places: BTreeMap<NodeId, usize> =
            order.iter().enumerate().map(|(place, &id)| (id, place)).collect();
        let node = |id: &NodeId| {
            let node = tree.node(*id)?;
            Some(KeptNode { parent: places[&node.parent()?], step: node.to_string() })
        };
        KeptTree {
            version: KeptTree::VERSION,
            start: tree.start().to_string(),
            nodes: order.iter().filter_map(node).collect(),
            current: places[&tree.current()],
        }
    }
}

impl TryFrom<&KeptTree> for Tree {
    type Error = TreeError;

    fn try_from(kept: &KeptTree) -> Result<Tree, TreeError> {
        if kept.version != KeptTree::VERSION {
            return Err(TreeError::Version { found: kept.version });
        }
        let start: Position = kept.start.parse().map_err(TreeError::Start)?;
        let mut tree = Tree::new(start);
        let mut ids = vec![NodeId::ROOT];
        for (index, KeptNode { parent, step }) in kept.nodes.iter().enumerate() {
            let node = index + 1;
            let parent = *ids.get(*parent).ok_or(TreeError::Parent { node, parent: *parent })?;
            let refuse = |why| TreeError::Step { node, found: step.clone(), why };
            let before = tree.nodes[&parent].position();
            let act = Act::read(step, before).map_err(refuse)?;
            ids.push(tree.grow(parent, act).map_err(refuse)?);
        }
        let current = ids.get(kept.current);
        tree.go(*current.ok_or(TreeError::Current { node: kept.current })?);
        Ok(tree)
    }
}

impl Tree {
    /// The tree as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&KeptTree::from(self)).unwrap_or_default()
    }

    /// Reads a tree that was kept.
    ///
    /// # Errors
    ///
    /// The place and the reason.
    pub fn from_json(text: &str) -> Result<Tree, TreeError> {
        let kept: KeptTree = serde_json::from_str(text)
            .map_err(|error| TreeError::Text { error: error.to_string() })?;
        Tree::try_from(&kept)
    }
}

/// A position as a part of a link: its text with `_` for the blanks, as no other character of it needs
/// to be escaped behind a `#`.
///
/// ```
/// use azulejo_rules::{Position, Seat};
/// use azulejo_study::tree::{from_link, link};
/// let pos = Position::new("2cp".parse()?, Seat::ALL[0]);
/// assert!(link(&pos).starts_with("2cp_1_1_1_c_"));
/// assert_eq!(from_link(&link(&pos))?, pos);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn link(pos: &Position) -> String {
    pos.to_string().replace(' ', "_")
}

/// The position of a link.
///
/// # Errors
///
/// What is wrong with it.
pub fn from_link(text: &str) -> Result<Position, PositionError> {
    text.replace('_', " ").parse()
}

/// Why a text is no tree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TreeError {
    /// It is no JSON of a tree.
    #[error("not a tree: {error}")]
    Text {
        /// What the reader of JSON says: the place and the reason.
        error: String,
    },
    /// It is of a version that this program does not know.
    #[error("version {found}; only version {} is known", KeptTree::VERSION)]
    Version {
        /// Which.
        found: u32,
    },
    /// Its first position can't be read.
    #[error("the first position: {0}")]
    Start(PositionError),
    /// A node does not follow its parent.
    #[error("node {node}: found parent {parent}; expected a node before it")]
    Parent {
        /// Which node, from 1.
        node: usize,
        /// The parent it names.
        parent: usize,
    },
    /// A node's move or deal could not have happened.
    #[error("node {node}: found {}; {why}", shown(.found))]
    Step {
        /// Which node, from 1.
        node: usize,
        /// Its text.
        found: String,
        /// Why.
        why: ActError,
    },
    /// The node that is looked at is not there.
    #[error("the current node: found {node}, which is not there")]
    Current {
        /// Which.
        node: usize,
    },
}
