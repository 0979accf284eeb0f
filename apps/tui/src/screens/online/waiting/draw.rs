//! Drawing the waiting room.

use super::act::Act;
use super::{Sheet, Waiting};
use crate::canvas::{Canvas, Hit, KeyHint, Layout, wrap};
use crate::online::Table;
use crate::paint::Ink;
use crate::screen::Stage;
use crate::screens::online::{invite, line_note};
use crate::sheet::{self, rows_of};
use azulejo_protocol::{Chair, Occupant};
use azulejo_rules::Seat;
use azulejo_view::hosted::{bot_name, occupant_name, terms};
use azulejo_view::{Args, Texts};
use ratatui::layout::Rect;

/// The column of what is played begins after so many cells.
const NAMES: u16 = 14;

impl Waiting {
    /// ```text
    ///  The table is set · http://tiles.example/
    ///  Seats                      Invite
    ///  ► 1  Ann (you)  Ready       http://…
    ///    2  Free
    ///  Waiting until …
    ///  What will be played
    ///  …
    /// ```
    pub(super) fn draw_room(&self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let Some(table) = &self.table else { return };
        let (texts, area) = (&stage.texts, canvas.area());
        canvas.title(&format!("{} · {}", texts.say("online-waiting"), table.server()));
        let body =
            Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 4 };
        let is_wide = Layout::of(area) == Some(Layout::Wide) && table.invitation().is_some();
        let left = if is_wide { Rect { width: 74, ..body } } else { body };
        let y = self.draw_chairs(texts, table, canvas, left);
        let mut rest = Rect { y: y + 1, height: body.bottom().saturating_sub(y + 1), ..left };
        rest = draw_terms(texts, table, canvas, rest);
        if is_wide {
            let right =
                Rect { x: left.right() + 2, width: body.right() - left.right() - 2, ..body };
            invite::draw(texts, table, canvas, right);
        } else {
            invite::draw_ways(texts, table, canvas, rest);
        }
        self.draw_note(texts, table, canvas);
        let key = |(key, does): (crate::input::Key, String)| KeyHint {
            key: key.to_string(),
            does,
            hit: Some(Hit::Key(key)),
        };
        let keys: Vec<KeyHint> =
            Act::hints(texts, table, self.chosen).into_iter().map(key).collect();
        canvas.last_row(&keys);
    }

    /// The seats and what is to be done next; tells where they end.
    fn draw_chairs(
        &self,
        texts: &Texts,
        table: &Table,
        canvas: &mut Canvas<'_>,
        place: Rect,
    ) -> u16 {
        let accent = canvas.ink(Ink::Accent);
        canvas.put_in(place, &texts.say("chairs-title"), accent);
        let mut y = place.y + 1;
        let chairs = table.lobby().map(azulejo_protocol::Lobby::chairs).unwrap_or_default();
        for (seat, chair) in Seat::ALL.into_iter().zip(chairs) {
            self.draw_chair(texts, table, canvas, Rect { y, height: 1, ..place }, (seat, chair));
            y += 1;
        }
        if let Some(step) = table.step() {
            let style = canvas.ink(Ink::Strong);
            for line in wrap(&canvas.tidy(&texts.say(step.note())), place.width, canvas.marks().cut)
            {
                canvas.put_in(Rect { y, height: 1, ..place }, &line, style);
                y += 1;
            }
        }
        y
    }

    fn draw_chair(
        &self,
        texts: &Texts,
        table: &Table,
        canvas: &mut Canvas<'_>,
        place: Rect,
        (seat, chair): (Seat, &Chair),
    ) {
        let is_chosen = seat == self.chosen;
        if is_chosen {
            canvas.bar(place);
            let style = canvas.ink(Ink::Strong);
            canvas.put(place.x, place.y, canvas.marks().selected, style);
        }
        canvas.hit(place, Hit::Row(seat.index()));
        let faint = canvas.ink(Ink::Faint);
        let x = canvas.put(place.x + 2, place.y, &seat.to_string(), faint) + 2;
        let (name, ink) = match &chair.who {
            Some(who) => (occupant_name(texts, who), Ink::Text),
            None => (texts.say("chair-free"), Ink::Faint),
        };
        let is_own = table.standing().viewer.acts_for(seat);
        let own = if is_own { format!(" {}", texts.say("chair-own")) } else { String::new() };
        let style = canvas.ink(if is_own { Ink::Strong } else { ink });
        let wide = Rect { x, width: place.right().saturating_sub(x + 18), ..place };
        let end = canvas.put_in(wide, &format!("{name}{own}"), style);
        if let Some((state, ink)) = chair_state(table, seat, chair) {
            let style = canvas.ink(ink);
            let rest = Rect { x: end + 2, width: place.right().saturating_sub(end + 2), ..place };
            canvas.put_in(rest, &texts.say(state), style);
        }
    }

    /// What is wrong, in the row above the keys: the line first.
    fn draw_note(&self, texts: &Texts, table: &Table, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let place = Rect { x: area.x + 2, y: area.bottom() - 2, width: area.width - 4, height: 1 };
        let heard =
            table.unread().last().map(|said| format!("{}: {}", said.name, said.told(texts)));
        let told = line_note(texts, table).or_else(|| self.notice.clone());
        let (told, ink) = match told {
            Some(told) => (told, Ink::Loss),
            None => (heard.unwrap_or_default(), Ink::Accent),
        };
        let style = canvas.ink(ink);
        canvas.put_in(place, &told, style);
    }

    pub(super) fn draw_sheet(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (texts, width) = (&stage.texts, sheet::Sheet::width(canvas.area()));
        let Some(table) = &mut self.table else { return };
        let (title, rows) = match &mut self.sheet {
            None => return,
            Some(Sheet::Talk(talk)) => return talk.draw(stage, table, canvas),
            Some(Sheet::Invite) => return invite::draw_sheet(texts, table, canvas),
            Some(Sheet::Name(entry)) => {
                let field = format!("{}: ", texts.say("name-label"));
                let mut rows =
                    vec![vec![(field, Ink::Text), (format!("{}_", entry.typed()), Ink::Strong)]];
                if entry.is_bad() {
                    rows.extend(rows_of(canvas, &texts.say("name-bad"), width, Ink::Loss));
                }
                (texts.say("join-title"), rows)
            }
            Some(Sheet::Bot(seat, level)) => {
                let (less, more) = (canvas.marks().less, canvas.marks().more);
                let shown = format!("{less} {} {more}", texts.say(bot_name(*level)));
                let title = texts.tell("chair-bot", &Args::new().number("seat", seat.number()));
                (title, vec![vec![(shown, Ink::Strong)]])
            }
        };
        sheet::Sheet { title, rows, ..sheet::Sheet::default() }.draw(canvas);
        canvas.last_row(&sheet_keys(texts, self.sheet.as_ref()));
    }
}

