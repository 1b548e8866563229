package dev.keywright.analysis.infer.cost;

import java.util.Arrays;
import java.util.List;

/** The sets of bytes that texts are usually made of. */
public final class ByteClasses {
  private static final double OF_OTHER = 5;

  private static final List<int[]> USUAL =
      List.of(
          new int[] {'0', '9'},
          new int[] {'a', 'f'},
          new int[] {'g', 'z'},
          new int[] {'A', 'F'},
          new int[] {'G', 'Z'},
          new int[] {0, 31},
          new int[] {128, 255});

  private static final boolean[] IS_USUAL = new boolean[256];

  static {
    USUAL.forEach(range -> Arrays.fill(IS_USUAL, range[0], range[1] + 1, true));
  }

  private ByteClasses() {}

  /** How many bytes there are in the classes that come, with the others that come. */
  public static int members(int[] counts) {
    int members = 0;
    for (int[] range : USUAL) {
      members += comes(range, counts) ? range[1] - range[0] + 1 : 0;
    }
    return members + others(counts);
  }

  /** What it takes to say which classes come. */
  public static double bits(int[] counts) {
    return USUAL.size() + OF_OTHER * others(counts);
  }

  private static int others(int[] counts) {
    int others = 0;
    for (int b = 0; b < counts.length; b++) {
      others += counts[b] > 0 && !IS_USUAL[b] ? 1 : 0;
    }
    return others;
  }

  private static boolean comes(int[] range, int[] counts) {
    for (int b = range[0]; b <= range[1]; b++) {
      if (counts[b] > 0) {
        return true;
      }
    }
    return false;
  }
}
