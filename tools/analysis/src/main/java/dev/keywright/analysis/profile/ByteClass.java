package dev.keywright.analysis.profile;

import dev.keywright.analysis.KeyText;
import java.util.BitSet;

/** A set of byte values that prints as the body of a regular expression's class. */
final class ByteClass {
  private final BitSet values = new BitSet(256);

  void add(int value) {
    values.set(value);
  }

  int size() {
    return values.cardinality();
  }

  static String shown(int value) {
    return KeyText.shown(new byte[] {(byte) value});
  }

  @Override
  public String toString() {
    StringBuilder shown = new StringBuilder();
    for (int from = values.nextSetBit(0); from >= 0; ) {
      int to = runEnd(from);
      shown.append(escaped(from));
      if (to > from + 1) {
        shown.append('-');
      }
      if (to > from) {
        shown.append(escaped(to));
      }
      from = values.nextSetBit(to + 1);
    }
    return shown.toString();
  }

  /** The last value of the run, which stays within digits, capitals or small letters. */
  private int runEnd(int from) {
    int to = from;
    while (values.get(to + 1) && kind(to + 1) == kind(from)) {
      to++;
    }
    return to;
  }

  private static int kind(int value) {
    if (value >= '0' && value <= '9') {
      return 1;
    }
    if (value >= 'A' && value <= 'Z') {
      return 2;
    }
    if (value >= 'a' && value <= 'z') {
      return 3;
    }
    return value < ' ' || value > '~' ? 4 : 5;
  }

  private static String escaped(int value) {
    boolean isSpecial = value == '-' || value == '[' || value == ']' || value == '^';
    return (isSpecial ? "\\" : "") + shown(value);
  }
}
