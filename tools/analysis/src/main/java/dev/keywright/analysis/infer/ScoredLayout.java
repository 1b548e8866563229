package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.LayoutScores;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;

/**
 * A layout that was given, beside those that were found.
 *
 * @param candidate the layout, its values and its faults
 * @param isInBits whether the bits are those of the layout. If not, an inference cannot write the
 *     keys by it, and the bits are those of the nearest layout with the same cuts
 * @param nearest that layout, or the layout itself; empty if there is none, and then the bits are
 *     those of keys that nothing explains
 */
public record ScoredLayout(Candidate candidate, boolean isInBits, List<String> nearest) {
  public ScoredLayout {
    nearest = List.copyOf(nearest);
  }

  static ScoredLayout of(List<LayoutSignature> own, List<Answer> answers, List<SampledKey> sample) {
    LayoutScores.Score score = LayoutScores.score(own, sample);
    return new ScoredLayout(
        Candidate.of(score.answer(), answers, sample), score.isInBits(), score.nearest());
  }
}
