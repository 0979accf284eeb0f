//! The free wall and the gold discs.

use super::{Chapter, Condition, Scripted, Sentences, Step};
use azulejo_rules::{Effect, Tile};

/// The free wall and the gold discs.
pub(super) const STEPS: [Step; 6] = [
    // Three spaces of the row are empty; the column of one holds the color already.
    Step {
        id: "free-column",
        chapter: Chapter::FreeWall,
        position: "2fp 4 1 1 2 -,-,-,-,- - 17.19.16.18.19 0.0.0.0.0 \
            11:-/-/R3/-/-:....R/..K../.B.Y./..W../.....:- \
            13:-/B1/-/-/-:.B.../...K./...../...../.....:P",
        before: &[],
        aim: &[Condition::ScoresMost],
        after: &[],
        sentences: Sentences {
            title: "lesson-free-column-title",
            ask: "lesson-free-column-ask",
            miss: "lesson-free-column-miss",
            done: "lesson-free-column-done",
        },
    },
    // The extra gets a fifth tile.
    Step {
        id: "extra",
        chapter: Chapter::Special,
        position: "2cs 1 1 1 c -,-,-,-,- - 20.20.20.20.20 0.0.0.0.0 \
            0:-/-/-/-/-:...../...../...../...../.....:- \
            0:-/-/-/-/-:...../...../...../...../.....:-",
        before: &[Scripted::Deal("BYRK 1*KKWBK RRYW 3*BBYW YYKW")],
        aim: &[Condition::Gold(Effect::Extra), Condition::Color(Tile::Black), Condition::Kept],
        after: &[],
        sentences: Sentences {
            title: "lesson-extra-title",
            ask: "lesson-extra-ask",
            miss: "lesson-extra-miss",
            done: "lesson-extra-done",
        },
    },
    // The magnet pulls one tile from each neighbor.
    Step {
        id: "magnet",
        chapter: Chapter::Special,
        position: "2cs 1 1 1 c -,-,-,-,- - 20.20.20.20.20 0.0.0.0.0 \
            0:-/-/-/-/-:...../...../...../...../.....:- \
            0:-/-/-/-/-:...../...../...../...../.....:-",
        before: &[Scripted::Deal("BBRK 2B*BYWK BRRR YWWK 3*YYKW")],
        aim: &[
            Condition::Gold(Effect::Magnet(Tile::Blue)),
            Condition::Color(Tile::Blue),
            Condition::Kept,
        ],
        after: &[],
        sentences: Sentences {
            title: "lesson-magnet-title",
            ask: "lesson-magnet-ask",
            miss: "lesson-magnet-miss",
            done: "lesson-magnet-done",
        },
    },
    // What is left stays on the disc.
    Step {
        id: "keeper",
        chapter: Chapter::Special,
        position: "2cs 2 1 1 c -,3*BBKK,-,1*YRRWW,YYKW - 18.16.18.17.16 0.0.0.0.0 \
            5:-/-/W1/-/-:...../...../...../...../.....:- \
            4:Y1/-/-/-/-:...../...../...../...../.....:-",
        before: &[],
        aim: &[Condition::Gold(Effect::Keeper), Condition::Kept],
        after: &[Scripted::Move("5W4")],
        sentences: Sentences {
            title: "lesson-keeper-title",
            ask: "lesson-keeper-ask",
            miss: "lesson-keeper-miss",
            done: "lesson-keeper-done",
        },
    },
    // What is left goes to the neighbors.
    Step {
        id: "spread",
        chapter: Chapter::Special,
        position: "2cs 2 1 1 c BYRK,4*BRKK,YYWW,3*YRWW,- - 18.15.17.17.15 0.0.0.0.0 \
            5:-/-/-/-/W1:...../...../...../...../.....:- \
            4:Y1/-/-/-/-:...../...../...../...../.....:-",
        before: &[],
        aim: &[Condition::Gold(Effect::Spread), Condition::SendsLeft(Tile::Blue), Condition::Kept],
        after: &[],
        sentences: Sentences {
            title: "lesson-spread-title",
            ask: "lesson-spread-ask",
            miss: "lesson-spread-miss",
            done: "lesson-spread-done",
        },
    },
    // Three blue tiles, room for two: the disc catches the third.
    Step {
        id: "tray",
        chapter: Chapter::Special,
        position: "2cs 3 1 1 2 -,-,5*BBBK,1*YYRRW,- RK 15.17.16.16.18 0.0.0.0.0 \
            9:Y1/-/R1/W1/K2:...../...../...../...../.....:- \
            8:-/-/-/B2/-:...../...../...../...../.....:P",
        before: &[],
        aim: &[Condition::Gold(Effect::Tray), Condition::Color(Tile::Blue), Condition::IntoLine],
        after: &[],
        sentences: Sentences {
            title: "lesson-tray-title",
            ask: "lesson-tray-ask",
            miss: "lesson-tray-miss",
            done: "lesson-tray-done",
        },
    },
];
