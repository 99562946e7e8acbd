//! Threads that run for long: they carry out orders, and send messages.

use std::convert::Infallible;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::studio::tasks::threads::{guarded, spawn};

/// The handle of a thread that carries out orders of type `O`, one after another, and sends messages of type `M`.
pub(in crate::studio) struct Worker<O, M> {
    /// None once the thread was asked to end.
    orders: Option<Sender<O>>,
    messages: Receiver<Result<M, String>>,
    /// A channel that closes once the thread has ended.
    ended: Receiver<Infallible>,
}

/// The orders, as the thread receives them.
pub(in crate::studio) struct Orders<O>(Receiver<O>);

/// The next event for the thread.
pub(in crate::studio) enum NextOrder<O> {
    Order(O),
    /// No order came until the given time.
    Due,
    /// The handle is gone, so the thread has to end.
    End,
}

/// The sender of the thread's messages. Each of them wakes the window.
pub(in crate::studio) struct Messages<M> {
    sender: Sender<Result<M, String>>,
    wake: Box<dyn Fn() + Send>,
}

impl<O> Orders<O> {
    /// Waits for the next order, at most until the given time.
    pub fn next(&self, due: Option<Instant>) -> NextOrder<O> {
        let order = match due {
            Some(due) => self.0.recv_timeout(due.saturating_duration_since(Instant::now())),
            None => self.0.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match order {
            Ok(order) => NextOrder::Order(order),
            Err(RecvTimeoutError::Timeout) => NextOrder::Due,
            Err(RecvTimeoutError::Disconnected) => NextOrder::End,
        }
    }
}

impl<M> Messages<M> {
    pub fn send(&self, message: M) {
        self.push(Ok(message));
    }

    /// Sends the message of a panic.
    pub fn send_failure(&self, reason: String) {
        self.push(Err(reason));
    }

    fn push(&self, message: Result<M, String>) {
        // If there is no receiver, the window has closed.
        let _ = self.sender.send(message);
        (self.wake)();
    }
}

impl<O: Send + 'static, M: Send + 'static> Worker<O, M> {
    /// Starts a thread that runs until the handle is dropped, or until it has nothing more to do. `wake` is called
    /// after each message.
    ///
    /// # Errors
    /// Returns an error if the system cannot create a thread.
    pub fn start(
        name: &str,
        wake: impl Fn() + Send + 'static,
        run: impl FnOnce(Orders<O>, &Messages<M>) + Send + 'static,
    ) -> io::Result<Worker<O, M>> {
        let ((orders, received), (sender, messages), (end, ended)) = (channel(), channel(), channel());
        spawn(name, move || {
            // Dropped last, when `run` has released everything that it holds.
            let _end: Sender<Infallible> = end;
            let told = Messages { sender, wake: Box::new(wake) };
            if let Err(reason) = guarded(|| run(Orders(received), &told)) {
                told.send_failure(reason);
            }
        })?;
        Ok(Worker { orders: Some(orders), messages, ended })
    }
}

impl<O, M> Worker<O, M> {
    /// Gives an order.
    ///
    /// # Errors
    /// Returns the order if the thread has ended.
    pub fn send(&self, order: O) -> Result<(), O> {
        match &self.orders {
            Some(orders) => orders.send(order).map_err(|unsent| unsent.0),
            None => Err(order),
        }
    }

    /// Returns another sender of orders. The thread does not end before this is dropped, too.
    pub fn sender(&self) -> Option<Sender<O>> {
        self.orders.clone()
    }

    /// Returns the next message, or the message of a panic.
    pub fn message(&self) -> Option<Result<M, String>> {
        self.messages.try_recv().ok()
    }

    /// Lets the thread carry out all orders and end, and waits for it for a limited time.
    pub fn end(&mut self, timeout: Duration) {
        self.orders = None;
        // The channel never carries a message; it is merely closed.
        let _ = self.ended.recv_timeout(timeout);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn orders_are_carried_out_before_the_thread_ends_and_each_message_wakes_the_window() {
        let woken = Arc::new(AtomicUsize::new(0));
        let count = woken.clone();
        let wake = move || _ = count.fetch_add(1, Ordering::Relaxed);
        let mut worker = Worker::start("test", wake, |orders: Orders<u32>, told| {
            while let NextOrder::Order(number) = orders.next(None) {
                assert!(number < 3, "on purpose");
                told.send(number * 2);
            }
        })
        .unwrap();
        for number in 0..5 {
            // The thread may have ended after the panic.
            let _ = worker.send(number);
        }
        worker.end(Duration::MAX);
        let messages: Vec<Result<u32, String>> = std::iter::from_fn(|| worker.message()).collect();
        assert_eq!(messages[..3], [Ok(0), Ok(2), Ok(4)]);
        assert!(matches!(&messages[3..], [Err(reason)] if reason.contains("on purpose")), "{messages:?}");
        assert_eq!((woken.load(Ordering::Relaxed), worker.send(7)), (4, Err(7)));
    }

    #[test]
    fn a_thread_that_waits_for_an_order_goes_on_when_its_time_has_come() {
        let worker = Worker::start(
            "test",
            || (),
            |orders: Orders<()>, told| {
                told.send(matches!(orders.next(Some(Instant::now())), NextOrder::Due));
                told.send(matches!(orders.next(None), NextOrder::End));
            },
        )
        .unwrap();
        let Worker { orders, messages, .. } = worker;
        assert_eq!(messages.recv(), Ok(Ok(true)));
        drop(orders);
        assert_eq!(messages.recv(), Ok(Ok(true)));
    }
}
