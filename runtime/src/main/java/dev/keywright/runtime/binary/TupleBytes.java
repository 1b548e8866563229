package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PrefixCodec;

/**
 * Bytes as an element of FoundationDB's tuples: 01, the bytes with each 00 as 00 FF, and 00.
 *
 * @param content the bytes alone, as the last part of a BINARY column
 * @param escaped the same with escapes, of which this takes all but the end
 */
public record TupleBytes(BinaryBytes content, BinaryBytes escaped)
    implements BinaryPart<byte[]>, PrefixCodec<byte[], byte[]> {

  /** Bytes that the last part of a BINARY column could be. */
  public static TupleBytes of(BinaryBytes content) {
    return new TupleBytes(content, content.followed());
  }

  @Override
  public String name() {
    return content.name();
  }

  @Override
  public AcceptedValues accepts() {
    return content.accepts();
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.bytes(this);
  }

  @Override
  public void check(byte[] value) {
    content.check(value);
  }

  // Both have two bytes more than the content: an end of two, or a code and an end.
  @Override
  public int size(byte[] value) {
    return escaped.size(value);
  }

  @Override
  public int write(byte[] value, byte[] out, int at) {
    out[at] = ElementCode.BYTES;
    return TupleContent.writeEnd(out, escaped.putContent(value, out, at + 1));
  }

  @Override
  public byte[] encodeBeginning(byte[] value) {
    byte[] beginning = escaped.encodeBeginning(value);
    byte[] out = new byte[beginning.length + 1];
    out[0] = ElementCode.BYTES;
    System.arraycopy(beginning, 0, out, 1, beginning.length);
    return out;
  }

  @Override
  public byte[] read(BinaryReader in) {
    return TupleContent.read(content, ElementCode.BYTES, in);
  }
}
