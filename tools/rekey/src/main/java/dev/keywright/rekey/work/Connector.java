package dev.keywright.rekey.work;

import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.store.Tables;
import java.io.Serializable;

/**
 * How a worker reaches the tables: on this machine, or in another process that got the worker as
 * serialised bytes.
 */
public interface Connector extends Serializable {

  /** The tables; a worker does not close them. */
  Tables tables();

  /** What the worker knows of the state. */
  Lease lease();

  /** The new key of each row. */
  KeyMapping mapping();

  /** The same, which refuses rows that the new table would leave out but must not. */
  default KeyMapping keys() {
    return course().leavesOut() ? mapping() : mapping().ofAll();
  }

  /** The time by which the lease is measured. */
  Ticker ticker();

  /** Which states there are. */
  Course course();
}
