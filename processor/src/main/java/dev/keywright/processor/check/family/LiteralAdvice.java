package dev.keywright.processor.check.family;

import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Proposes literals that tell the rows of members apart, each made of the name of its entity. */
final class LiteralAdvice {
  private static final String ANOTHER_TABLE =
      "keep the rows of one of them in a table of its own, and take it out of the family";

  private LiteralAdvice() {}

  /** As {@code begin SK of Shop.Note with a literal of its own, such as "NOTE#"}. */
  static String toTellApart(Layout one, Layout other) {
    int index = column(one);
    if (index < 0) {
      return ANOTHER_TABLE;
    }
    // A literal tells the rows apart only from rows that begin with one, too.
    if (front(one, index).isEmpty() && front(other, index).isEmpty()) {
      return begin(one, index).flatMap(it -> and(it, other, index)).orElse(ANOTHER_TABLE);
    }
    return (front(other, index).length() <= front(one, index).length()
            ? begin(other, index).or(() -> begin(one, index))
            : begin(one, index).or(() -> begin(other, index)))
        .orElse(ANOTHER_TABLE);
  }

  /** The same for one member; empty if nothing can be put in front. */
  static Optional<String> of(Layout member) {
    int index = column(member);
    return index < 0 ? Optional.empty() : begin(member, index);
  }

  // The last column that Keywright writes: others may be shared by all members.
  private static int column(Layout member) {
    List<Column> columns = member.columns();
    for (int i = columns.size() - 1; i >= 0; i--) {
      if (!columns.get(i).nativeType()) {
        return i;
      }
    }
    return -1;
  }

  private static String front(Layout member, int column) {
    return member.template(member.columns().get(column)).literals().get(0);
  }

  private static Optional<String> begin(Layout member, int column) {
    // Rows that exist keep their bytes.
    return member.options().existing().isPresent()
        ? Optional.empty()
        : Optional.of(
            "begin %s with a literal of its own, such as %s"
                .formatted(place(member, column), literal(member)));
  }

  private static Optional<String> and(String begin, Layout other, int column) {
    return other.options().existing().isPresent()
        ? Optional.empty()
        : Optional.of(begin + ", and " + place(other, column) + " with " + literal(other));
  }

  private static String place(Layout member, int column) {
    return member.columns().get(column).name() + " of " + member.entity().type().name();
  }

  private static String literal(Layout member) {
    List<String> names = member.entity().type().simpleNames();
    String name = names.get(names.size() - 1).toUpperCase(Locale.ROOT);
    return ShownValue.of(name + SeparatorAdvice.behindName(member));
  }
}
