package dev.keywright.analysis.infer;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.PartOrder;
import dev.keywright.layout.signature.PartSignature;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The values of one part in the sample. They are no facts about rows that come tomorrow.
 *
 * @param part its name in the signature
 * @param min the smallest value
 * @param max the largest value
 * @param examples up to five different ones
 * @param distinct how many different ones there are
 * @param shortest characters of the shortest text, or bytes; 0 for other types
 * @param longest characters of the longest text, or bytes; 0 for other types
 */
public record SeenValues(
    String part,
    String min,
    String max,
    List<String> examples,
    long distinct,
    int shortest,
    int longest) {
  private static final int MOST_EXAMPLES = 5;

  public SeenValues {
    examples = List.copyOf(examples);
  }

  /** Those of a part, of which there is at least one. */
  static SeenValues of(PartSignature part, List<Object> values) {
    Set<Object> distinct =
        values.stream()
            .map(value -> value instanceof byte[] ? KeyText.ofValue(value) : value)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    IntSummaryStatistics lengths = values.stream().mapToInt(SeenValues::length).summaryStatistics();
    return new SeenValues(
        part.name(),
        KeyText.ofValue(part, Collections.min(values, PartOrder.of(part))),
        KeyText.ofValue(part, Collections.max(values, PartOrder.of(part))),
        distinct.stream().limit(MOST_EXAMPLES).map(it -> KeyText.ofValue(part, it)).toList(),
        distinct.size(),
        lengths.getMin(),
        lengths.getMax());
  }

  private static int length(Object value) {
    if (value instanceof String text) {
      return text.length();
    }
    return value instanceof byte[] bytes ? bytes.length : 0;
  }
}
