package dev.keywright.analysis.infer;

import java.util.List;

/**
 * A bucket that keys show.
 *
 * @param words what a signature says of it before {@code of=}
 * @param of the bucketed parts, as places among all parts behind the bucket
 */
record FoundBucket(String words, List<Integer> of) {
  static final double BITS = 28;

  FoundBucket {
    of = List.copyOf(of);
  }

  String text(List<String> names) {
    return words + " of=" + String.join("+", of.stream().map(names::get).toList());
  }
}
