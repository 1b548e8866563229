package dev.keywright.simulator.description;

import dev.keywright.simulator.key.Values;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ArraySampler;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.ZipfDistribution;

/** How frequent the values of parts are, and where they stand, by a seed. */
final class Weights {
  /** How many values are kept apart; the rarest beyond spread evenly. */
  static final int MOST = 1 << 20;

  private static final int MOST_OF_ZIPF = 10_000_000;

  private final UniformRandomProvider random;

  Weights(long seed) {
    this.random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
  }

  /** The shares of the most frequent values of a part, the most frequent first. */
  static double[] of(PartLoad.Repeated part, int most) {
    int kept = (int) Math.min(part.count(), most);
    double[] weights = new double[kept];
    if (part.skew() == 0) {
      Arrays.fill(weights, 1.0 / part.count());
      return weights;
    }
    ZipfDistribution zipf =
        ZipfDistribution.of((int) Math.min(part.count(), MOST_OF_ZIPF), part.skew());
    Arrays.setAll(weights, i -> zipf.probability(i + 1));
    return weights;
  }

  /** The shares of all combinations of values of independent parts, or of the frequent ones. */
  static double[] joined(List<PartLoad.Repeated> parts, int most) {
    double[] joined = {1};
    for (PartLoad.Repeated part : parts) {
      double[] next = of(part, Math.max(1, most / joined.length));
      double[] product = new double[joined.length * next.length];
      for (int i = 0; i < product.length; i++) {
        product[i] = joined[i / next.length] * next[i % next.length];
      }
      joined = product;
    }
    return joined;
  }

  /** Values at equal distances, of which chance says which are frequent. */
  Values shuffled(String name, double[] weights) {
    double[] places = new double[weights.length];
    Arrays.setAll(places, i -> (double) i / weights.length);
    return Values.at(name, places, ArraySampler.shuffle(random, weights.clone()));
  }

  /** Values where a hash puts them. */
  Values hashed(String name, double[] weights) {
    double[] places = random.doubles().distinct().limit(weights.length).sorted().toArray();
    return Values.at(name, places, ArraySampler.shuffle(random, weights.clone()))
        .labelled(at -> String.format(Locale.ROOT, "%s %.0f %%", name, 100 * at));
  }

  /** The shares of buckets that a hash puts these values into. */
  double[] buckets(int count, double[] weights) {
    double[] buckets = new double[count];
    double rest = 1;
    for (double weight : weights) {
      buckets[random.nextInt(count)] += weight;
      rest -= weight;
    }
    for (int i = 0; i < count; i++) {
      buckets[i] += Math.max(0, rest) / count;
    }
    return buckets;
  }

  /** Values in buckets: each is in one of them, at its place in the order of values. */
  Values inBuckets(String name, int count, double[] weights) {
    double[] shuffled = ArraySampler.shuffle(random, weights.clone());
    int[] bucket = random.ints(weights.length, 0, count).toArray();
    double[] places = new double[weights.length];
    double[] ordered = new double[weights.length];
    int next = 0;
    for (int i = 0; i < count; i++) {
      for (int value = 0; value < bucket.length; value++) {
        if (bucket[value] == i) {
          places[next] = (i + (double) value / weights.length) / count;
          ordered[next++] = shuffled[value];
        }
      }
    }
    return Values.at(name, places, ordered)
        .labelled(
            at ->
                String.format(
                    Locale.ROOT,
                    "%s %d of %d",
                    name,
                    Math.min(count, (int) (at * count) + 1),
                    count));
  }
}
