package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Says a layout of TEXT in BINARY, where both write the same bytes: texts, with a sign behind each.
 * Keys cannot tell the two apart.
 */
final class BinaryTwins {
  private static final char MOST_ASCII = 0x7F;

  private BinaryTwins() {}

  /** The answer in the other format, or empty if BINARY has no such layout. */
  static Optional<Answer> of(Answer answer, List<SampledKey> sample) {
    LayoutSignature layout = answer.kinds().get(0).reader().signature();
    if (answer.kinds().size() > 1 || !hasTwin(layout)) {
      return Optional.empty();
    }
    return Optional.of(signature(layout))
        .map(twin -> Explanation.of(new LayoutReader(twin), sample))
        .filter(twin -> twin.rest().isEmpty())
        .map(
            twin ->
                new Answer(
                    List.of(twin),
                    sample.size(),
                    answer.bits() + Priors.BINARY_TEXTS,
                    answer.doubts()));
  }

  /** Whether BINARY can say a layout. */
  static boolean hasTwin(LayoutSignature layout) {
    return layout.format() == LayoutFormat.TEXT
        && layout.columns().stream().allMatch(it -> it.bucket().isEmpty())
        && layout.parts().allMatch(BinaryTwins::isText)
        && hasNoCopies(layout)
        && hasAsciiAlone(layout);
  }

  // A copy takes the end of its original, and in TEXT what stands behind itself.
  private static boolean hasNoCopies(LayoutSignature layout) {
    List<String> names =
        layout.columns().stream()
            .flatMap(column -> column.parts().stream())
            .map(PartSignature::name)
            .toList();
    return names.stream().distinct().count() == names.size();
  }

  // Other characters are several bytes, and the end of a part is one.
  private static boolean hasAsciiAlone(LayoutSignature layout) {
    return IntStream.range(0, layout.columns().size())
        .mapToObj(column -> layout.template(column).literals())
        .allMatch(literals -> String.join("", literals).chars().allMatch(c -> c <= MOST_ASCII));
  }

  private static boolean isText(PartSignature part) {
    return part.hash().isEmpty()
        && !part.encoding().labels()
        && (part.kind() == Kind.TEXT || part.kind() == Kind.CODES);
  }

  /** The layout in BINARY, if it {@linkplain #hasTwin has one there}. */
  static LayoutSignature signature(LayoutSignature layout) {
    StringBuilder text = new StringBuilder(LayoutFormat.BINARY.toString());
    for (int i = 0; i < layout.columns().size(); i++) {
      List<String> literals = new ArrayList<>(layout.template(i).literals());
      List<String> items = items(layout.columns().get(i), literals);
      boolean isBare = literals.stream().allMatch(String::isEmpty);
      text.append(" | ")
          .append(ColumnNames.of(i))
          .append(": ")
          .append(isBare ? String.join(", ", items) : KeyPath.template(literals, items));
    }
    return LayoutSignature.parse(text.toString());
  }

  /** The parts, which take the first sign of the literals behind them as their end. */
  private static List<String> items(ColumnSignature column, List<String> literals) {
    List<String> items = new ArrayList<>();
    for (PartSignature part : column.parts()) {
      int behind = items.size() + 1;
      String literal = literals.get(behind);
      if (literal.isEmpty()) {
        items.add(part.name() + " String");
      } else {
        items.add(part.name() + " String text=TERMINATED end=" + (int) literal.charAt(0));
        literals.set(behind, literal.substring(1));
      }
    }
    return items;
  }
}
