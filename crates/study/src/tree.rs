//! Trying things: a tree of positions in which nothing that was tried is lost.

mod kept;
mod node;

pub use kept::{KeptNode, KeptTree, TreeError, from_link, link};
pub use node::{Node, NodeId};

use crate::act::{Act, ActError};
use crate::story::Story;
use azulejo_rules::{Course, Deal, Move, Position};
use std::collections::BTreeMap;

/// Positions that follow from a first one, and the one that is looked at.
///
/// The first branch of a position is its main one. Acting where the same was done before goes there
/// instead of branching.
///
/// ```
/// use azulejo_rules::{Position, Seat};
/// use azulejo_study::Tree;
///
/// let mut tree = Tree::new(Position::new("2cp".parse()?, Seat::ALL[0]));
/// let dealt = tree.deal("WKWW RBRB BYYB RYWR YBYB".parse()?)?;
/// let one = tree.play("1W3".parse()?)?;
/// tree.go(dealt);
/// let other = tree.play("2R2".parse()?)?;
/// assert_eq!(tree.node(dealt).unwrap().children(), [one, other]);
/// assert_eq!(tree.path().len(), 3);
/// assert_eq!(tree.node(other).unwrap().to_string(), "2R2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: BTreeMap<NodeId, Node>,
    current: NodeId,
    /// Numbers are never given twice.
    next: NodeId,
}

impl Tree {
    /// A tree of one position.
    pub fn new(start: Position) -> Tree {
        let root = Node::root(Course::from(start));
        let nodes = BTreeMap::from([(NodeId::ROOT, root)]);
        Tree { nodes, current: NodeId::ROOT, next: NodeId::ROOT.after() }
    }

    /// The position with which it begins.
    pub fn start(&self) -> &Position {
        self.root().position()
    }

    fn root(&self) -> &Node {
        &self.nodes[&NodeId::ROOT]
    }

    /// A node, if it is there.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(&id)
    }

    /// Which node is looked at.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The position that is looked at.
    pub fn position(&self) -> &Position {
        self.nodes[&self.current].position()
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing has been tried.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// Plays a move where one looks, and looks at what follows.
    ///
    /// # Errors
    ///
    /// The broken rule; the tree is as it was.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, ActError> {
        self.act(Act::Move(mv))
    }

    /// Gives a deal where one looks, and looks at what follows.
    ///
    /// # Errors
    ///
    /// Why it could not have happened; the tree is as it was.
    pub fn deal(&mut self, deal: Deal) -> Result<NodeId, ActError> {
        self.act(Act::Deal(deal))
    }

    /// Lets something happen where one looks, and looks at what follows.
    ///
    /// # Errors
    ///
    /// Why it can't happen; the tree is as it was.
    pub fn act(&mut self, act: Act) -> Result<NodeId, ActError> {
        let id = self.grow(self.current, act)?;
        self.go(id);
        Ok(id)
    }

    /// The branch of a node for an act, new if need be.
    fn grow(&mut self, parent: NodeId, act: Act) -> Result<NodeId, ActError> {
        let there = self.nodes[&parent].children().iter().copied();
        if let Some(old) = there.into_iter().find(|id| self.nodes[id].act() == Some(&act)) {
            return Ok(old);
        }
        let child = self.nodes[&parent].child(parent, act)?;
        let id = self.next;
        self.next = id.after();
        self.nodes.insert(id, child);
        self.change(parent, |node| node.children.push(id));
        Ok(id)
    }

    fn change(&mut self, id: NodeId, change: impl FnOnce(&mut Node)) {
        if let Some(node) = self.nodes.get_mut(&id) {
            change(node);
        }
    }

    /// Looks at a node; `false` if there is none such.
    pub fn go(&mut self, id: NodeId) -> bool {
        if !self.nodes.contains_key(&id) {
            return false;
        }
        self.current = id;
        // The way there is the way forward, should one go back.
        for step in self.path_to(id).windows(2) {
            self.change(step[0], |node| node.ahead = Some(step[1]));
        }
        true
    }

    /// Looks at what was before; `false` at the beginning.
    pub fn back(&mut self) -> bool {
        let Some(parent) = self.nodes[&self.current].parent() else { return false };
        self.current = parent;
        true
    }

    /// Looks at what followed: where one was last, else the main branch; `false` at an end.
    pub fn forward(&mut self) -> bool {
        let node = &self.nodes[&self.current];
        let Some(next) = node.ahead.or(node.children().first().copied()) else { return false };
        self.current = next;
        true
    }

    /// The way from the beginning to the node that is looked at, both included.
    pub fn path(&self) -> Vec<NodeId> {
        self.path_to(self.current)
    }

    /// The way from the beginning to a node, both included; empty if there is none such.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let node = self.nodes.get(&id).map(|_| id);
        let mut path: Vec<NodeId> =
            std::iter::successors(node, |id| self.nodes[id].parent()).collect();
        path.reverse();
        path
    }

    /// What follows a node on its main branch, without it.
    pub fn main_line(&self, from: NodeId) -> Vec<NodeId> {
        let first = |id: &NodeId| self.nodes.get(id)?.children().first().copied();
        std::iter::successors(first(&from), first).collect()
    }

    /// Makes a branch the main one of its parent; `false` for the beginning and what is not there.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.nodes.get(&id).and_then(Node::parent) else { return false };
        self.change(parent, |node| {
            node.children.retain(|&child| child != id);
            node.children.insert(0, id);
        });
        true
    }

    /// Cuts a branch off, with everything that follows it; `false` for the beginning and what is not
    /// there. Who looks at something in it then looks at what was before it.
    pub fn delete(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.nodes.get(&id).and_then(Node::parent) else { return false };
        if self.path().contains(&id) {
            self.current = parent;
        }
        for gone in self.branch(id) {
            self.nodes.remove(&gone);
        }
        self.change(parent, |node| {
            node.children.retain(|&child| child != id);
            node.ahead = node.ahead.filter(|&ahead| ahead != id);
        });
        true
    }

    /// A node and everything that follows it: the main branch first, each before its own branches.
    pub fn branch(&self, from: NodeId) -> Vec<NodeId> {
        let mut all = Vec::new();
        let mut open = vec![from];
        while let Some(id) = open.pop() {
            let Some(node) = self.nodes.get(&id) else { continue };
            all.push(id);
            open.extend(node.children().iter().rev());
        }
        all
    }

    /// What happened on the way to the node that is looked at.
    pub fn story(&self) -> Story {
        let mut story = Story::new(self.start().clone());
        for act in self.path().iter().filter_map(|id| self.nodes[id].act()) {
            // Every act of the tree was possible where it is.
            if story.tell(act.clone()).is_err() {
                break;
            }
        }
        story
    }
}

/// The story as the main branch, looked at in the end.
impl From<&Story> for Tree {
    fn from(story: &Story) -> Tree {
        let mut tree = Tree::new(story.start().clone());
        for scene in story.scenes() {
            // Every scene of a story was possible where it is.
            if tree.act(scene.act.clone()).is_err() {
                break;
            }
        }
        tree
    }
}

/// Trees are equal if they have the same branches in the same order and the same node is looked at,
/// whatever the numbers of the nodes.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        KeptTree::from(self) == KeptTree::from(other)
    }
}

impl Eq for Tree {}
