//! How somebody comes to each screen.

use crate::hand::{Hand, Scenery, fresh, greedy, seat};
use azulejo_protocol::{FirstSeat, Millis, Occupant, Start, TableOptions};
use azulejo_rules::{Game as Record, Position, Rules};
use azulejo_tui::game::{Game, Ground};
use azulejo_tui::input::Key;
use azulejo_tui::screen::Stage;
use azulejo_tui::screens::games::Games;
use azulejo_tui::screens::home::Home;
use azulejo_tui::screens::look::Look;
use azulejo_tui::screens::over::Over;
use azulejo_tui::screens::play::Play;
use azulejo_tui::screens::review::Review;
use azulejo_tui::screens::rules::Rules as RulesScreen;
use azulejo_tui::screens::settings::Settings;
use azulejo_tui::screens::setup::Setup;
use azulejo_view::plan::Sitter;
use azulejo_view::study::Stage as Progress;
use azulejo_view::{Names, Reviewer, Tale};
use std::fs;
use std::path::Path;
use std::sync::Once;

/// A screen that is worth keeping.
pub(crate) struct Scene {
    /// Its name, by which it is kept.
    pub(crate) name: &'static str,
    /// Its folder, if something is kept there.
    folder: Option<&'static str>,
    come: fn(&Scenery) -> Hand,
}

impl Scene {
    /// How the program is set up for it.
    pub(crate) fn scenery(&self) -> Scenery {
        Scenery { folder: self.folder, size: (160, 45), ..Scenery::default() }
    }

    /// Goes there.
    pub(crate) fn come_to(&self, scenery: &Scenery) -> Hand {
        (self.come)(scenery)
    }
}

/// Every screen.
pub(crate) fn all() -> Vec<Scene> {
    let at = |name, come: fn(&Scenery) -> Hand| Scene { name, folder: None, come };
    let kept = |name, come: fn(&Scenery) -> Hand| Scene { name, folder: Some(name), come };
    vec![
        at("home", |scenery| Hand::at(scenery, |stage| Home::new(stage))),
        kept("home-left", home_left),
        at("setup", |scenery| Hand::at(scenery, |_| Setup::new())),
        at("setup-four", setup_four),
        at("setup-from-here", setup_from_here),
        at("settings", |scenery| Hand::at(scenery, |_| Settings::new())),
        at("rules", |scenery| Hand::at(scenery, |_| RulesScreen::new())),
        at("rules-tiling", |scenery| rules_at(scenery, 4)),
        at("rules-special", |scenery| rules_at(scenery, 8)),
        kept("games", games),
        at("menu", |scenery| with_keys(scenery, "2cp", "m")),
        at("keys", |scenery| with_keys(scenery, "2cp", "?")),
        at("gold", |scenery| with_keys(scenery, "4fs", "g")),
        at("log", log),
        at("scored", scored),
        at("command", |scenery| with_keys(scenery, "2cp", ":3r")),
        at("refused", refused),
        at("resign", resign),
        at("look", |scenery| Hand::at(scenery, |_| Look::new(tale("2cp", 40), 12))),
        at("over", |scenery| over(scenery, "2cp")),
        at("over-four", |scenery| over(scenery, "4fs")),
        kept("review", review),
        kept("review-costliest", |scenery| review_with(scenery, 'c')),
        kept("review-luck", |scenery| review_with(scenery, 'l')),
        kept("review-explained", |scenery| review_with(scenery, '?')),
    ]
}

/// People at one keyboard, with names of several scripts.
fn table(rules: &str) -> TableOptions {
    let rules: Rules = rules.parse().expect("rules");
    let names = ["Anna", "Jan Nepomuk", "Оксана", "小猫"].into_iter();
    let people = names.take(rules.players.count());
    let people = people.map(|name| Occupant::Person { name: name.parse().expect("a name") });
    let mut options = TableOptions::new(rules, people);
    options.first = FirstSeat::Chosen(seat(1));
    options.bot_pause = Millis::ZERO;
    options
}

fn opened(ground: Ground, rules: &str) -> Game {
    Game::open(ground, table(rules), Start::Fresh, 7).expect("a table")
}

/// Plays what brings most now, so many moves or to the end.
fn play(game: &mut Game, moves: usize) {
    for _ in 0..moves {
        if game.table().end().is_some() {
            return;
        }
        let mv = greedy(game.table().position());
        game.play(&[mv]).expect("legal");
    }
}

