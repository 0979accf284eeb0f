//! What a review says about moves, in English.

use azulejo_rules::{Position, Tile};
use azulejo_search::{Champion, Finding, Prospect};
use azulejo_study::{
    Care, Decision, Moment, Reason, Reply, Sheet, Story, StudyAnswer, StudyRequest,
};
use azulejo_testkit::fixture::{line, mv, position, seat};
use azulejo_view::study::Part;
use azulejo_view::{Language, Names, Reviewer, Texts, Theme};

/// Says something in a language about a table of so many players.
pub(crate) fn reviewed<T>(
    language: Language,
    theme: Theme,
    rules: &str,
    say: impl FnOnce(Reviewer<'_>) -> T,
) -> T {
    let texts = Texts::school(language, theme);
    let names = Names::new(&texts, rules.parse().unwrap(), ["Ann", "Bea", "Cid", "Dan"]);
    say(Reviewer::new(&texts, &names))
}

pub(crate) fn english<T>(say: impl FnOnce(Reviewer<'_>) -> T) -> T {
    reviewed(Language::En, Theme::Palace, "4cp", say)
}

pub(crate) fn czech<T>(say: impl FnOnce(Reviewer<'_>) -> T) -> T {
    reviewed(Language::Cs, Theme::Palace, "4cp", say)
}

/// What a search might have found, with seat 1's chance and lead.
fn finding(line: &str, chance: i32, lead: i32, solved: bool) -> Finding {
    let line: Vec<_> = line.split(' ').map(mv).collect();
    let ours = Prospect { points: 3000, lead, chance };
    let theirs = Prospect { points: 3000, lead: -lead, chance: 10_000 - chance };
    let prospects = [ours, theirs].into_iter().collect();
    Finding { best: line[0], value: chance, prospects, line, depth: 2, nodes: 9, solved }
}

/// A decision in which 4.5 points and 12% were lost.
pub(crate) fn decision(position: &str, best: &str, played: &str, solved: bool) -> Decision {
    let before: Position = position.parse().unwrap();
    Decision {
        round: before.round(),
        number: 7,
        seat: before.player_to_move().unwrap(),
        choices: before.count_moves(),
        before,
        best: finding(best, 6200, 300, solved),
        played: finding(played, 5000, -150, solved),
    }
}

/// Two takes from the center are left, or three with factory 5.
pub(crate) const LATE: &str = "2cp 3 1 1 2 -,-,-,-,RRKK BB 16.20.18.18.20 0.0.0.0.0 \
                               9:-/B1/-/-/-:...../...../...../...../.....:- \
                               9:-/-/B1/-/-:...../...../...../...../.....:P";

/// The last two takes of a game: blue completes seat 1's first column, black stands alone.
pub(crate) const LAST_TAKES: &str = "2cp 5 1 1 2 -,-,-,-,- BK 18.18.18.17.18 0.0.0.0.0 \
                                     20:-/-/-/-/-:...../W..../K..../R..../Y....:- \
                                     20:W1/-/-/-/-:BYRK./...../...../...../.....:P";

/// A tile of the free wall is to be placed.
pub(crate) const PLACING: &str = "2fp 2 1 1 2 -,-,-,-,- - 19.19.18.19.20 0.0.0.0.0 \
                                  3:-/R2/-/-/-:B..../.K.../...../...../.....:- \
                                  1:-/-/-/-/-:Y..../...../...../...../.....:P";

/// The marker is still in the center, with four of a color; black completes line 5, and column 3 lacks that.
fn marker() -> String {
    let drawn = position(
        "2cp, round 2
         factories  KKWW
         center     RRRR
         seat 1, 9 points
                   . | ..R..
                  .. | ..Y..
                 ... | ..B..
                .... | .....
               ..KKK | .....",
    );
    drawn.to_string()
}

/// A sheet that knows one decision, the only thing that happened.
fn sheet(decision: Decision) -> Sheet {
    let played = decision.mv().to_string();
    let story = Story::read(decision.before.clone(), &[&played]).unwrap();
    let found = Moment::Move(decision);
    let answer = StudyAnswer::new(0, played, Care::nodes(9), Some(&found));
    let mut sheet = Sheet::new(story);
    sheet.accept(&answer).unwrap();
    sheet
}

/// A story, studied shallowly.
pub(crate) fn studied_story(story: Story) -> Sheet {
    let care = Care { deals: 2, ..Care::nodes(500) };
    let mut sheet = Sheet::new(story);
    let mut worker = Champion::default();
    for moment in 0..sheet.story().len() {
        let request = StudyRequest::of(sheet.story(), moment, care).unwrap();
        sheet.accept(&request.study(&mut worker).unwrap()).unwrap();
    }
    sheet
}

#[test]
fn a_costly_moment_is_told_with_its_cost_and_what_was_better() {
    let sheet = sheet(decision(&marker(), "1K5 CRF CWF", "CRF 1KF CWF", true));
    let told = english(|reviewer| reviewer.costliest(&sheet));
    assert_eq!(
        told[0].to_string(),
        "Round 2, move 1, `CRF`: Ann takes 4 red and the start marker from the center to the floor. \
         The floor now costs 8 more. −4.5 points (−12.0% to win). \
         Better: `1K5`, 2 black from factory 1 to line 5. It fills line 5 with black at once. \
         That keeps column 3 alive: only 1 more is missing. \
         Ann scores 1 point on the wall this round instead of 0. \
         After `CRF`, Bea takes 2 black (`1KF`), and 2 fall to the floor. \
         After `1K5`, Bea takes 4 red (`CRF`), and 4 fall to the floor. \
         This is exact: the rest of the round was looked through to its end."
    );
    assert_eq!(told.len(), 1);
    let codes = told[0].headline.parts().iter().filter(|part| matches!(part, Part::Code(_)));
    assert_eq!(codes.collect::<Vec<_>>(), [&Part::Code("CRF".to_owned())]);
}

#[test]
fn a_game_that_is_bound_to_end_is_solved_to_its_end() {
    let solved = |solved| {
        let decision = decision(LAST_TAKES, "CB1 CK2", "CK1 CB2", solved);
        english(|reviewer| reviewer.solved(&decision))
    };
    let told = "This is exact: the rest of the game was looked through to its end.";
    assert_eq!(solved(true).as_deref(), Some(told));
    assert_eq!(solved(false), None);
}

#[test]
fn a_decision_tells_why_the_better_move_was_better() {
    let decision = decision(LATE, "CB2 5R2 CK2", "5RF CB3 CK2", true);
    english(|reviewer| {
        assert_eq!(
            reviewer.why(&decision),
            [
                "It fills line 2 with blue at once.",
                "The floor costs 1 point in the end instead of 2.",
                "Bea does not fill line 3 (blue) this round.",
            ]
        );
        let replies: Vec<String> =
            reviewer.replies(&decision).iter().map(ToString::to_string).collect();
        assert_eq!(
            replies,
            [
                "After `5RF`, Bea takes 2 blue (`CB3`) and fills line 3.",
                "After `CB2`, Bea takes 2 red (`5R2`) and fills line 2.",
            ]
        );
        assert_eq!(reviewer.line(&decision.best).to_string(), "Expected then: `5R2` `CK2`.");
        assert!(reviewer.line(&finding("CB2", 0, 0, true)).is_empty());
        let solved = "This is exact: the rest of the round was looked through to its end.";
        assert_eq!(reviewer.solved(&decision).as_deref(), Some(solved));
    });
}

#[test]
fn a_placement_is_told_with_what_it_scores() {
    let decision = decision(PLACING, "2@1", "2@5", false);
    english(|reviewer| {
        assert_eq!(
            reviewer.better(&decision).to_string(),
            "Better: `2@1`, red on row 2, column 1."
        );
        assert_eq!(reviewer.why(&decision), ["The tile scores 4 points at once instead of 1."]);
        assert_eq!(reviewer.replies(&decision), []);
        assert_eq!(reviewer.solved(&decision), None);
        assert_eq!(reviewer.solved_mark(&decision), None);
        assert_eq!(reviewer.verdict(&decision), "blunder: −4.5 points (−12.0% to win)");
    });
}

#[test]
fn where_the_best_was_played_nothing_is_better() {
    let decision = decision(LATE, "CB2 5R2 CK2", "CB2 5R2 CK2", true);
    english(|reviewer| {
        assert!(reviewer.better(&decision).is_empty());
        assert_eq!(reviewer.verdict(&decision), "best move");
        assert_eq!(reviewer.solved_mark(&decision).as_deref(), Some("exact"));
        assert_eq!(reviewer.why(&decision), Vec::<String>::new());
    });
}

/// Both moves fill a line that two more make a column.
#[test]
fn what_the_played_move_does_too_is_no_merit_of_the_better_one() {
    let column = "That keeps column 3 alive: only 1 more is missing.".to_owned();
    let why = |played: &str| {
        let decision = decision(&marker(), "1K5 CRF CWF", played, true);
        english(|reviewer| reviewer.why(&decision))
    };
    assert!(why("1WF CRF CKF").contains(&column), "it fills line 5 with black");
    let later = why("CRF 1WF CK5");
    assert!(later.contains(&"It fills line 5 with black at once.".to_owned()));
    assert!(!later.contains(&column), "the other does so later");
}

/// One reason of every kind, with more where words differ, and what it is in English.
pub(crate) fn reasons() -> Vec<(Reason, &'static str)> {
    let two = seat(2);
    let (line, tile) = (line(3), Tile::Red);
    vec![
        (Reason::Ends { played: true }, "With it the game goes on after this round."),
        (Reason::Ends { played: false }, "With it the game ends after this round."),
        (Reason::Completes { line, tile }, "It fills line 3 with red at once."),
        (Reason::Falls { played: 4, best: 1 }, "Fewer fall to the floor: 1 instead of 4."),
        (
            Reason::Gains { played: 1, best: 12 },
            "Ann scores 12 points on the wall this round instead of 1.",
        ),
        (
            Reason::RivalGains { seat: two, played: 9, best: 1 },
            "Bea scores only 1 point on the wall this round instead of 9.",
        ),
        (Reason::GetsLine { line, tile }, "Ann can still fill line 3 (red) this round."),
        (Reason::Floor { played: 6, best: 0 }, "The floor costs nothing in the end instead of 6."),
        (Reason::Floor { played: 6, best: 1 }, "The floor costs 1 point in the end instead of 6."),
        (
            Reason::RivalFloor { seat: two, played: 0, best: 2 },
            "Bea pays 2 points for the floor instead of nothing.",
        ),
        (Reason::RivalLine { seat: two, line, tile }, "Bea does not fill line 3 (red) this round."),
        (Reason::Starts, "Ann starts the next round."),
        (Reason::Scores { played: 1, best: 4 }, "The tile scores 4 points at once instead of 1."),
        (
            Reason::Expects { seat: seat(1), change: 250 },
            "Ann can expect 2.5 points more in the end.",
        ),
        (
            Reason::Expects { seat: two, change: -100 },
            "Bea can expect 1.0 points fewer in the end.",
        ),
    ]
}

#[test]
fn every_reason_has_its_words() {
    for (reason, words) in reasons() {
        assert_eq!(english(|reviewer| reviewer.reason(seat(1), &reason)).as_deref(), Some(words));
    }
    let reply = Reply {
        seat: seat(2),
        mv: mv("CB3"),
        count: 2,
        tile: Tile::Blue,
        completes: None,
        falls: 0,
    };
    let replies = Reason::Replies { played: reply, best: None };
    assert_eq!(english(|reviewer| reviewer.reason(seat(1), &replies)), None, "it is told apart");
}

#[test]
fn moves_are_named_by_code_and_words() {
    let marker = marker();
    for (position, text, named) in [
        (LATE, "5R3", "`5R3`, 2 red from factory 5 to line 3"),
        (LATE, "5RF", "`5RF`, 2 red from factory 5 to the floor"),
        (LATE, "CB2", "`CB2`, 2 blue from the center to line 2"),
        (LATE, "CBF", "`CBF`, 2 blue from the center to the floor"),
        (marker.as_str(), "CR4", "`CR4`, 4 red and the start marker from the center to line 4"),
        (marker.as_str(), "CRF", "`CRF`, 4 red and the start marker from the center to the floor"),
        (PLACING, "2@1", "`2@1`, red on row 2, column 1"),
    ] {
        let pos: Position = position.parse().unwrap();
        let told = english(|reviewer| reviewer.named_move(&pos, mv(text)).to_string());
        assert_eq!(told, named);
    }
}
