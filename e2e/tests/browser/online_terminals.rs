//! Two terminals and a browser at one table.

mod terminal;

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, table_of};
use crate::online_game::{check_fairness, see_result};
use anyhow::{Result, ensure};
use azulejo_e2e::{Hand, Pointer, Size};
use azulejo_protocol::{Access, ChatScope, End, Mirror};
use azulejo_rules::Seat;
use azulejo_tui::online::NewTable;
use std::rc::Rc;
use terminal::Terminal;

/// Ann has founded a table at her terminal, Bo has come with another one, and Cy with a browser.
fn begin(hall: &Hall) -> Result<(Terminal, Terminal, Rc<Caller>)> {
    let wanted = NewTable {
        options: table_of("3cp")?,
        access: Access::Private,
        chat: ChatScope::Presets,
        bots: Vec::new(),
    };
    let (mut ann, link) = Terminal::founding(hall.address(), "Ann", wanted)?;
    // Whoever comes next finds the seat taken.
    ann.until(&["Ann (you)"])?;
    let mut bo = Terminal::following(&link, "Bo")?;
    bo.sit()?;
    let cy = hall.caller(Size::LAPTOP)?;
    cy.hurry()?;
    cy.follow_link(&link)?;
    cy.join_as("Cy")?;
    ann.until(&["1  Ann (you)", "2  Bo", "3  Cy"])?;
    cy.be_ready()?;
    bo.until(&["Say when you are ready"])?;
    bo.press("r");
    ann.until(&["Everybody is ready"])?;
    ann.press("g");
    cy.wait_for("main.table")?;
    Ok((ann, bo, cy))
}

/// Everybody plays until the game is over; after each move the page shows what the server keeps.
fn play_out(ann: &mut Terminal, bo: &mut Terminal, cy: &Caller) -> Result<Mirror> {
    let mut mind = Mind::new(Hand::Presses(Pointer::Mouse), 33);
    let mut number = 1;
    loop {
        let game = cy.wait_for_event(number)?;
        let Some(turn) = game.to_move() else { return Ok(game) };
        let terminal = match turn.index() {
            0 => &mut *ann,
            1 => &mut *bo,
            _ => {
                number = cy.play_as(&mut mind, &game)?;
                continue;
            }
        };
        let decision = mind.decide(game.position());
        terminal.play(&decision)?;
        number = game.number() + u32::try_from(decision.len())?;
    }
}

#[test]
fn two_terminals_and_a_browser_play_a_whole_game_at_one_table() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, mut bo, cy) = begin(hall)?;
        let game = play_out(&mut ann, &mut bo, &cy)?;
        ensure!(game.end() == Some(End::Played), "it ends with {:?}", game.end());
        for terminal in [&mut ann, &mut bo] {
            let screen = terminal.until_over()?;
            for seat in Seat::ALL.into_iter().take(3) {
                let score = game.position().board(seat).score().to_string();
                ensure!(screen.contains(&score), "{score} is not told:\n{screen}");
            }
            terminal.press("f");
            terminal.until(&["deals follow from the secret"])?;
        }
        see_result(&cy)?;
        check_fairness(&cy)
    })
}
