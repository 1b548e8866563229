package dev.keywright.runtime.bucket;

import java.util.Arrays;
import java.util.List;

/**
 * The values of the parts that decide a bucket, in the order of the key, for a function of them.
 *
 * <p>For generated keys; applications do not call it.
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
   * The value of a part; an array is a copy. Of an enum, a layout knows names only: a name
   * represents the constant.
   *
   * @throws ClassCastException if it has another type
   * @throws IllegalArgumentException if the enum has no constant of the name
   */
  public <T> T get(int index, Class<T> type) {
    Object value = values.get(index).value();
    return type.cast(type.isEnum() && value instanceof String name ? constant(type, name) : value);
  }

  private static Object constant(Class<?> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(it -> ((Enum<?>) it).name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(type.getName() + " has no constant " + name));
  }
}
