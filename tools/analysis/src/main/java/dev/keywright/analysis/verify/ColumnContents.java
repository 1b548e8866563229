package dev.keywright.analysis.verify;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.ContentText;
import dev.keywright.analysis.KeyText;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.store.RowKeys;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Contents of columns as an input has them, turned into those that a layout has. */
final class ColumnContents {
  private final LayoutCodec codec;
  private final RowKeys rowKeys;

  ColumnContents(LayoutCodec codec) {
    this.codec = codec;
    this.rowKeys =
        RowKeys.of(
            StoreLayout.of(
                codec.signature().toString(), StoreRules.of("A store").anyPartitionColumns()));
  }

  /** Contents that the codec takes, or why there are none. */
  record Result(List<Object> contents, Optional<Malformed> malformed) {}

  Result of(Object... given) {
    int columns = codec.columns().size();
    if (given.length == 1 && columns > 1 && given[0] instanceof byte[] rowKey) {
      return ofRowKey(rowKey);
    }
    if (given.length != columns) {
      return failed("the key", "expected " + columns(columns) + ", found " + columns(given.length));
    }
    List<Object> contents = new ArrayList<>();
    for (int i = 0; i < given.length; i++) {
      ColumnCodec<?> column = codec.columns().get(i);
      Optional<Object> content = converted(given[i], column.contentClass());
      if (content.isEmpty()) {
        Class<?> type = column.contentClass();
        String expected = type == String.class ? "text in UTF-8" : ContentText.expected(type);
        return failed(column.signature().name(), "expected " + expected);
      }
      contents.add(content.get());
    }
    return new Result(contents, Optional.empty());
  }

  /** Of a store whose rows have one key of bytes, in which the columns stand together. */
  private Result ofRowKey(byte[] rowKey) {
    try {
      return new Result(List.copyOf(rowKeys.columns(rowKey).all().values()), Optional.empty());
    } catch (IllegalArgumentException malformed) {
      return failed("the key", "expected a row key of " + columns(codec.columns().size()));
    }
  }

  private static String columns(int count) {
    return count == 1 ? "1 column" : count + " columns";
  }

  private static Result failed(String where, String reason) {
    return new Result(List.of(), Optional.of(new Malformed(where, reason, 0)));
  }

  private static Optional<Object> converted(Object given, Class<?> expected) {
    if (expected.isInstance(given)) {
      return Optional.of(given);
    }
    if (expected == byte[].class) {
      return Optional.of(given.toString().getBytes(UTF_8));
    }
    Optional<String> text =
        given instanceof byte[] bytes
            ? Optional.ofNullable(KeyText.decoded(bytes))
            : Optional.of("" + given);
    return expected == String.class
        ? text.map(Object.class::cast)
        : text.flatMap(it -> ContentText.read(it, expected));
  }
}
