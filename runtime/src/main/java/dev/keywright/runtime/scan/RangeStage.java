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
public abstract class RangeStage<C> extends EqualityStage<C> {

  protected RangeStage(ColumnScan<C> scan) {
    super(scan);
  }

  /** All keys with the parts fixed so far; of the whole table, if there are none. */
  public final KeyRange<C> all() {
    return scan.all();
  }
}
