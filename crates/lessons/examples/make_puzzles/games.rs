//! Games of the search against itself.

use crate::candidate::{Candidate, Minds};
use crate::{Book, Result};
use azulejo_lessons::PuzzleLine;
use azulejo_rules::{Deal, Dealer, Effect, Phase, Position, Rules};
use azulejo_search::{Champion, HandMade, Limit, Searcher, Whims};

/// So many nodes for a move of a game.
const PLAY: u64 = 1_000;

/// The players overlook so much, that not every game is the same and not every chance is taken early.
const WHIMS: i32 = 150;

/// Plays games and appends what is found in them, beginning after the last game that is in the book.
pub(crate) fn play(book: &mut Book, rules: Rules, seed: u64, games: u64) -> Result<()> {
    let start = format!("{rules}-{seed}-");
    let number = |id: &str| id[start.len()..].split('-').next()?.parse::<u64>().ok();
    let first = book.ids(&start).filter_map(number).max().map_or(0, |last| last + 1);
    let (mut minds, mut found) = (Minds::new(rules), 0);
    for game in first..first + games {
        for line in lines_of_game(rules, seed, game, &mut minds) {
            found += u64::from(book.append(&line)?);
        }
    }
    eprintln!("{rules}: {found} puzzles in games {first} to {}", first + games - 1);
    Ok(())
}

/// The puzzles of one game, at most one a round: its neighbors would be much the same.
fn lines_of_game(rules: Rules, seed: u64, game: u64, minds: &mut Minds) -> Vec<PuzzleLine> {
    let mut dealer = Dealer::for_game(seed, game);
    let mut player = Champion::new(HandMade::default(), Whims { size: WHIMS, seed: game });
    let mut pos = Position::new(rules, dealer.first(rules));
    let (mut lines, mut number, mut last_round) = (Vec::new(), 0, None);
    while pos.phase() != Phase::Over {
        if pos.phase() == Phase::Deal {
            pos.deal_unchecked(&draw(&mut dealer, &pos, game));
            continue;
        }
        number += 1;
        if last_round != Some(pos.round())
            && let Some(candidate) = Candidate::of(&pos, minds)
        {
            last_round = Some(pos.round());
            lines.push(candidate.line(format!("{rules}-{seed}-{game}-{number}"), seed));
        }
        let found = player.search(&pos, Limit::nodes(PLAY), &mut ());
        pos.play_unchecked(found.expect("a move is mandatory").best);
    }
    lines
}

/// So often a deal is drawn again that lacks the gold side that is wanted.
const REDRAWS: usize = 40;

/// A deal. Of three games with special factories one has the spread in every round and one the tray:
/// they have themes of their own and are too rare otherwise.
fn draw(dealer: &mut Dealer, pos: &Position, game: u64) -> Deal {
    let wanted = match game % 3 {
        0 => Some(Effect::Spread),
        1 => Some(Effect::Tray),
        _ => None,
    };
    let has_wanted = |deal: &Deal| {
        wanted.is_none_or(|wanted| deal.discs.iter().any(|disc| disc.gold() == Some(wanted)))
    };
    let mut deal = dealer.draw(pos);
    let mut left = if pos.rules().has_gold() { REDRAWS } else { 0 };
    while left > 0 && !has_wanted(&deal) {
        deal = dealer.draw(pos);
        left -= 1;
    }
    deal
}
