//! Whatever is tried in a tree, nothing else is lost.

use crate::fixtures::{random, rules};
use azulejo_rules::{Dealer, Next, Position, Seat};
use azulejo_study::{Act, ActError, KeptTree, Node, NodeId, Story, Tree, TreeError};
use std::collections::HashSet;

/// What may happen next, drawn at random.
fn something(dealer: &mut Dealer, pos: &Position) -> Option<Act> {
    match pos.next() {
        Next::Bag => Some(Act::Deal(dealer.draw(pos))),
        Next::Player(_) => dealer.pick(pos).map(Act::Move),
        Next::Nobody(_) => None,
    }
}

/// A tree that somebody has played with: so many random steps of all kinds.
fn wild(text: &str, seed: u64, steps: usize, mut look: impl FnMut(&Tree)) -> Tree {
    let mut dealer = Dealer::new(seed);
    let mut tree = Tree::new(Position::new(rules(text), Seat::ALL[0]));
    for _ in 0..steps {
        let all = tree.branch(NodeId::ROOT);
        let any = all[dealer.below(all.len() as u32) as usize];
        match dealer.below(12) {
            0 => drop(tree.back()),
            1 => drop(tree.forward()),
            2 => drop(tree.go(any)),
            3 => drop(tree.promote(any)),
            4 if dealer.below(3) == 0 => drop(tree.delete(any)),
            _ => {
                if let Some(act) = something(&mut dealer, tree.position()) {
                    tree.act(act).unwrap();
                }
            }
        }
        look(&tree);
    }
    tree
}

fn node(tree: &Tree, id: NodeId) -> &Node {
    tree.node(id).unwrap()
}

/// Every node follows from its parent, is reached once, and the current one is there.
fn check(tree: &Tree) {
    let all = tree.branch(NodeId::ROOT);
    assert_eq!(all.len(), tree.len());
    assert!(all.contains(&tree.current()));
    for &id in &all {
        let parent = node(tree, id);
        for &child in parent.children() {
            assert_eq!(node(tree, child).parent(), Some(id));
        }
        let acts: HashSet<&Act> =
            parent.children().iter().filter_map(|&child| node(tree, child).act()).collect();
        assert_eq!(acts.len(), parent.children().len(), "no two branches are the same");
    }
    let path = tree.path();
    assert_eq!((path.first(), path.last()), (Some(&NodeId::ROOT), Some(&tree.current())));
    assert_eq!(tree.story().end(), tree.position());
    assert_eq!(tree.story().len() + 1, path.len());
}

#[test]
fn a_tree_stays_sound_whatever_is_done_with_it() {
    for (seed, rules) in ["2cp", "3fs", "4ce"].into_iter().enumerate() {
        let mut most = 0;
        wild(rules, seed as u64, 250, |tree| {
            check(tree);
            most = most.max(tree.len());
        });
        assert!(most > 30, "{rules}: {most}");
    }
}

#[test]
fn what_is_written_down_is_read_back() {
    for (seed, rules) in ["2cp", "2fe", "4cs"].into_iter().enumerate() {
        let tree = wild(rules, 20 + seed as u64, 120, |_| {});
        let again = Tree::from_json(&tree.to_json()).unwrap();
        check(&again);
        assert_eq!(again, tree, "{rules}");
        assert_eq!(again.position(), tree.position());
    }
}

#[test]
fn back_and_forward_undo_each_other() {
    let mut tree = wild("2cp", 3, 80, |_| {});
    let end = tree.current();
    let steps = tree.path().len() - 1;
    let back = (0..200).take_while(|_| tree.back()).count();
    assert_eq!((back, tree.current()), (steps, NodeId::ROOT));
    for _ in 0..steps {
        assert!(tree.forward());
    }
    assert_eq!(tree.current(), end);
}

#[test]
fn the_same_move_again_goes_where_it_went_before() {
    let game = random("2cp", 1, 1);
    let mut tree = Tree::new(game.position().clone());
    let mv = game.position().legal_moves()[0];
    let first = tree.play(mv).unwrap();
    tree.back();
    assert_eq!(tree.play(mv), Ok(first));
    assert_eq!(tree.len(), 2);
}

