//! Waiting for what the page does in its own time.

use super::Guest;
use anyhow::{Result, ensure};
use serde_json::json;

impl Guest {
    /// Whether an expression is true, at once or after a few frames.
    pub(crate) fn wait_until_soon(&self, expression: &str) -> Result<()> {
        let script = format!(
            "return new Promise((done) => {{
                let frames = 0;
                (function ask() {{
                    const is_true = Boolean({expression});
                    frames += 1;
                    if (is_true || frames > 30) done(is_true); else requestAnimationFrame(ask);
                }})();
            }});"
        );
        ensure!(self.run(&script)? == json!(true), "it is not so: {expression}");
        Ok(())
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
