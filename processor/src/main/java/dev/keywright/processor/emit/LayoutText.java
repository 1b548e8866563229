package dev.keywright.processor.emit;

import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code PurchaseKey.LAYOUT}, cut where a reader would break the line: before each column, and
 * between parts where a line would be too long.
 */
final class LayoutText {
  // Of 100 columns, where the literal is an argument: the deepest place that it stands in.
  private static final int WIDTH = 100 - "          + ".length() - "));".length();

  private LayoutText() {}

  static List<String> of(Layout layout) {
    return lines(layout.signature());
  }

  /** Any signature, cut like that. */
  static List<String> lines(LayoutSignature signature) {
    String text = signature.toString();
    List<String> lines = new ArrayList<>();
    for (ColumnSignature column : signature.columns()) {
      addLines(column, lines);
    }
    int tail = lines.stream().mapToInt(String::length).sum();
    lines.add(0, text.substring(0, text.length() - tail));
    return lines;
  }

  private static void addLines(ColumnSignature column, List<String> lines) {
    String line = "";
    for (String item : items(column)) {
      if (!line.isEmpty() && JavaLiteral.of(line + item).length() > WIDTH) {
        lines.add(line);
        line = "";
      }
      line += item;
    }
    lines.add(line);
  }

  /** The bucket and the parts, with what stands around them. */
  private static List<String> items(ColumnSignature column) {
    List<String> items = new ArrayList<>();
    String rest = " | " + column;
    int first = column.bucket().isPresent() ? 0 : 1;
    for (int i = column.parts().size() - 1; i >= first && !column.nativeType(); i--) {
      String item = ", " + column.parts().get(i);
      items.add(0, item);
      rest = rest.substring(0, rest.length() - item.length());
    }
    items.add(0, rest);
    return items;
  }
}
