package dev.keywright.runtime.natives;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextReader;
import org.jspecify.annotations.Nullable;

/**
 * A text as the store's own type.
 *
 * @param text what the text may hold
 * @param order the order in which the store keeps them
 */
public record NativeString(StringPart text, ColumnOrder<String> order)
    implements NativePart<String>, PrefixCodec<String, String> {

  /** A column of texts of any characters up to U+FFFF. */
  public static NativeString of(String name) {
    return new NativeString(StringPart.of(name), ColumnOrder.TEXT);
  }

  /** A column of texts of the characters of a regex class body, such as {@code 0-9A-Za-z}. */
  public static NativeString of(String name, String alphabet) {
    return new NativeString(StringPart.of(name, alphabet), ColumnOrder.TEXT);
  }

  /** The same column, refusing shorter values. */
  public NativeString atLeast(int characters) {
    return new NativeString(text.atLeast(characters), order);
  }

  /** The same column, refusing longer values. */
  public NativeString atMost(int characters) {
    return new NativeString(text.atMost(characters), order);
  }

  /** The same column, largest value first. */
  public NativeString descendingOrder() {
    return new NativeString(text, order.descending());
  }

  @Override
  public AcceptedValues accepts() {
    return text.accepts();
  }

  @Override
  public Extremes<String> extremes() {
    return text.extremes();
  }

  @Override
  public void check(String value) {
    text.check(value);
  }

  /**
   * The stored value, once it is known to be one that this column may hold.
   *
   * @throws MalformedKeyException if it is not
   */
  @Override
  public String accept(@Nullable String stored) {
    return text.read(TextReader.explaining(text.name(), stored));
  }

  @Override
  public String name() {
    return text.name();
  }

  @Override
  public String encode(String value) {
    text.check(value);
    return value;
  }

  @Override
  public String encodeBeginning(String value) {
    text.atLeast(0).check(value);
    return value;
  }
}
