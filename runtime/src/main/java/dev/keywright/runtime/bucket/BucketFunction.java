package dev.keywright.runtime.bucket;

import dev.keywright.runtime.function.PhoenixSalt;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A function by which another system chooses buckets: a class with one method {@code public static
 * int bucket(…, int count)}. Two of them are equal if their classes have the same name.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class BucketFunction {
  private final String name;
  private final @Nullable OfBytes ofBytes;
  private final @Nullable OfValues ofValues;

  private BucketFunction(String name, @Nullable OfBytes ofBytes, @Nullable OfValues ofValues) {
    this.name = name;
    this.ofBytes = ofBytes;
    this.ofValues = ofValues;
  }

  /** A function of bytes. */
  @FunctionalInterface
  public interface OfBytes {
    /**
     * The bucket of a key.
     *
     * @param encoded the bytes of the parts that decide, as {@link FunctionBuckets} says
     * @param count the number of buckets
     */
    int bucket(byte[] encoded, int count);

    /** The same for {@code in[from, to)}: a copy, since a function may change what it gets. */
    default int bucket(byte[] in, int from, int to, int count) {
      return bucket(Arrays.copyOfRange(in, from, to), count);
    }
  }

  /** A function of the values of parts. */
  @FunctionalInterface
  public interface OfValues {
    /**
     * The bucket of a key.
     *
     * @param values those of the parts that decide, in the order of the key
     * @param count the number of buckets
     */
    int bucket(BucketValues values, int count);
  }

  /** The function of a class whose method takes one {@code byte[]} and the count. */
  public static BucketFunction ofBytes(Class<?> type, OfBytes method) {
    OfBytes function = type == PhoenixSalt.class ? new SaltInPlace() : method;
    return new BucketFunction(name(type), Objects.requireNonNull(function), null);
  }

  /** Phoenix's salt, which takes no copy of the key. */
  private static final class SaltInPlace implements OfBytes {
    @Override
    public int bucket(byte[] encoded, int count) {
      return PhoenixSalt.bucket(encoded, count);
    }

    @Override
    public int bucket(byte[] in, int from, int to, int count) {
      return PhoenixSalt.inPlace(in, from, to, count);
    }
  }

  /** The function of a class whose method takes the values of parts and the count. */
  public static BucketFunction ofValues(Class<?> type, OfValues method) {
    return new BucketFunction(name(type), null, Objects.requireNonNull(method));
  }

  /** A function of which nothing but the name of its class is known; it chooses no bucket. */
  public static BucketFunction unknown(String name) {
    return new BucketFunction(name, null, null);
  }

  private static String name(Class<?> type) {
    String canonical = type.getCanonicalName();
    return canonical == null ? type.getName() : canonical;
  }

  /** The name of its class, as Java sources write it: {@code com.example.Outer.Salt}. */
  public String name() {
    return name;
  }

  /** Whether it can be called. */
  public boolean isKnown() {
    return ofBytes != null || ofValues != null;
  }

  /** Whether it takes the bytes of the parts, and not their values. */
  public boolean isOfBytes() {
    return ofBytes != null;
  }

  /**
   * Calls the function of bytes.
   *
   * @throws IllegalStateException if this is no function of bytes
   */
  int of(byte[] encoded, int count) {
    return bytes().bucket(encoded, count);
  }

  /** The same with {@code in[from, to)}. */
  int of(byte[] in, int from, int to, int count) {
    return bytes().bucket(in, from, to, count);
  }

  private OfBytes bytes() {
    if (ofBytes == null) {
      throw new IllegalStateException(name + " takes no bytes");
    }
    return ofBytes;
  }

  /**
   * Calls the function of values.
   *
   * @throws IllegalArgumentException if it is not known
   */
  int of(List<BucketedValue> values, int count) {
    if (ofValues == null) {
      throw new IllegalStateException(name + " takes no values");
    }
    return ofValues.bucket(new BucketValues(values), count);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BucketFunction function && name.equals(function.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
