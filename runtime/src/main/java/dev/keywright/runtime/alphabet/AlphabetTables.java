package dev.keywright.runtime.alphabet;

import java.util.BitSet;

/** The tables of an alphabet, which its runs give. */
final class AlphabetTables {

  private AlphabetTables() {}

  // In a text of Latin characters each is below 256, so nothing else of it needs to be looked at.
  static boolean[] refusals(CodePoints runs) {
    boolean[] refusals = new boolean[Alphabet.BYTES];
    for (int c = 0; c < Alphabet.BYTES; c++) {
      refusals[c] = c >= Alphabet.ASCII || !runs.contains(c);
    }
    return refusals;
  }

  static long[] members(CodePoints runs) {
    int end = Math.min(runs.open(), Character.MAX_VALUE + 1);
    BitSet members = new BitSet();
    for (Run run : runs.all()) {
      if (run.first() < end) {
        members.set(run.first(), Math.min(run.last() + 1, end));
      }
    }
    return members.toLongArray();
  }
}
