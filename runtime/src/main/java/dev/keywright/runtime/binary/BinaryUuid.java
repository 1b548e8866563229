package dev.keywright.runtime.binary;

import dev.keywright.runtime.Present;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.source.Expression;
import java.util.UUID;

/**
 * A UUID in the 16 bytes of RFC 9562.
 *
 * <p>They sort unsigned, as the text of the UUID does and {@link UUID#compareTo} does not.
 * Descending, every byte is complemented.
 */
public record BinaryUuid(String name, boolean descending) implements BinaryPart<UUID> {

  public static BinaryUuid of(String name) {
    return new BinaryUuid(name, false);
  }

  /** The same part with the order of its values turned around. */
  public BinaryUuid descendingOrder() {
    return new BinaryUuid(name, true);
  }

  @Override
  public Expression expression() {
    return Expression.of(BinaryUuid.class, "of", name).when(descending, "descendingOrder");
  }

  @Override
  public Accepted accepts() {
    return Accepted.ALL;
  }

  @Override
  public Width encodedWidth() {
    return Width.fixed(2 * Long.BYTES);
  }

  @Override
  public String form() {
    return Form.of(Form.bytes(2 * Long.BYTES), Form.direction(descending));
  }

  @Override
  public boolean mayGoOn(byte[] beginning) {
    return false;
  }

  @Override
  public void check(UUID value) {
    Present.require(name, value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(UUID value) {
    check(value);
    return 2 * Long.BYTES;
  }

  /** Writes the bytes and returns the index behind them. */
  @Override
  public int write(UUID value, byte[] out, int at) {
    long flip = descending ? -1 : 0;
    int half = BigEndian.write(value.getMostSignificantBits() ^ flip, Long.BYTES, out, at);
    return BigEndian.write(value.getLeastSignificantBits() ^ flip, Long.BYTES, out, half);
  }

  @Override
  public byte[] encode(UUID value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  @Override
  public UUID read(BinaryReader in) {
    in.begin(name);
    long flip = descending ? -1 : 0;
    int start = in.take(2 * Long.BYTES);
    long high = BigEndian.read(in.bytes(), start, Long.BYTES);
    long low = BigEndian.read(in.bytes(), start + Long.BYTES, Long.BYTES);
    return new UUID(high ^ flip, low ^ flip);
  }
}
