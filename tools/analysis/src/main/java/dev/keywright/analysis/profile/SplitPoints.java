package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.KeyText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Keys between which a table has regions of equal size.
 *
 * @param points as texts of one character for each byte
 */
record SplitPoints(int wanted, List<String> points) {

  /** The points of so many regions. */
  static SplitPoints of(KeySample sample, int wanted, boolean isText) {
    List<String> points = new ArrayList<>();
    int before = 0;
    for (int region = 1; region < wanted; region++) {
      long target = Math.round(sample.count() * (double) region / wanted);
      int index = nearest(sample, target);
      if (index > before && index < sample.size()) {
        points.add(shortened(sample.key(index - 1), sample.key(index), isText));
        before = index;
      }
    }
    return new SplitPoints(wanted, Collections.unmodifiableList(points));
  }

  private static int nearest(KeySample sample, long keysBelow) {
    int index = sample.indexOf(keysBelow);
    boolean isCloserBefore =
        index > 0 && keysBelow - sample.below(index - 1) < sample.below(index) - keysBelow;
    return isCloserBefore ? index - 1 : index;
  }

  /** The shortest beginning of a key that is above the key before it. */
  private static String shortened(String before, String key, boolean isText) {
    int length = 0;
    while (length < before.length() && before.charAt(length) == key.charAt(length)) {
      length++;
    }
    length++;
    // Half a character of UTF-8 is no text, and some stores take text alone.
    while (isText && length < key.length() && (key.charAt(length) & 0xC0) == 0x80) {
      length++;
    }
    return key.substring(0, length);
  }

  /** What share of some keys each region holds. */
  List<Double> shares(KeySample sample) {
    List<Double> shares = new ArrayList<>();
    double count = Math.max(1, sample.count());
    long below = 0;
    for (String point : points) {
      long next = sample.below(point);
      shares.add((next - below) / count);
      below = next;
    }
    shares.add((sample.count() - below) / count);
    return shares;
  }

  /** The regions that these points make. */
  Regions regions(KeyQuantiles quantiles) {
    List<Double> shares = shares(quantiles.sample());
    int busiest = shares.indexOf(Collections.max(shares));
    return new Regions(
        wanted,
        points.stream().map(KeyText::shown).toList(),
        shares,
        busiest,
        Estimate.share(shares.get(busiest), quantiles.error()));
  }
}
