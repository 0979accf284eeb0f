//! What the parts of a review share.

use super::desk::Desk;
use super::place::Whereabouts;
use azulejo_rules::Game;
use azulejo_study::{Act, Scene, Sheet, Story};
use azulejo_view::{Names, Narrator, Reviewer, Texts};
use azulejo_web::announce::Announcer;
use azulejo_web::html;
use azulejo_web::live::{Derived, State, Stored};
use azulejo_web::page::use_page;
use azulejo_web::route::Pen;
use azulejo_web::stepping::Way;
use azulejo_web::words::{Words, use_words};

/// What the parts of a review share.
#[derive(Clone, Copy)]
pub(super) struct Study {
    /// All texts.
    pub(super) words: Words,
    /// What happened.
    pub(super) story: Stored<Story>,
    /// What the players are called.
    pub(super) names: Derived<Names>,
    /// Where the review is made.
    pub(super) desk: Desk,
    /// The moment that is looked at, from 0.
    pub(super) at: State<usize>,
    id: u32,
    announcer: Announcer,
    pen: Pen,
}

impl Study {
    /// The review of a game.
    pub(super) fn new(id: u32, game: Game, desk: Desk, at: State<usize>) -> Study {
        let words = use_words();
        let story = Stored::new(Story::from(&game));
        Study {
            words,
            story,
            names: Derived::new(move |_| Names::of_record(&words.texts(), &game)),
            desk,
            at,
            id,
            announcer: use_page().announcer,
            pen: Pen::take_up(),
        }
    }

    /// Tells something that is known; follows it, the texts and the names.
    pub(super) fn tell<T>(self, tell: impl FnOnce(&Reviewer<'_>, &Sheet) -> T) -> T {
        let (texts, names) = (self.words.texts(), self.names.read());
        self.desk.sheet.with(|sheet| tell(&Reviewer::new(&texts, &names), sheet))
    }

    /// Tells something that happened; follows the texts and the names.
    pub(super) fn narrate<T>(self, tell: impl FnOnce(&Narrator<'_>, &Texts, &Names) -> T) -> T {
        let (texts, names) = (self.words.texts(), self.names.read());
        tell(&Narrator::new(&texts, &names), &texts, &names)
    }

    /// Asks about one of the scenes.
    pub(super) fn scene<T>(self, moment: usize, ask: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.story.with(|story| story.scenes().get(moment).map(ask))
    }

    /// The last moment.
    pub(super) fn last(self) -> usize {
        self.story.with(|story| story.len().saturating_sub(1))
    }

    /// Looks at a moment, and says what it is to whoever listens.
    pub(super) fn go(self, moment: usize) {
        let moment = moment.min(self.last());
        if self.at.get_untracked() != moment {
            self.at.set(moment);
            self.pen.note(&Whereabouts { game: self.id, moment: Some(moment) }.place());
        }
    }

    /// Looks at a moment, and brings its board into view.
    pub(super) fn show(self, moment: usize) {
        self.go(moment);
        html::scroll_to("review-moment-title");
        html::focus("#review-moment-title");
    }

    /// Steps through the game.
    pub(super) fn step(self, way: Way) {
        self.go(way.lead(self.at.get_untracked(), self.last()));
        self.announcer.say(self.brief(self.at.get_untracked()));
    }

    /// Says something to whoever listens.
    pub(super) fn announce(self, text: String) {
        self.announcer.say(text);
    }

    /// What happened in a moment and how good it was, in short.
    pub(super) fn brief(self, moment: usize) -> String {
        let played = self.played(moment);
        let verdict = self.tell(|reviewer, sheet| {
            let decision = sheet.decision(moment).map(|decision| reviewer.verdict(decision));
            decision.or_else(|| {
                let deal = sheet.deals().into_iter().find(|deal| deal.moment == moment)?;
                Some(reviewer.deal_luck(&deal))
            })
        });
        [Some(played), verdict].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What happened in a moment, in a sentence or two.
    pub(super) fn played(self, moment: usize) -> String {
        let story = self.story.read();
        let Some(scene) = story.scenes().get(moment) else { return String::new() };
        self.narrate(|narrator, texts, _| match scene.act {
            Act::Move(mv) => narrator.play(&scene.before, mv).text(),
            Act::Deal(_) => texts.say("review-dealt"),
        })
    }
}
