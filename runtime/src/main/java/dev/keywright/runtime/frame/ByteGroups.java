package dev.keywright.runtime.frame;

import java.util.Arrays;

/**
 * Bytes in groups of 8 that sort as the bytes do. Zeros fill the last group up. A marker after each
 * group is 255 less the number of zeros, so 255 says that another group follows.
 */
public final class ByteGroups {
  /** The bytes of a group, with its marker. */
  public static final int SIZE = 9;

  /** The marker of a group that another one follows. */
  public static final int WHOLE = 0xFF;

  private static final int CONTENT = 8;

  private ByteGroups() {}

  /** How many bytes the groups of a content take. */
  public static int size(int length) {
    return Math.multiplyExact(length / CONTENT + 1, SIZE);
  }

  /** How many bytes of its group a marker counts, or -1 if it is no marker. */
  public static int counted(int marker) {
    int count = marker - (WHOLE - CONTENT);
    return count < 0 ? -1 : count;
  }

  /** Makes groups of {@code out[at, end)}, and returns the index after them. */
  public static int put(byte[] out, int at, int end) {
    int length = end - at;
    // Back to front, so that nothing is written over before it has been moved.
    for (int i = length / CONTENT; i >= 0; i--) {
      int count = Math.min(CONTENT, length - i * CONTENT);
      int to = at + i * SIZE;
      System.arraycopy(out, at + i * CONTENT, out, to, count);
      Arrays.fill(out, to + count, to + CONTENT, (byte) 0);
      out[to + CONTENT] = (byte) (WHOLE - CONTENT + count);
    }
    return at + size(length);
  }

  /** The groups of a content. */
  public static byte[] of(byte[] content) {
    byte[] groups = Arrays.copyOf(content, size(content.length));
    put(groups, 0, content.length);
    return groups;
  }

  /** What all groups begin with whose content begins like this one. */
  public static byte[] beginning(byte[] content) {
    int whole = content.length / CONTENT * SIZE;
    return Arrays.copyOf(of(content), whole + content.length % CONTENT);
  }

  /** Whether a beginning ends in a zero that could also fill the last group of a shorter one. */
  public static boolean endsInFill(byte[] beginning) {
    int length = beginning.length;
    return length % CONTENT > 0 && beginning[length - 1] == 0;
  }

  /** The contents of groups with their markers, whose zeros have not been looked at. */
  public static byte[] ungrouped(byte[] groups) {
    byte[] contents = new byte[groups.length / SIZE * CONTENT];
    for (int from = 0, to = 0; from < groups.length; from += SIZE, to += CONTENT) {
      System.arraycopy(groups, from, contents, to, CONTENT);
    }
    return contents;
  }
}
