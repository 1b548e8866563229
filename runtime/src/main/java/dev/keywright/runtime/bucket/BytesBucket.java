package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.ColumnOrder;
import java.util.Arrays;

/** A bucket in a column of bytes, whose literals have one character for each byte. */
sealed interface BytesBucket extends BucketForm<byte[]> permits BinaryBucket, TupleBucket {
  /** The literal after the number. */
  String behind();

  @Override
  default ColumnOrder<byte[]> order() {
    return ColumnOrder.BYTES;
  }

  @Override
  default byte[] number(int bucket) {
    byte[] number = new byte[width()];
    write(bucket, number, 0);
    return number;
  }

  @Override
  default byte[] beginning(int bucket) {
    return order().join(before().getBytes(ISO_8859_1), number(bucket));
  }

  @Override
  default byte[] alone(int bucket) {
    return prefix(bucket);
  }

  @Override
  default byte[] prefix(int bucket) {
    return order().join(beginning(bucket), behind().getBytes(ISO_8859_1));
  }

  @Override
  default byte[] rest(byte[] content, int at) {
    int from = at + before().length() + width() + behind().length();
    return Arrays.copyOfRange(content, from, content.length);
  }
}
