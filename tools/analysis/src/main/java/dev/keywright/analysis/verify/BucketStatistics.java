package dev.keywright.analysis.verify;

import dev.keywright.layout.assembly.BucketChoice;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** How many keys each bucket holds. */
final class BucketStatistics implements Serializable {
  private static final long serialVersionUID = 1;
  private final int first;
  private final long[] keys;
  private final String remark;

  BucketStatistics(BucketChoice choice) {
    this.first = choice.buckets().first();
    this.keys = new long[choice.signature().count()];
    this.remark = choice.uncompared().orElse("");
  }

  void add(int bucket) {
    keys[bucket - first]++;
  }

  void merge(BucketStatistics next) {
    for (int i = 0; i < keys.length; i++) {
      keys[i] += next.keys[i];
    }
  }

  BucketReport report() {
    List<Long> counts = new ArrayList<>();
    int busiest = 0;
    int empty = 0;
    for (int i = 0; i < keys.length; i++) {
      counts.add(keys[i]);
      busiest = keys[i] > keys[busiest] ? i : busiest;
      empty += keys[i] == 0 ? 1 : 0;
    }
    return new BucketReport(counts, first + busiest, empty, remark);
  }
}
