package dev.keywright.processor.check.counterexample;

import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A part of a TEXT column of sample values, in which a check puts its own; what is assumed about
 * texts is taken as declared.
 *
 * @param text how the values of the column would be written
 * @param encoder how they are written
 */
public record SamplePart(
    Layout layout, Column column, int index, ColumnText text, ColumnText encoder) {

  /** The parts of all TEXT columns. */
  public static List<SamplePart> all(Layout layout) {
    return layout.textColumns().stream().flatMap(it -> of(layout, it)).toList();
  }

  private static Stream<SamplePart> of(Layout layout, Column column) {
    Column declared = PartCharacters.declared(layout, column);
    ColumnText text = ColumnText.of(layout, declared);
    ColumnText encoder = ColumnText.of(layout, column);
    return IntStream.range(0, column.parts().size())
        .mapToObj(i -> new SamplePart(layout, declared, i, text, encoder));
  }

  /** Another part of the same column. */
  public SamplePart at(int other) {
    return new SamplePart(layout, column, other, text, encoder);
  }

  public Part part() {
    return column.parts().get(index);
  }

  /** Whether an earlier column has the part as well, so that rows are already sorted by it. */
  public boolean isCopy() {
    return layout.isCopy(column, part());
  }

  /** Whether rows may hold a value, by what is declared and assumed. */
  public boolean isLegal(Object value) {
    return text.isLegal(index, value);
  }

  /** Whether a key can be written that has a value; if not, the encoder refuses it. */
  public boolean isWritten(Object value) {
    return encoder.isLegal(index, value);
  }

  /** Whether a separator or a literal ends the part. */
  public boolean isEnded() {
    return !text.behind(index).isEmpty();
  }

  /** The first character of the separator or the literal after the part. */
  public char separator() {
    return text.behind(index).charAt(0);
  }

  /** Whether the part may hold that character, and is then escaped. */
  public boolean isEscaped() {
    return layout.template(column).escape() && PartCharacters.canBeEscaped(part());
  }

  /** What ends the part, in words: {@code separator ','}, or the literal of a template. */
  public String shownEnd() {
    String end = text.behind(index);
    return column.template().isPresent() && end.length() > 1
        ? "literal " + ShownValue.of(end)
        : "separator " + ShownValue.of(end.charAt(0));
  }

  /** The text of the part alone. */
  public String text(Object value) {
    return text.part(index, value);
  }

  /**
   * The encoded column with values of the part, and of those after it, in place of samples; if
   * there are none, only what these values decide.
   */
  public String with(Object... values) {
    Optional<List<Object>> samples = encoder.samples();
    if (samples.isEmpty()) {
      StringBuilder some = new StringBuilder();
      for (int i = 0; i < values.length; i++) {
        some.append(text.part(index + i, values[i]));
        some.append(text.behind(index + i));
      }
      return some.toString();
    }
    List<Object> all = new ArrayList<>(samples.get());
    for (int i = 0; i < values.length; i++) {
      all.set(index + i, values[i]);
    }
    return text.of(all);
  }
}
