package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;

/**
 * How one part of a TEXT column is checked, written and read.
 *
 * <p>Each implementation also has {@code size} and {@code write}, for exact and direct writing into
 * one array. Called in this order, they refuse every value that {@link #check} refuses.
 *
 * @param <T> the type of the values
 */
public sealed interface TextPart<T> extends PartCodec<T, String>
    permits DecimalPart,
        TimePart,
        IsoTimePart,
        NumberPart,
        NumberTimePart,
        StringPart,
        LabelsPart,
        CodePart,
        UuidPart,
        FlagPart,
        CharPart,
        HexPart,
        SuffixPart,
        TextList {

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

  /** Whether nothing but ASCII is ever written. */
  boolean isAscii();

  @Override
  default String encode(T value) {
    return text(value);
  }
}
