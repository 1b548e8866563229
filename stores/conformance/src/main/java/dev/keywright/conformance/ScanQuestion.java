package dev.keywright.conformance;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * A scan, and which keys it has to find.
 *
 * @param text how a person would write it
 * @param ranges what the scan of the generated key returned
 * @param holds whether a key is an answer, judged by its values alone
 */
public record ScanQuestion<K extends Key>(String text, KeyRanges<K, ?> ranges, Predicate<K> holds) {
  /** A question that one range answers. */
  public static <K extends Key> ScanQuestion<K> of(
      String text, KeyRange<?> range, Comparator<? super K> order, Predicate<K> holds) {
    return new ScanQuestion<>(text, only(range, order), holds);
  }

  private static <K extends Key, C> KeyRanges<K, C> only(
      KeyRange<C> range, Comparator<? super K> order) {
    return KeyRanges.of(List.of(range), order);
  }
}
