package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.Comparator;
import org.apache.datasketches.common.ArrayOfUtf16StringsSerDe;
import org.apache.datasketches.kll.KllItemsSketch;
import org.apache.datasketches.quantilescommon.GenericSortedViewIterator;

/**
 * How keys spread over the key space: which share of them is below any key. Exact for as many keys
 * as the sketch has room for; beyond, a share has an error.
 */
final class KeyQuantiles implements Serializable {
  private static final long serialVersionUID = 1;
  private final transient KllItemsSketch<String> sketch;

  /**
   * Of nothing yet.
   *
   * @param size of the sketch, for which it keeps about three times as many keys
   */
  KeyQuantiles(int size) {
    this.sketch =
        KllItemsSketch.newHeapInstance(
            size, Comparator.naturalOrder(), new ArrayOfUtf16StringsSerDe());
  }

  void add(String head) {
    sketch.update(head);
  }

  void add(String head, long times) {
    sketch.update(head, times);
  }

  void merge(KeyQuantiles other) {
    if (!other.sketch.isEmpty()) {
      sketch.merge(other.sketch);
    }
  }

  long count() {
    return sketch.getN();
  }

  /** How wrong the share between two keys may be. */
  double error() {
    return sketch.isEstimationMode() ? sketch.getNormalizedRankError(true) : 0;
  }

  /** How wrong the share below a key may be. */
  double rankError() {
    return sketch.isEstimationMode() ? sketch.getNormalizedRankError(false) : 0;
  }

  /** The keys that the sketch has kept, each with the number of keys that it represents. */
  KeySample sample() {
    KeySample.Builder sample = new KeySample.Builder();
    if (!sketch.isEmpty()) {
      GenericSortedViewIterator<String> kept = sketch.getSortedView().iterator();
      while (kept.next()) {
        // The view takes the weight of the smallest and the largest key from their neighbours.
        if (kept.getWeight() > 0) {
          sample.add(kept.getQuantile(), kept.getWeight());
        }
      }
    }
    return sample.build();
  }

  private Object writeReplace() {
    return new Saved(sketch.getK(), sample());
  }

  private record Saved(int size, KeySample kept) implements Serializable {
    private Object readResolve() {
      KeyQuantiles read = new KeyQuantiles(size);
      for (int i = 0; i < kept.size(); i++) {
        read.add(kept.key(i), kept.weight(i));
      }
      return read;
    }
  }
}
