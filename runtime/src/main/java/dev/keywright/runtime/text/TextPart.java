package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import org.jspecify.annotations.Nullable;

/**
 * How one part of a TEXT column is checked, written and read.
 *
 * <p>Each implementation also has {@code size} and {@code write}, for exact and direct writing into
 * one array. Called in this order, they refuse every value that {@link #check} refuses.
 *
 * @param <T> the type of the values
 */
public sealed interface TextPart<T>
    permits DecimalPart, TimePart, StringPart, CodePart, UuidPart, FlagPart, CharPart, HexPart {

  /** The name of the part, as in the entity. */
  String name();

  /** Whether larger values are written as smaller texts. */
  boolean descending();

  /**
   * The encoded text of a value, without separators.
   *
   * @throws InvalidPartException if the value is null or outside what the part may hold
   */
  String text(T value);

  /**
   * Reads one value.
   *
   * @throws MalformedKeyException if no value of this part is written like this
   */
  T read(TextReader in);

  /**
   * The smallest text that is above all columns in which this part has the given text, whatever
   * follows it; null if only the parts before can bound them.
   *
   * @param text what {@link #text} returned
   */
  @Nullable String next(String text);

  /** Refuses a value that this part may not hold. */
  default void check(T value) {
    text(value);
  }
}
