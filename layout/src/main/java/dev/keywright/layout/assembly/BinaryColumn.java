package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A column of bytes. */
record BinaryColumn(ColumnSignature signature, List<Item<byte[]>> items)
    implements ColumnCodec<byte[]> {

  @Override
  public ColumnOrder<byte[]> order() {
    return ColumnOrder.BYTES;
  }

  @Override
  public Class<byte[]> contentClass() {
    return byte[].class;
  }

  @Override
  public ColumnContent<byte[]> open(@Nullable Object stored) {
    byte[] bytes = (byte[]) stored;
    BinaryReader in = BinaryReader.explaining(signature.name(), bytes);
    return new Content(in, bytes == null ? new byte[0] : bytes);
  }

  /** The bytes of such a column. */
  @SuppressWarnings("ArrayRecordComponent") // it lives while one key is read
  private record Content(BinaryReader in, byte[] bytes) implements ColumnContent<byte[]> {
    @Override
    public int position() {
      return in.position();
    }

    @Override
    public int length() {
      return bytes.length;
    }

    @Override
    public void literal(byte[] content) {
      in.literal(new String(content, ISO_8859_1));
    }

    @Override
    public void copy(String part, byte[] encoded) {
      in.copy(part, encoded);
    }

    @Override
    public int bucket(BucketForm<byte[]> form) {
      return in.bucket(form);
    }

    @Override
    public void skip(HashCodec<byte[]> hash, String part) {
      ((BinaryHash) hash).skip(in);
    }

    @Override
    public void verify(HashCodec<byte[]> hash, int start, int... stretches) {
      ((BinaryHash) hash).verify(in, start, stretches);
    }

    @Override
    public Object read(PartCodec<?, byte[]> part) {
      return ((BinaryPart<?>) part).read(in);
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
