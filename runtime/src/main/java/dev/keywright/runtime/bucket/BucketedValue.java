package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.codec.NumberedCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;

/** The value of a part that decides the bucket, in either of the forms that buckets take. */
public sealed interface BucketedValue {
  /** The value as it is encoded in the key. */
  byte[] encoded();

  /**
   * The whole number that the value is, or that stands for its time.
   *
   * @throws IllegalStateException if it is neither
   */
  long number();

  /** The value of a part. */
  static <T> BucketedValue of(PartCodec<T, ?> part, T value) {
    return part instanceof NumberedCodec<T, ?> numbered
        ? new Numbered<>(numbered, value)
        : new Encoded(part.name(), bytes(part.encode(value)).clone());
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

    private Encoded(String name, byte[] content) {
      this.name = name;
      this.content = content;
    }

    @Override
    public byte[] encoded() {
      return content.clone();
    }

    @Override
    public long number() {
      throw new IllegalStateException(name + " is no number");
    }
  }

  /** A value for which a number stands. */
  record Numbered<T>(NumberedCodec<T, ?> part, T value) implements BucketedValue {
    @Override
    public byte[] encoded() {
      return bytes(part.encode(value));
    }

    @Override
    public long number() {
      return part.number(value);
    }
  }

  /** A whole number. */
  record Whole(WholeCodec<?> part, long number) implements BucketedValue {
    @Override
    public byte[] encoded() {
      return bytes(part.encode(number));
    }
  }
}
