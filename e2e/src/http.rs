//! As much HTTP as the driver on the same machine needs.

use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than the driver itself waits for a page or a script; one that is silent for so long is lost.
const PATIENCE: Duration = Duration::from_secs(180);

/// Sends a command and returns the `value` of the answer, or the driver's complaint.
pub(crate) fn call(driver: SocketAddr, method: &str, path: &str, body: &Value) -> Result<Value> {
    let answer = exchange(driver, method, path, body)
        .with_context(|| format!("the driver does not answer to {method} {path}"))?;
    let mut answer: Value = serde_json::from_str(&answer)?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        None => Ok(value),
        Some(error) => {
            let message = value["message"].as_str().unwrap_or_default();
            Err(anyhow!("{error}: {}", message.lines().next().unwrap_or_default()))
        }
    }
}

fn exchange(driver: SocketAddr, method: &str, path: &str, body: &Value) -> Result<String> {
    let mut stream = TcpStream::connect(driver)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    // Questions have no body.
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {driver}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )?;
    body_of(&mut BufReader::new(stream))
}

/// The body of an answer, whose length the head tells.
fn body_of(answer: &mut impl BufRead) -> Result<String> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if answer.read_line(&mut line)? == 0 {
            bail!("the answer ends within its head");
        }
        let Some((name, value)) = line.split_once(':') else {
            if line.trim().is_empty() {
                break;
            }
            continue;
        };
        if name.eq_ignore_ascii_case("content-length") {
            length = Some(value.trim().parse()?);
        }
    }
    let mut body = vec![0; length.context("the answer does not tell its length")?];
    answer.read_exact(&mut body)?;
    Ok(String::from_utf8(body)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_body_is_as_long_as_the_head_says() {
        let answer =
            "HTTP/1.1 200 OK\r\ncontent-length: 4\r\nCache-Control: no-cache\r\n\r\nbodyrest";
        assert_eq!(body_of(&mut answer.as_bytes()).unwrap(), "body");
    }

    #[test]
    fn an_answer_that_breaks_off_is_refused() {
        for answer in ["HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nbody"] {
            assert!(body_of(&mut answer.as_bytes()).is_err(), "{answer}");
        }
    }
}
