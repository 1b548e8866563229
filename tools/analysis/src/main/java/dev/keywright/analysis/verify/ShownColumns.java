package dev.keywright.analysis.verify;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.KeyText;
import java.util.List;
import java.util.stream.Collectors;

/** The columns of a key on one line, each in the notation of HBase's shell. */
final class ShownColumns {
  private ShownColumns() {}

  static String of(List<Object> columns) {
    return columns.stream().map(ShownColumns::of).collect(Collectors.joining("  "));
  }

  private static String of(Object column) {
    if (column instanceof byte[] bytes) {
      return KeyText.shown(bytes);
    }
    return KeyText.shown(column.toString().getBytes(UTF_8));
  }
}
