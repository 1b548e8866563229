package dev.keywright.processor.emit.javadoc;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.lang.model.SourceVersion;

/** The documentation of a generated key: its layout, part by part, and an example. */
public final class KeyJavadoc {
  // More bytes than a line holds tell nobody anything.
  private static final int LONGEST_EXAMPLE = 32;

  private KeyJavadoc() {}

  public static CodeBlock of(KeyParts key) {
    Layout layout = key.layout();
    CodeBlock.Builder text = CodeBlock.builder();
    String keyName =
        layout.keyName().isEmpty() ? "The key" : "The key {@code " + layout.keyName() + "}";
    text.add("$L of {@link $T}.\n\n<pre>\n", keyName, Types.className(layout.entity().type()));
    List<List<String>> rows = rows(key);
    int columnWidth = width(rows, 0);
    int nameWidth = width(rows, 1);
    int typeWidth = width(rows, 2);
    for (List<String> row : rows) {
      String line =
          row.size() == 1
              ? row.get(0)
              : padded(row.get(0), columnWidth)
                  + padded(row.get(1), nameWidth)
                  + padded(row.get(2), typeWidth)
                  + row.get(3);
      text.add("$L\n", html(line.stripTrailing()));
    }
    text.add("</pre>\n");
    addExample(text, key);
    return text.add(SizeJavadoc.of(layout)).build();
  }

  /** How a key looks; where no example can be shown, what joins its parts. */
  private static void addExample(CodeBlock.Builder text, KeyParts key) {
    Layout layout = key.layout();
    String example = example(layout, key.example());
    if (!example.isEmpty()) {
      text.add("\n<p>For example <code>$L</code>.\n", html(example));
    } else if (layout.signature().hasSeparator()
        && layout.textColumns().stream().anyMatch(it -> it.parts().size() > 1)) {
      String separator = html(JavaLiteral.of(layout.separator()));
      text.add("\n<p>The parts of a column are joined by <code>$L</code>.\n", separator);
    }
  }

  private static List<List<String>> rows(KeyParts key) {
    Layout layout = key.layout();
    List<List<String>> rows = new ArrayList<>();
    for (Column column : layout.columns()) {
      String name = column.name();
      if (column.template().isPresent()) {
        rows.add(List.of(name + " = " + JavaLiteral.of(column.template().get().value())));
        name = "";
      }
      List<List<String>> items = new ArrayList<>();
      for (PartCode part : key.in(column)) {
        String type =
            part.isList() ? part.part().type().name() : part.part().property().type().name();
        items.add(List.of(part.name(), type, PartForm.of(part)));
      }
      if (key.isBucketed(column)) {
        String form = PartForm.of(layout, layout.bucket().get());
        items.add(column.bucketIndex(), List.of("bucket", "int", form));
      }
      for (List<String> item : items) {
        rows.add(List.of(name, item.get(0), item.get(1), item.get(2)));
        name = "";
      }
    }
    return rows;
  }

  private static int width(List<List<String>> rows, int cell) {
    return rows.stream()
            .filter(row -> row.size() > 1)
            .mapToInt(row -> row.get(cell).length())
            .max()
            .orElse(0)
        + 2;
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private static String example(Layout layout, Map<String, Object> example) {
    List<String> columns = new ArrayList<>();
    for (Column column : layout.encodedColumns()) {
      if (example.get(column.name()) instanceof String text) {
        columns.add(column.name() + " = " + JavaLiteral.of(text));
      } else if (example.get(column.name()) instanceof byte[] bytes
          && bytes.length <= LONGEST_EXAMPLE) {
        columns.add(column.name() + " = " + HexFormat.ofDelimiter(" ").formatHex(bytes));
      }
    }
    return String.join(", ", columns);
  }

  /** The name of a column as code, whatever characters it has. */
  public static String code(String column) {
    // An identifier may have characters that nobody sees.
    return SourceVersion.isIdentifier(column) && Shown.visible(column).equals(column)
        ? "{@code " + column + "}"
        : "<code>" + html(column) + "</code>";
  }

  /** Text that Javadoc shows as it is; without {@code @}, no brace begins a tag. */
  public static String html(String text) {
    return Shown.visible(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("@", "&#64;")
        .replace("*/", "*&#47;")
        .replace("\\u", "&#92;u");
  }
}
