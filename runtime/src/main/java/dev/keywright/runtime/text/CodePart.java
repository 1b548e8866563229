package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.code.CodeTable;
import dev.keywright.runtime.code.ConstantCodes;
import dev.keywright.runtime.codec.Extremes;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An enum constant, written as its code: what {@code @KeyCode} says, else its name.
 *
 * <p>Where the enum's class is not at hand, the names of its constants take their place.
 *
 * @param codes the code of each constant, of characters up to U+FFFF
 * @param written what is written for each constant: its code, or that with escapes
 * @param byWritten the constants by what is written for them
 * @param table the constants with the bytes of what is written for them
 * @param separator the character after the code, or -1 if it ends its column
 * @param escaped whether characters up to the one after the separator are escaped
 */
public record CodePart<E>(
    String name,
    Map<E, String> codes,
    Map<E, String> written,
    Map<String, E> byWritten,
    CodeTable<E> table,
    int separator,
    boolean escaped)
    implements TextPart<E> {

  /**
   * A part of the constants of an enum.
   *
   * @param values the constants, all of them
   * @param codes one code for each, in the same order
   * @throws IllegalArgumentException if a constant has no code, or shares one: then the enum is not
   *     the one that the key was compiled with
   */
  public static <E> CodePart<E> of(String name, E[] values, String... codes) {
    Map<E, String> all = ConstantCodes.of(name, values, codes);
    return new CodePart<>(name, all, all, ConstantCodes.byCode(all), table(all), -1, false);
  }

  private static <E> CodeTable<E> table(Map<E, String> written) {
    return CodeTable.of(
        List.copyOf(written.keySet()),
        written.values().stream().map(text -> text.getBytes(UTF_8)).toArray(byte[][]::new));
  }

  /** The same part, followed by a separator. */
  public CodePart<E> before(char following) {
    return new CodePart<>(name, codes, written, byWritten, table, following, escaped);
  }

  /** The same part, followed by a separator that codes may themselves contain. */
  public CodePart<E> escapedBefore(char following) {
    StringPart escapes = StringPart.of(name).escapedBefore(following);
    Map<E, String> byValue = new LinkedHashMap<>();
    codes.forEach((value, code) -> byValue.put(value, escapes.text(code)));
    return new CodePart<>(
        name,
        codes,
        Collections.unmodifiableMap(byValue),
        ConstantCodes.byCode(byValue),
        table(byValue),
        following,
        true);
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.of(List.copyOf(written.values()));
  }

  @Override
  public void check(E value) {
    if (!table.contains(NullCheck.require(name, value))) {
      throw refused(value);
    }
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(E value) {
    return table.length(bytes(value));
  }

  /** Writes the code and returns the index after it. */
  @Override
  public int write(E value, byte[] out, int at) {
    return table.copy(bytes(value), out, at);
  }

  private byte[] bytes(E value) {
    byte[] bytes = table.of(NullCheck.require(name, value));
    if (bytes == null) {
      throw refused(value);
    }
    return bytes;
  }

  private InvalidPartException refused(E value) {
    return new InvalidPartException(name, value, "be one of " + codes.keySet());
  }

  @Override
  public String text(E value) {
    String text = written.get(NullCheck.require(name, value));
    if (text == null) {
      throw refused(value);
    }
    return text;
  }

  @Override
  public E read(TextReader in) {
    in.begin(name);
    int start = in.position();
    int index = table.indexIn(in.text(), start, separator);
    if (index >= 0) {
      in.skip(table.lengthFound(index));
      return table.found(index);
    }
    E value = byWritten.get(in.take(separator));
    if (value == null) {
      throw in.malformedAt(start, "one of the codes " + written.values());
    }
    return value;
  }
}
