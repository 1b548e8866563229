package dev.keywright.analysis.infer;

import java.util.List;

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

  public SeenValues {
    examples = List.copyOf(examples);
  }
}
