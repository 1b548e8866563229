package dev.keywright.store;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The key columns of a stored row, with their types, for the {@code decode} of a generated key:
 *
 * <pre>{@code
 * columns.decode(PurchaseKey::decode)
 * }</pre>
 */
public final class StoredColumns {
  private final Map<String, Object> contents;

  private StoredColumns(Map<String, Object> contents) {
    this.contents = contents;
  }

  /** The contents by name, in the order of the layout: {@code String}, {@code Long}, bytes. */
  public static StoredColumns of(Map<String, ?> contents) {
    return new StoredColumns(Collections.unmodifiableMap(new LinkedHashMap<>(contents)));
  }

  /**
   * The text in a column.
   *
   * @throws IllegalArgumentException if there is no such column, or it holds something else
   */
  public String text(String column) {
    return content(column, String.class);
  }

  /**
   * The bytes in a column.
   *
   * @throws IllegalArgumentException if there is no such column, or it holds something else
   */
  public byte[] bytes(String column) {
    return content(column, byte[].class);
  }

  /**
   * The integer in a column.
   *
   * @throws IllegalArgumentException if there is no such column, or it holds something else
   */
  public long number(String column) {
    return content(column, Long.class);
  }

  /** All of them by name, in the order of the layout; it cannot be changed. */
  public Map<String, Object> all() {
    return contents;
  }

  /** The key in them, such as {@code columns.decode(OrderKey::decode)}. */
  public <K> K decode(Function<? super Map<String, Object>, ? extends K> decode) {
    return decode.apply(contents);
  }

  private <C> C content(String column, Class<C> type) {
    Object content = contents.get(column);
    if (!type.isInstance(content)) {
      throw new IllegalArgumentException(
          "column "
              + column
              + " is asked for as "
              + type.getSimpleName()
              + ", but the row has "
              + shown());
    }
    return type.cast(content);
  }

  private String shown() {
    Map<String, String> types = new LinkedHashMap<>();
    contents.forEach((name, content) -> types.put(name, content.getClass().getSimpleName()));
    return types.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StoredColumns that
        && contents.keySet().equals(that.contents.keySet())
        && Arrays.deepEquals(contents.values().toArray(), that.contents.values().toArray());
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(contents.values().toArray());
  }

  /** The contents by name. */
  @Override
  public String toString() {
    return contents.toString();
  }
}
