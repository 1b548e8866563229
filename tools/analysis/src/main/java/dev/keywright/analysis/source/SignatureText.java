package dev.keywright.analysis.source;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;

/** A signature as a Java constant, in lines that end where a column or a part does. */
final class SignatureText {
  private static final int WIDTH = 84;

  private SignatureText() {}

  static String of(LayoutSignature layout) {
    String signature = layout.toString();
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int columns = 0;
    for (List<String> column : layout.pieces()) {
      columns += " | ".length() + String.join("", column).length();
    }
    line.append(signature, 0, signature.length() - columns);
    for (List<String> column : layout.pieces()) {
      boolean isFirst = true;
      for (String piece : column) {
        String next = isFirst ? " | " + piece : piece;
        isFirst = false;
        if (JavaLiteral.of(line + next).length() > WIDTH && !line.isEmpty()) {
          lines.add(JavaLiteral.of(line.toString()));
          line.setLength(0);
        }
        line.append(next);
      }
    }
    lines.add(JavaLiteral.of(line.toString()));
    return String.join("\n    + ", lines);
  }
}
