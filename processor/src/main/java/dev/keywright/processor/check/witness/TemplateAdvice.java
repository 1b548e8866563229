package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.Optional;

/** Finds another literal behind a part of a template, and shows the template with it. */
final class TemplateAdvice {
  private TemplateAdvice() {}

  /** As {@code write @SortTemplate(value = "ORDER#{day}!{orderId}", column = "SK")}. */
  static String fix(Layout layout, Column column, ColumnTemplate template, int index) {
    Part part = column.parts().get(index);
    int position = template.positions().get(column.literalIndex(layout, index));
    String value = template.value();
    boolean isPlain = position < value.length() && "{}\\".indexOf(value.charAt(position)) < 0;
    Optional<String> other =
        SeparatorAdvice.CANDIDATES.stream()
            .filter(candidate -> isPlain && !template.literals().escape())
            .filter(candidate -> SeparatorAdvice.isSuitable(layout, part, candidate))
            .map(
                candidate ->
                    value.substring(0, position) + candidate + value.substring(position + 1))
            .findFirst();
    return "write "
        + other
            .map(it -> written(layout, template, it, template.literals().escape()))
            .orElseGet(() -> written(layout, template, value, true));
  }

  /** The annotation as code, with another value. */
  static String written(Layout layout, ColumnTemplate template, String value, boolean escape) {
    return "@"
        + template.annotation()
        + "(value = "
        + ShownValue.of(value)
        + (template.column().isEmpty() ? "" : ", column = " + ShownValue.of(template.column()))
        + (escape ? ", escape = true" : "")
        + (layout.keyName().isEmpty() ? "" : ", key = " + ShownValue.of(layout.keyName()))
        + ")";
  }
}
