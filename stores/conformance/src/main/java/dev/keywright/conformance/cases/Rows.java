package dev.keywright.conformance.cases;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/** Random keys, the same in every run. */
final class Rows {
  /** So many rows in each case: 20,000 and more in all of them. */
  static final int COUNT = 1_900;

  private Rows() {}

  /** So many different keys. */
  static <K> List<K> of(Random random, Function<Random, K> key) {
    return of(List.of(), random, key);
  }

  /** So many different keys, with these among them. */
  static <K> List<K> of(List<K> first, Random random, Function<Random, K> key) {
    Set<K> keys = new LinkedHashSet<>(first);
    while (keys.size() < COUNT) {
      keys.add(key.apply(random));
    }
    return new ArrayList<>(keys);
  }

  /** One of some values. */
  static <V> V pick(Random random, List<V> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** A text of characters of an alphabet, often one that another begins with. */
  static String text(Random random, String alphabet, int most) {
    int length = 1 + random.nextInt(most);
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      // The first characters come more often, so that many texts share a beginning.
      int index = Math.min(random.nextInt(alphabet.length()), random.nextInt(alphabet.length()));
      text.append(alphabet.charAt(index));
    }
    return text.toString();
  }
}
