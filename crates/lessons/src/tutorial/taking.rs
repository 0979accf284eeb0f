//! Taking tiles and putting them down.

use super::{Chapter, Condition, Sentences, Step};
use azulejo_rules::{Factory, Line, Tile};

/// Taking tiles and putting them down.
pub(super) const STEPS: [Step; 5] = [
    // All tiles of one color from one factory; the rest goes to the center.
    Step {
        id: "factory",
        chapter: Chapter::Offer,
        position: "2cp 1 1 1 c BBYR,KKWW,BYRK,RRRR,YYKW - 17.16.14.16.17 0.0.0.0.0 \
            0:-/-/-/-/-:...../...../...../...../.....:- \
            0:-/-/-/-/-:...../...../...../...../.....:-",
        before: &[],
        aim: &[Condition::Color(Tile::Blue), Condition::Factory(Factory::ALL[0]), Condition::Kept],
        after: &[],
        sentences: Sentences {
            title: "lesson-factory-title",
            ask: "lesson-factory-ask",
            miss: "lesson-factory-miss",
            done: "lesson-factory-done",
        },
    },
    // The first to take from the center takes the marker, too.
    Step {
        id: "center",
        chapter: Chapter::Offer,
        position: "2cp 1 1 1 c -,-,BYRK,RRRR,YYKW YRKK 17.16.14.16.17 0.0.0.0.0 \
            0:-/B2/-/-/-:...../...../...../...../.....:- \
            0:-/W2/-/-/-:...../...../...../...../.....:-",
        before: &[],
        aim: &[Condition::Color(Tile::Black), Condition::Center, Condition::Kept],
        after: &[],
        sentences: Sentences {
            title: "lesson-center-title",
            ask: "lesson-center-ask",
            miss: "lesson-center-miss",
            done: "lesson-center-done",
        },
    },
    // A line is full when all its spaces are.
    Step {
        id: "full-line",
        chapter: Chapter::Offer,
        position: "2cp 1 1 1 1 -,-,BYRK,-,YYKW YR 17.16.14.16.17 0.0.0.0.0 \
            0:-/B2/K2/-/-:...../...../...../...../.....:P \
            0:-/W2/-/R4/-:...../...../...../...../.....:-",
        before: &[],
        aim: &[Condition::Fills(Line::ALL[2]), Condition::Kept],
        after: &[],
        sentences: Sentences {
            title: "lesson-full-line-title",
            ask: "lesson-full-line-ask",
            miss: "lesson-full-line-miss",
            done: "lesson-full-line-done",
        },
    },
    // Every line but one refuses the color, each for another reason: full, on the wall, another color.
    Step {
        id: "allowed",
        chapter: Chapter::Offer,
        position: "2cp 3 1 1 2 -,BBRR,-,YKWW,- - 16.19.15.17.18 0.0.0.0.0 \
            9:R1/-/-/K1/-:...../.B.../..B../...../.....:- \
            7:-/R1/-/-/-:..R../...../...../.K.../.....:P",
        before: &[],
        aim: &[Condition::Color(Tile::Blue), Condition::Kept],
        after: &[],
        sentences: Sentences {
            title: "lesson-allowed-title",
            ask: "lesson-allowed-ask",
            miss: "lesson-allowed-miss",
            done: "lesson-allowed-done",
        },
    },
    // Every move lets something fall; one of them least.
    Step {
        id: "overflow",
        chapter: Chapter::Offer,
        position: "2cp 2 1 1 2 -,WWWW,RRRR,-,- KKK 18.18.12.13.13 0.0.0.0.0 \
            4:Y1/B2/R2/W3/K4:...../...../...../...../.....:- \
            3:-/R2/Y1/-/-:...../...../...../...../.....:P",
        before: &[],
        aim: &[Condition::CheapestFloor],
        after: &[],
        sentences: Sentences {
            title: "lesson-overflow-title",
            ask: "lesson-overflow-ask",
            miss: "lesson-overflow-miss",
            done: "lesson-overflow-done",
        },
    },
];
