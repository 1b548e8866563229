package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * How many keys are the largest so far, or the smallest. A growing key makes nearly all of them so;
 * of n keys in random order, about ln n are.
 *
 * <p>The count is exact for one input. To merge, it must know how many records of the next piece
 * stay records after this one, so it keeps quantiles of them; their error adds up.
 */
final class RunningExtremes implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int SKETCH_SIZE = 512;

  private final boolean ofLargest;
  private @Nullable String record;
  private double count;
  private double error;
  private final KeyQuantiles records = new KeyQuantiles(SKETCH_SIZE);

  RunningExtremes(boolean ofLargest) {
    this.ofLargest = ofLargest;
  }

  void add(String head) {
    if (record == null || isBeyond(head, record)) {
      record = head;
      count++;
      records.add(head);
    }
  }

  private boolean isBeyond(String head, String other) {
    int order = head.compareTo(other);
    return ofLargest ? order > 0 : order < 0;
  }

  /** Takes the keys of another one after its own. */
  void merge(RunningExtremes next) {
    if (next.record == null) {
      return;
    }
    if (record == null) {
      records.merge(next.records);
      record = next.record;
      count = next.count;
      error = next.error;
    } else if (isBeyond(next.record, record)) {
      mergeBeyond(next, record);
      record = next.record;
    }
  }

  private void mergeBeyond(RunningExtremes next, String before) {
    KeySample sample = next.records.sample();
    long beyond = 0;
    for (int i = 0; i < sample.size(); i++) {
      if (isBeyond(sample.key(i), before)) {
        records.add(sample.key(i), sample.weight(i));
        beyond += sample.weight(i);
      }
    }
    double share = beyond / (double) sample.count();
    boolean isWhole = beyond == sample.count();
    count += next.count * share;
    error += next.error * share + (isWhole ? 0 : next.records.rankError() * next.count);
  }

  /** The share of all keys that are records. */
  Estimate share(long keys) {
    return keys == 0 ? Estimate.exact(0) : Estimate.share(count / keys, error / keys);
  }
}
