package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * A UUID in its 36 characters of RFC 9562, lower case.
 *
 * <p>They sort as the 128 bits do, unsigned, which is not what {@link UUID#compareTo} does.
 * Descending, each hexadecimal digit d is written as 15 - d.
 */
public record UuidPart(String name, boolean descending) implements TextPart<UUID> {
  private static final int WIDTH = 36;

  /** The order of the encoded text: the 128 bits, unsigned. */
  public static final Comparator<UUID> ORDER =
      (a, b) -> {
        int high = Long.compareUnsigned(a.getMostSignificantBits(), b.getMostSignificantBits());
        return high != 0
            ? high
            : Long.compareUnsigned(a.getLeastSignificantBits(), b.getLeastSignificantBits());
      };

  public static UuidPart of(String name) {
    return new UuidPart(name, false);
  }

  /** The same part with the order of its values turned around. */
  public UuidPart descendingOrder() {
    return new UuidPart(name, true);
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.of(List.of(encode(new UUID(0, 0)), encode(new UUID(-1, -1))));
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(UUID value) {
    NullCheck.require(name, value);
    return WIDTH;
  }

  /** Writes the 36 characters and returns the index after them. */
  @Override
  public int write(UUID value, byte[] out, int start) {
    long flip = descending ? -1L : 0L;
    long high = value.getMostSignificantBits() ^ flip;
    long low = value.getLeastSignificantBits() ^ flip;
    long middle = Hex.eight((int) high);
    long end = Hex.eight((int) (low >>> 32));
    Hex.writeEight(Hex.eight((int) (high >>> 32)), out, start);
    out[start + 8] = '-';
    Hex.writeFour(middle >>> 32, out, start + 9);
    out[start + 13] = '-';
    Hex.writeFour(middle, out, start + 14);
    out[start + 18] = '-';
    Hex.writeFour(end >>> 32, out, start + 19);
    out[start + 23] = '-';
    Hex.writeFour(end, out, start + 24);
    Hex.writeEight(Hex.eight((int) low), out, start + 28);
    return start + WIDTH;
  }

  @Override
  public void check(UUID value) {
    NullCheck.require(name, value);
  }

  @Override
  public String text(UUID value) {
    if (!descending) {
      // From JDK 25 on, it writes into the array of the text itself, and nobody else can.
      return NullCheck.require(name, value).toString();
    }
    byte[] out = TextBuffer.of(size(value));
    return TextBuffer.ascii(out, write(value, out, 0));
  }

  @Override
  public UUID read(TextReader in) {
    in.begin(name);
    String text = in.text();
    int start = in.position();
    if (text.length() - start >= WIDTH && hasDashes(text, start)) {
      long first = Hex.number(text, start, 8);
      long second = Hex.number(text, start + 9, 4);
      long third = Hex.number(text, start + 14, 4);
      long fourth = Hex.number(text, start + 19, 4);
      long last = Hex.number(text, start + 24, 12);
      if ((first | second | third | fourth | last) >= 0) {
        in.skip(WIDTH);
        return uuid(first << 32 | second << 16 | third, fourth << 48 | last);
      }
    }
    return readStepwise(in);
  }

  private static boolean hasDashes(String text, int start) {
    return text.charAt(start + 8) == '-'
        && text.charAt(start + 13) == '-'
        && text.charAt(start + 18) == '-'
        && text.charAt(start + 23) == '-';
  }

  private UUID uuid(long high, long low) {
    long flip = descending ? -1L : 0L;
    return new UUID(high ^ flip, low ^ flip);
  }

  /** Reads digit by digit what is wrong, and says where. */
  private UUID readStepwise(TextReader in) {
    long high = Hex.read(in, 8) << 32;
    dash(in);
    high |= Hex.read(in, 4) << 16;
    dash(in);
    high |= Hex.read(in, 4);
    dash(in);
    long low = Hex.read(in, 4) << 48;
    dash(in);
    low |= Hex.read(in, 12);
    return uuid(high, low);
  }

  private static void dash(TextReader in) {
    if (in.peek(0) != '-') {
      throw in.malformed(0, "the '-' of a UUID");
    }
    in.skip(1);
  }
}
