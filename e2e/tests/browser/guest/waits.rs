//! Waiting for what the page does in its own time.

use super::Guest;
use anyhow::Result;

impl Guest {
    /// Waits until an expression is true, which is a matter of frames; on a busy machine they may be long.
    pub(crate) fn wait_until_soon(&self, expression: &str) -> Result<()> {
        self.wait_until(expression, expression)
    }

    /// Waits until a text is shown somewhere.
    pub(crate) fn wait_for_text(&self, selector: &str, text: &str) -> Result<()> {
        let expression = format!(
            "[...document.querySelectorAll({})].some((it) => it.textContent.includes({}))",
            serde_json::to_string(selector)?,
            serde_json::to_string(text)?
        );
        self.wait_until(&format!("`{text}` in {selector}"), &expression)
    }
}
