package dev.keywright.runtime;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The encoded columns of a key by name: as a key hands them out, and as a store returns them.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class Columns {
  private final Map<String, Object> columns = new LinkedHashMap<>();

  private Columns() {}

  /** The first column of a key. */
  public static Columns of(String name, Object content) {
    return new Columns().and(name, content);
  }

  /** Adds the next column. */
  public Columns and(String name, Object content) {
    columns.put(name, content);
    return this;
  }

  /** What {@link Key#columns} returns. */
  public Map<String, Object> asMap() {
    return Collections.unmodifiableMap(columns);
  }

  /**
   * The text in a column.
   *
   * @throws MalformedKeyException if there is no such column, or it holds something else
   */
  public static String text(Map<String, ?> columns, String name) {
    return content(columns, name, String.class, "text");
  }

  /**
   * The bytes in a column.
   *
   * @throws MalformedKeyException if there is no such column, or it holds something else
   */
  public static byte[] bytes(Map<String, ?> columns, String name) {
    return content(columns, name, byte[].class, "bytes");
  }

  /**
   * The integer in a column.
   *
   * @throws MalformedKeyException if there is no such column, or it holds something else
   */
  public static long number(Map<String, ?> columns, String name) {
    return content(columns, name, Long.class, "a long");
  }

  /**
   * The value in a column of the store's own type.
   *
   * @param type {@code Boolean}, {@code Instant}, {@code LocalDate} or {@code UUID}
   * @throws MalformedKeyException if there is no such column, or it holds something else
   */
  public static <C> C value(Map<String, ?> columns, String name, Class<C> type) {
    return content(columns, name, type, "a value of type " + type.getSimpleName());
  }

  private static <C> C content(
      Map<String, ?> columns, String name, Class<C> type, String expected) {
    Object content = columns.get(name);
    if (!type.isInstance(content)) {
      throw new MalformedKeyException(name, content, expected);
    }
    return type.cast(content);
  }

  /** What is decoded, or nothing if it is malformed. */
  public static <K> Optional<K> decoded(Supplier<? extends K> decode) {
    try {
      return Optional.of(decode.get());
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }
}
