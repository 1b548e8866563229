package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.fault.Fault;
import dev.keywright.analysis.infer.fault.KeyFindings;
import dev.keywright.analysis.infer.fault.StoredOrder;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.runtime.Shown;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A layout that the keys can have, or several layouts of a family.
 *
 * @param kinds the kinds of row: one layout each, the one with most keys first
 * @param explained how many of the sampled keys the layouts decode
 * @param share of the sampled keys that is
 * @param bits the description length: of the layouts, and of the keys by these layouts
 * @param doubts what the keys leave open, as sentences
 * @param faults what is wrong with the layouts, shown with keys of the input
 * @param notes what else is worth knowing of the values, as sentences
 * @param unexplained some of the sampled keys that no layout decodes, by their lines
 */
public record Candidate(
    List<RowKind> kinds,
    long explained,
    double share,
    double bits,
    List<String> doubts,
    List<Fault> faults,
    List<String> notes,
    List<UnexplainedKey> unexplained) {

  public Candidate {
    kinds = List.copyOf(kinds);
    doubts = doubts.stream().map(Shown::visible).toList();
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
    unexplained = List.copyOf(unexplained);
  }

  /**
   * An answer with what is worth knowing only of answers that are printed.
   *
   * @param all answers, this one among them
   * @param sample the keys that they are answers to
   */
  static Candidate of(Answer answer, List<Answer> all, List<SampledKey> sample) {
    List<ExplainedKeys> kinds =
        answer.kinds().stream()
            .sorted(Comparator.comparingInt(kind -> -kind.keys().size()))
            .toList();
    KeyFindings findings = KeyFindings.in(kinds, StoredOrder.rivals(answer, all));
    return new Candidate(
        kinds.stream().map(RowKind::of).toList(),
        answer.explained(),
        (double) answer.explained() / answer.sampled(),
        answer.bits(),
        answer.doubts(),
        findings.faults(),
        Stream.concat(answer.notes().stream(), findings.notes().stream()).toList(),
        UnexplainedKey.of(answer, sample));
  }

  /** The layouts as signatures that {@code LayoutSignature.parse} reads. */
  public List<String> signatures() {
    return kinds.stream().map(RowKind::signature).collect(Collectors.toList());
  }

  /** Whether rows of several layouts share the table. */
  public boolean isFamily() {
    return kinds.size() > 1;
  }

  /** Whether the keys leave nothing open. */
  public boolean isSure() {
    return doubts.isEmpty();
  }
}
