package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.source.Expression;
import java.util.Arrays;
import java.util.Objects;

/**
 * A bucket in BINARY: one unsigned byte for up to 256 buckets, else two, most significant first.
 *
 * @param before the literal in front of it, one character for each byte
 * @param behind the literal after it, one character for each byte
 */
public record BinaryBucket(int count, String before, String behind) implements BucketForm<byte[]> {
  private static final int ONE_BYTE = 256;

  /**
   * @throws IllegalArgumentException if the count is not from 2 to 65,536
   */
  public BinaryBucket {
    Buckets.checkCount(count);
  }

  @Override
  public Expression expression() {
    return before.isEmpty() && behind.isEmpty()
        ? Expression.of(BucketForm.class, "binary", count)
        : Expression.of(BucketForm.class, "binary", count, before, behind);
  }

  @Override
  public boolean mayGoOn(byte[] beginning) {
    return beginning.length == 0
        || (beginning.length == 1
            && width() == 2
            && (beginning[0] & 0xFF) <= (count - 1) >> Byte.SIZE);
  }

  @Override
  public int width() {
    return count <= ONE_BYTE ? 1 : 2;
  }

  @Override
  public ColumnOrder<byte[]> order() {
    return ColumnOrder.BYTES;
  }

  @Override
  public BinaryBucket withCount(int other) {
    return new BinaryBucket(other, before, behind);
  }

  @Override
  public byte[] number(int bucket) {
    byte[] number = new byte[width()];
    write(bucket, number, 0);
    return number;
  }

  @Override
  public byte[] beginning(int bucket) {
    return order().join(before.getBytes(ISO_8859_1), number(bucket));
  }

  @Override
  public byte[] alone(int bucket) {
    return prefix(bucket);
  }

  @Override
  public byte[] prefix(int bucket) {
    return order().join(beginning(bucket), behind.getBytes(ISO_8859_1));
  }

  @Override
  public int write(int bucket, byte[] out, int start) {
    Objects.checkIndex(bucket, count);
    int at = start;
    if (width() == 2) {
      out[at++] = (byte) (bucket >>> Byte.SIZE);
    }
    out[at++] = (byte) bucket;
    return at;
  }

  @Override
  public int read(byte[] content, int at, int end) {
    int width = width();
    if (end - at < width) {
      return -1;
    }
    int low = content[at + width - 1] & 0xFF;
    int bucket = width == 1 ? low : (content[at] & 0xFF) << Byte.SIZE | low;
    return bucket < count ? bucket : -1;
  }

  @Override
  public byte[] rest(byte[] content) {
    int from = before.length() + width() + behind.length();
    return Arrays.copyOfRange(content, from, content.length);
  }

  @Override
  public String shown(int bucket) {
    return Integer.toString(bucket);
  }
}
