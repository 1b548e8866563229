package dev.keywright.processor.emit;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.Layout;
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
    LayoutSignature signature = layout.signature();
    String text = signature.toString();
    List<String> lines = new ArrayList<>();
    signature.pieces().forEach(column -> addLines(column, lines));
    int tail = lines.stream().mapToInt(String::length).sum();
    lines.add(0, text.substring(0, text.length() - tail));
    return lines;
  }

  private static void addLines(List<String> column, List<String> lines) {
    String line = " | ";
    for (String item : column) {
      if (!line.equals(" | ") && JavaLiteral.of(line + item).length() > WIDTH) {
        lines.add(line);
        line = "";
      }
      line += item;
    }
    lines.add(line);
  }
}
