package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * An answer whose layouts have decoded keys of the sample.
 *
 * @param kinds the layouts, each with its keys
 * @param sampled all keys, of which some may have no layout
 * @param notes other readings between which nothing has to be decided, as sentences
 */
public record Answer(
    List<ExplainedKeys> kinds, int sampled, double bits, List<String> doubts, List<String> notes) {

  /** Answers that take so many bits more are not as good. */
  public static final double AS_GOOD = 10;

  Answer(List<ExplainedKeys> kinds, int sampled, double bits, List<String> doubts) {
    this(kinds, sampled, bits, doubts, List.of());
  }

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
    return with(all);
  }

  /** The same answer with these doubts. */
  Answer with(List<String> others) {
    return new Answer(kinds, sampled, bits, others, notes);
  }

  /** The same answer with notes, each of which is there once. */
  Answer noted(List<String> more) {
    List<String> all = Stream.concat(notes.stream(), more.stream()).distinct().toList();
    return new Answer(kinds, sampled, bits, doubts, all);
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
