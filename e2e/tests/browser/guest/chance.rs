//! Chance that is the same in every run, so that a test which fails fails again.

use super::Guest;
use anyhow::Result;
use serde_json::json;

/// Numbers that look random: a linear congruence, of which the upper bits are taken.
const SCRIPT: &str = "(() => {
    let state = BigInt(SEED);
    crypto.getRandomValues = (bytes) => {
        for (let index = 0; index < bytes.length; index += 1) {
            state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
            bytes[index] = Number(state >> 56n);
        }
        return bytes;
    };
})();";

impl Guest {
    /// From now on every page that is opened draws the same numbers.
    pub(crate) fn fix_chance(&self, seed: u64) -> Result<()> {
        let script = SCRIPT.replace("SEED", &seed.to_string());
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }))?;
        self.run(&script).map(drop)
    }
}
