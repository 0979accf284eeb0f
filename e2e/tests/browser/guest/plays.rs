//! Playing whole games.

use super::looks::{Look, Turn};
use super::{Guest, TableWish};
use anyhow::{Context, Result, bail, ensure};
use azulejo_e2e::{Hand, Key};
use azulejo_rules::{Dealer, Destination, Move, MoveKind, Phase, Position};

/// A guest's way to play: with what hand, and how moves are chosen.
pub(crate) struct Player {
    pub(crate) hand: Hand,
    dealer: Dealer,
    /// Whether the scoring of a round waits until somebody has put it away.
    is_held_up: bool,
}

/// What a game was made of.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) decisions: usize,
    pub(crate) steps: usize,
    pub(crate) splits: usize,
    pub(crate) floors: usize,
    pub(crate) trays: usize,
    pub(crate) placements: usize,
}

impl Player {
    /// A player whose choices follow from the seed.
    pub(crate) fn new(hand: Hand, seed: u64) -> Player {
        Player { hand, dealer: Dealer::new(seed), is_held_up: true }
    }

    /// A player who has switched all motion off in the settings, so that nothing waits.
    pub(crate) fn in_a_hurry(self) -> Player {
        Player { is_held_up: false, ..self }
    }

    /// Sits down and plays to the end, comparing all that is to be seen with the rules.
    pub(crate) fn play_game(&mut self, guest: &Guest, wish: &TableWish) -> Result<Tally> {
        guest.sit_down(wish)?;
        let mut tally = Tally::default();
        let mut look = guest.look(1)?;
        while look.turn != Turn::Over {
            look = self
                .go_on(guest, &look, &mut tally)
                .with_context(|| format!("{} at step {}", wish.rules, look.step))?;
        }
        ensure!(look.replay.is_ended && look.replay.now().phase() == Phase::Over, "it ended early");
        tally.steps = look.step;
        Ok(tally)
    }

    /// One decision, or one scoring put away.
    pub(crate) fn go_on(&mut self, guest: &Guest, look: &Look, tally: &mut Tally) -> Result<Look> {
        match look.turn {
            Turn::Mine => {
                let decision = self.decide(look.replay.now());
                tally.add(&decision, look.replay.now());
                self.play(guest, look, &decision)
            }
            Turn::Scored => self.put_away_scoring(guest, look),
            Turn::Over => bail!("the game is over"),
        }
    }

    /// Plays a decision and waits until it is this guest's turn again.
    pub(crate) fn play(&self, guest: &Guest, look: &Look, decision: &[Move]) -> Result<Look> {
        let told = || format!("entering {} by {:?}", shown(decision), self.hand);
        self.hand.enter(guest, decision).with_context(told)?;
        let after = guest.look(look.step + decision.len()).with_context(told)?;
        let played = after.replay.moves_since(look.replay.steps.len());
        ensure!(
            played.starts_with(decision),
            "{} was entered, and {} was played",
            shown(decision),
            shown(&played)
        );
        after.check_nothing_missed(look.step, self.is_held_up)?;
        self.check_focus(guest, &after)?;
        Ok(after)
    }

    /// Puts away how a round was scored; then the next one is dealt, or the game is over.
    pub(crate) fn put_away_scoring(&self, guest: &Guest, look: &Look) -> Result<Look> {
        match self.hand {
            Hand::Keys => guest.keys(&[Key::Enter])?,
            _ => guest.tap("dialog.summary .sheet-foot .button.primary")?,
        }
        guest.wait_until("the scoring to go", "!document.querySelector('dialog.summary[open]')")?;
        let is_over = look.replay.now().phase() == Phase::Over;
        // What bots have played meanwhile comes on the screen together with the deal.
        let after = guest.look(look.step + usize::from(!is_over))?;
        self.check_focus(guest, &after)?;
        Ok(after)
    }

    /// Whoever plays by keys is always somewhere.
    fn check_focus(&self, guest: &Guest, look: &Look) -> Result<()> {
        if self.hand != Hand::Keys {
            return Ok(());
        }
        guest
            .wait_until_soon(FOCUS)
            .with_context(|| format!("the focus is lost at step {} ({:?})", look.step, look.turn))
    }

    /// A take, or the columns of all completed lines.
    pub(crate) fn decide(&mut self, pos: &Position) -> Vec<Move> {
        let mut decision = vec![self.choose(pos)];
        let seat = pos.player_to_move();
        let mut after = pos.clone();
        while pos.phase() == Phase::Tiling {
            let last = decision[decision.len() - 1];
            after.play(last).expect("chosen among the legal moves");
            if after.phase() != Phase::Tiling || after.player_to_move() != seat {
                break;
            }
            decision.push(self.choose(&after));
        }
        decision
    }

    /// Some move, not always of the same kind: rarely the floor, often one that needs more than two presses.
    fn choose(&mut self, pos: &Position) -> Move {
        let moves = pos.legal_moves();
        let kind = match self.dealer.below(10) {
            0 => Kind::Floor,
            1..=5 => Kind::Odd,
            _ => Kind::Line,
        };
        let mut wanted: Vec<Move> = moves.iter().copied().filter(|mv| kind.has(*mv)).collect();
        if wanted.is_empty() {
            wanted = moves.iter().copied().filter(|mv| Kind::Line.has(*mv)).collect();
        }
        if wanted.is_empty() {
            wanted = moves.to_vec();
        }
        wanted[self.dealer.below(wanted.len() as u32) as usize]
    }
}

/// The focus is on something.
const FOCUS: &str = "document.activeElement && document.activeElement !== document.body";

/// Kinds of moves that a player has a mind for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Floor,
    /// A spread that is split.
    Odd,
    Line,
}

impl Kind {
    fn has(self, mv: Move) -> bool {
        match (self, mv.kind()) {
            (Kind::Floor, MoveKind::Take(take)) => take.to == Destination::Floor,
            (Kind::Odd, MoveKind::Take(take)) => take.left.is_some(),
            (Kind::Line, MoveKind::Take(take)) => take.to != Destination::Floor,
            (_, MoveKind::Place(_)) => true,
        }
    }
}

impl Tally {
    fn add(&mut self, decision: &[Move], pos: &Position) {
        self.decisions += 1;
        for mv in decision {
            match mv.kind() {
                MoveKind::Place(_) => self.placements += 1,
                MoveKind::Take(take) => {
                    self.splits += usize::from(take.left.is_some());
                    self.floors += usize::from(take.to == Destination::Floor);
                    let after = pos.board_after(take).is_ok_and(|board| board.tray().is_some());
                    let before =
                        pos.player_to_move().is_some_and(|seat| pos.board(seat).tray().is_some());
                    self.trays += usize::from(after && !before);
                }
            }
        }
    }
}

fn shown(moves: &[Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
