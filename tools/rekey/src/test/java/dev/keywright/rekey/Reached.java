package dev.keywright.rekey;

import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.work.Connector;

/** Tables that are reached from this process. */
record Reached(Tables tables, Lease lease, Ticker ticker, KeyMapping mapping, Course course)
    implements Connector {
  private static final long serialVersionUID = 1;
}
