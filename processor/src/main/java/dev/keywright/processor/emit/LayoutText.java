package dev.keywright.processor.emit;

import dev.keywright.processor.example.Signatures;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import java.util.ArrayList;
import java.util.List;

/** {@code PurchaseKey.LAYOUT}, cut where a reader would break the line: before each column. */
final class LayoutText {
  private LayoutText() {}

  static List<String> of(Layout layout) {
    return lines(Signatures.of(layout));
  }

  /** Any signature, cut like that. */
  static List<String> lines(LayoutSignature signature) {
    String text = signature.toString();
    List<String> lines = new ArrayList<>();
    for (ColumnSignature column : signature.columns()) {
      lines.add(" | " + column);
    }
    int tail = lines.stream().mapToInt(String::length).sum();
    lines.add(0, text.substring(0, text.length() - tail));
    return lines;
  }
}
