package dev.keywright.runtime.layout;

import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.bucket.BinaryBucket;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A column of bytes. */
record BinaryColumn(
    String name,
    Optional<BinaryBucket> bucket,
    Optional<BinaryHash> hash,
    List<BinaryPart<?>> parts)
    implements ColumnCodec {

  @Override
  public Class<?> contentClass() {
    return byte[].class;
  }

  @Override
  public byte[] encode(List<Object> values, int bucketNumber) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    bucket.ifPresent(form -> content.writeBytes(form.prefix(bucketNumber)));
    for (int i = 0; i < values.size(); i++) {
      byte[] bytes = ColumnCodec.encode(parts.get(i), values.get(i));
      if (i == 0) {
        hash.ifPresent(it -> content.writeBytes(it.of(bytes)));
      }
      content.writeBytes(bytes);
    }
    return content.toByteArray();
  }

  @Override
  public ColumnContent open(@Nullable Object stored) {
    byte[] bytes = (byte[]) stored;
    BinaryReader in = new BinaryReader(name, bytes);
    return new Content(in, bytes == null ? new byte[0] : bytes);
  }

  /** The bytes of such a column. */
  private final class Content implements ColumnContent {
    private final BinaryReader in;
    private final byte[] bytes;

    Content(BinaryReader in, byte[] bytes) {
      this.in = in;
      this.bytes = bytes;
    }

    @Override
    public int position() {
      return in.position();
    }

    @Override
    public int length() {
      return bytes.length;
    }

    @Override
    public int bucket() {
      return in.bucket(bucket.orElseThrow());
    }

    @Override
    public void skipHash() {
      hash.orElseThrow().skip(in);
    }

    @Override
    public void verifyHash(int start) {
      hash.orElseThrow().verify(in, start);
    }

    @Override
    public Object read(int index) {
      return parts.get(index).read(in);
    }

    @Override
    public void separator() {
      // Every part shows where it ends.
    }

    @Override
    public void end() {
      in.end();
    }

    @Override
    public byte[] between(int from, int to) {
      return Arrays.copyOfRange(bytes, from, to);
    }
  }
}
