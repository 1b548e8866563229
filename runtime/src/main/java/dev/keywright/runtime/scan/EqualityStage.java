package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * A stage of a generated scan that only fixes its part: {@code userId("u1")}. The members of a
 * family share their first columns, so the scan of the family asks for ranges of those. A store
 * finds a partition key of several columns by all of them together, so none of them has ranges.
 *
 * @param <C> what the column of the part holds
 */
@CheckReturnValue
public abstract class EqualityStage<C> {
  /** What is fixed so far. */
  protected final ColumnScan<C> scan;

  protected EqualityStage(ColumnScan<C> scan) {
    this.scan = scan;
  }

  /** The keys with the parts fixed so far, as a debugger shows them. */
  @Override
  public final String toString() {
    return "scan of " + scan.all();
  }
}
