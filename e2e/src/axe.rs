//! The accessibility checks of axe-core.

use crate::browser::Browser;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::fmt;

/// The environment variable with the path of axe-core, set by `cargo xtask browser`.
const PATH: &str = "AZULEJO_AXE";

/// What axe-core finds wrong.
#[derive(Debug)]
pub struct Violation {
    rule: String,
    help: String,
    /// Where, as selectors, and what is wrong there.
    places: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.rule, self.help, self.places.join(" | "))
    }
}

impl Browser {
    /// Everything axe-core finds wrong with the page as it is now, by the rules of WCAG 2.2 AA and good practice.
    ///
    /// # Errors
    /// When axe-core is missing or breaks down.
    pub fn violations(&self) -> Result<Vec<Violation>> {
        self.run_axe(&json!({ "resultTypes": ["violations"] }))
    }

    /// What axe-core finds wrong with the colors, for a page whose other rules were checked in other colors.
    ///
    /// # Errors
    /// When axe-core is missing or breaks down.
    pub fn color_violations(&self) -> Result<Vec<Violation>> {
        let rules = ["color-contrast", "link-in-text-block"];
        self.run_axe(&json!({ "resultTypes": ["violations"], "runOnly": rules }))
    }

    fn run_axe(&self, options: &Value) -> Result<Vec<Violation>> {
        // Colors on their way to others are nobody's.
        self.wait_until_still()?;
        self.load_axe()?;
        let script = "return axe.run(document, arguments[0]).then((found) => found.violations);";
        let found = self.run_with(script, std::slice::from_ref(options));
        let found = found.context("axe-core breaks down")?;
        Ok(found.as_array().into_iter().flatten().map(violation).collect())
    }

    /// Through the browser's tools, as the page's policy lets no foreign script in.
    fn load_axe(&self) -> Result<()> {
        if self.run("return typeof axe === 'object';")? == json!(true) {
            return Ok(());
        }
        let path = std::env::var(PATH)
            .with_context(|| format!("{PATH} is not set; `cargo xtask browser` does it"))?;
        let axe = std::fs::read_to_string(&path).with_context(|| path.clone())?;
        self.devtools("Runtime.evaluate", &json!({ "expression": axe, "silent": true })).map(drop)
    }
}

fn violation(found: &Value) -> Violation {
    let text = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
    let nodes = found["nodes"].as_array().into_iter().flatten();
    let places =
        nodes.map(|node| format!("{} {}", node["target"], node["failureSummary"])).collect();
    Violation { rule: text("id"), help: text("help"), places }
}
