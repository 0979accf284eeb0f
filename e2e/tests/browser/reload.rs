//! Whatever closes the page, nothing is lost.

use crate::guest::{Guest, Player, Replay, TableWish, Tally, Turn};
use anyhow::{Result, ensure};
use azulejo_e2e::{Hand, Pointer, Size};

fn player() -> Player {
    Player::new(Hand::Presses(Pointer::Mouse), 3)
}

#[test]
fn a_reload_between_moves_loses_nothing() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.sit_down(&TableWish::against_bots("3fs".parse()?))?;
        let (mut player, mut tally) = (player(), Tally::default());
        let mut look = guest.look(1)?;
        for _ in 0..6 {
            let before = look;
            guest.visit.reload()?;
            // A scoring that was open is not open any more; then the next round is on the screen already.
            look = guest.look(before.step)?;
            let known = &look.replay.steps[..before.replay.steps.len()];
            ensure!(known == before.replay.steps, "the game is another one after the reload");
            look = player.go_on(guest, &look, &mut tally)?;
        }
        Ok(())
    })
}

#[test]
fn a_reload_right_after_a_move_loses_nothing() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.sit_down(&TableWish::against_bots("2cp".parse()?))?;
        let mut player = player();
        for _ in 0..3 {
            let look = guest.look(1)?;
            ensure!(look.turn == Turn::Mine, "a round is longer than that");
            let decision = player.decide(look.replay.now());
            player.hand.enter(guest, &decision)?;
            guest.visit.reload()?;
            let after = guest.look(look.step + 2)?;
            let moves = after.replay.moves_since(look.step);
            ensure!(moves.starts_with(&decision), "{decision:?} was played, then {moves:?}");
        }
        Ok(())
    })
}

/// Loads the page again at the very moment when it begins to wait for a bot, then plays on.
fn reload_in_the_turn_of_a_bot(sitter: &'static str, pause: &str) -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let wish = TableWish::against_bots("2cp".parse()?);
        guest.plan(&TableWish { sitters: vec!["person", sitter], ..wish })?;
        guest.choose("pause", pause)?;
        guest.begin()?;
        let look = guest.look(1)?;
        guest.run(RELOAD_SOON)?;
        let decision = player().decide(look.replay.now());
        player().hand.enter(guest, &decision)?;
        guest.wait_until("the page again", AGAIN)?;
        let left = guest.run("return sessionStorage.getItem('left');")?;
        let left = Replay::of_kept(left.as_str().unwrap_or_default())?;
        ensure!(left.moves_since(look.step) == decision, "the bot was quicker than the reload");
        let after = guest.look(look.step + 2)?;
        let played = after.replay.moves_since(look.step);
        ensure!(played.len() == 2 && played.starts_with(&decision), "{played:?} was played");
        Ok(())
    })
}

/// Notes what is kept at that moment, too.
const RELOAD_SOON: &str = "globalThis.isOld = true;
    new MutationObserver((_, observer) => {
        if (document.querySelector('main.table').dataset.turn !== 'theirs') return;
        observer.disconnect();
        sessionStorage.setItem('left', localStorage.getItem('azulejo.table'));
        location.reload();
    }).observe(document.querySelector('main.table'), { attributes: true });";
const AGAIN: &str = "!globalThis.isOld && performance.getEntriesByName('azulejo-usable').length";

#[test]
fn a_reload_while_a_bot_thinks_loses_nothing() -> Result<()> {
    reload_in_the_turn_of_a_bot("expert", "off")
}

#[test]
fn a_reload_while_a_bot_waits_loses_nothing() -> Result<()> {
    reload_in_the_turn_of_a_bot("easy", "long")
}

#[test]
fn a_game_that_was_left_is_offered_at_the_start() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        guest.sit_down(&TableWish::against_bots("2cs".parse()?))?;
        let before = guest.look(1)?;
        guest.visit.open("#rules")?;
        guest.visit.open("")?;
        guest.tap(".resume .button.primary")?;
        let after = guest.look(before.step)?;
        ensure!(after.picture == before.picture, "{}", before.picture.differences(&after.picture));
        Ok(())
    })
}

/// Every key of the storage, spoiled in many ways: the page opens, tells of it where something is lost, and plays.
#[test]
fn a_spoiled_storage_is_survived() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.sit_down(&TableWish::against_bots("2cp".parse()?))?;
        guest.look(1)?;
        let spoil = "const [change] = arguments;
            for (const key of Object.keys(localStorage)) {
                const text = localStorage.getItem(key);
                const spoiled = { cut: text.slice(0, text.length / 2), garbage: '\u{1f41d}{', empty: '', other: '{\"version\":99}' };
                localStorage.setItem(key, spoiled[change]);
            }";
        for change in ["cut", "garbage", "empty", "other"] {
            guest.run_with(spoil, &[change.into()])?;
            guest.visit.open("")?;
            guest.wait_for(".toast[data-tone=warn]")?;
            // It says so on the console, too, for whoever helps.
            let faults = guest.faults()?;
            ensure!(
                faults.iter().all(|fault| fault.contains("can't be read")),
                "with what is {change} the page complains: {faults:?}"
            );
            guest.wait_for("main.start .resume")?;
            guest.sit_down(&TableWish::against_bots("2cp".parse()?))?;
            let mut player = player();
            let look = guest.look(1)?;
            player.go_on(guest, &look, &mut Tally::default())?;
        }
        Ok(())
    })
}

/// Another tab saves the game: a frame is a page of its own, and its blank does not change what is saved.
const SAVE_ELSEWHERE: &str = "const frame = document.createElement('iframe');
    document.body.append(frame);
    const kept = frame.contentWindow.localStorage;
    kept.setItem('azulejo.table', kept.getItem('azulejo.table') + ' ');
    frame.remove();";

#[test]
fn a_game_that_goes_on_in_another_tab_is_let_go_and_can_be_brought_back() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.sit_down(&TableWish::against_bots("2cp".parse()?))?;
        let (mut player, mut tally) = (player(), Tally::default());
        let look = guest.look(1)?;
        let before = player.go_on(guest, &look, &mut tally)?;
        guest.run(SAVE_ELSEWHERE)?;
        guest.wait_for("main.start .resume")?;
        ensure!(guest.count("main.table")? == 0, "the table is still open here");
        guest.press(Pointer::Mouse, ".resume .button.primary")?;
        let look = guest.look(before.step)?;
        ensure!(look.replay.steps == before.replay.steps, "the game is another one");
        player.go_on(guest, &look, &mut tally)?;
        Ok(())
    })
}