/// A game of these people, at most so many moves long.
fn tale(rules: &str, moves: usize) -> Tale {
    let mut game = opened(Ground::default(), rules);
    play(&mut game, moves);
    Tale::of_table(game.table())
}

fn at_table(scenery: &Scenery, rules: &str, moves: usize) -> Hand {
    Hand::at(scenery, |stage| {
        let mut game = opened(stage.ground(), rules);
        play(&mut game, moves);
        game.take_news();
        Play::new(game)
    })
}

fn with_keys(scenery: &Scenery, rules: &str, keys: &str) -> Hand {
    let mut hand = at_table(scenery, rules, 5);
    hand.type_in(keys);
    hand
}

fn home_left(scenery: &Scenery) -> Hand {
    scenery.folder.map(fresh);
    Hand::at(scenery, |stage| {
        play(&mut opened(stage.ground(), "3fs"), 9);
        Home::new(stage)
    })
}

fn setup_four(scenery: &Scenery) -> Hand {
    let mut hand = Hand::at(scenery, |stage| {
        stage.plan.set_rules("4fe".parse().expect("rules"));
        for chair in &mut stage.plan.chairs {
            chair.sitter = Sitter::Person;
            "Оксана".clone_into(&mut chair.name);
        }
        Setup::new()
    });
    hand.press([Key::Down, Key::Down]);
    hand
}

fn setup_from_here(scenery: &Scenery) -> Hand {
    let pos: Position = tale("3cp", 20).position(20).clone();
    Hand::at(scenery, |stage: &mut Stage| Setup::from_here(stage, Start::Position(pos)))
}

fn rules_at(scenery: &Scenery, chapter: usize) -> Hand {
    let mut hand = Hand::at(scenery, |_| RulesScreen::new());
    hand.press(vec![Key::Right; chapter]);
    hand
}

fn games(scenery: &Scenery) -> Hand {
    let folder = scenery.folder.map(fresh).expect("a folder").join("records");
    fs::create_dir_all(&folder).expect("a folder");
    let records: [Option<Record>; 2] = [tale("2cp", usize::MAX).record, tale("4fs", 30).record];
    for (number, record) in records.into_iter().flatten().enumerate() {
        let name = folder.join(format!("{number}-1.azulejo"));
        fs::write(name, record.to_string()).expect("a record");
    }
    fs::write(folder.join("2-1.azulejo"), "garbage").expect("a file");
    Hand::at(scenery, |stage| Games::new(stage))
}

fn log(scenery: &Scenery) -> Hand {
    let mut hand = at_table(scenery, "2cp", 30);
    hand.type_in("l");
    hand
}

/// The last take of a round, and what it brought.
fn scored(scenery: &Scenery) -> Hand {
    Hand::at(scenery, |stage| {
        let mut game = opened(stage.ground(), "3cp");
        while game.table().position().round() == 1 {
            game.take_news();
            play(&mut game, 1);
        }
        Play::new(game)
    })
}

fn refused(scenery: &Scenery) -> Hand {
    let mut hand = at_table(scenery, "2cp", 5);
    hand.command("9R2");
    hand
}

fn resign(scenery: &Scenery) -> Hand {
    let mut hand = at_table(scenery, "2cp", 5);
    hand.command("resign");
    hand
}

fn over(scenery: &Scenery, rules: &'static str) -> Hand {
    Hand::at(scenery, |stage| {
        let mut game = opened(stage.ground(), rules);
        play(&mut game, usize::MAX);
        Over::new(game)
    })
}

/// The review of a short game. It is studied once a run; after that it is read as it was kept.
fn review(scenery: &Scenery) -> Hand {
    static CLEAN: Once = Once::new();
    let tale = tale("2cp", 9);
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("review-of-nine.azulejo");
    // An earlier run may have studied it with other networks.
    CLEAN.call_once(|| {
        let _ = fs::remove_file(record.with_extension("review.json"));
    });
    let of = tale.moments.len();
    let mut hand = Hand::at(scenery, |stage| Review::new(stage, tale, Some(record)));
    let texts = hand.app.stage().texts.clone();
    let names = Names::by_seat(&texts, Rules::ALL[0]);
    hand.see(&Reviewer::new(&texts, &names).progress(Progress::Done { of }));
    hand.press([Key::Left, Key::Left]);
    hand
}

fn review_with(scenery: &Scenery, key: char) -> Hand {
    let mut hand = review(scenery);
    hand.press([Key::Char(key)]);
    hand
}
