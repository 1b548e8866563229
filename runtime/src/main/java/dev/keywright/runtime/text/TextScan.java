package dev.keywright.runtime.text;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a scan has fixed so far of a TEXT column, and the ranges it can end in. Generated scans wrap
 * it in types that offer only what the layout can answer.
 *
 * @param fixed the columns before this one, by name
 * @param column the name of this column
 * @param prefix the encoded parts so far, with their separators
 * @param end what is above all texts with that prefix, or null if the whole column is open
 */
public record TextScan(
    Map<String, Object> fixed, String column, String prefix, @Nullable String end) {
  private static final int LONGEST_SHOWN = 60;

  /** A scan of the first column. */
  public static TextScan of(String column) {
    return new TextScan(Map.of(), column, "", null);
  }

  /** Fixes a hash prefix. */
  public TextScan hash(HashPrefix hash, String text) {
    String digits = hash.of(text);
    return new TextScan(fixed, column, prefix + digits, endOr(hash.next(digits)));
  }

  /** Fixes a part that a separator follows. */
  public <T> TextScan part(TextPart<T> part, T value, char separator) {
    String text = part.text(value);
    return new TextScan(fixed, column, prefix + text + separator, endOr(part.next(text)));
  }

  /** Fixes the last part of this column and goes on to the next. */
  public <T> TextScan column(TextPart<T> part, T value, String next) {
    return new TextScan(fixedBy(part.text(value)), next, "", null);
  }

  /** Fixes the last part of this column and goes on to a native one. */
  public <T, C> NativeScan<C> nativeColumn(
      TextPart<T> part, T value, String next, ColumnOrder<C> order) {
    return new NativeScan<>(fixedBy(part.text(value)), next, order);
  }

  private Map<String, Object> fixedBy(String text) {
    Map<String, Object> columns = new LinkedHashMap<>(fixed);
    columns.put(column, prefix + text);
    return columns;
  }

  /** All keys with the parts fixed so far. */
  public KeyRange<String> all() {
    return range(prefix, end);
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRange<String> equal(TextPart<T> part, T value) {
    String text = part.text(value);
    return range(prefix + text, endOr(part.next(text)));
  }

  /** The keys in which a part is at least {@code from} and less than {@code to}. */
  public <T> KeyRange<String> between(TextPart<T> part, T from, T to) {
    String low = part.text(part.descending() ? to : from);
    String high = part.text(part.descending() ? from : to);
    if (ColumnOrder.TEXT.compare(low, high) > 0) {
      throw new IllegalArgumentException(
          part.name()
              + " between "
              + shown(part, from)
              + " and "
              + shown(part, to)
              + ": the first is above the second; swap them");
    }
    if (low.equals(high)) {
      return range(prefix + low, prefix + low);
    }
    return part.descending()
        ? range(above(part, low).from(), after(part, high))
        : range(prefix + low, prefix + high);
  }

  private static <T> String shown(TextPart<T> part, T value) {
    String text = value instanceof byte[] ? part.text(value) : value.toString();
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }

  /** The keys in which a part is this value or a larger one. */
  public <T> KeyRange<String> atLeast(TextPart<T> part, T value) {
    String text = part.text(value);
    return part.descending() ? range(prefix, after(part, text)) : range(prefix + text, end);
  }

  /** The keys in which a part is larger than this value. */
  public <T> KeyRange<String> greaterThan(TextPart<T> part, T value) {
    String text = part.text(value);
    return part.descending() ? range(prefix, prefix + text) : above(part, text);
  }

  /** The keys in which a part is this value or a smaller one. */
  public <T> KeyRange<String> atMost(TextPart<T> part, T value) {
    String text = part.text(value);
    return part.descending() ? range(prefix + text, end) : range(prefix, after(part, text));
  }

  /** The keys in which a part is smaller than this value. */
  public <T> KeyRange<String> lessThan(TextPart<T> part, T value) {
    String text = part.text(value);
    return part.descending() ? above(part, text) : range(prefix, prefix + text);
  }

  /** The keys in which a text begins like this. */
  public KeyRange<String> startsWith(StringPart part, String beginning) {
    String text = part.text(beginning);
    return range(prefix + text, endOr(part.nextPrefix(text)));
  }

  /** The keys in which the bytes begin like this. */
  public KeyRange<String> startsWith(HexPart part, byte[] beginning) {
    String text = part.text(beginning);
    return range(prefix + text, endOr(part.nextPrefix(text)));
  }

  private KeyRange<String> above(TextPart<?> part, String text) {
    String next = part.next(text);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return next == null ? range(prefix + text, prefix + text) : range(prefix + next, end);
  }

  private @Nullable String after(TextPart<?> part, String text) {
    return endOr(part.next(text));
  }

  private @Nullable String endOr(@Nullable String next) {
    return next == null ? end : prefix + next;
  }

  private KeyRange<String> range(String from, @Nullable String to) {
    return KeyRange.of(fixed, column, from, to, ColumnOrder.TEXT);
  }
}
