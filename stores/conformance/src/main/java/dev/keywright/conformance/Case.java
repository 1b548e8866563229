package dev.keywright.conformance;

import dev.keywright.runtime.Key;
import dev.keywright.store.StoredColumns;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A table with its rows and its questions.
 *
 * @param name of the kind of layout
 * @param splitPoints where a table is split when it is created
 * @param keys of all rows, in no order
 * @param byValue the order in which the store has to hold the keys, by their values alone
 * @param decode the key of stored columns
 */
public record Case<K extends Key>(
    String name,
    String layout,
    List<?> splitPoints,
    List<K> keys,
    Comparator<K> byValue,
    Function<StoredColumns, K> decode,
    List<ScanQuestion<K>> questions) {

  /** A table of one range, still without questions. */
  public static <K extends Key> Case<K> of(
      String name,
      String layout,
      List<K> keys,
      Comparator<K> byValue,
      Function<StoredColumns, K> decode) {
    return new Case<>(name, layout, List.of(), keys, byValue, decode, List.of());
  }

  /** The same rows in a table that is split at these points. */
  public Case<K> splitAt(List<?> points) {
    return new Case<>(name, layout, points, keys, byValue, decode, questions);
  }

  /** The same table with these questions. */
  public Case<K> asking(List<ScanQuestion<K>> all) {
    return new Case<>(name, layout, splitPoints, keys, byValue, decode, all);
  }
}
