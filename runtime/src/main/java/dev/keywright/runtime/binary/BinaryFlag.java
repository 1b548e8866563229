package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/**
 * A boolean in one byte: 00 for false and 01 for true; descending, FF for false and FE for true.
 *
 * @param no the byte of false, before it is complemented; true is the next one
 */
public record BinaryFlag(String name, int no, boolean descending) implements BinaryPart<Boolean> {

  public static BinaryFlag of(String name) {
    return new BinaryFlag(name, 0, false);
  }

  /** The same part as an element of a tuple of FoundationDB: 26 for false and 27 for true. */
  public BinaryFlag element() {
    return new BinaryFlag(name, ElementCode.FALSE, descending);
  }

  /** The same part, true first. */
  public BinaryFlag descendingOrder() {
    return new BinaryFlag(name, no, true);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.of(List.of(encode(false), encode(true)));
  }

  /** The number of bytes that {@link #write} will write. */
  @SuppressWarnings("UnusedVariable") // every part is sized by its value
  public int size(boolean value) {
    return 1;
  }

  @Override
  public int width() {
    return 1;
  }

  /** Writes the byte and returns the index after it. */
  public int write(boolean value, byte[] out, int at) {
    int bit = value ? no + 1 : no;
    out[at] = (byte) (descending ? ~bit : bit);
    return at + 1;
  }

  @Override
  public int size(Boolean value) {
    return size(value.booleanValue());
  }

  @Override
  public int write(Boolean value, byte[] out, int at) {
    return write(value.booleanValue(), out, at);
  }

  /** The byte of a value. */
  public byte[] encode(boolean value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  /** Reads one boolean. */
  public boolean readBoolean(BinaryReader in) {
    in.begin(name);
    int start = in.position();
    byte stored = (byte) in.takeNumber(1);
    int bit = (descending ? ~stored : stored) - no;
    // Not one comparison after the other: which of them holds is a matter of chance.
    if ((bit & ~1) != 0) {
      throw in.malformedAt(start, expected(stored));
    }
    return bit == 1;
  }

  private String expected(byte stored) {
    if (no != 0) {
      return "the boolean 26 or 27, not " + ElementCode.named(stored & 0xFF);
    }
    return descending ? "fe or ff" : "00 or 01";
  }

  @Override
  public Boolean read(BinaryReader in) {
    return readBoolean(in);
  }
}
