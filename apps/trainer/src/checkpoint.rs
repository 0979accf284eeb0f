//! The state of a fit on disk, so that an interrupted one goes on where it was.

use crate::model::PARAMETERS;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// The first bytes of every checkpoint.
const MAGIC: &[u8; 21] = b"azulejo-checkpoint 1\n";

/// Everything a fit needs to go on after an epoch.
pub(crate) struct Checkpoint {
    /// Epochs that are done.
    pub(crate) epoch: u32,
    /// Optimizer steps that are done.
    pub(crate) step: u32,
    /// Held-out loss after each epoch.
    pub(crate) losses: Vec<f32>,
    pub(crate) parameters: Vec<f32>,
    pub(crate) mean: Vec<f32>,
    pub(crate) square: Vec<f32>,
}

impl Checkpoint {
    /// Where the checkpoint of one of the two networks of a weight file lies.
    pub(crate) fn path(out: &Path, phase: &str) -> PathBuf {
        out.with_extension(format!("{phase}.checkpoint"))
    }

    /// Reads a checkpoint; `None` where there is none.
    ///
    /// # Errors
    ///
    /// Where the file is damaged or of another version.
    pub(crate) fn read(path: &Path) -> Result<Option<Checkpoint>> {
        if !path.exists() {
            return Ok(None);
        }
        let context = || format!("{}: delete it to start the fit again", path.display());
        let bytes = fs::read(path).with_context(context)?;
        Checkpoint::parse(&bytes).with_context(context).map(Some)
    }

    fn parse(bytes: &[u8]) -> Result<Checkpoint> {
        let body = bytes.strip_prefix(MAGIC).context("not a checkpoint of this version")?;
        let (head, numbers) = body.split_at_checked(8).context("the checkpoint is cut off")?;
        let word =
            |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let (epoch, step) = (word(0), word(4));
        ensure!(
            numbers.len() == 4 * (epoch as usize + 3 * PARAMETERS),
            "the checkpoint has {} bytes of numbers: it is cut off, or its network has another shape",
            numbers.len()
        );
        let mut numbers = numbers
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let mut take = |count: usize| -> Vec<f32> { numbers.by_ref().take(count).collect() };
        let losses = take(epoch as usize);
        let [parameters, mean, square] = [(); 3].map(|()| take(PARAMETERS));
        Ok(Checkpoint { epoch, step, losses, parameters, mean, square })
    }

    /// Writes the checkpoint in place of the one before, which stays until the new one is whole.
    ///
    /// # Errors
    ///
    /// Where it cannot be written.
    pub(crate) fn write(&self, path: &Path) -> Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.epoch.to_le_bytes());
        bytes.extend(self.step.to_le_bytes());
        for numbers in [&self.losses, &self.parameters, &self.mean, &self.square] {
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        let new = path.with_extension("checkpoint-new");
        fs::write(&new, bytes).with_context(|| new.display().to_string())?;
        fs::rename(&new, path).with_context(|| path.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checkpoint() -> Checkpoint {
        let numbers = |start: f32| (0..PARAMETERS).map(|index| start + index as f32).collect();
        Checkpoint {
            epoch: 2,
            step: 70,
            losses: vec![0.6, 0.5],
            parameters: numbers(0.25),
            mean: numbers(-1.0),
            square: numbers(1e-6),
        }
    }

    #[test]
    fn a_checkpoint_is_read_as_it_was_written() {
        let path = std::env::temp_dir().join(format!("azulejo-checkpoint-{}", std::process::id()));
        checkpoint().write(&path).unwrap();
        let read = Checkpoint::read(&path).unwrap().unwrap();
        fs::remove_file(&path).unwrap();
        assert_eq!((read.epoch, read.step, read.losses), (2, 70, vec![0.6, 0.5]));
        assert_eq!(read.parameters, checkpoint().parameters);
        assert_eq!((read.mean, read.square), (checkpoint().mean, checkpoint().square));
    }

    #[test]
    fn a_damaged_checkpoint_is_an_error() {
        for bytes in [
            &b""[..],
            b"azulejo-checkpoint 2\n",
            b"azulejo-checkpoint 1\n",
            b"azulejo-checkpoint 1\n\x01\0\0\0\0\0\0\0",
        ] {
            assert!(Checkpoint::parse(bytes).is_err());
        }
    }
}
