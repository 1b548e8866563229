package dev.keywright.analysis.infer.sample;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells groups of keys that are kinds of row by their lengths: what all keys of a group begin with
 * says how long they are, as in no layout of all of them.
 */
public final class KindLengths {
  private KindLengths() {}

  /** Whether each group has a beginning and a length that no other one has. */
  public static boolean differ(Collection<List<SampledKey>> groups) {
    List<byte[]> fronts = groups.stream().map(KindLengths::front).toList();
    int least = fronts.stream().mapToInt(it -> it.length).min().orElse(0);
    long different = fronts.stream().map(it -> text(it, least)).distinct().count();
    List<Set<Integer>> lengths = groups.stream().map(KindLengths::lengths).distinct().toList();
    return fronts.size() > 1
        && different == fronts.size()
        && lengths.size() == fronts.size()
        && lengths.stream().allMatch(it -> it.size() == 1);
  }

  private static String text(byte[] front, int length) {
    return Arrays.toString(Arrays.copyOf(front, length));
  }

  private static byte[] front(List<SampledKey> keys) {
    return Bytes.front(keys.stream().map(key -> key.column(0)).toList());
  }

  /** The lengths of the keys without the word that all of them begin with, which is a value. */
  private static Set<Integer> lengths(List<SampledKey> keys) {
    byte[] front = front(keys);
    int word = 0;
    while (word < front.length && Bytes.isPrintable(front[word])) {
      word++;
    }
    int skipped = word;
    return keys.stream()
        .map(key -> IntStream.range(0, key.columns()).map(i -> key.column(i).length).sum())
        .map(length -> length - skipped)
        .collect(Collectors.toSet());
  }
}
