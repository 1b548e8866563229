package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.FrequentValues;
import dev.keywright.analysis.KeyText;
import java.util.List;

/**
 * How many keys repeat another one.
 *
 * @param distinct how many different keys there are
 * @param duplicates how many keys repeat one before them: exact if the input is sorted, or has at
 *     most four million keys (in a heap below 256 MB, fewer)
 * @param frequent the keys that certainly occur more than once, the most frequent first; keys that
 *     occur rarely among very many may be missing
 */
public record DuplicateReport(Estimate distinct, Estimate duplicates, List<FrequentKey> frequent) {
  private static final int MOST_SHOWN = 20;

  public DuplicateReport {
    frequent = List.copyOf(frequent);
  }

  /**
   * A key and how often it occurs.
   *
   * @param key in the notation of HBase's shell; of a long one, the beginning
   */
  public record FrequentKey(String key, Estimate count) {}

  static DuplicateReport of(long keys, Estimate different, FrequentValues frequent) {
    Estimate duplicates =
        new Estimate(keys - different.value(), keys - different.high(), keys - different.low());
    List<FrequentKey> shown =
        frequent.atLeast(2).stream()
            .limit(MOST_SHOWN)
            .map(it -> new FrequentKey(KeyText.shown(it.value()), it.count()))
            .toList();
    return new DuplicateReport(different, duplicates, shown);
  }
}
