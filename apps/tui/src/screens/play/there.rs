//! What a table of a server has beyond others: clocks, who is away, talk, and takebacks that others agree to.

use super::Wish;
use super::act::Act;
use super::desk::Desk;
use crate::canvas::{Canvas, KeyHint};
use crate::game::Game;
use crate::input::Input;
use crate::online::Table;
use crate::screen::Stage;
use crate::screens::online::{Talk, TalkDeed, line_note};
use crate::table::Plate;
use crate::terminal;
use azulejo_protocol::{ChatScope, ChatText, Millis, Request, TakebackOffer, Words};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::hosted::time_left;
use azulejo_view::story::refusal_message;

/// With less than this a clock is marked.
const SHORT: Millis = Millis::from_secs(20);

/// A takeback that is asked for.
struct Asked {
    offer: TakebackOffer,
    /// The seat here that has not answered, or may withdraw.
    answers: Option<Seat>,
    /// Whether it was asked here.
    is_own: bool,
}

impl Asked {
    fn of(game: &Game) -> Option<Asked> {
        let (table, viewer) = (game.table(), game.viewer());
        game.online()?;
        let offer = table.takeback()?;
        let may_answer = |seat: &Seat| viewer.acts_for(*seat) && !offer.agreed.acts_for(*seat);
        let is_own = viewer.acts_for(offer.seat);
        let answers = if is_own { Some(offer.seat) } else { table.people().find(may_answer) };
        Some(Asked { offer, answers, is_own })
    }
}

impl Desk {
    /// What is to be said about the line, if anything.
    pub(super) fn line_note(game: &Game, stage: &Stage) -> Option<String> {
        game.online().and_then(|table| line_note(&stage.texts, table))
    }

    /// What the others want, or have said.
    pub(super) fn company_note(&self, game: &Game, stage: &Stage) -> Option<String> {
        let texts = &stage.texts;
        if let Some(asked) = Asked::of(game) {
            let id = if asked.is_own { "takeback-waits" } else { "takeback-asked" };
            let name = self.narrated(stage, |narrator| narrator.name(asked.offer.seat).to_owned());
            return Some(texts.tell(id, &Args::new().text("name", name)));
        }
        let said = game.online()?.unread().last()?;
        Some(format!("{}: {}", said.name, said.told(texts)))
    }

    /// The keys for that.
    pub(super) fn company_keys(game: &Game, stage: &Stage) -> Vec<KeyHint> {
        let withdraws = Asked::of(game).is_some_and(|asked| asked.is_own);
        let name = |act: Act| match act {
            Act::Decline if withdraws => "takeback-withdraw",
            act => act.name(),
        };
        let acts = [Act::Agree, Act::Decline, Act::Talk];
        let offered = acts.into_iter().filter(|act| Desk::can_with_others(game, *act));
        let hint = |act: Act| act.key().map(|key| KeyHint::new(&stage.texts, key, name(act)));
        offered.filter_map(hint).collect()
    }

    /// Whether something can be done that concerns the others.
    pub(super) fn can_with_others(game: &Game, act: Act) -> bool {
        let asked = Asked::of(game);
        match act {
            Act::Agree => asked.is_some_and(|asked| asked.answers.is_some() && !asked.is_own),
            Act::Decline => asked.is_some_and(|asked| asked.answers.is_some()),
            _ => game.online().is_some_and(|table| table.chat() != ChatScope::Off),
        }
    }

    /// Does something that concerns the others.
    pub(super) fn act_with_others(&mut self, game: &mut Game, stage: &Stage, act: Act) {
        if !Desk::can_with_others(game, act) {
            return;
        }
        if act == Act::Talk {
            self.talk = Some(Talk::default());
            return;
        }
        let Some(Asked { offer, answers: Some(seat), .. }) = Asked::of(game) else { return };
        let agree = act == Act::Agree;
        let answered = game.request(Request::AnswerTakeback { seat, offer: offer.number, agree });
        self.settle(game, stage, answered);
    }

    /// Somebody does something while they talk.
    pub(super) fn hear_talk(&mut self, game: &mut Game, stage: &Stage, input: &Input) -> Wish {
        let (Some(talk), Some(table)) = (&mut self.talk, game.online_mut()) else {
            self.talk = None;
            return Wish::Stay;
        };
        if talk.hear(&stage.texts, table, input) == TalkDeed::Close {
            self.talk = None;
        }
        self.finish_wish()
    }

    /// Says what was typed; nothing in particular opens the sheet on which one talks.
    pub(super) fn say_typed(&mut self, game: &mut Game, stage: &Stage, text: &str) {
        let Some(table) = game.online().filter(|_| !text.is_empty()) else {
            return self.act_with_others(game, stage, Act::Talk);
        };
        let said = ChatText::tidy(text).map(|text| table.say(Words::Text(text)));
        match said {
            Ok(Ok(())) => {}
            Ok(Err(why)) => self.note(stage.texts.say(refusal_message(&why))),
            Err(_) => self.note(stage.texts.say("chat-bad")),
        }
    }

    /// Draws what is said, while somebody talks.
    pub(super) fn draw_talk(&mut self, game: &mut Game, stage: &Stage, canvas: &mut Canvas<'_>) {
        if let (Some(talk), Some(table)) = (&mut self.talk, game.online_mut()) {
            talk.draw(stage, table, canvas);
        }
    }

    /// The clocks, and who is away.
    pub(super) fn plates(game: &Game, stage: &Stage) -> Vec<Plate> {
        let Some(table) = game.online() else { return Vec::new() };
        let seats = game.table().options().rules.seats();
        seats.filter_map(|seat| plate(game, table, stage, seat)).collect()
    }

    /// Rings once a turn when somebody here is to move at a table of a server.
    pub(super) fn ring(&mut self, game: &Game) {
        let turn = self.shown.turn();
        if game.online().is_some() && self.may_act(game) && self.rung != Some(turn) {
            self.rung = Some(turn);
            terminal::ring();
        }
    }
}

fn plate(game: &Game, table: &Table, stage: &Stage, seat: Seat) -> Option<Plate> {
    if !game.table().is_person(seat) {
        return None;
    }
    let left = game.table().clocks().left(seat, table.now());
    let is_away = !table.is_present(seat);
    let away = is_away.then(|| stage.texts.say("chair-away"));
    let clock = left.map(|left| time_left(&stage.texts, left));
    let parts: Vec<String> = away.into_iter().chain(clock).collect();
    let is_urgent = is_away || left.is_some_and(|left| left < SHORT);
    (!parts.is_empty()).then(|| Plate { seat, text: parts.join(" "), is_urgent })
}
