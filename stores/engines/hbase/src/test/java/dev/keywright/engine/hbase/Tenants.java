package dev.keywright.engine.hbase;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.DiscreteSampler;
import org.apache.commons.rng.sampling.distribution.RejectionInversionZipfSampler;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.ZipfDistribution;

/**
 * A thousand tenants whose sizes follow Zipf's law. Rows are drawn one by one, and by another
 * sampler than the simulator's.
 */
final class Tenants {
  static final int COUNT = 1000;

  private static final int STRIDE = 617;
  private static final int FIRST = 411;

  private final double skew;

  Tenants(double skew) {
    this.skew = skew;
  }

  // Large tenants stand anywhere among the small ones.
  private static int tenant(int rank) {
    return (FIRST + rank * STRIDE) % COUNT;
  }

  /** The share of the events that each tenant has. */
  double[] shares() {
    ZipfDistribution zipf = ZipfDistribution.of(COUNT, skew);
    double[] shares = new double[COUNT];
    for (int rank = 1; rank <= COUNT; rank++) {
      shares[tenant(rank)] = zipf.probability(rank);
    }
    return shares;
  }

  /** The tenants of some events, in their order. */
  List<Integer> drawn(int events, long seed) {
    UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(seed);
    DiscreteSampler rank = RejectionInversionZipfSampler.of(random, COUNT, skew);
    int[] tenants = new int[events];
    Arrays.setAll(tenants, i -> tenant(rank.sample()));
    return Arrays.stream(tenants).boxed().toList();
  }
}
