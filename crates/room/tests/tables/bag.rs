//! Whatever is brought to a table online, its bag keeps its secret, and everybody can check it afterwards.

use crate::crowd::Crowd;
use crate::explore::{TABLES, explore};
use azulejo_fair::{Terms, Verifier};
use azulejo_protocol::{Event, FirstSeat, Happening, Mirror};
use azulejo_room::{Outcome, Table};
use azulejo_rules::{Deal, Position};
use serde::Serialize;

/// A game as it is heard: what it was opened with, and the draws with the positions that waited for them.
#[derive(Default)]
struct Drawn {
    mirror: Option<Mirror>,
    deals: Vec<(Position, Deal)>,
}

impl Drawn {
    /// Hears what happened, and checks a game whose secret is told.
    fn hear(&mut self, event: &Event) -> bool {
        if let Happening::Opened(_) = event.what {
            *self = Drawn { mirror: Some(Mirror::open(event).unwrap()), deals: Vec::new() };
        }
        let Some(mirror) = &mut self.mirror else { return false };
        if let Happening::Dealt { deal } = &event.what {
            self.deals.push((mirror.position().clone(), deal.clone()));
        }
        mirror.apply(event).unwrap();
        let Happening::Revealed { secret, .. } = event.what else { return false };
        let verifier = Verifier::new(terms(mirror), secret).unwrap();
        if mirror.options().first == FirstSeat::Drawn {
            verifier.check_first(mirror.options().rules, mirror.first()).unwrap();
        }
        assert!(!self.deals.is_empty());
        self.deals.iter().for_each(|(pos, deal)| verifier.check_deal(pos, deal).unwrap());
        true
    }
}

fn terms(mirror: &Mirror) -> &Terms {
    &mirror.fair().unwrap().terms
}

#[test]
fn everybody_can_check_the_draws_of_every_game_that_is_over() {
    let mut checked = 0;
    explore(
        |_, _| Drawn::default(),
        |drawn, scene| {
            checked += scene.outcome.events().filter(|event| drawn.hear(event)).count();
            let is_over = scene.after.mirror().is_some_and(|mirror| mirror.end().is_some());
            assert!(!is_over || scene.after.mirror().is_some_and(Mirror::is_revealed));
        },
    );
    assert!(checked > 60, "only {checked} games");
}

/// The secrets that nobody may know, and what they look like.
#[derive(Default)]
struct Hidden(Vec<String>);

impl Hidden {
    fn add(&mut self, outcome: &Outcome) {
        let new = outcome.secret.as_ref();
        self.0.extend(new.map(|new| new.secret.reveal().to_string()));
    }

    fn assert_not_in(&self, text: &str) {
        assert!(!self.0.iter().any(|secret| text.contains(secret)), "{text}");
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn nothing_tells_a_secret_before_it_is_revealed() {
    let mut revealed = 0;
    let hidden = |_: &Table, founded: &Outcome| {
        let mut hidden = Hidden::default();
        hidden.add(founded);
        hidden
    };
    explore(hidden, |hidden, scene| {
        hidden.add(scene.outcome);
        for entry in &scene.outcome.entries {
            if let Happening::Revealed { secret, .. } = entry.event.what {
                let before = hidden.0.len();
                hidden.0.retain(|it| *it != secret.to_string());
                assert_eq!((before, hidden.0.len()), (2, 1));
                revealed += 1;
            }
            hidden.assert_not_in(&json(&(&entry.event, &entry.private)));
        }
        hidden.assert_not_in(&json(&scene.outcome.answers));
        hidden.assert_not_in(&json(&scene.outcome.think));
        hidden.assert_not_in(&json(&scene.after.card()));
        hidden.assert_not_in(&format!("{:?}", scene.outcome));
    });
    assert!(revealed > 60, "only {revealed} games");
}

#[test]
fn no_table_shows_a_secret_for_debugging() {
    for seed in 0..TABLES {
        let mut crowd = Crowd::new(seed);
        let (mut table, founded) = crowd.found();
        let mut hidden = Hidden::default();
        hidden.add(&founded);
        hidden.assert_not_in(&format!("{table:?}"));
        for _ in 0..60 {
            let input = crowd.input(&table);
            let outcome = input.bring(&mut table, crowd.now(), crowd.secrets);
            if outcome.secret.is_some() {
                crowd.secrets.draw();
                hidden = Hidden::default();
                hidden.add(&outcome);
            }
        }
        hidden.assert_not_in(&format!("{table:?}"));
    }
}
