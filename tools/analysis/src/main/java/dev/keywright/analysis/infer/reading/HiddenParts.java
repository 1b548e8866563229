package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.Bytes;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Tells contents that hold several parts from identifiers and hashes: what ends a part, or the
 * first bytes of a number, comes in all of them.
 */
final class HiddenParts {
  /** What comes in all of random contents so seldom, in bits, is there for a reason. */
  private static final double CHANCE = 7;

  private HiddenParts() {}

  /** Whether some bytes are in all contents, and not only in front, where a time may begin. */
  static boolean are(List<byte[]> contents) {
    int front = Bytes.front(contents).length;
    int version = version(contents, front);
    Set<Integer> known = new HashSet<>();
    long[] inAll = {-1, -1, -1, -1};
    double bitsOfEach = -Byte.SIZE;
    for (byte[] content : contents) {
      if (known.add(Arrays.hashCode(content))) {
        if (keep(inAll, content, front, version) == 0) {
          return false;
        }
        bitsOfEach += Math.max(0, Byte.SIZE - Bits.of(content.length));
      }
    }
    int count = Arrays.stream(inAll).mapToInt(Long::bitCount).sum();
    return count * bitsOfEach > CHANCE;
  }

  /**
   * Keeps the bytes that are here as well, each as one bit, and says which of all are left.
   *
   * @param version the byte that does not count, or -1
   */
  private static long keep(long[] inAll, byte[] content, int front, int version) {
    long[] here = new long[inAll.length];
    for (int i = front; i < content.length; i++) {
      if (i != version) {
        here[(content[i] & 0xFF) / Long.SIZE] |= 1L << content[i];
      }
    }
    long left = 0;
    for (int i = 0; i < here.length; i++) {
      inAll[i] &= here[i];
      left |= inAll[i];
    }
    return left;
  }

  /**
   * The one byte inside identifiers that never changes, as one with a version does not; or -1. The
   * last byte is the first one of a time.
   */
  private static int version(List<byte[]> contents, int front) {
    byte[] first = contents.get(0);
    if (Arrays.binarySearch(FixedContents.USUAL, first.length) < 0) {
      return -1;
    }
    int[] same =
        IntStream.range(front, first.length - 1)
            .filter(at -> contents.stream().allMatch(it -> isAt(it, first, at)))
            .toArray();
    return same.length == 1 ? same[0] : -1;
  }

  private static boolean isAt(byte[] content, byte[] first, int at) {
    return content.length == first.length && content[at] == first[at];
  }
}
