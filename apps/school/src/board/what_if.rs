//! What the parts of the board share.

use super::aside::Aside;
use super::kept::{Board, KeptBoard};
use super::origin::Origin;
use super::record::tags;
use super::state::{Dealing, Looked, Thinking};
use crate::task::use_worker;
use azulejo_rules::{Game, Move, Next, Position, Rules, Seat};
use azulejo_study::{Act, ActError, Editor, NodeId, Story, Tree};
use azulejo_view::plan::Sitter;
use azulejo_view::{Names, Narrator};
use azulejo_web::console;
use azulejo_web::live::{Derived, Local, State, follow};
use azulejo_web::page::use_page;
use azulejo_web::storage::{self, Key};
use azulejo_web::words::Words;
use leptos::prelude::expect_context;

/// What the parts of the board share, in its context.
#[derive(Clone, Copy)]
pub(super) struct WhatIf {
    /// Everything that was tried, and where one looks.
    pub(super) tree: State<Tree>,
    /// The game from which it came.
    pub(super) origin: State<Origin>,
    /// Who plays each seat.
    pub(super) sitters: State<[Sitter; Seat::COUNT]>,
    /// How the bag deals.
    pub(super) dealing: State<Dealing>,
    /// Whether candidate moves are listed.
    pub(super) lists: State<bool>,
    /// Whether bots and bag wait, as somebody looks back.
    pub(super) paused: State<bool>,
    /// What the worker has said about the position.
    pub(super) looked: State<Looked>,
    /// The candidate that is pointed at.
    pub(super) pointed: State<Option<Move>>,
    /// Which bot thinks.
    pub(super) thinking: State<Thinking>,
    /// What was on the board before something else was put there.
    pub(super) before: State<Option<KeptBoard>>,
    /// The table that is being set up by hand.
    pub(super) editor: State<Option<Editor>>,
    /// Whether somebody is setting it up now.
    pub(super) edits: State<bool>,
    /// The position that is looked at.
    pub(super) position: Derived<Position>,
    /// What the players are called.
    pub(super) names: Derived<Names>,
    /// All texts.
    pub(super) words: Words,
    /// Whom it speaks to and asks.
    pub(super) aside: Local<Aside>,
}

/// What the parts of the board share, of its context.
pub(super) fn use_what_if() -> WhatIf {
    expect_context()
}

impl WhatIf {
    /// The board as it was left, and kept from now on. One that can't be read is set aside, not lost.
    pub(super) fn open() -> WhatIf {
        let page = use_page();
        let board = left().unwrap_or_else(|| {
            page.toasts.warn(page.words.now("board-damaged"));
            fresh()
        });
        let tree = State::new(board.tree);
        let (origin, sitters) = (State::new(board.origin), State::new(board.sitters));
        let position = Derived::new(move |_| tree.with(|tree| tree.position().clone()));
        let words = page.words;
        let what_if = WhatIf {
            tree,
            origin,
            sitters,
            dealing: State::new(board.dealing),
            lists: State::new(board.lists),
            paused: State::new(tree.with_untracked(|tree| !is_leaf(tree))),
            looked: State::new(Looked::Nothing),
            pointed: State::new(None),
            thinking: State::new(Thinking::Nobody),
            before: State::new(None),
            editor: State::new(None),
            edits: State::new(false),
            position,
            names: Derived::new(move |_| {
                let tags = tags(sitters.get(), &origin.read());
                let rules = position.with(Position::rules);
                Names::of_tags(&words.texts(), rules, &tags[..rules.players.count()])
            }),
            words,
            aside: Local::new(Aside {
                announcer: page.announcer,
                toasts: page.toasts,
                worker: use_worker(),
                asked: 0,
            }),
        };
        what_if.keep();
        what_if
    }

    /// Keeps the board whenever something on it has changed.
    fn keep(self) {
        let mut is_first = true;
        follow(move || {
            let kept = KeptBoard::from(&self.board());
            if std::mem::take(&mut is_first) {
                return;
            }
            if let Err(error) = storage::write_json(Key::Board, &kept) {
                console::error(&format!("the board is not kept: {error}"));
                self.warn(self.words.now("board-not-kept"));
            }
        });
    }

    fn board(self) -> Board {
        Board {
            tree: self.tree.get(),
            origin: self.origin.get(),
            sitters: self.sitters.get(),
            dealing: self.dealing.get(),
            lists: self.lists.get(),
        }
    }

    fn board_untracked(self) -> Board {
        leptos::prelude::untrack(|| self.board())
    }

    /// Puts something else on the board, played by hand. What was there can be brought back.
    pub(super) fn begin(self, tree: Tree, origin: Origin) {
        let lists = self.lists.get_untracked();
        self.remember();
        self.put(Board { lists, ..Board::new(tree, origin) });
    }

