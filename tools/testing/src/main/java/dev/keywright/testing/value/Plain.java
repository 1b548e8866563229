package dev.keywright.testing.value;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values and contents of columns, compared as a store does and shown as people read them. */
public final class Plain {
  private static final int UNICODE = 6;

  private Plain() {}

  /** Whether two are equal; arrays by their bytes. */
  public static boolean same(@Nullable Object one, @Nullable Object other) {
    return Objects.deepEquals(one, other);
  }

  /** Whether two keys have the same columns. */
  public static boolean same(Map<String, Object> one, Map<String, Object> other) {
    return one.keySet().equals(other.keySet())
        && one.keySet().stream().allMatch(it -> same(one.get(it), other.get(it)));
  }

  /** How a store compares two contents: text by its bytes of UTF-8, bytes without a sign. */
  @SuppressWarnings("unchecked") // two of one type
  public static int compare(Object one, Object other) {
    if (one instanceof String text) {
      return Arrays.compareUnsigned(text.getBytes(UTF_8), ((String) other).getBytes(UTF_8));
    }
    if (one instanceof byte[] bytes) {
      return Arrays.compareUnsigned(bytes, (byte[]) other);
    }
    if (one instanceof UUID id) {
      UUID that = (UUID) other;
      int order = Long.compareUnsigned(id.getMostSignificantBits(), that.getMostSignificantBits());
      return order != 0
          ? order
          : Long.compareUnsigned(id.getLeastSignificantBits(), that.getLeastSignificantBits());
    }
    return ((Comparable<Object>) one).compareTo(other);
  }

  /** A value, or the content of a column. */
  public static String shown(@Nullable Object value) {
    if (value instanceof byte[] bytes) {
      return "0x" + HexFormat.of().formatHex(bytes);
    }
    if (value instanceof String text) {
      return '"' + escaped(text) + '"';
    }
    return value instanceof List<?> list
        ? list.stream().map(Plain::shown).collect(Collectors.joining(", ", "[", "]"))
        : String.valueOf(value);
  }

  /** Values by name: {@code deviceId=54, sellerId="a100"}. */
  public static String shown(Map<String, ?> values) {
    return values.entrySet().stream()
        .map(it -> it.getKey() + "=" + shown(it.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** The content of a column that was shown. */
  public static Object read(Class<?> type, String shown) {
    if (shown.startsWith("0x")) {
      return HexFormat.of().parseHex(shown.substring(2));
    }
    if (shown.startsWith("\"")) {
      return unescaped(shown.substring(1, shown.length() - 1));
    }
    if (Number.class.isAssignableFrom(type)) {
      return Long.valueOf(shown);
    }
    if (type == Boolean.class) {
      return Boolean.valueOf(shown);
    }
    if (type == UUID.class) {
      return UUID.fromString(shown);
    }
    return type == LocalDate.class ? LocalDate.parse(shown) : Instant.parse(shown);
  }

  private static String unescaped(String text) {
    StringBuilder read = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && text.charAt(i + 1) == 'u') {
        read.append((char) HexFormat.fromHexDigits(text, i + 2, i + UNICODE));
        i += UNICODE - 1;
      } else {
        read.append(c == '\\' ? text.charAt(++i) : c);
      }
    }
    return read.toString();
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        escaped.append('\\').append(c);
      } else if (c < ' ' || c > '~') {
        escaped.append("\\u").append(HexFormat.of().toHexDigits(c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
