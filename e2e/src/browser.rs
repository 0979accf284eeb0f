//! A browser without a screen, and what a guest does with it.

use crate::driver::Driver;
use crate::input::Key;
use crate::options::{Media, Options, Size};
use crate::profile::Profile;
use crate::{http, wait};
use anyhow::{Context, Result};
use serde_json::{Value, json};

/// A browser; closed when it is dropped.
pub struct Browser {
    driver: Driver,
    /// The path of the session at the driver.
    session: String,
}

/// A window of a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window(Value);

impl Browser {
    /// Opens a browser with a memory. On a busy machine one now and then does not start in time; then another one is
    /// started.
    ///
    /// # Errors
    /// When the driver or the browser is missing or does not start.
    pub fn open(profile: &Profile, options: &Options) -> Result<Browser> {
        const TRIES: u32 = 3;
        let mut opened = Browser::open_once(profile, options);
        for _ in 1..TRIES {
            if opened.is_ok() {
                break;
            }
            opened = Browser::open_once(profile, options);
        }
        opened
    }

    fn open_once(profile: &Profile, options: &Options) -> Result<Browser> {
        let driver = Driver::start()?;
        let wish = options.capabilities(profile.folder());
        let session = http::call(driver.address, "POST", "/session", &wish)?;
        let id = session["sessionId"].as_str().context("the driver opened no session")?;
        let browser = Browser { session: format!("/session/{id}"), driver };
        browser.resize(options.size)?;
        Ok(browser)
    }

