//! Taking moves back: free against bots and among people at one device, never past a deal.

use crate::guest::{Guest, Look, Player, TableWish, Tally, Turn};
use crate::situation::{find, ordinary, takes};
use crate::words::say;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Hand, Key, Pointer, Size};
use azulejo_rules::{Board, Column, Dealer, Line, Move, Phase, Position, Take};

const UNDO: &str = ".tools .icon-button:has(use[href='#icon-undo'])";

fn is_ready(guest: &Guest) -> Result<bool> {
    Ok(guest.attribute(UNDO, "aria-disabled")? == "false")
}

/// Undo is tried, refused with its reason, and changes nothing.
fn refused(guest: &Guest, look: &Look, id: &str) -> Result<()> {
    ensure!(!is_ready(guest)?, "undo looks ready at step {}", look.step);
    guest.tap(UNDO)?;
    assert_eq!(guest.prompt()?, say(id));
    assert_eq!(guest.last_said()?, say(id));
    assert_eq!(guest.look(look.step)?.replay.steps, look.replay.steps);
    Ok(())
}

#[test]
fn an_undo_takes_back_the_own_move_with_the_replies_of_bots() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.sit_down(&TableWish::against_bots("3cs".parse()?))?;
        let mut player = Player::new(Hand::Presses(Pointer::Mouse), 11);
        let start = guest.look(1)?;
        ensure!(!is_ready(guest)?, "nothing is played yet");
        let first = player.go_on(guest, &start, &mut Tally::default())?;
        let second = player.go_on(guest, &first, &mut Tally::default())?;
        ensure!(second.turn == Turn::Mine && is_ready(guest)?, "two moves were played");
        guest.tap(UNDO)?;
        let back = guest.look_back_at(first.step)?;
        assert_eq!(back.replay.steps, first.replay.steps);
        guest.keys(&[Key::Letter('u')])?;
        let back = guest.look_back_at(start.step)?;
        assert_eq!(back.replay.steps, start.replay.steps);
        refused(guest, &back, "refused-past-deal")?;
        // Another move is as good as the first.
        player.go_on(guest, &back, &mut Tally::default())?;
        Ok(())
    })
}

/// A position whose round has so few moves left that whoever finishes it is quickly done.
fn late(pos: &Position) -> bool {
    let mut after = pos.clone();
    let mut dealer = Dealer::new(1);
    let mut moves = 0;
    while after.phase() == Phase::Offer {
        let Some(mv) = dealer.pick(&after) else { return false };
        moves += usize::from(after.play(mv).is_ok());
    }
    pos.phase() == Phase::Offer && pos.round() == 2 && moves == 2 && after.phase() == Phase::Deal
}

#[test]
fn no_undo_goes_past_a_deal() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let pos = find("2cp", late)?;
        guest.sit_down_at(&pos.to_string(), &["person", "person"])?;
        let mut player = Player::new(Hand::Presses(Pointer::Mouse), 1);
        let mut look = guest.look(0)?;
        refused(guest, &look, "refused-past-start")?;
        while look.replay.now().round() == pos.round() || look.turn == Turn::Scored {
            look = player.go_on(guest, &look, &mut Tally::default())?;
        }
        refused(guest, &look, "refused-past-deal")
    })
}

#[test]
fn people_at_one_device_take_back_move_by_move() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        let pos = find("2cp", ordinary)?;
        guest.sit_down_at(&pos.to_string(), &["person", "person"])?;
        let mut player = Player::new(Hand::Presses(Pointer::Touch), 2);
        let mut looks = vec![guest.look(0)?];
        for _ in 0..2 {
            let last = looks.last().context("a look")?;
            ensure!(takes(last.replay.now()).len() > 1, "the round goes on");
            looks.push(player.go_on(guest, last, &mut Tally::default())?);
        }
        looks.pop();
        for before in looks.iter().rev() {
            guest.tap(UNDO)?;
            let back = guest.look_back_at(before.step)?;
            assert_eq!(back.replay.steps, before.replay.steps);
            ensure!(
                back.picture == before.picture,
                "{}",
                before.picture.differences(&back.picture)
            );
        }
        Ok(())
    })
}

/// The banner of the last round comes with the move that makes it sure and goes with its undo.
#[test]
fn the_banner_of_the_last_round_is_withdrawn() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let (pos, take) = last_round()?;
        guest.sit_down_at(&pos.to_string(), &["person", "person"])?;
        let look = guest.look(0)?;
        ensure!(guest.count(".banner")? == 0, "the last round is not sure yet");
        Player::new(Hand::Presses(Pointer::Mouse), 1).play(guest, &look, &[take])?;
        guest.wait_for(".banner")?;
        guest.tap(UNDO)?;
        guest.look_back_at(look.step)?;
        guest.wait_until("the banner to go", "!document.querySelector('.banner')")
    })
}

/// Whether a full line will complete its row of the wall.
fn ends_game(board: &Board) -> bool {
    Line::ALL
        .into_iter()
        .any(|line| board.is_full(line) && board.wall().row_count(line) + 1 == Column::COUNT)
}

/// The first take after which the last round is sure, while it goes on.
fn last_take(pos: &Position) -> Option<Take> {
    let is_early = pos.discs().filter(|disc| disc.tiles().total() > 0).count() > 1;
    let is_open = pos.phase() == Phase::Offer && is_early && !pos.boards().iter().any(ends_game);
    let ends = |take: &Take| pos.board_after(*take).is_ok_and(|board| ends_game(&board));
    takes(pos).into_iter().find(ends).filter(|_| is_open)
}

fn last_round() -> Result<(Position, Move)> {
    let pos = find("2cp", |pos| last_take(pos).is_some())?;
    let take = last_take(&pos).context("a take")?;
    Ok((pos, take.into()))
}
