package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.KeyText;
import java.util.ArrayList;
import java.util.List;

/** Finds how keys spread over prefixes of growing length: counted, then estimated. */
final class PrefixSpreads {
  private static final double LN_2 = Math.log(2);

  private final PrefixTree tree;
  private final KeyQuantiles quantiles;

  PrefixSpreads(PrefixTree tree, KeyQuantiles quantiles) {
    this.tree = tree;
    this.quantiles = quantiles;
  }

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
    double count = tree.count();
    int[] busiest = new int[end + 1];
    long[] most = new long[end + 1];
    double[] entropy = new double[end + 1];
    long[] prefixes = new long[end + 1];
    long[] ends = tree.ends();
    for (int node = 0; node < tree.size(); node++) {
      int depth = tree.depth(node);
      if (depth > end) {
        continue;
      }
      addGroup(node, tree.count(node), depth, depth, busiest, most, entropy, prefixes);
      if (ends[node] > 0) {
        addGroup(node, ends[node], depth + 1, end, busiest, most, entropy, prefixes);
      }
    }
    List<PrefixSpread> spreads = new ArrayList<>();
    for (int length = 1; length <= end; length++) {
      spreads.add(
          new PrefixSpread(
              length,
              tree.shown(busiest[length]),
              Estimate.exact(most[length] / count),
              Estimate.exact(Math.max(0, entropy[length])),
              prefixes[length]));
    }
    return spreads;
  }

  private void addGroup(
      int node,
      long keys,
      int from,
      int to,
      int[] busiest,
      long[] most,
      double[] entropy,
      long[] prefixes) {
    double share = keys / (double) tree.count();
    double bits = -share * Math.log(share) / LN_2;
    for (int length = from; length <= to; length++) {
      prefixes[length]++;
      entropy[length] += bits;
      if (keys > most[length]) {
        most[length] = keys;
        busiest[length] = node;
      }
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
