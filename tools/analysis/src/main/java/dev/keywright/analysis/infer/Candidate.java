package dev.keywright.analysis.infer;

import dev.keywright.runtime.Shown;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A layout that the keys can have, or several layouts of a family.
 *
 * @param kinds the kinds of row: one layout each, the one with most keys first
 * @param explained how many of the sampled keys the layouts decode
 * @param share of the sampled keys that is
 * @param bits the description length: of the layouts, and of the keys by these layouts
 * @param doubts what the keys leave open, as sentences
 * @param faults what is wrong with the layouts, shown with keys of the input
 */
public record Candidate(
    List<RowKind> kinds,
    long explained,
    double share,
    double bits,
    List<String> doubts,
    List<Fault> faults) {

  public Candidate {
    kinds = List.copyOf(kinds);
    doubts = doubts.stream().map(Shown::visible).toList();
    faults = List.copyOf(faults);
  }

  /** The layouts as signatures that {@code LayoutSignature.parse} reads. */
  public List<String> signatures() {
    return kinds.stream().map(RowKind::signature).collect(Collectors.toList());
  }

  /** Whether rows of several layouts share the table. */
  public boolean isFamily() {
    return kinds.size() > 1;
  }
}
