//! The end of a round, the next one, and the end of the game.

use super::{Chapter, Condition, Scripted, Sentences, Step};
use azulejo_rules::{Line, Tile};

/// The end of a round, the next one, and the end of the game.
pub(super) const STEPS: [Step; 7] = [
    // The last tile of the round: two lines are tiled, one stays.
    Step {
        id: "wall",
        chapter: Chapter::Tiling,
        position: "2cp 2 1 1 2 -,-,-,-,- B 17.17.18.19.18 0.0.0.0.0 \
            3:K1/B1/-/R2/-:...../...../...../...../....B:- \
            5:-/W2/-/-/Y3:...../...../...../...../.....:P",
        before: &[],
        aim: &[Condition::Fills(Line::ALL[1])],
        after: &[],
        sentences: Sentences {
            title: "lesson-wall-title",
            ask: "lesson-wall-ask",
            miss: "lesson-wall-miss",
            done: "lesson-wall-done",
        },
    },
    // Three lines could be filled: for 1 point, for 4 and for 6.
    Step {
        id: "runs",
        chapter: Chapter::Tiling,
        position: "2cp 4 1 2 2 -,-,-,-,- B 14.18.20.19.18 0.0.0.0.0 \
            14:-/B1/B2/-/-:...../..Y../.W.Y./..W../.....:- \
            12:-/-/K1/-/-:...../.B.../..B../...../.....:P",
        before: &[],
        aim: &[Condition::ScoresMost],
        after: &[],
        sentences: Sentences {
            title: "lesson-runs-title",
            ask: "lesson-runs-ask",
            miss: "lesson-runs-miss",
            done: "lesson-runs-done",
        },
    },
    // The marker and two tiles lie on the floor already.
    Step {
        id: "floor",
        chapter: Chapter::Tiling,
        position: "2cp 3 1 2 1 -,-,-,-,- KKK 19.17.17.13.16 0.0.0.0.0 \
            12:Y1/K1/R2/W4/K3:...../...../...../...../.....:PYR \
            10:-/-/Y1/-/-:...../.B.../...../...../.....:-",
        before: &[],
        aim: &[Condition::CheapestFloor],
        after: &[],
        sentences: Sentences {
            title: "lesson-floor-title",
            ask: "lesson-floor-ask",
            miss: "lesson-floor-miss",
            done: "lesson-floor-done",
        },
    },
    // Who takes the marker begins the next round.
    Step {
        id: "next-start",
        chapter: Chapter::NextRound,
        position: "2cp 2 1 2 c -,-,-,RRRR,- YY 17.18.16.18.18 0.0.0.0.0 \
            6:B1/-/-/W2/-:...../...../..B../...../.....:- \
            8:-/K2/-/-/-:...../...../...../...../....B:-",
        before: &[],
        aim: &[Condition::TakesMarker, Condition::Kept],
        after: &[Scripted::Move("4R4"), Scripted::Deal("BYRK WWKB YRRW KKBY WBYR")],
        sentences: Sentences {
            title: "lesson-next-start-title",
            ask: "lesson-next-start-ask",
            miss: "lesson-next-start-miss",
            done: "lesson-next-start-done",
        },
    },
    // The other player ends the game in this round; a column is worth more than a row.
    Step {
        id: "column",
        chapter: Chapter::End,
        position: "2cp 5 1 2 2 -,-,-,-,- KK 18.18.18.14.18 0.0.0.0.0 \
            31:-/-/-/-/K3:..R../..Y../..B../..W../.....:- \
            30:W1/-/-/-/-:BYRK./...../...../...../.....:P",
        before: &[],
        aim: &[Condition::CompletesColumn],
        after: &[],
        sentences: Sentences {
            title: "lesson-column-title",
            ask: "lesson-column-ask",
            miss: "lesson-column-miss",
            done: "lesson-column-done",
        },
    },
    // All five of a color.
    Step {
        id: "color",
        chapter: Chapter::End,
        position: "2cp 5 1 2 2 -,RRR,-,-,- B 10.19.16.19.19 0.0.0.0.0 \
            28:-/-/-/-/B4:B..../.B.../..B../...B./.....:- \
            30:W1/-/-/-/-:BYRK./...../...../...../.....:P",
        before: &[],
        aim: &[Condition::Color(Tile::Blue), Condition::CompletesColor],
        after: &[Scripted::Move("2R3")],
        sentences: Sentences {
            title: "lesson-color-title",
            ask: "lesson-color-ask",
            miss: "lesson-color-miss",
            done: "lesson-color-done",
        },
    },
    // A complete row ends the game, and the pupil leads.
    Step {
        id: "end",
        chapter: Chapter::End,
        position: "2cp 5 1 2 2 -,-,-,-,- K 18.16.18.18.19 0.0.0.0.0 \
            34:-/K1/-/-/-:...../WBYR./...../...../.....:- \
            29:-/-/Y2/-/-:BYR../...../...../...../.....:P",
        before: &[],
        aim: &[Condition::CompletesRow],
        after: &[],
        sentences: Sentences {
            title: "lesson-end-title",
            ask: "lesson-end-ask",
            miss: "lesson-end-miss",
            done: "lesson-end-done",
        },
    },
];
