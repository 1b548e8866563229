package dev.keywright.processor.check.witness;

import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A TEXT column of sample values, in which a check puts its own; what is assumed about its texts is
 * taken as declared.
 *
 * @param text how its values are written
 * @param samples one value for each part; empty if some part can hold none
 */
public record SampleColumn(
    Layout layout, Column column, ColumnText text, Optional<List<Object>> samples) {

  public static SampleColumn of(Layout layout, Column column) {
    Column declared = PartCharacters.declared(column);
    ColumnText text = ColumnText.of(layout, declared);
    return new SampleColumn(layout, declared, text, text.samples());
  }

  public boolean isLegal(int index, Object value) {
    return text.isLegal(index, value);
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
        boolean isLast = index + i == column.parts().size() - 1;
        some.append(isLast ? "" : String.valueOf(layout.separator()));
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
