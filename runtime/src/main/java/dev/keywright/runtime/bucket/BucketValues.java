package dev.keywright.runtime.bucket;

import java.util.List;

/**
 * The values of the parts that decide a bucket, in the order of the key, for a function of them.
 */
public final class BucketValues {
  private final List<BucketedValue> values;

  BucketValues(List<BucketedValue> values) {
    this.values = List.copyOf(values);
  }

  /** How many there are. */
  public int size() {
    return values.size();
  }

  /** The whole number of a part. */
  public long whole(int index) {
    return values.get(index).number();
  }

  /**
   * The value of a part; an array is a copy.
   *
   * @throws ClassCastException if it has another type
   */
  public <T> T get(int index, Class<T> type) {
    return type.cast(values.get(index).value());
  }
}
