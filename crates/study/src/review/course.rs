//! The chances of all players over a game.

use crate::moment::Moment;
use azulejo_rules::BySeat;
use azulejo_search::{Prospect, Value};

/// Everybody's chance after each moment.
///
/// With more than two players, a search takes all others to play against the one who decides, who
/// sees things darker than they are: there the mean over the last moments of the round counts, as
/// many as there are players, so that everybody has looked. The last moment of a game that is over
/// is no matter of opinion.
pub(super) fn course(moments: &[&Moment], is_over: bool) -> Vec<BySeat<Value>> {
    let smoothed = |index: usize| {
        let last = moments[index];
        let is_fact = is_over && index + 1 == moments.len();
        let most = match last.prospects().len() {
            2 => 1,
            _ if is_fact => 1,
            players => players,
        };
        let views = moments[..=index].iter().rev().take(most);
        let views = views.take_while(|moment| moment.round() == last.round());
        mean(&views.map(|moment| moment.prospects()).collect::<Vec<_>>())
    };
    (0..moments.len()).map(smoothed).collect()
}

/// The mean of what was seen, for each seat.
fn mean(views: &[&BySeat<Prospect>]) -> BySeat<Value> {
    let count = (views.len() as u32).max(1).cast_signed();
    let seats = views.first().map_or(0, |view| view.len());
    let sum = |seat: usize| views.iter().map(|view| view[seat].chance).sum::<Value>();
    (0..seats).map(|seat| sum(seat) / count).collect()
}
