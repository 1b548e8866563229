package dev.keywright.processor.model;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** The characters in the text of a part whose width varies: what a separator must stay clear of. */
public final class PartCharacters {
  // A text without a declared alphabet surely holds these; what else, the encoder watches.
  private static final String ASSUMED = "0-9A-Za-z";

  private static final int LONGEST = 10_000;

  private PartCharacters() {}

  /** Empty for a part of fixed width, whose end needs no separator to be seen. */
  public static Optional<Alphabet> of(Part part) {
    if (part.type() instanceof PartType.Codes codes) {
      return Optional.of(Alphabet.of(classBody(codes)));
    }
    return part.type().signature().map(TypeSignature::kind).flatMap(kind -> of(part, kind));
  }

  private static Optional<Alphabet> of(Part part, Kind kind) {
    return switch (kind) {
      case TEXT -> Optional.of(Alphabet.of(part.limits().alphabet().orElse(ASSUMED)));
      case BYTES -> Optional.of(Alphabet.of("0-9a-f"));
      case WHOLE -> part.encoding().isPadded() ? Optional.empty() : Optional.of(digits(part));
      case FRACTION, FLAG, CHARACTER, UUID, TIME, CODES, SUFFIX, LIST -> Optional.empty();
    };
  }

  private static Alphabet digits(Part part) {
    return Alphabet.of(NumberRange.of(part).min() < 0 ? "0-9\\-" : "0-9");
  }

  private static String classBody(PartType.Codes codes) {
    return codes.constants().stream()
        .flatMapToInt(constant -> constant.code().chars())
        .mapToObj(c -> "\\u" + HexFormat.of().toHexDigits((char) c))
        .collect(Collectors.joining());
  }

  /** Whether all values are declared to be equally long, so that none begins another. */
  public static boolean isFixedLength(Part part) {
    ValueLimits limits = part.limits();
    return limits.minLength().isPresent() && limits.minLength().equals(limits.maxLength());
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
                ? part.withAlphabet(ASSUMED)
                : part);
  }
}
