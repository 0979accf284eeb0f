//! What the prompt says, and which buttons belong to it.

use crate::table::desk::Desk;
use crate::table::hands::Hands;
use crate::table::notice::Notice;
use crate::table::turns::Waiting;
use crate::words::Words;
use azulejo_protocol::End;
use azulejo_rules::{Source, Take};
use azulejo_view::entry::{LineChoice, LineFate, Placements};
use azulejo_view::stage::Stage;
use azulejo_view::story::Chronicle;
use azulejo_view::{Args, Selection};

/// A button beside the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum Button {
    /// Let everything go.
    Cancel,
    /// Take the last chosen column back.
    Back,
    /// Play the move.
    Confirm,
    /// Stop whoever thinks.
    Stop,
    /// Let the bot think again.
    GoOn,
    /// Take the last move back.
    Undo,
    /// The step before.
    Earlier,
    /// The step after.
    Later,
    /// Back to the game.
    Now,
    /// How a round was scored.
    Scoring(u16),
    /// How the game ended.
    Result,
}

impl Button {
    /// Tells it from all others.
    pub(in crate::table) fn key(self) -> u64 {
        match self {
            Button::Cancel => 0,
            Button::Back => 1,
            Button::Confirm => 2,
            Button::Stop => 3,
            Button::GoOn => 4,
            Button::Undo => 5,
            Button::Earlier => 6,
            Button::Later => 7,
            Button::Now => 8,
            Button::Result => 9,
            Button::Scoring(round) => 10 + u64::from(round),
        }
    }

    /// The message that names it.
    pub(in crate::table) const fn name(self) -> &'static str {
        match self {
            Button::Cancel => "cancel",
            Button::Back => "place-back",
            Button::Confirm => "confirm",
            Button::Stop => "stop",
            Button::GoOn => "menu-go-on",
            Button::Undo => "tool-undo",
            Button::Earlier => "step-back",
            Button::Later => "step-on",
            Button::Now => "step-now",
            Button::Scoring(_) => "scoring",
            Button::Result => "menu-result",
        }
    }

    /// Its icon, where it shows one in place of its name.
    pub(in crate::table) const fn icon(self) -> Option<&'static str> {
        match self {
            Button::Earlier => Some("icon-left"),
            Button::Later => Some("icon-right"),
            _ => None,
        }
    }

    /// Whether it is the one to press.
    pub(in crate::table) const fn is_primary(self) -> bool {
        matches!(self, Button::Confirm | Button::Now | Button::Result | Button::GoOn)
    }
}

/// What is to be done now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::table) struct Act {
    /// The prompt.
    pub(in crate::table) text: String,
    /// What the move would bring.
    pub(in crate::table) net: Option<i32>,
    /// The buttons, the one to press last.
    pub(in crate::table) buttons: Vec<Button>,
    /// Whether there is something to answer; on a phone the prompt is hidden else.
    pub(in crate::table) is_open: bool,
}

impl Act {
    /// What is to be done now; `is_long` if somebody has been thinking for long.
    pub(in crate::table) fn of(desk: Desk, is_long: bool) -> Act {
        if let Some(refused) = desk.paint().refused().get() {
            return Act {
                text: refused.why,
                is_open: true,
                ..Act::of_selection(desk, Act::of_nothing)
            };
        }
        match desk.notice().get() {
            Some(Notice::Refused(text)) => return Act { text, is_open: true, ..Act::default() },
            Some(Notice::Scored { round, told }) if !desk.is_over() => {
                let buttons = vec![Button::Scoring(round)];
                return Act { text: told, buttons, is_open: true, net: None };
            }
            Some(Notice::Scored { .. }) | None => {}
        }
        match desk.waiting() {
            Waiting::Own(_) => Act::of_selection(desk, Act::of_nothing),
            Waiting::Past => Act::of_past(desk),
            Waiting::Nothing => Act::of_end(desk),
            Waiting::Stopped(_) => Act {
                text: desk.tell_waiting(),
                buttons: vec![Button::Undo, Button::GoOn],
                is_open: true,
                net: None,
            },
            Waiting::Hint | Waiting::Bot(_) if is_long => Act {
                text: desk.tell_waiting(),
                buttons: vec![Button::Stop],
                is_open: true,
                net: None,
            },
            Waiting::Hint => Act::prompt(desk.tell_waiting()),
            // What was played last is more to the point than that somebody will play.
            Waiting::Motion(_) | Waiting::Bot(_) | Waiting::Other(_) | Waiting::Bag => {
                Act::prompt(headline(desk).unwrap_or_else(|| desk.tell_waiting()))
            }
        }
    }

