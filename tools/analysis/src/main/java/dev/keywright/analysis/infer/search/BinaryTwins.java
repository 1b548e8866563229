package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.frame.TextForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Says a layout of TEXT in BINARY, where both write the same bytes: texts, with a sign after each.
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
        .map(twin -> ExplainedKeys.of(new DecodedLayout(twin), sample))
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

  /** Whether an answer of TEXT and one of BINARY write the same bytes for all values. */
  static boolean areTwins(Answer text, Answer binary) {
    LayoutSignature layout = text.kinds().get(0).reader().signature();
    // A text that fills its column reads keys of any form, so it keeps the doubt.
    boolean isAnyShown =
        IntStream.range(0, layout.columns().size())
            .anyMatch(column -> !String.join("", layout.template(column).literals()).isEmpty());
    return layout.parts().count() > 1
        && isAnyShown
        && hasTwin(layout)
        && binary.signatures().equals(List.of(signature(layout).toString()));
  }

  // A copy takes the end of its original, and in TEXT what follows itself.
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
    List<ColumnSignature> columns = new ArrayList<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      columns.add(
          column(ColumnNames.of(i), layout.columns().get(i), layout.template(i).literals()));
    }
    return LayoutSignature.parse(LayoutSignature.binary(columns).toString());
  }

  /** The parts take the first sign of the literals after them as their end. */
  private static ColumnSignature column(
      String name, ColumnSignature column, List<String> literals) {
    List<String> rest = new ArrayList<>(literals);
    List<PartSignature> parts = new ArrayList<>();
    for (PartSignature part : column.parts()) {
      PartSignature text = PartSignature.of(part.name(), SimpleType.STRING);
      int next = parts.size() + 1;
      String literal = rest.get(next);
      if (literal.isEmpty()) {
        parts.add(text);
      } else {
        TextForm end = TextForm.terminated(literal.charAt(0), List.of());
        parts.add(text.with(Encoding.PLAIN.withText(Optional.of(end))));
        rest.set(next, literal.substring(1));
      }
    }
    Template template = new Template(rest, /* escape= */ false);
    return new ColumnSignature(name, Optional.empty(), parts, false, Optional.of(template));
  }
}
