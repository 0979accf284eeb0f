//! What the prompt says, and which buttons belong to it.

use crate::table::chronicle::Chronicle;
use crate::table::desk::Desk;
use crate::table::notice::Notice;
use crate::table::stage::Stage;
use crate::table::turns::Waiting;
use azulejo_protocol::End;
use azulejo_rules::{Source, Take};
use azulejo_view::entry::{LineChoice, LineFate, Placements};
use azulejo_view::{Args, Selection};

/// A button beside the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Button {
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
    pub(super) fn key(self) -> u64 {
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
    pub(super) const fn name(self) -> &'static str {
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
    pub(super) const fn icon(self) -> Option<&'static str> {
        match self {
            Button::Earlier => Some("icon-left"),
            Button::Later => Some("icon-right"),
            _ => None,
        }
    }

    /// Whether it is the one to press.
    pub(super) const fn is_primary(self) -> bool {
        matches!(self, Button::Confirm | Button::Now | Button::Result | Button::GoOn)
    }
}

/// What is to be done now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Act {
    /// The prompt.
    pub(super) text: String,
    /// What the move would bring.
    pub(super) net: Option<i32>,
    /// The buttons, the one to press last.
    pub(super) buttons: Vec<Button>,
    /// Whether there is something to answer; on a phone the prompt is hidden else.
    pub(super) is_open: bool,
}

impl Act {
    /// What is to be done now; `is_long` if somebody has been thinking for long.
    pub(super) fn of(desk: Desk, is_long: bool) -> Act {
        if let Some(refused) = desk.paint().refused().get() {
            return Act { text: refused.why, is_open: true, ..Act::of_selection(desk) };
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
            Waiting::Own(_) => Act::of_selection(desk),
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

    fn of_selection(desk: Desk) -> Act {
        match desk.entry().with(|entry| entry.selection().clone()) {
            Selection::Nothing => Act::of_nothing(desk),
            Selection::Source(source) => Act::prompt(source_prompt(desk, source)),
            Selection::Tiles { source, tile } => {
                let count =
                    desk.shown().with(|shown| shown.position().tiles_at(source).count(tile));
                let args = Args::new().tile(tile).number("count", count);
                Act::prompt(desk.words().tell("prompt-line", &args))
            }
            Selection::Aimed(take) => Act::of_take(desk, take),
            Selection::Placing(placements) => Act::of_placements(desk, &placements),
        }
    }

    fn prompt(text: String) -> Act {
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
    fn of_take(desk: Desk, take: Take) -> Act {
        let refusal =
            desk.paint().scene().with(|scene| scene.split.as_ref().and_then(|it| it.refusal));
        let text = match refusal {
            Some(illegal) => desk.paint().tell(|narrator| narrator.why_not(&illegal)),
            None => desk.shown().with(|shown| {
                desk.paint().tell(|narrator| narrator.hint(shown.position(), take.into()))
            }),
        };
        let own = desk.paint().own().get();
        let net = desk.paint().scene().with(|scene| {
            let preview = scene.board(own)?.preview_at(take.to)?;
            Some(preview.net)
        });
        Act { text, net, buttons: vec![Button::Cancel, Button::Confirm], is_open: true }
    }

    /// Columns are chosen for completed lines.
    fn of_placements(desk: Desk, placements: &Placements) -> Act {
        let text = match placements.next_open() {
            Some(open) => {
                let args = Args::new().tile(open.tile).number("line", open.line.number());
                desk.words().tell("prompt-column", &args)
            }
            None => desk.words().told("prompt-placed"),
        };
        let own = desk.paint().own().get();
        let net = desk.paint().scene().with(|scene| Some(scene.board(own)?.ledger.as_ref()?.net()));
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

fn source_prompt(desk: Desk, source: Source) -> String {
    match source {
        Source::Factory(factory) => {
            desk.words().tell("prompt-color", &Args::new().number("factory", factory.number()))
        }
        Source::Center => desk.words().told("prompt-color-center"),
    }
}
