package dev.keywright.runtime.bucket;

import dev.keywright.runtime.codec.NumberedCodec;
import dev.keywright.runtime.codec.PartCodec;
import java.util.List;

/**
 * Buckets that consecutive numbers take in turn.
 *
 * <p>For generated keys; applications do not call it.
 */
public record ModuloBuckets(int count, int first) implements Buckets {

  /**
   * @throws IllegalArgumentException if the count is not from 2 to 65,536, or a number has more
   *     than nine digits
   */
  public ModuloBuckets {
    Buckets.check(first, count);
  }

  @Override
  public ModuloBuckets from(int number) {
    return new ModuloBuckets(count, number);
  }

  @Override
  public void requireOf(List<PartCodec<?, ?>> deciding) {
    if (deciding.size() != 1 || !(deciding.get(0) instanceof NumberedCodec)) {
      throw Buckets.refused(this, deciding);
    }
  }

  @Override
  public int of(List<BucketedValue> values) {
    return of(values.get(0).number());
  }

  /** The bucket of a key with this number, or this time in the unit in which it is written. */
  public int of(long number) {
    return first + Math.floorMod(number, count);
  }
}
