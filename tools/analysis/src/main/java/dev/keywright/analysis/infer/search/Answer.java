package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.List;

/**
 * An answer whose layouts have decoded keys of the sample.
 *
 * @param kinds the layouts, each with its keys
 * @param sampled all keys, of which some may have no layout
 */
public record Answer(List<ExplainedKeys> kinds, int sampled, double bits, List<String> doubts) {

  /** Answers that take so many bits more are not as good. */
  public static final double AS_GOOD = 10;

  /** What it takes to write a key that no layout explains. */
  public static double unexplained(List<SampledKey> keys, int sampled) {
    if (keys.isEmpty()) {
      return 0;
    }
    double bytes = keys.stream().mapToLong(SampledKey::bytes).sum();
    return 8 * bytes + keys.size() * (8 + Bits.of((double) sampled / keys.size()));
  }

  /** The same answer with one more doubt, which comes first. */
  public Answer doubted(String doubt) {
    List<String> all = new ArrayList<>(List.of(doubt));
    all.addAll(doubts);
    return new Answer(kinds, sampled, bits, all);
  }

  public LayoutFormat format() {
    return kinds.get(0).reader().signature().format();
  }

  public long explained() {
    return kinds.stream().mapToLong(kind -> kind.keys().size()).sum();
  }

  public List<String> signatures() {
    return kinds.stream().map(kind -> kind.reader().signature().toString()).toList();
  }
}
