package dev.keywright.runtime;

/**
 * How a value that is too large for one row is cut into chunks of at most so many bytes.
 *
 * <p>For generated keys; applications do not call it.
 */
public final class Chunks {
  private Chunks() {}

  /**
   * How many chunks a value has; an empty value has one, so that its row can be told from none.
   *
   * @param size the size of the value in bytes
   * @param maxBytes the most bytes of one chunk, 1 or more
   * @param last the largest number that a chunk can have
   * @throws IllegalArgumentException if the size is negative, or needs chunks beyond the last
   */
  public static int count(long size, int maxBytes, long last) {
    if (size < 0) {
      throw new IllegalArgumentException("the size of a value is " + size + " bytes, below 0");
    }
    long count = Math.max(1, size / maxBytes + (size % maxBytes == 0 ? 0 : 1));
    if (count - 1 > last || count > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "a value of "
              + size
              + " bytes has "
              + count
              + " chunks of "
              + maxBytes
              + " bytes, but chunks are numbered from 0 to "
              + last
              + "; cut it into larger chunks, or write their numbers in more digits");
    }
    return (int) count;
  }
}
