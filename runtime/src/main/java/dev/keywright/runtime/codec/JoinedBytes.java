package dev.keywright.runtime.codec;

/** Bytes that are apart in a column, and count as if they were one after the other. */
public final class JoinedBytes {
  private JoinedBytes() {}

  /**
   * A copy of them, one after the other.
   *
   * @param origin the index of the column's first byte
   * @param bounds where each begins and ends, from the start of the column
   */
  public static byte[] joined(byte[] in, int origin, int... bounds) {
    int length = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      length += bounds[i + 1] - bounds[i];
    }
    byte[] joined = new byte[length];
    int at = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      int stretch = bounds[i + 1] - bounds[i];
      System.arraycopy(in, origin + bounds[i], joined, at, stretch);
      at += stretch;
    }
    return joined;
  }
}
