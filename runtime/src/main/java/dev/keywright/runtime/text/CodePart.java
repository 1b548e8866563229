package dev.keywright.runtime.text;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An enum constant, written as its code: what {@code @KeyCode} says, else its name.
 *
 * @param values the constants, in order of declaration
 * @param codes their codes, in the same order, as they are written; of characters up to U+FFFF
 * @param byCode the constants by code
 * @param separator the character after the code, or -1 if it ends its column
 */
@SuppressWarnings("EnumOrdinal") // it is an index here, and never written
public record CodePart<E extends Enum<E>>(
    String name, List<E> values, List<String> codes, Map<String, E> byCode, int separator)
    implements TextPart<E> {

  /**
   * A part of the constants of an enum.
   *
   * @param values the constants, all of them, in order of declaration
   * @param codes one code for each, in the same order
   */
  public static <E extends Enum<E>> CodePart<E> of(String name, E[] values, String... codes) {
    Map<String, E> byCode = new HashMap<>();
    for (E value : values) {
      byCode.put(codes[value.ordinal()], value);
    }
    return new CodePart<>(name, List.of(values), List.of(codes), Map.copyOf(byCode), -1);
  }

  /** The same part, followed by a separator. */
  public CodePart<E> before(char following) {
    return new CodePart<>(name, values, codes, byCode, following);
  }

  @Override
  public boolean descending() {
    return false;
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(E value) {
    String code = text(value);
    int size = 0;
    for (int i = 0; i < code.length(); i++) {
      size += Utf8.size(code.charAt(i));
    }
    return size;
  }

  /** Writes the code and returns the index behind it. */
  public int write(E value, byte[] out, int at) {
    String code = text(value);
    int end = at;
    for (int i = 0; i < code.length(); i++) {
      end = Utf8.write(code.charAt(i), out, end);
    }
    return end;
  }

  @Override
  public String text(E value) {
    return codes.get(InvalidPartException.requirePresent(name, value).ordinal());
  }

  @Override
  public E read(TextReader in) {
    in.begin(name);
    int start = in.position();
    E value = byCode.get(in.take(separator));
    if (value == null) {
      throw in.malformedAt(start, "one of the codes " + codes);
    }
    return value;
  }

  @Override
  public @Nullable String next(String text) {
    String end = separator < 0 ? text : text + (char) separator;
    return codes.stream()
        .filter(code -> ColumnOrder.TEXT.compare(code, end) > 0)
        .min(ColumnOrder.TEXT)
        .orElse(null);
  }
}
