package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.Optional;

/** The characters in the text of a part whose width varies: what a separator must stay clear of. */
public final class PartCharacters {
  private static final int LONGEST = 10_000;

  private PartCharacters() {}

  /** The characters of a class body, or nothing if it is none. */
  public static Optional<Alphabet> read(String alphabet) {
    try {
      return Optional.of(Alphabet.of(alphabet));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /** Empty for a part of fixed width, whose end needs no separator to be seen. */
  public static Optional<Alphabet> of(Part part) {
    return part.type().signature().flatMap(type -> part.signature().characters());
  }

  /**
   * The length of the shortest value, as far as samples can be made of it: no store takes keys that
   * are longer.
   */
  public static int leastLength(Part part) {
    return Math.min(part.limits().minLength().orElse(0), LONGEST);
  }

  /** Whether {@code escape = true} helps: it is about parts whose characters users choose. */
  public static boolean canBeEscaped(Part part) {
    return part.is(Kind.TEXT) || part.is(Kind.CODES);
  }

  /** The last character that a part's escapes stand for, which they begin with; -1 without any. */
  public static int escape(Layout layout, Column column, Part part) {
    boolean isEscaped =
        layout.textColumns().contains(column)
            && layout.template(column).escape()
            && !column.literalBehind(layout, part).isEmpty()
            && canBeEscaped(part);
    return isEscaped ? column.literalBehind(layout, part).charAt(0) + 1 : -1;
  }

  /** The column with what is assumed about its texts declared, so that it can be written. */
  public static Column declared(Layout layout, Column column) {
    return column.map(
        part ->
            part.is(Kind.TEXT)
                    && part.limits().alphabet().isEmpty()
                    && !column.literalBehind(layout, part).isEmpty()
                ? part.withAlphabet(ValueLimits.ASSUMED)
                : part);
  }
}
