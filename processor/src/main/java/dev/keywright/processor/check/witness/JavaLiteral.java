package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.PartType;
import java.util.HexFormat;
import java.util.List;

/** Values and keys as messages show them: much as Java source would write them. */
public final class JavaLiteral {
  private static final HexFormat HEX = HexFormat.of();

  private JavaLiteral() {}

  public static String of(Object value) {
    if (value instanceof String text) {
      return '"' + characters(text, '"') + '"';
    }
    if (value instanceof Character character) {
      return "'" + characters(character.toString(), '\'') + "'";
    }
    if (value instanceof byte[] bytes) {
      return "0x" + HEX.formatHex(bytes);
    }
    return value instanceof PartType.Constant constant ? constant.name() : value.toString();
  }

  /** What an attribute of names is set to: one needs no braces. */
  public static String ofAll(List<String> names) {
    String listed = String.join(", ", names.stream().map(JavaLiteral::of).toList());
    return names.size() == 1 ? listed : "{" + listed + "}";
  }

  private static String characters(String text, char quote) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == quote || c == '\\') {
        shown.append('\\').append(c);
      } else if (c >= ' ' && c <= '~') {
        shown.append(c);
      } else {
        // Not String.format, whose digits depend on the locale.
        shown.append("\\u").append(HEX.toHexDigits(c));
      }
    }
    return shown.toString();
  }
}
