package dev.keywright.processor.check.advice;

import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.Optional;

/** Finds another literal after a part of a template, and shows the template with it. */
final class TemplateAdvice {
  private TemplateAdvice() {}

  /** As {@code write @SortTemplate(value = "ORDER#{day}!{orderId}", column = "SK")}. */
  static Change fix(Layout layout, Column column, ColumnTemplate template, int index) {
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
    return other
        .map(it -> written(layout, template, it, template.literals().escape()))
        .orElseGet(() -> written(layout, template, value, true));
  }

  /** The annotation with another value. */
  static Change written(Layout layout, ColumnTemplate template, String value, boolean escape) {
    return new EntityEdits(layout).show(template, value, escape);
  }
}
