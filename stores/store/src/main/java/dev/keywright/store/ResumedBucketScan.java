package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.cursor.InvalidCursorException;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What of a scan over buckets is still to be read after a row. Rows are merged in the order of
 * their keys without the bucket, so one row tells for each bucket where to go on: after the key
 * that it would have there.
 *
 * <p>The ranges of a scan differ in their bucket alone, which is in front of the same end of the
 * first column. So what their first columns end with in common is no part of the bucket.
 */
final class ResumedBucketScan {
  private final StoreLayout layout;
  private final List<? extends KeyRange<?>> ranges;
  // By identity: the ranges of some scans all have one hash code.
  private final IdentityHashMap<KeyRange<?>, Integer> places = new IdentityHashMap<>();
  private final Map<String, Object> row;
  private final String first;
  private final int own;

  private ResumedBucketScan(
      StoreLayout layout, List<? extends KeyRange<?>> ranges, Map<String, Object> row, int own) {
    this.layout = layout;
    this.ranges = ranges;
    this.row = row;
    this.first = row.keySet().iterator().next();
    this.own = own;
    ranges.forEach(range -> places.put(range, places.size()));
  }

  /**
   * The rest of the ranges of a scan.
   *
   * @param row all columns of its key, by name, in their order
   * @throws InvalidCursorException if none of the ranges holds it
   */
  static ResumedBucketScan of(StoreLayout layout, KeyRanges<?, ?> scan, Map<String, Object> row) {
    List<? extends KeyRange<?>> ranges = scan.ranges();
    int own = 0;
    while (!ranges.get(own).contains(() -> row)) {
      own++;
      if (own == ranges.size()) {
        throw new InvalidCursorException(InvalidCursorException.Reason.OTHER_RANGE);
      }
    }
    return new ResumedBucketScan(layout, ranges, row, own);
  }

  /**
   * Whether a range is the one that holds the row.
   *
   * @param range one of {@link KeyRanges#ranges}, the object itself
   */
  boolean isOwn(KeyRange<?> range) {
    return place(range) == own;
  }

  /**
   * What of another range is left. Of rows with equal keys, those of the first range come first, so
   * that of a later range is still to be read.
   *
   * @param range one of {@link KeyRanges#ranges}, the object itself
   */
  List<KeyRange<?>> rest(KeyRange<?> range) {
    return ResumedRange.of(layout, range, rowIn(range), place(range) > own);
  }

  private int place(KeyRange<?> range) {
    return Objects.requireNonNull(places.get(range), "one of the ranges");
  }

  /** The columns of the row, if it were in the bucket of a range. */
  private Map<String, Object> rowIn(KeyRange<?> range) {
    Map<String, Object> columns = new LinkedHashMap<>(row);
    columns.put(
        first,
        replaced(
            Objects.requireNonNull(row.get(first), "a column"),
            beginning(ranges.get(own)),
            beginning(range)));
    return columns;
  }

  private Object beginning(KeyRange<?> range) {
    return range.fixed().getOrDefault(first, range.from());
  }

  private static Object replaced(Object content, Object own, Object other) {
    if (content instanceof String text) {
      return replaced(text, (String) own, (String) other);
    }
    return content instanceof byte[] bytes
        ? replaced(bytes, (byte[]) own, (byte[]) other)
        : content;
  }

  private static String replaced(String content, String own, String other) {
    int end = 0;
    int most = Math.min(own.length(), other.length());
    while (end < most
        && own.charAt(own.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    return other.substring(0, other.length() - end) + content.substring(own.length() - end);
  }

  private static byte[] replaced(byte[] content, byte[] own, byte[] other) {
    int end = 0;
    int most = Math.min(own.length, other.length);
    while (end < most && own[own.length - 1 - end] == other[other.length - 1 - end]) {
      end++;
    }
    byte[] replaced =
        Arrays.copyOf(other, other.length - end + content.length - (own.length - end));
    System.arraycopy(
        content,
        own.length - end,
        replaced,
        other.length - end,
        content.length - (own.length - end));
    return replaced;
  }
}
