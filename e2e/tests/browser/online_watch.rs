//! Watching: by a link of its own, every move, and nothing to be done.

use crate::hall::{Hall, sitting, table_of};
use crate::words::tell_online;
use anyhow::{Result, ensure};
use azulejo_e2e::{Player, Pointer, Size};
use azulejo_protocol::{Access, ChatScope};
use azulejo_rules::Seat;
use azulejo_view::Args;

/// So many moves are watched.
const MOVES: usize = 8;

/// Whichever of two is to move plays something.
fn move_once(players: &mut [&mut Player]) -> Result<u32> {
    for player in players.iter_mut() {
        player.catch_up()?;
    }
    let Some(turn) = players.iter_mut().find(|player| player.is_to_move()) else {
        anyhow::bail!("nobody is to move");
    };
    turn.play_any()?;
    turn.catch_up()?;
    Ok(turn.view().number())
}

#[test]
fn a_spectator_sees_every_move_and_can_do_nothing() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, founded) =
            sitting(hall, &table_of("2cp")?, Access::Private, ChatScope::Free)?;
        let mut bo = hall.player()?;
        bo.join(founded.table, Some(founded.code.clone()))?;
        bo.sit(Seat::ALL[1], "Bo", Some(founded.code.clone()))?;
        let eve = hall.caller(Size::LAPTOP)?;
        eve.follow_link(&format!("online.html#w/{}/{}", founded.table, founded.watch.as_str()))?;
        eve.wait_for(".chairs")?;
        ensure!(eve.count("form.join, .chair button, .chair select")? == 0, "Eve only watches");
        ann.listen_until("Eve", |ann| ann.watching() == 1)?;
        ann.ready()?;
        bo.ready()?;
        ann.begin()?;
        ann.catch_up()?;
        eve.wait_for_event(ann.view().number())?;
        for _ in 0..MOVES {
            let number = move_once(&mut [&mut ann, &mut bo])?;
            eve.wait_for_event(number)?;
        }
        ensure!(eve.count("main.table[data-turn=mine]")? == 0, "it is never Eve's turn");
        let before = ann.log()?;
        for tile in [".disc-tiles [data-tile]", ".center .tile", ".board.own .line"] {
            if eve.count(tile)? > 0 {
                eve.press(Pointer::Mouse, tile)?;
            }
        }
        ensure!(eve.count("[data-light=pickable], [data-aim=legal]")? == 0, "Eve could pick tiles");
        eve.tap(".company-door")?;
        eve.wait_for("dialog.company[open]")?;
        ensure!(eve.count("dialog.company :is(.chat-presets, .chat-field)")? == 0, "Eve is silent");
        let watching = tell_online("watching", &Args::new().number("count", 1u32));
        eve.wait_for_text("dialog.company", &watching)?;
        eve.close_dialog()?;
        ensure!(eve.events()? == before, "Eve has changed something, or sees something else");
        eve.cut_off();
        ann.listen_until("Eve to leave", |ann| ann.watching() == 0)
    })
}
