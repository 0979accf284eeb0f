//! What a terminal tells, as the program hears it.

use crate::app::{App, Mouse};
use crate::input::{Input, Key};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// So many rows the wheel turns at once.
const WHEEL: i16 = 3;

/// Tells the program what was done at the terminal.
pub(super) fn tell(app: &mut App, event: Event) {
    match event {
        Event::Key(event) => {
            if let Some(key) = key(event) {
                app.press(key);
            }
        }
        Event::Mouse(event) => {
            if let Some(mouse) = mouse(event) {
                app.mouse(mouse, event.column, event.row);
            }
        }
        Event::Paste(text) => app.hear(Input::Paste(text)),
        Event::Resize(..) => app.redraw(),
        Event::FocusGained | Event::FocusLost => {}
    }
}

fn mouse(event: MouseEvent) -> Option<Mouse> {
    match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Mouse::Click),
        MouseEventKind::Up(MouseButton::Left) => Some(Mouse::Release),
        MouseEventKind::Moved | MouseEventKind::Drag(_) => Some(Mouse::Move),
        MouseEventKind::ScrollUp => Some(Mouse::Scroll(-WHEEL)),
        MouseEventKind::ScrollDown => Some(Mouse::Scroll(WHEEL)),
        _ => None,
    }
}

fn key(event: KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release || event.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    let is_ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char(letter) if is_ctrl => Key::Ctrl(letter.to_ascii_lowercase()),
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_heard_once_and_as_they_are_printed() {
        let typed = |code, modifiers| key(KeyEvent::new(code, modifiers));
        assert_eq!(typed(KeyCode::Char('R'), KeyModifiers::SHIFT), Some(Key::Char('R')));
        assert_eq!(typed(KeyCode::Char('C'), KeyModifiers::CONTROL), Some(Key::Ctrl('c')));
        assert_eq!(typed(KeyCode::Char('x'), KeyModifiers::ALT), None);
        assert_eq!(typed(KeyCode::F(5), KeyModifiers::NONE), None);
        let released = KeyEvent {
            kind: KeyEventKind::Release,
            ..KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)
        };
        assert_eq!(key(released), None);
    }
}
