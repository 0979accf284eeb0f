//! Pieces as pictures: what lies on the table many times over is drawn once.
//!
//! A symbol that is used is copied by the browser with all its parts, and every part is styled and laid
//! out again with each of nearly two hundred pieces. So the symbols of the pieces are made into
//! pictures of a style sheet, in the colors of the moment, and a piece is one box.

use crate::{console, html};
use azulejo_rules::Tile;
use azulejo_view::Theme;
use js_sys::{Array, encode_uri_component};
use leptos::prelude::{document, window};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use wasm_bindgen::JsCast;
use web_sys::{CssStyleSheet, Element, HtmlElement};

/// What the system may change its mind about, and the pictures with it.
const CHANGES: [&str; 2] = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];

/// A piece with all details, or simpler for where it is small: which parts of its symbol are shown.
const FORMS: [[(&str, &str); 2]; 2] =
    [[("--fine", "inline"), ("--plain", "none")], [("--fine", "none"), ("--plain", "inline")]];

/// Draws all pieces anew whenever the system changes its colors.
pub fn follow_system() {
    html::follow_media(&CHANGES, draw);
}

/// Draws all pieces in the colors of the moment.
pub fn draw() {
    let sheet = console::or_log("no style sheet", sheet(&rules()));
    if let Some(sheet) = sheet {
        document().set_adopted_style_sheets(&Array::of1(&sheet));
    }
}

fn sheet(rules: &str) -> Result<CssStyleSheet, wasm_bindgen::JsValue> {
    let sheet = CssStyleSheet::new()?;
    sheet.replace_sync(rules)?;
    Ok(sheet)
}

/// The rules of the pictures: the page's, and those of what shows itself in a theme of its own.
fn rules() -> String {
    let symbols: Vec<Symbol> = symbols().filter_map(Symbol::find).collect();
    let mut rules = String::new();
    let mut write = |within: &str, theme: Option<Theme>| {
        let Some(mut probe) = Probe::new(theme) else { return };
        for symbol in &symbols {
            let [fine, plain] = FORMS.map(|form| symbol.picture(&mut probe, &form));
            let name = &symbol.name;
            // Writing into a string cannot fail.
            let _ = writeln!(
                rules,
                r#"{within}[data-art="{name}"]{{background-image:url("{fine}"),url("{plain}")}}"#
            );
        }
    };
    write("", None);
    for theme in Theme::ALL {
        write(&format!(r#":root [data-theme="{}"] "#, theme.code()), Some(theme));
    }
    rules
}

/// The names of the symbols that are pieces.
fn symbols() -> impl Iterator<Item = String> {
    let tiles = Tile::ALL.into_iter();
    tiles
        .flat_map(|tile| [format!("tile-{tile}"), format!("empty-{tile}")])
        .chain(["marker".into()])
}

/// A symbol of the sprite.
struct Symbol {
    name: String,
    frame: String,
    drawing: String,
}

impl Symbol {
    fn find(name: String) -> Option<Symbol> {
        let symbol = document().get_element_by_id(&name)?;
        let frame = symbol.get_attribute("viewBox")?;
        Some(Symbol { name, frame, drawing: symbol.inner_html() })
    }

    /// The symbol as the address of a picture.
    fn picture(&self, probe: &mut Probe, form: &[(&str, &str)]) -> String {
        let Symbol { frame, drawing, .. } = self;
        let drawing = resolve(drawing, |name| {
            let chosen = form.iter().find(|(part, _)| *part == name);
            chosen.map_or_else(|| probe.value(name), |(_, value)| (*value).to_owned())
        });
        let picture =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}">{drawing}</svg>"#);
        format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture)))
    }
}

/// Puts values in the place of `var(--name)`.
fn resolve(text: &str, mut value: impl FnMut(&str) -> String) -> String {
    let mut resolved = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("var(") {
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        resolved += before;
        resolved += &value(name);
        rest = after;
    }
    resolved + rest
}

/// Finds out what the style's variables are worth, in the page's theme or in another.
struct Probe {
    element: HtmlElement,
    known: BTreeMap<String, String>,
}

impl Probe {
    fn new(theme: Option<Theme>) -> Option<Probe> {
        let element = console::or_log("no element", document().create_element("i"))?;
        let element: HtmlElement = element.dyn_into().ok()?;
        element.set_hidden(true);
        if let Some(theme) = theme {
            console::or_log("a theme", element.set_attribute("data-theme", theme.code()))?;
        }
        console::or_log("no place for an element", document().body()?.append_child(&element))?;
        Some(Probe { element, known: BTreeMap::new() })
    }

    /// What a variable is worth: a color as it is seen, anything else as it is written.
    fn value(&mut self, name: &str) -> String {
        if let Some(value) = self.known.get(name) {
            return value.clone();
        }
        let value = self.color(name).or_else(|| self.written(name)).unwrap_or_default();
        self.known.insert(name.to_owned(), value.clone());
        value
    }

    fn written(&self, name: &str) -> Option<String> {
        Some(computed(&self.element, name)?.trim().to_owned())
    }

    /// The color that a variable stands for; none where it stands for something else, which leaves
    /// the color of the text as it is.
    fn color(&self, name: &str) -> Option<String> {
        let written = self.written(name)?;
        (written.starts_with('#') || written.contains('(')).then_some(())?;
        let style = self.element.style();
        console::or_log("a color", style.set_property("color", &format!("var({name})")))?;
        computed(&self.element, "color")
    }
}

impl Drop for Probe {
    fn drop(&mut self) {
        self.element.remove();
    }
}

fn computed(element: &Element, property: &str) -> Option<String> {
    let style = console::or_log("no styles", window().get_computed_style(element)).flatten()?;
    style.get_property_value(property).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_variable_of_a_drawing_is_asked_for_and_put_in_its_place() {
        let drawing = r#"<g style="display:var(--fine)"><path fill="var(--B)" d="M0 0"/></g>"#;
        let resolved = resolve(drawing, |name| format!("<{name}>"));
        assert_eq!(resolved, r#"<g style="display:<--fine>"><path fill="<--B>" d="M0 0"/></g>"#);
        assert_eq!(resolve("plain", |_| String::new()), "plain");
    }
}
