package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.Optional;

/**
 * How many keys were beyond the largest key before them, or behind it, and how many first bytes
 * they had in common with it; and the same of the smallest key. So it knows for each number of
 * first bytes how many keys were beyond, at or behind the front, if these bytes alone count.
 */
final class FrontCounts implements Serializable {
  private static final long serialVersionUID = 1;

  /** Of more bytes in common, no more is known. */
  private static final int LONGEST = 48;

  private static final double GROWING = 0.5;

  /** Values in random order that are seldom behind the front move it about twice. */
  private static final int FEWEST_MOVES = 8;

  private static final int FEWEST_MOVES_OF_EACH = 3;

  /** Upward and downward, by the number of bytes in common. */
  private final long[][] beyond = new long[2][LONGEST + 1];

  private final long[][] behind = new long[2][LONGEST + 1];
  private long judged;
  private long fronts;
  private long keys;

  /**
   * One more prefix has keys that are counted.
   *
   * @param before for how many keys those before the first one that is judged stand
   */
  void addFront(long before) {
    fronts++;
    keys += before;
  }

  /**
   * One more key, with the largest and the smallest one before it.
   *
   * @param prefix how many first bytes all of them have in common
   * @param stride for how many keys it stands
   */
  void add(String head, String largest, String smallest, int prefix, long stride) {
    judged++;
    keys += stride;
    count(0, head, largest, prefix);
    count(1, smallest, head, prefix);
  }

  private void count(int way, String larger, String smaller, int prefix) {
    int least = Math.min(larger.length(), smaller.length());
    int common = prefix;
    while (common < least && larger.charAt(common) == smaller.charAt(common)) {
      common++;
    }
    int order =
        common < least
            ? larger.charAt(common) - smaller.charAt(common)
            : larger.length() - smaller.length();
    if (order != 0) {
      (order > 0 ? beyond : behind)[way][Math.min(common, LONGEST)]++;
    }
  }

  void merge(FrontCounts other) {
    judged += other.judged;
    fronts += other.fronts;
    keys += other.keys;
    for (int way = 0; way < 2; way++) {
      for (int common = 0; common <= LONGEST; common++) {
        beyond[way][common] += other.beyond[way][common];
        behind[way][common] += other.behind[way][common];
      }
    }
  }

  long judged() {
    return judged;
  }

  /** For how many keys all of them stand, with those that came before the first one was judged. */
  long keys() {
    return keys;
  }

  /**
   * The growth of keys behind a prefix.
   *
   * @param prefix its length
   */
  Optional<GrowthReport.Front> growth(int prefix) {
    for (int length = LONGEST + 1; length > prefix; length--) {
      for (int way = 0; way < 2; way++) {
        double share = 1 - sum(behind[way], length) / (double) Math.max(1, judged);
        long moves = sum(beyond[way], length);
        boolean isFirm = moves >= Math.max(FEWEST_MOVES, FEWEST_MOVES_OF_EACH * fronts);
        if (share > GROWING && (isFirm || moves > GROWING * judged)) {
          return Optional.of(
              new GrowthReport.Front(length > LONGEST ? 0 : length, way == 1, share));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether most keys are larger than all before them, or smaller. */
  boolean areMostBeyond() {
    long most = Math.max(sum(beyond[0], LONGEST + 1), sum(beyond[1], LONGEST + 1));
    return most > GROWING * judged;
  }

  private static long sum(long[] counts, int length) {
    long sum = 0;
    for (int common = 0; common < length; common++) {
      sum += counts[common];
    }
    return sum;
  }
}