fn sheet_keys(texts: &Texts, sheet: Option<&Sheet>) -> Vec<KeyHint> {
    use crate::input::Key;
    let close = KeyHint::new(texts, Key::Escape, "close");
    match sheet {
        Some(Sheet::Name(_)) => vec![KeyHint::new(texts, Key::Enter, "join"), close],
        Some(Sheet::Bot(..)) => {
            let turn = KeyHint::new(texts, Key::Right, "key-change");
            let turn = KeyHint { key: "←→".to_owned(), ..turn };
            vec![KeyHint::new(texts, Key::Enter, "key-do"), turn, close]
        }
        _ => vec![close],
    }
}

/// How somebody at a seat is; bots always are the same.
fn chair_state(table: &Table, seat: Seat, chair: &Chair) -> Option<(&'static str, Ink)> {
    if !chair.who.as_ref().is_some_and(Occupant::is_person) {
        return None;
    }
    Some(match (table.is_present(seat), chair.is_ready()) {
        (false, _) => ("chair-away", Ink::Loss),
        (true, true) => ("chair-ready", Ink::Gain),
        (true, false) => ("chair-not-ready", Ink::Faint),
    })
}

/// What will be played; what is left of the place.
fn draw_terms(texts: &Texts, table: &Table, canvas: &mut Canvas<'_>, place: Rect) -> Rect {
    let Some(lobby) = table.lobby() else { return place };
    let (accent, faint, text) =
        (canvas.ink(Ink::Accent), canvas.ink(Ink::Faint), canvas.ink(Ink::Text));
    canvas.put_in(place, &texts.say("terms-title"), accent);
    let mut y = place.y + 1;
    for (name, value) in terms(texts, lobby.founding()) {
        let row = Rect { y, height: 1, ..place };
        canvas.put_in(Rect { width: NAMES, ..row }, &name, faint);
        canvas.put_in(
            Rect { x: row.x + NAMES + 1, width: row.width - NAMES - 1, ..row },
            &value,
            text,
        );
        y += 1;
    }
    let watching = texts.tell("watching", &Args::new().number("count", table.watching()));
    canvas.put_in(Rect { y, height: 1, ..place }, &watching, faint);
    let gap = if Layout::of(canvas.area()) == Some(Layout::Compact) { 1 } else { 2 };
    Rect { y: y + gap, height: place.bottom().saturating_sub(y + gap), ..place }
}
