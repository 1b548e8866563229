package dev.keywright.processor.example;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.text.TextPart;
import java.util.ArrayList;
import java.util.List;

/** Columns and parts of a layout, encoded from values that a check or a page chose. */
public final class ColumnText {
  private ColumnText() {}

  /**
   * The encoded column.
   *
   * @param values one for each part: a Long, String, Boolean, Character, UUID, byte[], a time, or
   *     the {@link PartType.Constant} of an enum
   */
  public static String of(Layout layout, Column column, List<?> values) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < column.parts().size(); i++) {
      Part part = column.parts().get(i);
      String text = part(layout, column, part, values.get(i));
      String hash = part.options().hash().map(it -> PartCodecs.hash(it).of(text)).orElse("");
      texts.add(hash + text);
    }
    return String.join(String.valueOf(layout.separator()), texts);
  }

  /** The encoded text of one part, without its hash prefix. */
  public static String part(Layout layout, Column column, Part part, Object value) {
    if (value instanceof PartType.Constant constant) {
      return PartCodecs.code(layout, column, part, constant.code());
    }
    @SuppressWarnings("unchecked") // a sample of the part's own type
    TextPart<Object> codec = (TextPart<Object>) PartCodecs.of(layout, column, part).orElseThrow();
    return codec.text(value);
  }
}
