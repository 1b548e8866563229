package dev.keywright.processor.emit.javadoc;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code PurchaseKey.LAYOUT}, cut where a reader would break the line: before each column, and
 * between parts where a line would be too long.
 */
public final class LayoutText {
  private static final int LINE = 100;
  private static final String FIELD = "  public static final String LAYOUT = ";

  // Where the literal is an argument: the deepest place that it has.
  private static final int WIDTH = LINE - "          + ".length() - "));".length();

  private LayoutText() {}

  public static List<String> of(LayoutSignature signature) {
    String text = signature.toString();
    List<String> lines = new ArrayList<>();
    signature.pieces().forEach(column -> addLines(column, lines));
    int tail = lines.stream().mapToInt(String::length).sum();
    String front = text.substring(0, text.length() - tail);
    if (FIELD.length() + JavaLiteral.of(front + lines.get(0)).length() < LINE) {
      lines.set(0, front + lines.get(0));
    } else {
      lines.add(0, front);
    }
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

  /** The same as a Java expression. */
  public static CodeBlock literal(LayoutSignature signature) {
    return CodeBlock.of(
        "$>$>$L$<$<",
        of(signature).stream()
            .map(line -> CodeBlock.of("$L", JavaLiteral.of(line)))
            .collect(CodeBlock.joining("\n+ ")));
  }
}
