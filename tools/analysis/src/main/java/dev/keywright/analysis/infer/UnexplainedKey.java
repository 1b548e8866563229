package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * A key that no layout of a candidate decodes.
 *
 * @param file where it was read; empty if there is only one
 * @param line where it was read first; 0 if that is not known
 * @param columns as {@code KeyText} shows them
 */
public record UnexplainedKey(String file, long line, List<String> columns) {
  private static final int MOST = 5;

  public UnexplainedKey {
    columns = List.copyOf(columns);
  }

  /** The first ones in the order of the input. */
  static List<UnexplainedKey> of(Answer answer, List<SampledKey> sample) {
    // An explained key is the same object as in the sample.
    Set<SampledKey> explained = Collections.newSetFromMap(new IdentityHashMap<>());
    answer.kinds().stream().map(ExplainedKeys::keys).forEach(explained::addAll);
    return sample.stream()
        .filter(key -> !explained.contains(key))
        .sorted(Comparator.comparing(SampledKey::place))
        .limit(MOST)
        .map(key -> new UnexplainedKey(key.place().file(), key.place().line(), key.shown()))
        .toList();
  }
}