    /// Puts a game on the board and looks at it after so many steps, or in the end.
    pub(super) fn begin_game(self, game: &Game, steps: Option<usize>) {
        let mut tree = Tree::from(&Story::from(game));
        let line = tree.path();
        if let Some(&id) = steps.and_then(|steps| line.get(steps)) {
            tree.go(id);
        }
        self.begin(tree, Origin::of(game));
    }

    fn put(self, board: Board) {
        self.origin.set(board.origin);
        self.sitters.set(board.sitters);
        self.dealing.set(board.dealing);
        self.lists.set(board.lists);
        self.paused.set(!is_leaf(&board.tree));
        self.thinking.set(Thinking::Nobody);
        self.tree.set(board.tree);
        self.announce();
    }

    /// Remembers what is on the board, so that it can be brought back.
    pub(super) fn remember(self) {
        if !self.tree.with_untracked(Tree::is_empty) {
            self.before.set(Some(KeptBoard::from(&self.board_untracked())));
        }
    }

    /// Brings back what was remembered, in exchange for what is there.
    pub(super) fn bring_back(self) {
        let before = self.before.get_untracked().and_then(|kept| Board::try_from(&kept).ok());
        if let Some(board) = before {
            self.before.set(Some(KeptBoard::from(&self.board_untracked())));
            self.put(board);
        }
    }

    /// Lets something happen where one looks; in words why it can't.
    pub(super) fn act(self, act: &Act) -> Result<(), String> {
        let mut tree = self.tree.get_untracked();
        tree.act(act.clone()).map_err(|error| self.why_not(&error))?;
        self.paused.set(false);
        self.thinking.set(Thinking::Nobody);
        self.tree.set(tree);
        self.announce();
        Ok(())
    }

    /// Why something can't happen.
    pub(super) fn why_not(self, error: &ActError) -> String {
        let (texts, names) = (self.words.texts_untracked(), self.names.read_untracked());
        let narrator = Narrator::new(&texts, &names);
        match error {
            ActError::Move(illegal) => narrator.why_not(illegal),
            ActError::Deal(illegal) => narrator.bad_deal(illegal),
            ActError::DealText(error) => narrator.bad_deal_text(error),
            ActError::MoveText(error) => error.to_string(),
            ActError::Over => texts.say("status-over"),
        }
    }

    /// Looks elsewhere in the tree. Bots and bag wait until somebody goes on.
    pub(super) fn look(self, go: impl FnOnce(&mut Tree) -> bool) {
        let mut tree = self.tree.get_untracked();
        if go(&mut tree) {
            self.paused.set(!is_leaf(&tree));
            self.thinking.set(Thinking::Nobody);
            self.tree.set(tree);
            self.announce();
        }
    }

    /// The rule set; follows it.
    pub(super) fn rules(self) -> Rules {
        self.position.with(Position::rules)
    }

    /// Whether bots or the bag would act here, were they not made to wait; follows all that.
    pub(super) fn would_act(self) -> bool {
        match self.position.with(Position::next) {
            Next::Player(seat) => self.sitter(seat) != Sitter::Person,
            Next::Bag => self.dealing.get() != Dealing::Ask,
            Next::Nobody(_) => false,
        }
    }

    /// Who plays a seat; follows it.
    pub(super) fn sitter(self, seat: Seat) -> Sitter {
        self.sitters.with(|sitters| sitters[seat.index()])
    }

    /// What led to the position, for those who hear it.
    fn announce(self) {
        self.say(super::steps::told(self));
    }
}

/// Whether nothing was tried from where one looks.
pub(super) fn is_leaf(tree: &Tree) -> bool {
    tree.node(tree.current()).is_some_and(|node| node.children().is_empty())
}

/// Whether a node is its parent's main branch.
pub(super) fn is_main(tree: &Tree, id: NodeId) -> bool {
    let parent = tree.node(id).and_then(|node| tree.node(node.parent()?));
    parent.is_none_or(|parent| parent.children().first() == Some(&id))
}

/// The board that was left; `None` if there is one that can't be read.
fn left() -> Option<Board> {
    let Some(text) = storage::read(Key::Board) else { return Some(fresh()) };
    match Board::read(&text) {
        Ok(board) => Some(board),
        Err(error) => {
            console::warn(&format!("the board can't be read: {error}"));
            if storage::set_aside(&text) {
                storage::remove(Key::Board);
            }
            None
        }
    }
}

/// A game for two before its first deal.
fn fresh() -> Board {
    Board::new(Tree::new(Position::new(Rules::ALL[0], Seat::ALL[0])), Origin::default())
}
