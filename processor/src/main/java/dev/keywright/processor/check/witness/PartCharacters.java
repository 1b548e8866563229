package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Collectors;

/** The characters in the text of a part whose width varies: what a separator must stay clear of. */
public final class PartCharacters {
  // A text without a declared alphabet surely holds these; what else, the encoder watches.
  private static final String ASSUMED = "0-9A-Za-z";

  private static final int LONGEST = 10_000;

  private PartCharacters() {}

  /** Empty for a part of fixed width, whose end needs no separator to be seen. */
  public static Optional<Alphabet> of(Part part) {
    PartType type = part.type();
    if (type instanceof PartType.Text) {
      return Optional.of(Alphabet.of(part.facts().alphabet().orElse(ASSUMED)));
    }
    if (type instanceof PartType.Bytes) {
      return Optional.of(Alphabet.of("0-9a-f"));
    }
    if (type instanceof PartType.Codes codes) {
      return Optional.of(Alphabet.of(classBody(codes)));
    }
    if (type instanceof PartType.Whole whole && part.options().pad() == 0) {
      boolean hasSign = NumberRange.of(part, whole).min() < 0;
      return Optional.of(Alphabet.of(hasSign ? "0-9\\-" : "0-9"));
    }
    return Optional.empty();
  }

  private static String classBody(PartType.Codes codes) {
    return codes.constants().stream()
        .flatMapToInt(constant -> constant.code().chars())
        .mapToObj(c -> "\\u" + HexFormat.of().toHexDigits((char) c))
        .collect(Collectors.joining());
  }

  /** Whether all values are declared to be equally long, so that none begins another. */
  public static boolean isFixedLength(Part part) {
    Facts facts = part.facts();
    return facts.minLength().isPresent() && facts.minLength().equals(facts.maxLength());
  }

  /**
   * The length of the shortest value, as far as samples can be made of it: no store takes keys that
   * are longer.
   */
  public static int leastLength(Part part) {
    return Math.min(part.facts().minLength().orElse(0), LONGEST);
  }

  /** Whether {@code escape = true} helps: it is about parts whose characters users choose. */
  public static boolean canBeEscaped(Part part) {
    return part.type() instanceof PartType.Text || part.type() instanceof PartType.Codes;
  }

  /** The last character that a part's escapes stand for, which they begin with; -1 without any. */
  public static int escape(Layout layout, Column column, Part part) {
    boolean isEscaped =
        layout.escape()
            && layout.textColumns().contains(column)
            && !column.isLast(part)
            && canBeEscaped(part);
    return isEscaped ? layout.separator() + 1 : -1;
  }

  /** The column with what is assumed about its texts declared, so that it can be written. */
  public static Column declared(Column column) {
    return PartVariant.of(
        column,
        part ->
            part.type() instanceof PartType.Text
                    && part.facts().alphabet().isEmpty()
                    && !column.isLast(part)
                ? PartVariant.withAlphabet(part, ASSUMED)
                : part);
  }
}
