package dev.keywright.analysis.profile;

import java.util.Arrays;

/**
 * What is at one position of the keys, all counted.
 *
 * @param position an index of bytes from 0; of characters, too, where keys are ASCII
 * @param keys that are long enough to have it
 * @param distinct how many byte values stand there
 * @param values all of them, as the body of a regular expression's class: {@code 0-9a-f}
 * @param mostFrequent the one that is there most often
 * @param mostFrequentKeys in so many keys
 */
public record PositionReport(
    int position,
    long keys,
    int distinct,
    String values,
    String mostFrequent,
    long mostFrequentKeys) {

  /**
   * What some counts tell.
   *
   * @param counts of each byte value
   */
  static PositionReport of(int position, long... counts) {
    ByteClass values = new ByteClass();
    int mostFrequent = 0;
    for (int value = 0; value < counts.length; value++) {
      if (counts[value] > 0) {
        values.add(value);
      }
      mostFrequent = counts[value] > counts[mostFrequent] ? value : mostFrequent;
    }
    return new PositionReport(
        position,
        Arrays.stream(counts).sum(),
        values.size(),
        values.toString(),
        ByteClass.shown(mostFrequent),
        counts[mostFrequent]);
  }
}
