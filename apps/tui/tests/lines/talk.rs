//! What is said when somebody types something.

use crate::support::{english, game, said, said_in};
use azulejo_rules::Seat;
use azulejo_tui::plain::{Leave, Word};
use azulejo_view::{Language, Texts, Theme};

#[test]
fn a_game_begins_with_its_players_its_rules_and_its_factories() {
    let told = said(&mut game("2fs", &["Ann", "bot:hard"]), "");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "Azulejo, line by line. Type “help” to hear what you can say.");
    assert_eq!(lines[1], "Ann and Hard bot. Wall: Free. Factories: Special.");
    assert!(lines[2].starts_with("Round 1"), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("Factory 5")), "{told}");
    assert!(lines.contains(&"Center: the start marker."), "{told}");
    assert!(lines.contains(&"Ann, it is your turn."), "{told}");
    let end = ["The input has ended.", "The game is not saved."];
    assert_eq!(lines[lines.len() - 3..], [end[0], end[1], "Goodbye."]);
}

#[test]
fn a_typed_move_is_played_and_everything_is_told() {
    let mut game = game("2cp", &["Ann", "Bo"]);
    let mv = game.table().position().legal_moves()[0].to_string();
    let told = said(&mut game, &format!("{}\nquit\n", mv.to_lowercase()));
    assert!(told.contains("\nAnn takes "), "{told}");
    assert!(told.contains("\nBo, it is your turn.\n"), "{told}");
    assert_eq!(game.table().to_move(), Some(Seat::ALL[1]));
}

#[test]
fn what_can_not_be_played_is_refused_with_its_reason() {
    let mut game = game("2cp", &["Ann", "Bo"]);
    let number = game.table().number();
    for (typed, reason) in [
        ("9R1", "There is no factory 9, only 1 to 5."),
        ("CRF", "The center is empty."),
        ("1@1", "There is no completed line to place."),
        ("3X2", "Character 2: “X” does not belong here."),
        ("fly", "Type “help” to hear what you can say."),
        ("undo", "Nothing has been played in this round that could be taken back."),
        ("rematch", "That can’t be done now."),
        ("go", "No bot has stopped."),
        ("undo 3R2", "Nothing can stand after “undo”."),
        ("board 3", "There is no seat “3”, only 1 to 2."),
        ("log two", "“two” is no number."),
        ("why", "Say which move: “why 3R2”."),
        ("why 9R", "9R1: There is no factory 9, only 1 to 5."),
        ("gold", "No factory lies with its gold side up."),
        ("\u{1b}[31m", "Character 1: “\u{fffd}” does not belong here."),
        (&"x".repeat(100_000), "That is longer than anything that can be said here."),
    ] {
        let told = said(&mut game, &format!("{typed}\n"));
        assert!(told.contains(reason), "{typed}: {told}");
        assert_eq!(game.table().number(), number, "{typed}");
    }
}

#[test]
fn the_position_is_told_in_words_on_request() {
    let mut game = game("2cp", &["Ann", "Bo"]);
    for (typed, wanted) in [
        ("board", "Ann: 0 points.\nLine 1: empty, 1 space."),
        ("board 2", "Bo: 0 points.\n"),
        ("board", "Wall, row 5: empty.\nFloor: 0 of 7 spaces taken, minus 0.\n"),
        ("score", "Bo: 0 points. 0 now, plus 0 for full lines, minus 0 for the floor, makes 0.\n"),
        ("table", "Factory 1: "),
        ("log", "Round 1"),
        ("help", "The letters of the colors: B blue, Y yellow, R red, K black and W white.\n"),
    ] {
        let told = said(&mut game, &format!("{typed}\n"));
        assert!(told.contains(wanted), "{typed}: {told}");
    }
}

#[test]
fn every_legal_move_is_listed_and_foreseen() {
    for rules in ["2cp", "2fs"] {
        let mut game = game(rules, &["Ann", "Bo"]);
        let told = said(&mut game, "moves\n");
        for mv in &game.table().position().legal_moves() {
            assert!(
                told.split([' ', ':', '\n']).any(|word| word == mv.to_string()),
                "{mv}: {told}"
            );
        }
        let mv = game.table().position().legal_moves()[0];
        let told = said(&mut game, &format!("why {mv}\n"));
        assert!(told.contains("Change of points: "), "{told}");
    }
}

#[test]
fn a_hint_tells_its_move_as_it_is_typed() {
    let mut game = game("2cp", &["Ann", "Bo"]);
    let told = said(&mut game, "hint\n");
    let hint = game.hint().expect("a hint").mv;
    assert!(told.contains(&format!("{hint}. Hint: Take ")), "{told}");
}

#[test]
fn a_move_is_taken_back_with_what_bots_did_since() {
    let mut game = game("2cp", &["Ann", "bot:beginner"]);
    let before = game.table().position().clone();
    let mv = before.legal_moves()[0];
    let told = said(&mut game, &format!("{mv}\nu\n"));
    assert!(told.contains("\nThe last move is taken back.\n"), "{told}");
    assert_eq!(*game.table().position(), before);
}

#[test]
fn nobody_gives_up_without_being_asked_again() {
    let mut game = game("2cp", &["Ann", "Bo"]);
    let told = said(&mut game, "resign\n3R2\n");
    assert!(told.contains("Ann, do you want to give up?") && told.contains("Nobody gives up."));
    assert_eq!(game.table().end(), None);
    let told = said(&mut game, "resign\ny\n1B1\nrematch\nquit\n");
    assert!(told.contains("\nAnn gives up. The game is over.\n"), "{told}");
    assert!(told.contains("\nType “rematch” to play again, or “quit” to leave.\n"), "{told}");
    assert!(told.contains("\nThe game is over.\n"), "a move after the end is refused: {told}");
    assert_eq!(game.table().game_number(), 2);
}

#[test]
fn where_one_of_three_gives_up_a_bot_takes_the_seat() {
    let mut game = game("3cp", &["Ann", "Bo", "Cy"]);
    let told = said(&mut game, "resign\nyes\n");
    assert!(told.contains("\nAnn gives up; a bot takes the seat.\n"), "{told}");
    assert!(told.contains("\nBo, it is your turn.\n"), "{told}");
}

#[test]
fn quitting_is_told_from_the_end_of_the_input() {
    let texts = english();
    let mut game = game("2cp", &["Ann", "Bo"]);
    let (told, leave) = said_in(&texts, &mut game, "quit\nboard\n");
    assert_eq!(leave, Leave::Quit);
    assert!(!told.contains("The input has ended."));
    assert_eq!(said_in(&texts, &mut game, "").1, Leave::InputEnded);
}

#[test]
fn all_words_are_understood_in_all_languages_and_themes() {
    for language in Language::ALL {
        for theme in Theme::ALL {
            let texts = Texts::terminal(language, theme);
            let mut game = game("2fs", &["Ann", "Bo"]);
            let english = "help\ntable\nboard\nscore\nmoves\nwhy 1B\nlog\ngold\nhint\nundo\n";
            let told = said_in(&texts, &mut game, english).0;
            assert!(told.lines().count() > Word::ALL.len(), "{told}");
        }
    }
    let polish = Texts::terminal(Language::Pl, Theme::Chocolate);
    let told = said_in(&polish, &mut game("2cp", &["Ann", "Bo"]), "pomoc\nkoniec\n").0;
    assert!(told.contains("\ncofnij: "), "{told}");
}
