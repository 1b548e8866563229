package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * An answer whose layouts have decoded keys of the sample.
 *
 * @param kinds the layouts, each with its keys
 * @param sampled all keys, of which some may have no layout
 */
record Answer(List<Explanation> kinds, int sampled, double bits, List<String> doubts) {

  /** What it takes to write a key that no layout explains. */
  static double unexplained(List<SampledKey> keys, int sampled) {
    if (keys.isEmpty()) {
      return 0;
    }
    double bytes = keys.stream().mapToLong(SampledKey::bytes).sum();
    return 8 * bytes + keys.size() * (8 + Bits.of((double) sampled / keys.size()));
  }

  /** The same answer with one more doubt, which stands first. */
  Answer doubted(String doubt) {
    List<String> all = new ArrayList<>(List.of(doubt));
    all.addAll(doubts);
    return new Answer(kinds, sampled, bits, all);
  }

  LayoutFormat format() {
    return kinds.get(0).reader().signature().format();
  }

  long explained() {
    return kinds.stream().mapToLong(kind -> kind.keys().size()).sum();
  }

  List<String> signatures() {
    return kinds.stream().map(kind -> kind.reader().signature().toString()).toList();
  }

  /**
   * The answer with what is worth knowing only of answers that are printed.
   *
   * @param all answers, this one among them
   */
  Candidate candidate(List<Answer> all) {
    List<StoredOrder> rivals = rivals(all);
    List<Explanation> ordered = new ArrayList<>(kinds);
    ordered.sort(Comparator.comparingInt(kind -> -kind.keys().size()));
    List<Fault> faults = new ArrayList<>();
    for (Explanation kind : ordered) {
      faults.addAll(OrderFaults.in(kind, rivals));
      faults.addAll(IdentityFaults.in(kind));
    }
    return new Candidate(
        ordered.stream().map(Explanation::kind).toList(),
        explained(),
        (double) explained() / sampled,
        bits,
        doubts,
        faults);
  }

  /**
   * The order in which answers that are as good or better sort keys. Answers of TEXT are left out:
   * people read digits as numbers, even if a text explains them as well.
   */
  private List<StoredOrder> rivals(List<Answer> all) {
    return all.stream()
        .filter(other -> !other.equals(this) && other.bits - bits < Doubts.AS_GOOD)
        .filter(other -> other.format() == LayoutFormat.BINARY)
        .flatMap(other -> other.kinds.stream())
        .map(kind -> new StoredOrder(kind.reader()))
        .toList();
  }
}
