//! Everything that was entered, told step by step.

use super::keeper::Keeper;
use azulejo_rules::{Deal, Game, RoundReport, Seat, Step};
use azulejo_view::Narrator;

/// One step of the game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ToldStep {
    /// Which, from 0.
    pub(super) step: usize,
    /// Its round.
    pub(super) round: u16,
    /// What it was.
    pub(super) what: What,
    /// The story of the round, if this step ended it.
    pub(super) report: Option<RoundReport>,
}

/// What a step was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// The discs were filled.
    Deal(Deal),
    /// Somebody moved; in words.
    Move(Seat, String),
}

/// All steps of the game; follows it and the settings.
pub(super) fn steps(keeper: Keeper) -> Vec<ToldStep> {
    let Some(game) = keeper.game() else { return Vec::new() };
    keeper.tell(|narrator| told(narrator, &game))
}

fn told(narrator: &Narrator<'_>, game: &Game) -> Vec<ToldStep> {
    let mut steps = Vec::new();
    let mut before = None;
    for frame in game.replay() {
        let what = match (&frame.step, &before) {
            (Step::Deal(deal), _) => Some(What::Deal(deal.clone())),
            (Step::Move(mv), Some(before)) => moved(narrator, before, *mv),
            _ => None,
        };
        if let Some(what) = what {
            let ended = frame.report.as_ref().map(|report| report.round);
            let round = ended.unwrap_or_else(|| frame.position.round());
            steps.push(ToldStep { step: steps.len(), round, what, report: frame.report });
        }
        before = Some(frame.position);
    }
    steps
}

fn moved(
    narrator: &Narrator<'_>,
    before: &azulejo_rules::Position,
    mv: azulejo_rules::Move,
) -> Option<What> {
    let seat = before.player_to_move()?;
    Some(What::Move(seat, narrator.play(before, mv).text()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Dealer;
    use azulejo_view::{Language, Names, Texts, Theme};

    #[test]
    fn every_step_is_told_in_its_round() {
        let mut game = Game::new("2fs".parse().expect("rules"), Seat::ALL[0]);
        let mut dealer = Dealer::new(5);
        while game.rounds().len() < 3 {
            match dealer.pick(game.position()) {
                Some(mv) => drop(game.play(mv).expect("legal")),
                None => drop(game.deal(dealer.draw(game.position())).expect("a deal")),
            }
        }
        let texts = Texts::school(Language::En, Theme::Palace);
        let names = Names::by_seat(&texts, game.rules());
        let steps = told(&Narrator::new(&texts, &names), &game);
        assert_eq!(steps.len() + 1, game.replay().count());
        let mut index = 0;
        for (number, round) in (1..).zip(game.rounds()) {
            assert_eq!(steps[index].what, What::Deal(round.deal.clone()));
            for told in &steps[index..=index + round.moves.len()] {
                assert_eq!((told.step, told.round), (index, number));
                index += 1;
            }
            assert_eq!(steps[index - 1].report.is_some(), number < 3);
        }
    }
}
