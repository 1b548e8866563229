package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Delimiters;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.layout.source.JavaLiteral;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds what has changed around the parts: separators, literals and escapes. */
record DelimiterComparison(LayoutPair layouts) {
  private static final String NOTHING_SEPARATED =
      "no column has anything to separate, so no byte changes";
  private static final String NOTHING_ESCAPED =
      "no part can hold a character that is escaped, so no byte changes";

  /** What the layout says for all columns that the separator joins. */
  void compareSeparators() {
    // What is in a template is compared column by column.
    if (!layouts.old().hasSeparator() || !layouts.now().hasSeparator()) {
      return;
    }
    boolean isEscapedAnew = joined().anyMatch(this::isEscapedAnew);
    boolean isEscapeSame = layouts.old().escape() == layouts.now().escape();
    if (layouts.old().separator() != layouts.now().separator()) {
      String before = JavaLiteral.of(layouts.old().separator());
      String after = JavaLiteral.of(layouts.now().separator());
      boolean isUsed =
          joined().anyMatch(index -> !areWrittenTheSame(index)) || (isEscapeSame && isEscapedAnew);
      String lost =
          "rows that were written with "
              + before
              + " between their parts are not found when "
              + after
              + " is written";
      layouts.add("separator", before, after, !isUsed, isUsed ? lost : NOTHING_SEPARATED);
    }
    if (!isEscapeSame) {
      String lost =
          "rows with a text that holds the separator or a character below it are not found or not"
              + " decoded";
      String kept = joined().allMatch(this::isAlone) ? NOTHING_SEPARATED : NOTHING_ESCAPED;
      layouts.add(
          "escape",
          escape(layouts.old().escape()),
          escape(layouts.now().escape()),
          !isEscapedAnew,
          isEscapedAnew ? lost : kept);
    }
  }

  /** The columns that the separator of either layout joins. */
  private IntStream joined() {
    return IntStream.range(0, layouts.old().columns().size()).filter(this::isJoined);
  }

  private boolean isJoined(int index) {
    int place = layouts.matches().columnNow(index);
    return place >= 0
        && layouts.old().columns().get(index).template().isEmpty()
        && layouts.now().columns().get(place).template().isEmpty();
  }

  private boolean isAlone(int index) {
    Delimiters delimiters = layouts.old().delimiters(index);
    return delimiters.inList().isEmpty()
        && delimiters.template().literals().stream().allMatch(String::isEmpty);
  }

  /** What one column says for itself, or no longer does. */
  void compareColumn(int index, int place) {
    if (isJoined(index)) {
      return;
    }
    String where = "column " + layouts.old().columns().get(index).name();
    Delimiters before = layouts.old().delimiters(index);
    Delimiters after = layouts.now().delimiters(place);
    if (!areWrittenTheSame(index)) {
      String sentence =
          "rows that were written with the literals %s are not found when %s are written";
      layouts.lost(where, shown(before), shown(after), sentence);
    }
    boolean wasEscaped = before.template().escape();
    boolean isEscaped = after.template().escape();
    if (layouts.old().format().isText() && wasEscaped != isEscaped) {
      boolean isEscapedAnew = isEscapedAnew(index);
      String lost =
          "rows with a text that holds the first character of the literal after it, or one below,"
              + " are not found or not decoded";
      layouts.add(
          where,
          escape(wasEscaped),
          escape(isEscaped),
          !isEscapedAnew,
          isEscapedAnew ? lost : NOTHING_ESCAPED);
    }
  }

  private boolean areWrittenTheSame(int index) {
    Delimiters after = layouts.now().delimiters(layouts.matches().columnNow(index));
    return layouts
        .old()
        .delimiters(index)
        .areWrittenAs(after, valuesInList(layouts.old().columns().get(index)));
  }

  /** The most values that are in the list of a column. */
  private static long valuesInList(ColumnSignature column) {
    return column.parts().stream()
        .filter(it -> it.type() instanceof ListType)
        .mapToLong(
            it ->
                (long) ((ListType) it.type()).parts().size()
                    * it.limits().maxLength().orElse(Integer.MAX_VALUE))
        .sum();
  }

  private boolean isEscapedAnew(int index) {
    return layouts.old().places(index).stream().anyMatch(this::isEscapedAnew);
  }

  private boolean isEscapedAnew(PlacedPart place) {
    Optional<PlacedPart> match = layouts.matches().partNow(place.name());
    return match.filter(it -> WrittenPart.of(place).isEscapedAnew(WrittenPart.of(it))).isPresent();
  }

  private static String shown(Delimiters delimiters) {
    List<String> literals = delimiters.template().literals();
    if (delimiters.inList().isEmpty()) {
      return shown(literals.stream());
    }
    String inList =
        JavaLiteral.of(delimiters.inList())
            + (delimiters.endsList() ? " after each element" : " between elements");
    // Most columns with a list have no other literal, and empty ones would only hide this one.
    return literals.stream().allMatch(String::isEmpty)
        ? inList
        : shown(literals.stream()) + " and " + inList;
  }

  private static String shown(Stream<String> literals) {
    return literals.map(JavaLiteral::of).collect(Collectors.joining(" "));
  }

  private static String escape(boolean isEscaped) {
    return isEscaped ? "escape" : "no escape";
  }
}
