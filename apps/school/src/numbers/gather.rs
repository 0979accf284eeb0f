//! From the library to the entries of the statistics.

use super::date;
use crate::review::kept::KeptReview;
use azulejo_rules::{Game, Seat};
use azulejo_study::{Entry, Meta, Played, numbers};
use azulejo_web::library::KeptGame;

/// The finished games of the people of this device, the oldest first.
pub(super) fn entries(games: &[KeptGame], reviews: &[KeptReview]) -> Vec<Entry> {
    let found: Vec<(Game, Meta)> = games
        .iter()
        .rev()
        .filter_map(|kept| {
            let game: Game = kept.record.parse().ok()?;
            let meta = meta(kept, &game, reviews);
            Some((game, meta))
        })
        .collect();
    let played: Vec<Played<'_>> = found.iter().map(|(game, meta)| Played { game, meta }).collect();
    numbers::entries(&played)
}

fn meta(kept: &KeptGame, game: &Game, reviews: &[KeptReview]) -> Meta {
    let review = reviews.iter().find(|review| review.game == kept.id);
    Meta {
        id: kept.id.to_string(),
        date: game.tag("Date").map_or_else(|| date::day(kept.at), str::to_owned),
        own: game.rules().seats().filter(|&seat| is_person(game, seat)).collect(),
        accuracy: review.map(KeptReview::accuracies).unwrap_or_default(),
    }
}

/// Whoever is no bot; records name bots as `bot:hard`.
fn is_person(game: &Game, seat: Seat) -> bool {
    !game.tag(&format!("Seat{seat}")).is_some_and(|name| name.starts_with("bot:"))
}

/// The names of all people, the one with the most games first.
pub(super) fn people(entries: &[Entry]) -> Vec<String> {
    let mut names: Vec<(usize, String)> = Vec::new();
    for entry in entries {
        match names.iter_mut().find(|(_, name)| *name == entry.name) {
            Some((games, _)) => *games += 1,
            None => names.push((1, entry.name.clone())),
        }
    }
    names.sort_by_key(|(games, _)| std::cmp::Reverse(*games));
    names.into_iter().map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::{Dealer, Next};

    fn kept(id: u32, first: &str, second: &str) -> KeptGame {
        let mut game = Game::new("2cp".parse().expect("rules"), Seat::ALL[0]);
        game.set_tag("Seat1", first).expect("a tag");
        game.set_tag("Seat2", second).expect("a tag");
        let mut dealer = Dealer::new(u64::from(id));
        loop {
            match game.position().next() {
                Next::Bag => drop(game.deal(dealer.draw(game.position())).expect("a deal")),
                Next::Player(_) => {
                    let mv = dealer.pick(game.position()).expect("a move");
                    game.play(mv).expect("legal");
                }
                Next::Nobody(_) => break,
            }
        }
        KeptGame { id, at: 0, origin: None, record: game.to_string() }
    }

    #[test]
    fn people_are_counted_and_bots_are_not() {
        let games = [kept(3, "Ann", "Bea"), kept(2, "Ann", "bot:easy"), kept(1, "bot:hard", "Bea")];
        let found = entries(&games, &[]);
        let named: Vec<(&str, &str)> =
            found.iter().map(|entry| (entry.id.as_str(), entry.name.as_str())).collect();
        assert_eq!(named, [("1", "Bea"), ("2", "Ann"), ("3", "Ann"), ("3", "Bea")]);
        assert!(found.iter().all(|entry| entry.date == "1970-01-01"));
        assert_eq!(people(&found[1..]), ["Ann", "Bea"]);
    }

    #[test]
    fn a_record_that_cannot_be_read_is_left_out() {
        let damaged = KeptGame { record: "[Azulejo".to_owned(), ..kept(4, "Ann", "Bea") };
        assert_eq!(entries(&[damaged], &[]), []);
    }
}
