package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.KeyRange;

/**
 * What every stage of a generated scan has: {@link #all}. A stage adds two methods for its part:
 * {@code deviceId(54)} fixes it, and {@code deviceId()} is what can be asked of it.
 *
 * @param <C> what the column of the part holds
 */
@CheckReturnValue
public abstract class RangeStage<C> {
  /** What is fixed so far. */
  protected final ColumnScan<C> scan;

  protected RangeStage(ColumnScan<C> scan) {
    this.scan = scan;
  }

  /** All keys with the parts fixed so far; of the whole table, if there are none. */
  public final KeyRange<C> all() {
    return scan.all();
  }

  /** The keys with the parts fixed so far, as a debugger shows them. */
  @Override
  public final String toString() {
    return "scan of " + all();
  }
}
