package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/** A boolean: {@code 0} for false and {@code 1} for true; descending, the other way round. */
public record FlagPart(String name, boolean descending) implements TextPart<Boolean> {

  public static FlagPart of(String name) {
    return new FlagPart(name, false);
  }

  /** The same part, true first. */
  public FlagPart descendingOrder() {
    return new FlagPart(name, true);
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.of(List.of(encode(false), encode(true)));
  }

  /** The number of bytes that {@link #write} will write. */
  @SuppressWarnings("UnusedVariable") // every part is sized by its value
  public int size(boolean value) {
    return 1;
  }

  /** Writes the digit and returns the index after it. */
  public int write(boolean value, byte[] out, int at) {
    out[at] = (byte) (value == descending ? '0' : '1');
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

  /** The digit of a value. */
  public String text(boolean value) {
    return value == descending ? "0" : "1";
  }

  @Override
  public String text(Boolean value) {
    return text(NullCheck.require(name, value).booleanValue());
  }

  /** Reads one boolean. */
  public boolean readBoolean(TextReader in) {
    in.begin(name);
    char digit = in.peek(0);
    if (digit < '0' || digit > '1') {
      throw in.malformed(0, "0 or 1");
    }
    in.skip(1);
    return (digit == '1') != descending;
  }

  @Override
  public Boolean read(TextReader in) {
    return readBoolean(in);
  }
}
