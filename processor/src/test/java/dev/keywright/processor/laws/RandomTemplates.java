package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import java.util.ArrayList;
import java.util.List;

/** Gives the columns of a random entity literals: before, between and behind their parts. */
final class RandomTemplates {
  private static final List<String> TEXTS =
      List.of("#", "USER#", "{", "}\\", "\u00e9 ", "0", "A:B", "\ud83d\ude00", "\"");
  private static final List<String> BYTES =
      List.of("r", "_r", "\u0080", "\0", "\u00ff{", "\\", "\u0001\u0000");

  /** The packed integer 7, an empty text, null, and the texts of a letter and of two zeros. */
  private static final List<String> TUPLES =
      List.of(
          "\u0015\u0007",
          "\u0002\u0000",
          "\u0000",
          "\u0002r\u0000",
          "\u0002\u0000\u00ff\u0000\u00ff\u0000");

  private final Choices choices;
  private final Design design;

  RandomTemplates(Choices choices, Design design) {
    this.choices = choices;
    this.design = design;
  }

  /** The design with templates for its partition column, for its sort columns, or for all. */
  Design added() {
    // An escape is a character and two digits, which must not be taken for a separator.
    boolean isAmbiguous = design.escape() && Character.digit(design.separator(), 16) >= 0;
    int which = choices.below(3);
    if (isAmbiguous) {
      return design;
    }
    List<Column> columns = new ArrayList<>();
    for (Column column : design.columns()) {
      boolean isPartition = column.equals(design.columns().get(0));
      boolean isShown = isPartition ? which != 1 : which != 2;
      columns.add(isShown ? template(column, isPartition) : column);
    }
    // Either all sort columns have templates or none has; and what is random ends the key.
    boolean mayAdd = (which != 2 || columns.size() == 1) && !design.hasSuffix();
    if (mayAdd && choices.oneIn(4)) {
      columns.add(new Column("KIND", List.of(), List.of(literal())));
    }
    return design.with(columns);
  }

  private Column template(Column column, boolean isPartition) {
    if (column.isStored()) {
      return new Column(column.name(), column.parts(), List.of("", ""));
    }
    List<String> literals = new ArrayList<>();
    literals.add(choices.oneIn(2) ? literal() : "");
    boolean isBucketed = isPartition && design.form().bucket().isPresent();
    int bucket = design.bucketIndex();
    for (int i = 0; i < column.parts().size(); i++) {
      boolean isBeforeBucket = isBucketed && bucket == i + 1;
      boolean isLast = i == column.parts().size() - 1 && !isBeforeBucket;
      boolean endsItself = design.form().binary() || endsItself(column.parts().get(i));
      boolean isEmpty = choices.oneIn(2) && (isLast || endsItself);
      String behind = endsItself ? literal() : design.separator() + literal();
      literals.add(isEmpty ? "" : behind);
    }
    if (isBucketed) {
      literals.add(bucket + 1, choices.oneIn(2) ? literal() : "");
    }
    return new Column(column.name(), column.parts(), literals);
  }

  private static boolean endsItself(NamedPart part) {
    return part.spec().shape() instanceof Shape.Fixed;
  }

  private String literal() {
    if (design.form().tuple()) {
      return choices.of(TUPLES);
    }
    return choices.of(design.form().binary() ? BYTES : TEXTS);
  }
}
