package dev.keywright.runtime.binary;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import java.util.List;
import java.util.UUID;

/**
 * A UUID in the 16 bytes of RFC 9562.
 *
 * <p>They sort unsigned, as the text of the UUID does and {@link UUID#compareTo} does not.
 * Descending, every byte is complemented.
 *
 * @param code what begins the element of a tuple; -1 if it is none
 */
public record BinaryUuid(String name, int code, boolean descending) implements BinaryPart<UUID> {

  public static BinaryUuid of(String name) {
    return new BinaryUuid(name, ElementCode.NONE, false);
  }

  /** The same part as an element of a tuple of FoundationDB. */
  public BinaryUuid element() {
    return new BinaryUuid(name, ElementCode.UUID, descending);
  }

  /** The same part with the order of its values turned around. */
  public BinaryUuid descendingOrder() {
    return new BinaryUuid(name, code, true);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.of(List.of(encode(new UUID(0, 0)), encode(new UUID(-1, -1))));
  }

  @Override
  public void check(UUID value) {
    NullCheck.require(name, value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(UUID value) {
    check(value);
    return width();
  }

  @Override
  public int width() {
    return ElementCode.size(code) + 2 * Long.BYTES;
  }

  /** Writes the bytes and returns the index after them. */
  @Override
  public int write(UUID value, byte[] out, int at) {
    long flip = descending ? -1 : 0;
    int from = ElementCode.write(code, out, at);
    int half = BigEndian.write(value.getMostSignificantBits() ^ flip, Long.BYTES, out, from);
    return BigEndian.write(value.getLeastSignificantBits() ^ flip, Long.BYTES, out, half);
  }

  @Override
  public UUID read(BinaryReader in) {
    in.begin(name);
    in.element(code);
    long flip = descending ? -1 : 0;
    int start = in.take(2 * Long.BYTES);
    long high = BigEndian.read(in.bytes(), start, Long.BYTES);
    long low = BigEndian.read(in.bytes(), start + Long.BYTES, Long.BYTES);
    return new UUID(high ^ flip, low ^ flip);
  }
}
