package dev.keywright.analysis.source;

import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.Template;
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
      appendLiteral(value, template.literals().get(i), format == LayoutFormat.BINARY);
      if (i < items.size()) {
        value.append('{').append(items.get(i)).append('}');
      }
    }
    return value.toString();
  }

  private static void appendLiteral(StringBuilder value, String literal, boolean isBinary) {
    for (int i = 0; i < literal.length(); i++) {
      char c = literal.charAt(i);
      if (c == '{' || c == '}' || c == '\\') {
        value.append(c).append(c);
      } else if (isBinary && (c < ' ' || c > '~')) {
        value.append(String.format(Locale.ROOT, "\\x%02x", (int) c));
      } else {
        value.append(c);
      }
    }
  }
}
