package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.hash.HashFunction;
import java.util.Arrays;
import java.util.List;

/**
 * Buckets that cut the values of a hash into equal shares: of a power of two, a bucket is the
 * leading bits of the hash.
 *
 * <p>One part is hashed as it is encoded. Of several, each is preceded by its length as four bytes,
 * most significant first, so that ("ab", "c") and ("a", "bc") differ.
 *
 * <p>For generated keys; applications do not call it.
 */
public record HashBuckets(HashFunction function, int count, int first) implements Buckets {
  private static final byte[] NO_SALT = {};

  /**
   * @throws IllegalArgumentException if the count is not from 2 to 65,536, or a number has more
   *     than nine digits
   */
  public HashBuckets {
    Buckets.check(first, count);
  }

  @Override
  public HashBuckets from(int number) {
    return new HashBuckets(function, count, number);
  }

  @Override
  public void requireOf(List<PartCodec<?, ?>> deciding) {
    if (deciding.isEmpty()) {
      throw Buckets.refused(this, deciding);
    }
  }

  @Override
  public int of(List<BucketedValue> values) {
    return of(values.stream().map(BucketedValue::encoded).toArray(byte[][]::new));
  }

  /** The bucket of a key whose one bucketed part is encoded as {@code content[from, to)}. */
  public int of(byte[] content, int from, int to) {
    return share(function.first(content, from, to, NO_SALT, 0));
  }

  private int share(long leading) {
    return first + (int) (((leading >>> Integer.SIZE) * count) >>> Integer.SIZE);
  }

  /**
   * The bucket of a key with these encoded parts, in the order of the layout, without separators.
   *
   * @throws IllegalArgumentException if there are none
   */
  public int of(byte[]... encodedParts) {
    if (encodedParts.length == 0) {
      throw new IllegalArgumentException("a bucket is of at least one part, but none is given");
    }
    byte[] content = encodedParts.length == 1 ? encodedParts[0] : delimited(encodedParts);
    return of(content, 0, content.length);
  }

  /** The bucket of a key whose one bucketed part is encoded as a text. */
  public int of(String encodedPart) {
    return share(function.first(encodedPart, NO_SALT));
  }

  /**
   * The bucket of a key with these encoded parts of TEXT, in the order of the layout, without
   * separators.
   *
   * @throws IllegalArgumentException if there are none
   */
  public int of(String... encodedParts) {
    return of(Arrays.stream(encodedParts).map(part -> part.getBytes(UTF_8)).toArray(byte[][]::new));
  }

  private static byte[] delimited(byte[][] parts) {
    int size = 0;
    for (byte[] part : parts) {
      size = Math.addExact(size, Math.addExact(Integer.BYTES, part.length));
    }
    byte[] content = new byte[size];
    int at = 0;
    for (byte[] part : parts) {
      content[at++] = (byte) (part.length >>> 24);
      content[at++] = (byte) (part.length >>> 16);
      content[at++] = (byte) (part.length >>> 8);
      content[at++] = (byte) part.length;
      System.arraycopy(part, 0, content, at, part.length);
      at += part.length;
    }
    return content;
  }
}
