package dev.keywright.processor.check.counterexample;

import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PartCharacters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A TEXT column of sample values, in which a check puts its own; what is assumed about its texts is
 * taken as declared.
 *
 * @param text how its values would be written
 * @param encoder how they are written
 * @param samples one value for each part that its encoder takes; empty if some part has none
 */
public record SampleColumn(
    Layout layout,
    Column column,
    ColumnText text,
    ColumnText encoder,
    Optional<List<Object>> samples) {

  public static SampleColumn of(Layout layout, Column column) {
    Column declared = PartCharacters.declared(layout, column);
    ColumnText encoder = ColumnText.of(layout, column);
    return new SampleColumn(
        layout, declared, ColumnText.of(layout, declared), encoder, encoder.samples());
  }

  /** Whether rows may hold a value, by what is declared and assumed. */
  public boolean isLegal(int index, Object value) {
    return text.isLegal(index, value);
  }

  /** Whether a key can be written that has a value; if not, the encoder refuses it. */
  public boolean isWritten(int index, Object value) {
    return encoder.isLegal(index, value);
  }

  /** Whether a separator or a literal ends a part. */
  public boolean isEnded(int index) {
    return !text.behind(index).isEmpty();
  }

  /** The first character of the separator or the literal after a part. */
  public char separator(int index) {
    return text.behind(index).charAt(0);
  }

  /** Whether a part may hold that character, and is then escaped. */
  public boolean isEscaped(int index) {
    return layout.template(column).escape()
        && PartCharacters.canBeEscaped(column.parts().get(index));
  }

  /** What ends a part, in words: {@code separator ','}, or the literal of a template. */
  public String shownEnd(int index) {
    String end = text.behind(index);
    return column.template().isPresent() && end.length() > 1
        ? "literal " + ShownValue.of(end)
        : "separator " + ShownValue.of(end.charAt(0));
  }

  /** The text of one part. */
  public String part(int index, Object value) {
    return text.part(index, value);
  }

  /**
   * The encoded column with some values in place of samples; if there are none, only the part of it
   * that these values decide.
   */
  public String with(int index, Object... values) {
    if (samples.isEmpty()) {
      StringBuilder some = new StringBuilder();
      for (int i = 0; i < values.length; i++) {
        some.append(part(index + i, values[i]));
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
