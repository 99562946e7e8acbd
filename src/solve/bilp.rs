//! The integer program through good_lp (placeholder).

use super::{Control, Count, Engine, Statistics, Stopped};
use crate::board::Filling;
use crate::model::Model;

/// The engine that proves by integer programming.
#[derive(Debug, Default)]
pub struct Bilp {}

impl Bilp {
    pub fn new() -> Bilp {
        Bilp::default()
    }
}

impl Engine for Bilp {
    fn name(&self) -> &'static str {
        "bilp"
    }

    fn statistics(&self) -> Statistics {
        Statistics::default()
    }

    fn another(&mut self, _model: &Model, _known: &[Filling], _control: &Control) -> Result<Option<Filling>, Stopped> {
        Err(Stopped::Engine("not there yet".to_owned()))
    }

    fn solutions(
        &mut self,
        _model: &Model,
        _limit: u64,
        _control: &Control,
        _each: &mut dyn FnMut(&Filling),
    ) -> Result<Count, Stopped> {
        Err(Stopped::Engine("not there yet".to_owned()))
    }
}
