package dev.keywright.analysis.infer;

import java.util.List;
import java.util.Optional;

/**
 * What an inference found.
 *
 * @param keys in the input, equal ones included
 * @param tooLong keys that were too long for the sample
 * @param sampled different keys that the candidates were inferred from
 * @param columns of each key
 * @param candidates the best one first; empty without a key
 * @param own the layout that was given to compare with them; empty if none was, or without a key
 */
public record InferenceReport(
    long keys,
    long tooLong,
    int sampled,
    int columns,
    List<Candidate> candidates,
    Optional<ScoredLayout> own) {

  public InferenceReport {
    candidates = List.copyOf(candidates);
  }

  /** A report without a layout that was given. */
  InferenceReport(long keys, long tooLong, int sampled, int columns, List<Candidate> candidates) {
    this(keys, tooLong, sampled, columns, candidates, Optional.empty());
  }

  /** The same with a layout that was given. */
  InferenceReport with(ScoredLayout given) {
    return new InferenceReport(keys, tooLong, sampled, columns, candidates, Optional.of(given));
  }
}
