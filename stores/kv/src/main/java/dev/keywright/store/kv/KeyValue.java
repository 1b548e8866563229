package dev.keywright.store.kv;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A row of an embedded store: a row key, and what is stored under it. The arrays are not copied.
 */
@SuppressWarnings("ArrayRecordComponent") // equals and hashCode below look into the arrays
public record KeyValue(byte[] key, byte[] value) {
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyValue that
        && Arrays.equals(key, that.key)
        && Arrays.equals(value, that.value);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(key) + Arrays.hashCode(value);
  }

  @Override
  public String toString() {
    return "KeyValue[" + key.length + " bytes, " + value.length + " bytes]";
  }
}
