package dev.keywright.runtime.code;

import java.util.Arrays;

/**
 * Tells codes apart by two of their bytes, so that one of them is left to be compared, however many
 * there are: random codes make a processor mispredict a search.
 *
 * @param first the index of one of the bytes in every code
 * @param second the index of the other
 * @param factor what makes the slots of all codes differ
 * @param indexes for each slot, the index of its code, or -1; no slots if no two bytes tell all
 *     codes apart
 */
@SuppressWarnings("ArrayRecordComponent") // it follows from the codes, and is never compared
record CodeSlots(int first, int second, int factor, int[] indexes) {
  private static final CodeSlots NONE = new CodeSlots(0, 0, 0, new int[0]);

  /** So many bytes from the front are looked at; beyond, codes hardly differ for the first time. */
  private static final int MOST_BYTES = 16;

  /** So many slots are tried for each code. */
  private static final int MOST_SLOTS = 16;

  private static final int MOST_FACTORS = 64;

  static CodeSlots of(byte[][] codes) {
    int shortest = Arrays.stream(codes).mapToInt(code -> code.length).min().orElse(0);
    int bytes = Math.min(shortest, MOST_BYTES);
    for (int second = 0; second < bytes; second++) {
      for (int first = 0; first <= second; first++) {
        CodeSlots slots = of(codes, first, second);
        if (slots.exist()) {
          return slots;
        }
      }
    }
    return NONE;
  }

  private static CodeSlots of(byte[][] codes, int first, int second) {
    int fewest = Integer.highestOneBit(codes.length) * 2;
    for (int size = fewest; size <= fewest * MOST_SLOTS; size *= 2) {
      for (int factor = 1; factor < MOST_FACTORS; factor += 2) {
        int[] indexes = new int[size];
        Arrays.fill(indexes, -1);
        CodeSlots slots = new CodeSlots(first, second, factor, indexes);
        if (slots.fill(codes)) {
          return slots;
        }
      }
    }
    return NONE;
  }

  private boolean fill(byte[][] codes) {
    for (int i = 0; i < codes.length; i++) {
      int slot = slot(codes[i][first], codes[i][second]);
      if (indexes[slot] >= 0) {
        return false;
      }
      indexes[slot] = i;
    }
    return true;
  }

  boolean exist() {
    return indexes.length > 0;
  }

  /** The index of the only code that may have these two bytes, or -1. */
  int index(int firstByte, int secondByte) {
    return indexes[slot(firstByte, secondByte)];
  }

  private int slot(int firstByte, int secondByte) {
    return (firstByte * factor + secondByte) & (indexes.length - 1);
  }
}
