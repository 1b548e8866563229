package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.ArrayList;

/**
 * How keys spread over the key space: all of them, and the last ones, in chunks of which neighbours
 * join as more keys come. It also counts the keys that are the largest or the smallest so far, as a
 * whole and within prefixes.
 */
final class Arrivals implements Serializable {
  private static final long serialVersionUID = 1;

  /** What is recent. */
  private static final double RECENT = 0.1;

  private static final int MOST_CHUNKS = 24;

  /** No chunk that still grows has more than this part of all keys, so recent ones are few more. */
  private static final int SMALLEST_PART = 16;

  private static final int SMALLEST_CHUNK = 64;
  private static final int SKETCH_SIZE = 2048;

  private final ArrayList<KeyQuantiles> chunks = new ArrayList<>();
  private final RunningExtremes largest = new RunningExtremes(/* ofLargest= */ true);
  private final RunningExtremes smallest = new RunningExtremes(/* ofLargest= */ false);
  private final PrefixGrowth growth;
  private final long before;
  private long count;

  /**
   * Of no key yet.
   *
   * @param before how many keys other pieces have, so that a piece of many has few chunks
   */
  Arrivals(long before) {
    this.before = before;
    growth = new PrefixGrowth(before);
  }

  private void append(KeyQuantiles chunk) {
    chunks.add(chunk);
    count += chunk.count();
  }

  void add(String head) {
    long most = Math.max(SMALLEST_CHUNK, (before + count) / SMALLEST_PART);
    if (chunks.isEmpty() || last().count() >= most) {
      chunks.add(new KeyQuantiles(SKETCH_SIZE));
      join();
    }
    last().add(head);
    count++;
    largest.add(head);
    smallest.add(head);
    growth.add(head);
  }

  private KeyQuantiles last() {
    return chunks.get(chunks.size() - 1);
  }

  /** Joins the smallest neighbours until there are few chunks. */
  private void join() {
    while (chunks.size() > MOST_CHUNKS) {
      int best = 0;
      for (int i = 1; i < chunks.size() - 1; i++) {
        best = countOfPair(i) < countOfPair(best) ? i : best;
      }
      chunks.get(best).merge(chunks.remove(best + 1));
    }
  }

  private long countOfPair(int index) {
    return chunks.get(index).count() + chunks.get(index + 1).count();
  }

  /** Takes the keys of another one after its own. */
  void merge(Arrivals next) {
    for (KeyQuantiles chunk : next.chunks) {
      KeyQuantiles copy = new KeyQuantiles(SKETCH_SIZE);
      copy.merge(chunk);
      append(copy);
    }
    join();
    largest.merge(next.largest);
    smallest.merge(next.smallest);
    growth.merge(next.growth);
  }

  RunningExtremes largest() {
    return largest;
  }

  RunningExtremes smallest() {
    return smallest;
  }

  PrefixGrowth growth() {
    return growth;
  }

  /** All keys. */
  KeyQuantiles all() {
    KeyQuantiles all = new KeyQuantiles(SKETCH_SIZE);
    chunks.forEach(all::merge);
    return all;
  }

  /** The last tenth, and at most as many keys before them as a chunk has. */
  KeyQuantiles recent() {
    KeyQuantiles recent = new KeyQuantiles(SKETCH_SIZE);
    for (int i = chunks.size() - 1; i >= 0 && recent.count() < RECENT * count; i--) {
      recent.merge(chunks.get(i));
    }
    return recent;
  }
}
