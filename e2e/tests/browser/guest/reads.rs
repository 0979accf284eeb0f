//! Reading what is on the screen.

use super::Guest;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

impl Guest {
    /// The texts of elements, in the order of the document, hidden ones included.
    pub(crate) fn texts(&self, selector: &str) -> Result<Vec<String>> {
        let script = "return [...document.querySelectorAll(arguments[0])].map((it) => it.textContent.trim());";
        strings(&self.run_with(script, &[json!(selector)])?)
    }

    /// The values of an attribute of elements, in the order of the document; without those that do not have it.
    pub(crate) fn attributes(&self, selector: &str, name: &str) -> Result<Vec<String>> {
        let script = "const [selector, name] = arguments;
            const found = [...document.querySelectorAll(selector)].map((it) => it.getAttribute(name));
            return found.filter((value) => value !== null);";
        strings(&self.run_with(script, &[json!(selector), json!(name)])?)
    }

    /// An attribute of the only element.
    pub(crate) fn attribute(&self, selector: &str, name: &str) -> Result<String> {
        let mut found = self.attributes(selector, name)?;
        ensure!(found.len() == 1, "{} elements {selector} have {name}", found.len());
        found.pop().context("there is one")
    }

    /// Whether an element can be seen.
    pub(crate) fn is_shown(&self, selector: &str) -> Result<bool> {
        let script = "const found = [...document.querySelectorAll(arguments[0])];
            return found.some((it) => it.checkVisibility({ visibilityProperty: true }));";
        Ok(self.run_with(script, &[json!(selector)])? == json!(true))
    }

    /// What the prompt says.
    pub(crate) fn prompt(&self) -> Result<String> {
        self.text(".actions .prompt")
    }

    /// What was said last to whoever listens.
    pub(crate) fn last_said(&self) -> Result<String> {
        self.texts("#live > *")?.pop().context("nothing was said")
    }
}

fn strings(value: &Value) -> Result<Vec<String>> {
    Ok(serde_json::from_value(value.clone())?)
}
