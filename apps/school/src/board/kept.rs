//! The board as it is kept on this device.

use super::origin::Origin;
use super::state::Dealing;
use azulejo_rules::Seat;
use azulejo_study::{KeptTree, Tree};
use azulejo_view::choice::Choice;
use azulejo_view::plan::Sitter;
use azulejo_web::json;
use serde::{Deserialize, Serialize};

/// The board as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct KeptBoard {
    /// Everything that was tried.
    tree: KeptTree,
    /// Who plays each seat.
    sitters: Vec<String>,
    /// What the players were called in the game from which it came.
    tags: Vec<String>,
    /// The deals of that game.
    deals: Vec<String>,
    /// How the bag deals.
    dealing: String,
    /// Whether candidate moves are listed.
    lists: bool,
}

/// The board, understood.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) tree: Tree,
    pub(super) origin: Origin,
    pub(super) sitters: [Sitter; Seat::COUNT],
    pub(super) dealing: Dealing,
    pub(super) lists: bool,
}

impl Board {
    /// A tree that nobody has played on yet.
    pub(super) fn new(tree: Tree, origin: Origin) -> Board {
        let sitters = [Sitter::Person; Seat::COUNT];
        Board { tree, origin, sitters, dealing: Dealing::Ask, lists: true }
    }

    /// Reads a kept board.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(super) fn read(text: &str) -> Result<Board, String> {
        let kept: KeptBoard = json::read(text).map_err(|error| error.to_string())?;
        Board::try_from(&kept)
    }
}

impl From<&Board> for KeptBoard {
    fn from(board: &Board) -> KeptBoard {
        let Board { tree, origin, sitters, dealing, lists } = board;
        KeptBoard {
            tree: KeptTree::from(tree),
            sitters: sitters.iter().map(|sitter| sitter.code().to_owned()).collect(),
            tags: origin.tags.clone(),
            deals: origin.deals.iter().map(ToString::to_string).collect(),
            dealing: dealing.code().to_owned(),
            lists: *lists,
        }
    }
}

/// Only the tree has to be sound; whatever else is not understood is as if it had never been chosen.
impl TryFrom<&KeptBoard> for Board {
    type Error = String;

    fn try_from(kept: &KeptBoard) -> Result<Board, String> {
        let tree = Tree::try_from(&kept.tree).map_err(|error| error.to_string())?;
        let deals: Result<Vec<_>, _> = kept.deals.iter().map(|deal| deal.parse()).collect();
        let origin = Origin { tags: kept.tags.clone(), deals: deals.unwrap_or_default() };
        let mut board = Board::new(tree, origin);
        for (sitter, code) in board.sitters.iter_mut().zip(&kept.sitters) {
            *sitter = Sitter::of_code(code).unwrap_or(Sitter::Person);
        }
        board.dealing = Dealing::of_code(&kept.dealing).unwrap_or(Dealing::Ask);
        board.lists = kept.lists;
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Position;
    use azulejo_search::Level;

    fn board() -> Board {
        let mut tree = Tree::new(Position::new("2cp".parse().expect("rules"), Seat::ALL[0]));
        let deal: azulejo_rules::Deal = "WKWW RBRB BYYB RYWR YBYB".parse().expect("a deal");
        tree.deal(deal.clone()).expect("possible");
        tree.play("1W3".parse().expect("a move")).expect("legal");
        let tags = vec!["Ann".to_owned(), "bot:hard".to_owned()];
        let mut board = Board::new(tree, Origin { tags, deals: vec![deal] });
        board.sitters[1] = Sitter::Bot(Level::Hard);
        board.dealing = Dealing::Same;
        board.lists = false;
        board
    }

    #[test]
    fn a_board_is_found_as_it_was_left() {
        let text = serde_json::to_string(&KeptBoard::from(&board())).expect("plain data");
        let read = Board::read(&text).expect("a board");
        assert_eq!(KeptBoard::from(&read), KeptBoard::from(&board()));
    }

    #[test]
    fn a_damaged_board_is_refused_and_not_a_panic() {
        let whole = serde_json::to_string(&KeptBoard::from(&board())).expect("plain data");
        let torn: String = whole.chars().take(whole.chars().count() / 2).collect();
        for text in ["", "{}", &torn, &whole.replace("1W3", "1K3").replace("WKWW", "WWWW")] {
            assert!(Board::read(text).is_err(), "{text}");
        }
    }
}
