//! What a review has found, in words: what moves cost and why, how well everybody played, what was luck.
//!
//! The findings are those of `azulejo-study`; here they become sentences for a page, a terminal and a
//! screen reader. All need the texts of the school ([`Texts::school`]).

mod accuracy;
mod costly;
mod curve;
mod grades;
mod luck;
mod moves;
mod number;
mod progress;
mod reasons;
mod sentence;
mod shares;
mod solved;

pub use costly::CostlyTold;
pub use number::{hundredths, signed_tenths, tenths};
pub use progress::Stage;
pub use sentence::{Part, Sentence};
pub use shares::balanced;

use crate::i18n::{Args, Texts};
use crate::story::{Names, Narrator};
use azulejo_rules::Seat;

/// Tells what a review has found, in the player's language and with the players' names.
///
/// ```
/// use azulejo_rules::{Position, Seat};
/// use azulejo_search::Champion;
/// use azulejo_study::{Grade, ReviewPlan, Sheet, Story};
/// use azulejo_view::{Language, Names, Reviewer, Texts, Theme};
///
/// // The blue tile completes a column, the black one stands alone.
/// let last: Position = "2cp 5 1 1 2 -,-,-,-,- BK 18.18.18.17.18 0.0.0.0.0 \
///                       20:-/-/-/-/-:...../W..../K..../R..../Y....:- \
///                       20:W1/-/-/-/-:BYRK./...../...../...../.....:P".parse()?;
/// let mut sheet = Sheet::new(Story::read(last, &["CK1"])?);
/// let request = ReviewPlan::default().next_request(&sheet, &[], None).unwrap();
/// sheet.accept(&request.study(&mut Champion::default())?)?;
///
/// let texts = Texts::school(Language::En, Theme::Palace);
/// let names = Names::new(&texts, sheet.story().rules(), ["Ann", "Bea"]);
/// let reviewer = Reviewer::new(&texts, &names);
/// let told = reviewer.costliest(&sheet);
/// assert_eq!(
///     told[0].headline.to_string(),
///     "Round 5, move 1, `CK1`: Ann takes 1 black from the center to line 1."
/// );
/// assert_eq!(told[0].cost, "−11.0 points (−100.0% to win)");
/// assert_eq!(told[0].better.to_string(), "Better: `CB1`, 1 blue from the center to line 1.");
/// assert_eq!(told[0].why[1], "That completes column 1.");
/// assert_eq!(reviewer.accuracy(Seat::ALL[0], sheet.accuracy(Seat::ALL[0])), "Ann: accuracy 4.7");
/// assert_eq!(reviewer.grade(Grade::Blunder), "blunder");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reviewer<'a> {
    texts: &'a Texts,
    narrator: Narrator<'a>,
}

impl<'a> Reviewer<'a> {
    /// A reviewer with texts of the school, and names.
    pub fn new(texts: &'a Texts, names: &'a Names) -> Reviewer<'a> {
        Reviewer { texts, narrator: Narrator::new(texts, names) }
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.narrator.name(seat)
    }

    /// The variable `$name`.
    fn named(&self, seat: Seat) -> Args {
        Args::new().text("name", self.name(seat))
    }

    /// Several things between commas: `Ann 63%, Bea 37%`.
    fn row(&self, items: impl IntoIterator<Item = String>) -> String {
        let join = |row: String, item: String| {
            self.texts.tell("list-comma", &Args::new().text("items", row).text("item", item))
        };
        items.into_iter().reduce(join).unwrap_or_default()
    }
}
