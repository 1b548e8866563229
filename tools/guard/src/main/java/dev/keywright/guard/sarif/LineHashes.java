package dev.keywright.guard.sarif;

import java.util.HashMap;
import java.util.Map;

/**
 * The hash by which GitHub recognizes a result in a file that has changed: of 100 characters from
 * the beginning of its line, without spaces and tabs. Lines of one hash are numbered.
 */
final class LineHashes {
  private static final int BLOCK = 100;
  private static final long FACTOR = 37;
  private static final long LEAVING = power();
  private static final char END = '\uffff';
  private static final int RADIX = 16;

  private final char[] window = new char[BLOCK];
  private final int[] lines = new int[BLOCK];
  private final Map<Integer, String> hashes = new HashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private long hash;
  private int at;
  private int line;
  private boolean isLineStart = true;

  private LineHashes() {}

  /** The hashes of all lines of a text, by their numbers from 1. */
  static Map<Integer, String> of(String text) {
    LineHashes hashes = new LineHashes();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isSecondOfTwo = c == '\n' && i > 0 && text.charAt(i - 1) == '\r';
      if (c != ' ' && c != '\t' && !isSecondOfTwo) {
        hashes.add(c == '\r' ? '\n' : c);
      }
    }
    hashes.add(END);
    for (int i = 0; i < BLOCK; i++) {
      hashes.finishOldest();
      hashes.roll('\0');
    }
    return hashes.hashes;
  }

  private static long power() {
    long power = 1;
    for (int i = 0; i < BLOCK; i++) {
      power *= FACTOR;
    }
    return power;
  }

  private void add(char c) {
    finishOldest();
    if (isLineStart) {
      line++;
      lines[at] = line;
    }
    isLineStart = c == '\n';
    roll(c);
  }

  /** The line that begins with the oldest character of the window has all of its 100 now. */
  private void finishOldest() {
    if (lines[at] != 0) {
      String value = Long.toUnsignedString(hash, RADIX);
      hashes.put(lines[at], value + ":" + counts.merge(value, 1, Integer::sum));
      lines[at] = 0;
    }
  }

  private void roll(char c) {
    hash = FACTOR * hash + c - LEAVING * window[at];
    window[at] = c;
    at = (at + 1) % BLOCK;
  }
}
