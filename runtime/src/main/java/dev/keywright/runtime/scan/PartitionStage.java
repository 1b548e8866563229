package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * A stage of a generated scan at which a column of the partition key is open, and the key has
 * several. A store finds such rows by all of them together, so this stage has no ranges: it only
 * fixes its part.
 *
 * @param <C> what the column of the part holds
 */
@CheckReturnValue
public abstract class PartitionStage<C> {
  /** What is fixed so far. */
  protected final ColumnScan<C> scan;

  protected PartitionStage(ColumnScan<C> scan) {
    this.scan = scan;
  }

  /** The columns fixed so far, as a debugger shows them. */
  @Override
  public final String toString() {
    return "scan of " + scan.all().fixed() + ", with " + scan.name() + " open";
  }
}
