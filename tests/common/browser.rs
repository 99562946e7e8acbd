//! A real browser: Chromium without a window, driven through ChromeDriver by the WebDriver protocol of the W3C.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use super::tools::other_program;

/// The screen of a browser.
#[derive(Clone, Copy)]
pub struct Screen {
    pub width: u32,
    pub height: u32,
    /// True for the dark theme of the system.
    pub dark: bool,
}

/// A browser with one page.
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
}

impl Browser {
    /// Opens a file in a new browser, which keeps nothing when it closes: runs chromedriver, chromium.
    #[track_caller]
    pub fn open(file: &Path, screen: Screen) -> Browser {
        // ChromeDriver finds the browser by itself, but does not say so if it is missing.
        drop(other_program("chromium"));
        let mut driver =
            other_program("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        let said = "started successfully on port ";
        let port = lines.find_map(|line| line.ok()?.split_once(said)?.1.trim_end_matches('.').parse().ok());
        let mut browser = Browser { driver, port: port.expect("ChromeDriver starts"), session: String::new() };
        let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"];
        let wanted = json!({
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"performance": "ALL", "browser": "ALL"},
        });
        let made = browser.call("POST", "/session", &json!({"capabilities": {"alwaysMatch": wanted}}));
        browser.session = format!("/session/{}", made["sessionId"].as_str().unwrap());
        let Screen { width, height, dark } = screen;
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
        browser.devtools("Emulation.setDeviceMetricsOverride", &size);
        let theme = json!([{"name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" }}]);
        browser.devtools("Emulation.setEmulatedMedia", &json!({"features": theme}));
        browser.post("/url", &json!({"url": format!("file://{}", file.display())}));
        browser
    }

    /// Sends a request to ChromeDriver and returns the value of its answer.
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        for line in answer.by_ref().lines().map(Result::unwrap).take_while(|line| !line.is_empty()) {
            if let Some(number) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = number.trim().parse().unwrap();
            }
        }
        let mut content = vec![0; length];
        answer.read_exact(&mut content).unwrap();
        let value = serde_json::from_slice::<Value>(&content).unwrap()["value"].take();
        assert!(value.get("error").is_none(), "{method} {path}: {value}");
        value
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.call("POST", &format!("{}{path}", self.session), body)
    }

    fn devtools(&self, command: &str, parameters: &Value) {
        self.post("/goog/cdp/execute", &json!({"cmd": command, "params": parameters}));
    }

    /// Runs a script in the page and returns the value of its `return`.
    pub fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", &json!({"script": script, "args": []}))
    }

    /// Returns the text of the first element of a selector, or an empty text if there is none.
    pub fn text(&self, selector: &str) -> String {
        let found = self.run(&format!("return document.querySelector({})?.textContent ?? ''", json!(selector)));
        found.as_str().unwrap().to_owned()
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.post("/refresh", &json!({}));
    }

    /// Presses and releases keys, one after another. `\u{e008}` and others are the keys without a letter.
    pub fn press(&self, keys: &str) {
        let actions = keys.chars().flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key})));
        let actions: Vec<Value> = actions.collect();
        self.act(json!({"type": "key", "id": "keyboard", "actions": actions}));
    }

    /// Presses a key while another one is held.
    pub fn press_with(&self, held: char, key: char) {
        let action = |kind: &str, key: char| json!({"type": kind, "value": key});
        let actions = [action("keyDown", held), action("keyDown", key), action("keyUp", key), action("keyUp", held)];
        self.act(json!({"type": "key", "id": "keyboard", "actions": actions}));
    }

    /// Clicks the middle of an element with the mouse.
    pub fn click(&self, selector: &str) {
        self.points("mouse", &[self.middle(selector)]);
    }

    /// Taps the middles of elements with a finger, one after another.
    pub fn tap(&self, selectors: &[String]) {
        let places: Vec<(i64, i64)> = selectors.iter().map(|selector| self.middle(selector)).collect();
        self.points("touch", &places);
    }

    /// Draws two fingers apart around a place.
    pub fn spread(&self, (x, y): (i64, i64)) {
        let finger = |id: &str, way: i64| {
            let at = |far: i64, duration: u32| {
                let x = x + way * far;
                json!({"type": "pointerMove", "x": x, "y": y, "duration": duration})
            };
            let actions = [
                at(20, 0),
                json!({"type": "pointerDown", "button": 0}),
                at(80, 200),
                json!({"type": "pointerUp", "button": 0}),
            ];
            json!({"type": "pointer", "id": id, "parameters": {"pointerType": "touch"}, "actions": actions})
        };
        self.post("/actions", &json!({"actions": [finger("left", -1), finger("right", 1)]}));
    }

    /// Returns the middle of the first element of a selector.
    pub fn middle(&self, selector: &str) -> (i64, i64) {
        let script = "const b = document.querySelector(SELECTOR).getBoundingClientRect(); \
                      return [Math.round(b.x + b.width / 2), Math.round(b.y + b.height / 2)]";
        let at = self.run(&script.replace("SELECTOR", &json!(selector).to_string()));
        (at[0].as_i64().unwrap(), at[1].as_i64().unwrap())
    }

    fn points(&self, pointer: &str, places: &[(i64, i64)]) {
        let actions = places.iter().flat_map(|(x, y)| {
            let place = json!({"type": "pointerMove", "x": x, "y": y, "duration": 0});
            // Two taps on the same place would be a double click.
            [place, json!({"type": "pointerDown", "button": 0}), json!({"type": "pointerUp", "button": 0})]
        });
        let actions: Vec<Value> = actions.collect();
        let parameters = json!({"pointerType": pointer});
        self.act(json!({"type": "pointer", "id": pointer, "parameters": parameters, "actions": actions}));
    }

    /// Performs actions and waits until the page has shown what follows from them, also from another address.
    fn act(&self, source: Value) {
        self.post("/actions", &json!({"actions": [source]}));
        let script = "const done = arguments[0]; requestAnimationFrame(() => setTimeout(() => setTimeout(done)))";
        self.post("/execute/async", &json!({"script": script, "args": []}));
    }

    /// Prints the page and writes the PDF file.
    pub fn print(&self, path: &Path) {
        use base64::Engine as _;
        let printed = self.post("/print", &json!({"background": true}));
        fs::write(path, base64::engine::general_purpose::STANDARD.decode(printed.as_str().unwrap()).unwrap()).unwrap();
    }

    /// Returns the addresses that the page has requested since it was opened, and what its console holds.
    pub fn requests_and_errors(&self) -> (Vec<String>, Vec<String>) {
        let log = |name: &str| self.post("/se/log", &json!({"type": name}));
        let events = log("performance");
        let address = |event: &Value| {
            let event: Value = serde_json::from_str(event["message"].as_str()?).ok()?;
            let event = &event["message"];
            let is_request = event["method"] == "Network.requestWillBeSent";
            is_request.then(|| event["params"]["request"]["url"].as_str().unwrap_or_default().to_owned())
        };
        let requests = events.as_array().unwrap().iter().filter_map(address).collect();
        let errors = log("browser").as_array().unwrap().iter().map(|entry| entry["message"].to_string()).collect();
        (requests, errors)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() && !std::thread::panicking() {
            self.call("DELETE", &self.session, &json!({}));
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
