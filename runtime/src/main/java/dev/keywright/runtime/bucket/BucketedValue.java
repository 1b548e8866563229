package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.codec.NumberedCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;

/**
 * The value of a part that decides the bucket, in either of the forms that buckets take.
 *
 * <p>For generated keys; applications do not call it.
 */
public sealed interface BucketedValue {
  /** The value as it is encoded in the key. */
  byte[] encoded();

  /**
   * The whole number that the value is, or that represents its time.
   *
   * @throws IllegalStateException if it is neither
   */
  long number();

  /** Refuses a value that the part may not hold. */
  void check();

  /** The value itself: a {@code Long} of a whole number. An array is a copy. */
  Object value();

  /** The value of a part. */
  static <T> BucketedValue of(PartCodec<T, ?> part, T value) {
    return part instanceof NumberedCodec<T, ?> numbered
        ? new Numbered<>(numbered, value)
        : new Encoded(part.name(), bytes(part.encode(value)).clone(), copied(value));
  }

  /** The same value in the type that the part has in the entity. */
  static BucketedValue typed(BucketedValue value, Object inEntity) {
    return new Typed(value, inEntity);
  }

  private static Object copied(Object value) {
    return value instanceof byte[] bytes ? bytes.clone() : value;
  }

  /** The value of a part that is a whole number. */
  static BucketedValue of(WholeCodec<?> part, long value) {
    return new Whole(part, value);
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }

  /** A value that is no number: encoded at once, since its owner may change an array. */
  final class Encoded implements BucketedValue {
    private final String name;
    private final byte[] content;
    private final Object value;

    private Encoded(String name, byte[] content, Object value) {
      this.name = name;
      this.content = content;
      this.value = value;
    }

    @Override
    public void check() {
      // It has been encoded.
    }

    @Override
    public Object value() {
      return copied(value);
    }

    @Override
    public byte[] encoded() {
      return content.clone();
    }

    @Override
    public long number() {
      throw new IllegalStateException(name + " is not a number");
    }
  }

  /** A value that a number represents. */
  record Numbered<T>(NumberedCodec<T, ?> part, T value) implements BucketedValue {
    @Override
    public void check() {
      part.check(value);
    }

    @Override
    public byte[] encoded() {
      return bytes(part.encode(value));
    }

    @Override
    public long number() {
      return part.number(value);
    }
  }

  /** A value that its codec takes in another type than the entity has. */
  record Typed(BucketedValue inKey, Object value) implements BucketedValue {
    @Override
    public void check() {
      inKey.check();
    }

    @Override
    public byte[] encoded() {
      return inKey.encoded();
    }

    @Override
    public long number() {
      return inKey.number();
    }
  }

  /** A whole number. */
  record Whole(WholeCodec<?> part, long number) implements BucketedValue {
    @Override
    public void check() {
      part.check(number);
    }

    @Override
    public Object value() {
      return number;
    }

    @Override
    public byte[] encoded() {
      return bytes(part.encode(number));
    }
  }
}
