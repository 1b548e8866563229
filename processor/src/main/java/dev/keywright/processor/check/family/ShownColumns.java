package dev.keywright.processor.check.family;

import dev.keywright.runtime.source.JavaLiteral;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;

/** The columns of a key, and the values of its parts, as messages show them. */
final class ShownColumns {
  private ShownColumns() {}

  static String of(Map<String, Object> columns) {
    return columns.entrySet().stream()
        .map(it -> it.getKey() + " = " + shown(it.getValue()))
        .collect(Collectors.joining(", "));
  }

  static String shown(Object value) {
    if (value instanceof byte[] bytes) {
      return HexFormat.of().formatHex(bytes);
    }
    return value instanceof String text ? JavaLiteral.of(text) : value.toString();
  }
}
