package dev.keywright.analysis.source;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.Template;
import dev.keywright.layout.signature.TupleLiteral;
import java.util.List;
import java.util.Locale;

/** The text of a template annotation. */
final class TemplateValue {
  private TemplateValue() {}

  /**
   * Literals and names in braces.
   *
   * @param items the names between the literals
   */
  static String of(LayoutFormat format, Template template, List<String> items) {
    StringBuilder value = new StringBuilder();
    for (int i = 0; i <= items.size(); i++) {
      String literal = template.literals().get(i);
      if (format == LayoutFormat.FDB_TUPLE) {
        appendElements(value, literal);
      } else {
        appendLiteral(value, literal, format == LayoutFormat.BINARY);
      }
      if (i < items.size()) {
        value.append('{').append(items.get(i)).append('}');
      }
    }
    return value.toString();
  }

  /** A printable text element as its text, and all other elements as bytes. */
  private static void appendElements(StringBuilder value, String elements) {
    String text = elements.length() > 2 ? elements.substring(1, elements.length() - 1) : "";
    boolean isText =
        text.chars().allMatch(TemplateValue::isPrintable)
            && elements.equals(TupleLiteral.ofText(text));
    if (isText && !text.isEmpty()) {
      appendLiteral(value, text, /* isBinary= */ false);
    } else {
      elements.chars().forEach(it -> appendByte(value, it));
    }
  }

  private static boolean isPrintable(int c) {
    return c >= ' ' && c <= '~';
  }

  private static void appendByte(StringBuilder value, int b) {
    value.append(String.format(Locale.ROOT, "\\x%02X", b));
  }

  private static void appendLiteral(StringBuilder value, String literal, boolean isBinary) {
    for (int i = 0; i < literal.length(); i++) {
      char c = literal.charAt(i);
      if (c == '{' || c == '}' || c == '\\') {
        value.append(c).append(c);
      } else if (isBinary && !isPrintable(c)) {
        appendByte(value, c);
      } else {
        value.append(c);
      }
    }
  }
}
