package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.codec.PrefixCodec;

/**
 * Bytes, sorted unsigned.
 *
 * <p>As the last part of a column they are written as they are. Followed by another part, or
 * descending, each 00 is written as 00 FF, and 00 01 ends them; descending, every byte of that is
 * complemented.
 *
 * @param minLength the smallest number of bytes
 * @param maxLength the largest number of bytes
 * @param ended whether the end is written: another part follows, or the order is descending
 */
public record BinaryBytes(
    String name, int minLength, int maxLength, boolean ended, boolean descending)
    implements BinaryPart<byte[]>, PrefixCodec<byte[], byte[]> {

  public BinaryBytes {
    // Only an end keeps a value below its own beginnings.
    ended |= descending;
  }

  public static BinaryBytes of(String name) {
    return new BinaryBytes(name, 0, Integer.MAX_VALUE, false, false);
  }

  /** The same part, refusing fewer bytes. */
  public BinaryBytes atLeast(int bytes) {
    return new BinaryBytes(name, bytes, maxLength, ended, descending);
  }

  /** The same part, refusing more bytes. */
  public BinaryBytes atMost(int bytes) {
    return new BinaryBytes(name, minLength, bytes, ended, descending);
  }

  /** The same part, with another part after it in the column. */
  public BinaryBytes followed() {
    return new BinaryBytes(name, minLength, maxLength, true, descending);
  }

  /** The same part with the order of its values turned around. */
  public BinaryBytes descendingOrder() {
    return new BinaryBytes(name, minLength, maxLength, true, true);
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.lengths(minLength, maxLength);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.bytes(this);
  }

  @Override
  public void check(byte[] value) {
    LengthLimits.check(name, value, minLength, maxLength);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(byte[] value) {
    check(value);
    return ended ? contentSize(value) + ZeroEscapes.END : value.length;
  }

  /** Writes the bytes and returns the index after them. */
  @Override
  public int write(byte[] value, byte[] out, int at) {
    if (!ended) {
      System.arraycopy(value, 0, out, at, value.length);
      return at + value.length;
    }
    int end = ZeroEscapes.writeEnd(out, putContent(value, out, at));
    complementIfDescending(out, at, end);
    return end;
  }

  @Override
  public byte[] encodeBeginning(byte[] value) {
    (minLength == 0 ? this : atLeast(0)).check(value);
    byte[] out = new byte[contentSize(value)];
    complementIfDescending(out, 0, putContent(value, out, 0));
    return out;
  }

  private int contentSize(byte[] value) {
    return ended
        ? Math.addExact(value.length, ZeroEscapes.zeros(value, value.length))
        : value.length;
  }

  int putContent(byte[] value, byte[] out, int start) {
    int at = start;
    for (byte b : value) {
      out[at++] = b;
      if (b == 0 && ended) {
        at = ZeroEscapes.writeAfterZero(out, at);
      }
    }
    return at;
  }

  private void complementIfDescending(byte[] out, int from, int to) {
    if (descending) {
      ZeroEscapes.complement(out, from, to);
    }
  }

  @Override
  public byte[] read(BinaryReader in) {
    in.begin(name);
    int start = in.position();
    byte[] value = ended ? ZeroEscapes.read(in, descending) : in.takeRest();
    if (value.length < minLength) {
      throw in.malformedAt(start, "a length of at least " + minLength);
    }
    if (value.length > maxLength) {
      throw in.malformedAt(start, "at most " + maxLength + " bytes");
    }
    return value;
  }
}
