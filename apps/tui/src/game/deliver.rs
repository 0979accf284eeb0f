//! Delivering what the room sends: to the news, to the bots, to the file.

use super::{Game, Host, Notice};
use azulejo_protocol::{Change, Event, Happening, Message, Mirror, News, Refusal};
use azulejo_room::Sent;

impl Game {
    /// Delivers what was sent; the answer to a request is returned.
    pub(super) fn deliver(&mut self, sent: Vec<Sent>) -> Result<(), Refusal> {
        let mut answer = Ok(());
        let (mut events, mut questions) = (Vec::new(), Vec::new());
        for item in sent {
            match item {
                Sent::Everyone(event) => events.push(event),
                Sent::Asker(Message::Refused { why, .. }) => answer = Err(why),
                Sent::Asker(_) => {}
                Sent::Bot(think) => questions.push(think),
            }
        }
        if !events.is_empty() {
            self.hear(events);
        }
        for think in questions {
            self.ask_bot(think);
        }
        answer
    }

    /// Folds what happened into the table and the news, and saves the game; its record, too, if it is over.
    pub(super) fn hear(&mut self, events: Vec<Event>) {
        let mut news = Vec::new();
        for event in events {
            news.extend(self.fold(event));
        }
        if news.iter().any(News::changes_turn) {
            self.forget_thoughts();
        }
        let is_over = news.iter().any(|item| item.change == Change::Ended);
        self.news.extend(news);
        self.save();
        if is_over {
            self.keep_record();
        }
    }

    fn fold(&mut self, event: Event) -> Option<News> {
        // The event that opens a table is its first one, whatever was there before.
        let opens_table = event.number == 1 && matches!(event.what, Happening::Opened(_));
        let before = (!opens_table).then(|| self.table.clone());
        match News::of(event, before) {
            Ok(news) => {
                if let Some(item) = &news {
                    self.table = item.after.clone();
                }
                news
            }
            // The host's own events apply; if one did not, the host would still be right.
            Err(_) => {
                match &self.host {
                    Host::Here(here) => self.table = here.room.mirror().clone(),
                    Host::There(there) => {
                        there.online().game().into_iter().for_each(|game| self.table = game);
                    }
                }
                None
            }
        }
    }

    fn save(&mut self) {
        let (Some(keep), Host::Here(here)) = (&self.ground.keep, &self.host) else { return };
        let saved = keep.save(&here.room, here.whims);
        // That it is still not saved need not be told after every event.
        let was_unsaved = std::mem::replace(&mut self.is_unsaved, saved.is_err());
        if let Err(error) = saved
            && !was_unsaved
        {
            self.notices.push_back(Notice::NotSaved(error));
        }
    }

    /// A game that was played to some end is kept as a record; one that was called off is not.
    fn keep_record(&mut self) {
        let (Some(keep), Host::Here(here)) = (&self.ground.keep, &self.host) else { return };
        if self.table.ranking().is_none() {
            return;
        }
        match keep.record(&here.room) {
            Ok(Some(path)) => self.notices.push_back(Notice::Recorded(path)),
            Ok(None) => {}
            Err(error) => self.notices.push_back(Notice::NotSaved(error)),
        }
    }
}

/// Whether somebody has moved in a game that is not over.
pub(super) fn is_unfinished(table: &Mirror) -> bool {
    table.end().is_none() && table.last_move().is_some()
}
