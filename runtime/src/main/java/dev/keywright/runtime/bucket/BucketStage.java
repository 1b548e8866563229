package dev.keywright.runtime.bucket;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;

/**
 * What every stage of a generated scan over buckets has: {@link #all}. A stage adds two methods for
 * its part: {@code at(noon)} fixes it, and {@code at()} is what can be asked of it.
 *
 * @param <K> the type of the keys
 * @param <C> what the column of the part holds
 */
@CheckReturnValue
public abstract class BucketStage<K extends Key, C> extends BucketEqualityStage<K, C> {

  protected BucketStage(BucketScan<K, C> scan) {
    super(scan);
  }

  /** All keys with the parts fixed so far; of the whole table, if there are none. */
  public final KeyRanges<K, C> all() {
    return scan.all();
  }
}