#[test]
fn a_promoted_branch_is_the_main_one_and_a_deleted_one_is_gone() {
    let game = random("2cp", 1, 1);
    let mut tree = Tree::new(game.position().clone());
    let ids: Vec<NodeId> = game.position().legal_moves()[..3]
        .iter()
        .map(|&mv| {
            tree.go(NodeId::ROOT);
            tree.play(mv).unwrap()
        })
        .collect();
    let &[a, b, c] = &ids[..] else { panic!("three branches") };
    assert_eq!(tree.main_line(NodeId::ROOT), [a]);
    assert!(tree.promote(c));
    assert_eq!(node(&tree, NodeId::ROOT).children(), [c, a, b]);
    assert_eq!(tree.main_line(NodeId::ROOT), [c]);
    assert_eq!(tree.current(), c);
    assert!(tree.delete(c));
    assert_eq!(tree.current(), NodeId::ROOT, "one looks at what was before");
    assert!(tree.node(c).is_none());
    assert_eq!(node(&tree, NodeId::ROOT).children(), [a, b]);
    assert!(tree.forward());
    assert_eq!(tree.current(), a);
    assert_eq!((tree.go(c), tree.promote(c), tree.delete(c)), (false, false, false));
    assert_eq!((tree.promote(NodeId::ROOT), tree.delete(NodeId::ROOT)), (false, false));
}

#[test]
fn what_breaks_a_rule_changes_nothing() {
    let game = random("2cp", 1, 1);
    let mut tree = Tree::new(game.position().clone());
    let refused = tree.play("CB1".parse().unwrap());
    assert!(matches!(refused, Err(ActError::Move(_))), "{refused:?}");
    let deal = game.rounds()[0].deal.clone();
    assert!(matches!(tree.deal(deal), Err(ActError::Deal(_))));
    assert!(tree.is_empty());
}

#[test]
fn a_game_becomes_the_main_branch_with_its_reports() {
    let game = random("2fp", 5, 60);
    let story = Story::from(&game);
    let tree = Tree::from(&story);
    assert_eq!(tree.position(), game.position());
    assert_eq!(tree.main_line(NodeId::ROOT).len(), 60);
    let texts: Vec<String> =
        tree.path()[1..].iter().map(|&id| node(&tree, id).to_string()).collect();
    assert_eq!(texts, story.steps());
    let reports = tree.path().into_iter().filter_map(|id| node(&tree, id).report().cloned());
    let expected = game.replay().filter_map(|frame| frame.report);
    assert_eq!(reports.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    assert_eq!(tree.story(), story);
}

#[test]
fn what_is_no_tree_is_refused_with_its_place() {
    let game = random("2cp", 1, 3);
    let kept = KeptTree::from(&Tree::from(&Story::from(&game)));
    let with = |change: &dyn Fn(&mut KeptTree)| {
        let mut kept = kept.clone();
        change(&mut kept);
        Tree::try_from(&kept).unwrap_err()
    };
    assert_eq!(with(&|kept| kept.version = 7), TreeError::Version { found: 7 });
    assert_eq!(with(&|kept| kept.nodes[1].parent = 2), TreeError::Parent { node: 2, parent: 2 });
    assert_eq!(with(&|kept| kept.current = 4), TreeError::Current { node: 4 });
    assert!(matches!(with(&|kept| kept.start.clear()), TreeError::Start(_)));
    let step = with(&|kept| kept.nodes[1].step = "1B9".to_owned());
    assert!(step.to_string().starts_with("node 2: found `1B9`; not a move: "), "{step}");
    assert!(Tree::from_json("nonsense").unwrap_err().to_string().starts_with("not a tree: "));
}

#[test]
fn every_position_fits_into_a_link() {
    for rules in azulejo_rules::Rules::ALL {
        let game = random(&rules.to_string(), 9, 45);
        for frame in game.replay() {
            let link = azulejo_study::tree::link(&frame.position);
            let is_safe =
                |letter: char| letter.is_ascii_alphanumeric() || "_.,:/+*-".contains(letter);
            assert!(link.chars().all(is_safe), "{link}");
            assert_eq!(azulejo_study::tree::from_link(&link).unwrap(), frame.position);
        }
    }
    assert!(azulejo_study::tree::from_link("2cp_1").is_err());
}
