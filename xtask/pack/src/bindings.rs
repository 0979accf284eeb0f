//! The module and the JavaScript that lets the page call it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::written::{self, Effort};

/// A module with its JavaScript.
pub(crate) struct Bound {
    pub(crate) wasm: Vec<u8>,
    pub(crate) js: String,
    /// What the crates bring themselves, under the names by which the JavaScript imports it.
    pub(crate) snippets: Vec<(String, String)>,
}

pub(crate) fn bind(module: &Path, effort: Effort) -> Result<Bound> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(false).omit_default_module_path(true);
    // The names tell a panic's way in daily work, and weigh a third of the module.
    bindgen.remove_name_section(effort == Effort::Most).remove_producers_section(true);
    let mut output = bindgen.generate_output()?;
    let wasm = output.wasm_mut().emit_wasm();
    let wasm = if effort == Effort::Most { smaller(module, wasm)? } else { wasm };
    Ok(Bound { wasm, js: output.js().to_owned(), snippets: snippets(&output) })
}

fn snippets(output: &Output) -> Vec<(String, String)> {
    let mut snippets = Vec::new();
    for (owner, texts) in output.snippets() {
        for (index, text) in texts.iter().enumerate() {
            snippets.push((format!("snippets/{owner}/inline{index}.js"), text.clone()));
        }
    }
    let modules = output.local_modules().iter();
    snippets.extend(modules.map(|(path, text)| (format!("snippets/{path}"), text.clone())));
    snippets
}

/// What wasm-opt makes of the module, where it is installed and where that travels lighter: its shorter code often
/// compresses worse.
fn smaller(module: &Path, wasm: Vec<u8>) -> Result<Vec<u8>> {
    let (from, to) = (module.with_extension("bound.wasm"), module.with_extension("opt.wasm"));
    fs::write(&from, &wasm).with_context(|| from.display().to_string())?;
    let Ok(status) = Command::new("wasm-opt").arg("-Os").arg(&from).arg("-o").arg(&to).status()
    else {
        return Ok(wasm);
    };
    if !status.success() {
        bail!("`wasm-opt` failed ({status})");
    }
    let optimized = fs::read(&to)?;
    let (before, after) = (weight(&wasm)?, weight(&optimized)?);
    println!("wasm-opt: {before} bytes become {after}");
    Ok(if after < before { optimized } else { wasm })
}

fn weight(wasm: &[u8]) -> Result<usize> {
    Ok(written::compress(wasm, Effort::Most)?.len())
}