    /// What is to be done about the move in the making; where nothing is held yet, that is told by others.
    pub(in crate::table) fn of_selection<H: Hands>(hands: H, of_nothing: fn(H) -> Act) -> Act {
        match hands.entry().with(|entry| entry.selection().clone()) {
            Selection::Nothing => of_nothing(hands),
            Selection::Source(source) => Act::prompt(source_prompt(hands.words(), source)),
            Selection::Tiles { source, tile } => {
                let count = hands.with_position(|pos| pos.tiles_at(source).count(tile));
                let args = Args::new().tile(tile).number("count", count);
                Act::prompt(hands.words().tell("prompt-line", &args))
            }
            Selection::Aimed(take) => Act::of_take(hands, take),
            Selection::Placing(placements) => Act::of_placements(hands, &placements),
        }
    }

    pub(in crate::table) fn prompt(text: String) -> Act {
        Act { text, ..Act::default() }
    }

    /// Nothing is held: the hint, if there is one, or how to begin.
    fn of_nothing(desk: Desk) -> Act {
        match desk.session().hint() {
            Some(hint) => Act { text: desk.tell_hint(&hint), is_open: true, ..Act::default() },
            None => {
                let pick = desk.words().told("prompt-pick");
                Act::prompt(headline(desk).into_iter().chain([pick]).collect::<Vec<_>>().join(" "))
            }
        }
    }

    /// A whole take that waits for its confirmation.
    fn of_take<H: Hands>(hands: H, take: Take) -> Act {
        let paint = hands.paint();
        let refusal = paint.scene().with(|scene| scene.split.as_ref().and_then(|it| it.refusal));
        let text = match refusal {
            Some(illegal) => paint.tell(|narrator| narrator.why_not(&illegal)),
            None => {
                hands.with_position(|pos| paint.tell(|narrator| narrator.hint(pos, take.into())))
            }
        };
        let own = paint.own().get();
        let net = paint.scene().with(|scene| {
            let preview = scene.board(own)?.preview_at(take.to)?;
            Some(preview.net)
        });
        Act { text, net, buttons: vec![Button::Cancel, Button::Confirm], is_open: true }
    }

    /// Columns are chosen for completed lines.
    fn of_placements<H: Hands>(hands: H, placements: &Placements) -> Act {
        let text = match placements.next_open() {
            Some(open) => {
                let args = Args::new().tile(open.tile).number("line", open.line.number());
                hands.words().tell("prompt-column", &args)
            }
            None => hands.words().told("prompt-placed"),
        };
        let own = hands.paint().own().get();
        let net =
            hands.paint().scene().with(|scene| Some(scene.board(own)?.ledger.as_ref()?.net()));
        let by_hand = |line: &LineChoice| matches!(line.fate, LineFate::Chosen { only: false, .. });
        let back = placements.lines().iter().any(by_hand).then_some(Button::Back);
        let buttons = back.into_iter().chain([Button::Confirm]).collect();
        Act { text, net, buttons, is_open: true }
    }

    /// Somebody looks back.
    fn of_past(desk: Desk) -> Act {
        let text = desk.stage().with(|stage| match stage {
            Stage::Past(step) => desk.chronicle().with(|chronicle| chronicle.text_of(*step)),
            Stage::Now | Stage::Between(_) => String::new(),
        });
        let text = if text.is_empty() { desk.words().told("past-beginning") } else { text };
        let buttons = vec![Button::Earlier, Button::Later, Button::Now];
        Act { text, buttons, is_open: true, net: None }
    }

    /// The game is over.
    fn of_end(desk: Desk) -> Act {
        let (end, outcome) = desk.shown().with(|shown| (shown.end(), shown.position().outcome()));
        let text = match (end, outcome) {
            (Some(End::Left { seat, .. }), _) => desk.paint().tell_of("ended-left", seat),
            (Some(End::Aborted { .. }), _) => desk.words().told("ended-aborted"),
            (_, Some(outcome)) => desk.paint().tell(|narrator| narrator.verdict(&outcome)),
            (_, None) => desk.words().told("turn-over"),
        };
        let scored = desk.chronicle().with(Chronicle::last_round);
        let buttons = scored.map(Button::Scoring).into_iter().chain([Button::Result]).collect();
        Act { text, buttons, is_open: true, net: None }
    }
}

/// The last move in one sentence.
fn headline(desk: Desk) -> Option<String> {
    desk.chronicle().with(|chronicle| chronicle.headline().map(str::to_owned))
}

fn source_prompt(words: Words, source: Source) -> String {
    match source {
        Source::Factory(factory) => {
            words.tell("prompt-color", &Args::new().number("factory", factory.number()))
        }
        Source::Center => words.told("prompt-color-center"),
    }
}
