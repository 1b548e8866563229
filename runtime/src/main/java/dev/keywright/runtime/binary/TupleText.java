package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PrefixCodec;

/**
 * A text as an element of FoundationDB's tuples: 02, its UTF-8 with each 00 as 00 FF, and 00.
 *
 * @param content the text alone, as the last part of a BINARY column
 * @param escaped the same with escapes, of which this takes all but the end
 */
public record TupleText(BinaryString content, BinaryString escaped)
    implements BinaryPart<String>, PrefixCodec<String, byte[]> {

  /** A text that the last part of a BINARY column could be. */
  public static TupleText of(BinaryString content) {
    return new TupleText(content, content.followed());
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
    return Extremes.texts(this);
  }

  @Override
  public void check(String value) {
    content.check(value);
  }

  // Both have two bytes more than the content: an end of two, or a code and an end.
  @Override
  public int size(String value) {
    return BinaryStringEncoder.size(escaped, value);
  }

  @Override
  public int write(String value, byte[] out, int at) {
    out[at] = ElementCode.TEXT;
    return TupleContent.writeEnd(out, BinaryStringEncoder.putContent(escaped, value, out, at + 1));
  }

  @Override
  public byte[] encodeBeginning(String value) {
    byte[] beginning = escaped.encodeBeginning(value);
    byte[] out = new byte[beginning.length + 1];
    out[0] = ElementCode.TEXT;
    System.arraycopy(beginning, 0, out, 1, beginning.length);
    return out;
  }

  @Override
  public String read(BinaryReader in) {
    return TupleContent.read(content, ElementCode.TEXT, in);
  }
}
