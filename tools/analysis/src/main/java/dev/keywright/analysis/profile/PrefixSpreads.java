package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.KeyText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Finds how keys spread over prefixes of growing length: counted, then estimated. */
record PrefixSpreads(PrefixTree tree, KeyQuantiles quantiles) {
  private static final double LN_2 = Math.log(2);

  /**
   * One for each length.
   *
   * @param longest the length of the longest key
   */
  List<PrefixSpread> upTo(int longest) {
    int end = Math.min(longest, PrefixTree.DEEPEST);
    int counted = Math.min(end, tree.depth());
    List<PrefixSpread> spreads = new ArrayList<>(counted(counted));
    if (counted < end) {
      double least = spreads.isEmpty() ? 0 : spreads.get(counted - 1).entropy().value();
      addEstimated(counted + 1, end, least, spreads);
    }
    return spreads;
  }

  private List<PrefixSpread> counted(int end) {
    Groups[] groups = new Groups[end + 1];
    Arrays.setAll(groups, length -> new Groups());
    long[] ends = tree.ends();
    long[] counts = tree.counts();
    for (int node = 0; node < tree.size(); node++) {
      int depth = tree.depth(node);
      if (depth <= end) {
        groups[depth].add(node, counts[node]);
        for (int length = depth + 1; length <= end && ends[node] > 0; length++) {
          groups[length].add(node, ends[node]);
        }
      }
    }
    return IntStream.rangeClosed(1, end).mapToObj(it -> groups[it].spread(it)).toList();
  }

  /** The prefixes of one length. */
  private final class Groups {
    private int busiest;
    private long most;
    private double entropy;
    private long prefixes;

    void add(int node, long keys) {
      double share = keys / (double) tree.count();
      prefixes++;
      entropy += -share * Math.log(share) / LN_2;
      if (keys > most) {
        most = keys;
        busiest = node;
      }
    }

    PrefixSpread spread(int length) {
      return new PrefixSpread(
          length,
          tree.shown(busiest),
          Estimate.exact(most / (double) tree.count()),
          Estimate.exact(Math.max(0, entropy)),
          prefixes);
    }
  }

  private void addEstimated(int from, int to, double leastEntropy, List<PrefixSpread> spreads) {
    KeySample sample = quantiles.sample();
    double count = sample.count();
    // A longer prefix tells at least as much as a shorter one, and at most which key it is.
    double mostEntropy = Math.max(leastEntropy, Math.log(count) / LN_2);
    Estimate entropy = new Estimate(leastEntropy, leastEntropy, mostEntropy);
    for (int length = from; length <= to; length++) {
      int start = 0;
      long most = 0;
      String busiest = "";
      while (start < sample.size()) {
        String prefix = prefix(sample.key(start), length);
        int end = start + 1;
        while (end < sample.size() && prefix(sample.key(end), length).equals(prefix)) {
          end++;
        }
        long keys = sample.below(end) - sample.below(start);
        if (keys > most) {
          most = keys;
          busiest = prefix;
        }
        start = end;
      }
      Estimate share = Estimate.share(most / count, quantiles.error());
      spreads.add(new PrefixSpread(length, KeyText.shown(busiest), share, entropy, 0));
      if (share.value() < 2 * quantiles.error()) {
        return;
      }
    }
  }

  private static String prefix(String key, int length) {
    return key.length() <= length ? key : key.substring(0, length);
  }
}
