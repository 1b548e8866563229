package dev.keywright.analysis.source;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Which parts of a layout sort as their values do. The compiler takes the ranges of all others from
 * the key, so a source that says so needs no second version.
 */
final class OrderedParts {
  private OrderedParts() {}

  /** The layout, without the order of parts that the store does not keep. */
  static LayoutSignature of(LayoutSignature layout) {
    List<PartSignature> unordered =
        layout
            .places()
            .filter(place -> place.part().ordered() && !place.isCopy() && !place.isNative())
            .filter(OrderedParts::isMisordered)
            .map(PlacedPart::part)
            .toList();
    UnaryOperator<PartSignature> reordered =
        part -> unordered.contains(part) ? part.withOrdered(false) : part;
    return layout.withColumns(
        layout.columns().stream()
            .map(column -> column.with(column.parts().stream().map(reordered).toList()))
            .toList());
  }

  /** Whether negative numbers alone break the order, as in two's complement. */
  static boolean isOrderedFromZero(PartSignature part) {
    if (part.kind() != Kind.WHOLE || part.counterexample().isEmpty()) {
      return false;
    }
    PartSignature counted = part.with(part.limits().withMin(0));
    return part.limits().min().isEmpty() && counted.counterexample().isEmpty();
  }

  private static boolean isMisordered(PlacedPart place) {
    PartSignature part = place.part();
    if (part.encoding().scatters() || part.hash().isPresent()) {
      return false;
    }
    if (part.type() instanceof ListType list) {
      return list.parts().stream().anyMatch(it -> isMisordered(it, place.place().ofElements()));
    }
    return isMisordered(part, place.place());
  }

  private static boolean isMisordered(PartSignature part, Place place) {
    boolean isText = place.format() == LayoutFormat.TEXT;
    if (part.losesOrder()) {
      return true;
    }
    if (isText && part.kind() == Kind.WHOLE && !part.endsItself()) {
      return !hasOneWidth(part);
    }
    return isText
        && place.isFollowed()
        && !(place.escape() && isEscaped(part))
        && continuesBelow(part, place.separator());
  }

  /** Digits of bytes hold no separator, so nothing is escaped in them that would sort anew. */
  private static boolean isEscaped(PartSignature part) {
    return part.kind() == Kind.TEXT || part.kind() == Kind.CODES;
  }

  private static boolean hasOneWidth(PartSignature part) {
    return part.min() >= 0
        && Long.toString(part.min()).length() == Long.toString(part.max()).length();
  }

  /** Whether a value can go on with a character that sorts before the one that would end it. */
  private static boolean continuesBelow(PartSignature part, char separator) {
    return part.type() instanceof CodesType codes
        ? hasLongerCode(codes, separator)
        : !part.limits().haveOneLength()
            && part.characters().filter(it -> isBelow(it, separator)).isPresent();
  }

  private static boolean isBelow(Alphabet alphabet, char separator) {
    return IntStream.rangeClosed(0, separator).anyMatch(alphabet::contains);
  }

  private static boolean hasLongerCode(CodesType codes, char separator) {
    List<String> all = List.of(codes.codes());
    return all.stream()
        .anyMatch(
            longer ->
                all.stream()
                    .anyMatch(
                        code ->
                            longer.length() > code.length()
                                && longer.startsWith(code)
                                && longer.charAt(code.length()) <= separator));
  }
}