    /// Goes to an address and waits until the page is loaded.
    ///
    /// # Errors
    /// When there is no such page.
    pub fn go(&self, address: &str) -> Result<()> {
        self.post("url", &json!({ "url": address })).map(drop)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// When there is no such page anymore.
    pub fn reload(&self) -> Result<()> {
        self.post("refresh", &json!({})).map(drop)
    }

    /// Runs a piece of JavaScript, the body of a function, and returns what it returns.
    ///
    /// # Errors
    /// When it throws.
    pub fn run(&self, script: &str) -> Result<Value> {
        self.run_with(script, &[])
    }

    /// The same with arguments, which the script finds in `arguments`. A promise is waited for.
    ///
    /// # Errors
    /// When it throws.
    pub fn run_with(&self, script: &str, arguments: &[Value]) -> Result<Value> {
        self.post("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Waits until an expression is true.
    ///
    /// # Errors
    /// When it does not become true for a long time.
    pub fn wait_until(&self, what: &str, expression: &str) -> Result<()> {
        let script = format!("return Boolean({expression});");
        wait::until(what, || Ok((self.run(&script)? == json!(true)).then_some(())))
    }

    /// Waits until the page was painted anew: what it puts off until the next frame is done then, and it knows what the
    /// system wishes.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn wait_for_frames(&self) -> Result<()> {
        let next = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))));";
        self.run(next).map(drop)
    }

    /// Waits until nothing moves or changes its color anymore.
    ///
    /// # Errors
    /// When it does so for a long time.
    pub fn wait_until_still(&self) -> Result<()> {
        self.wait_for_frames()?;
        self.wait_until(
            "the end of all motion",
            "document.getAnimations().every((it) => it.playState !== 'running')",
        )
    }

    /// Waits until there is an element.
    ///
    /// # Errors
    /// When there is none for a long time.
    pub fn wait_for(&self, selector: &str) -> Result<()> {
        self.element(selector).map(drop)
    }

    /// How many elements there are.
    ///
    /// # Errors
    /// When the selector is none.
    pub fn count(&self, selector: &str) -> Result<u64> {
        let script = "return document.querySelectorAll(arguments[0]).length;";
        let count = self.run_with(script, &[json!(selector)])?;
        count.as_u64().context("a length is a number")
    }

    /// The text of an element as it is seen.
    ///
    /// # Errors
    /// When there is no such element.
    pub fn text(&self, selector: &str) -> Result<String> {
        // Found and read at once, as the page may paint it anew at any time.
        let script = "return document.querySelector(arguments[0])?.innerText ?? null;";
        wait::until(selector, || {
            let text = self.run_with(script, &[json!(selector)])?;
            Ok(text.as_str().map(ToOwned::to_owned))
        })
    }

    /// Presses keys one after the other.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn keys(&self, keys: &[Key]) -> Result<()> {
        self.act(&Key::press_all(keys))
    }

    /// Types a text, letter by letter.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn type_text(&self, text: &str) -> Result<()> {
        let keys: Vec<_> = text.chars().map(Key::Letter).collect();
        self.keys(&keys)
    }

    /// Gives the page another size; where fingers point, the browser says so to the page.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn resize(&self, size: Size) -> Result<()> {
        let Size { width, height } = size;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": size.is_touched() });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics)?;
        let touch = json!({ "enabled": size.is_touched(), "maxTouchPoints": 5 });
        self.devtools("Emulation.setTouchEmulationEnabled", &touch).map(drop)
    }

    /// The same, and waits until the page has it; for pages that take the width of the device.
    ///
    /// # Errors
    /// When it does not get that wide.
    pub fn resize_page(&self, size: Size) -> Result<()> {
        self.resize(size)?;
        self.wait_until("the size", &format!("matchMedia('(width: {}px)').matches", size.width))
    }

    /// Lets the system wish for these and for nothing else.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn media(&self, wishes: &[Media]) -> Result<()> {
        let features: Vec<_> = wishes.iter().map(|wish| wish.feature()).collect();
        self.devtools("Emulation.setEmulatedMedia", &json!({ "features": features })).map(drop)
    }

    /// The window that is acted in.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn window(&self) -> Result<Window> {
        let path = format!("{}/window", self.session);
        let window = http::call(self.driver.address, "GET", &path, &Value::Null)?;
        Ok(Window(window))
    }

    /// Opens another window, with the same memory, and acts in it from now on. It has the size and the wishes of any new
    /// window.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn open_window(&self) -> Result<Window> {
        let opened = self.post("window/new", &json!({ "type": "window" }))?;
        let window = Window(opened["handle"].clone());
        self.turn_to(&window)?;
        Ok(window)
    }

    /// Acts in a window from now on.
    ///
    /// # Errors
    /// When there is no such window.
    pub fn turn_to(&self, window: &Window) -> Result<()> {
        self.post("window", &json!({ "handle": window.0 })).map(drop)
    }

    /// Takes the page's network away, or gives it back.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn offline(&self, offline: bool) -> Result<()> {
        let conditions = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.devtools("Network.enable", &json!({}))?;
        self.devtools("Network.emulateNetworkConditions", &conditions).map(drop)
    }

    /// A picture of what is on the screen, as the bytes of a PNG file in base64.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn screenshot(&self) -> Result<String> {
        let picture = self.devtools("Page.captureScreenshot", &json!({ "format": "png" }))?;
        Ok(picture["data"].as_str().context("a picture is a text")?.to_owned())
    }

    /// What went wrong in the page since the last question: errors it threw, files it did not get, what its policy
    /// forbade.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn faults(&self) -> Result<Vec<String>> {
        let log = self.post("se/log", &json!({ "type": "browser" }))?;
        let entries = log.as_array().into_iter().flatten();
        let severe = entries.filter(|entry| entry["level"] == "SEVERE");
        Ok(severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// A command of the browser's own tools.
    ///
    /// # Errors
    /// When they refuse it.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Result<Value> {
        self.post("goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Waits for an element; the answer stands for it in arguments.
    pub(crate) fn element(&self, selector: &str) -> Result<Value> {
        let script = "return document.querySelector(arguments[0]);";
        wait::until(selector, || {
            let found = self.run_with(script, &[json!(selector)])?;
            Ok((!found.is_null()).then_some(found))
        })
    }

    /// Moves pointers or presses keys.
    pub(crate) fn act(&self, actions: &Value) -> Result<()> {
        self.post("actions", actions).map(drop)
    }

    fn post(&self, command: &str, body: &Value) -> Result<Value> {
        http::call(self.driver.address, "POST", &format!("{}/{command}", self.session), body)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Before the driver ends, or the browser would be left alone.
        let _ = http::call(self.driver.address, "DELETE", &self.session, &Value::Null);
    }
}
