package dev.keywright.runtime.bucket;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Key;

/**
 * A stage of a generated scan over buckets that only fixes its part: {@code userId("u1")}. The
 * members of a family share their first columns, so none of them asks for ranges of those.
 *
 * @param <K> the type of the keys
 * @param <C> what the column of the part holds
 */
@CheckReturnValue
public abstract class BucketEqualityStage<K extends Key, C> {
  /** What is fixed so far. */
  protected final BucketScan<K, C> scan;

  protected BucketEqualityStage(BucketScan<K, C> scan) {
    this.scan = scan;
  }

  /** The keys with the parts fixed so far, as a debugger shows them. */
  @Override
  public final String toString() {
    return "scan of " + scan.all();
  }
}
