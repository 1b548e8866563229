package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
    int front = front(contents);
    Set<Integer> known = new HashSet<>();
    BitSet inAll = new BitSet();
    inAll.set(0, 1 << Byte.SIZE);
    double bitsOfEach = -Byte.SIZE;
    for (byte[] content : contents) {
      if (!inAll.isEmpty() && known.add(Arrays.hashCode(content))) {
        BitSet here = new BitSet();
        for (int i = front; i < content.length; i++) {
          here.set(content[i] & 0xFF);
        }
        inAll.and(here);
        bitsOfEach += Math.max(0, Byte.SIZE - Bits.of(content.length));
      }
    }
    return inAll.cardinality() * bitsOfEach > CHANCE;
  }

  /** How many bytes they all begin with. */
  private static int front(List<byte[]> contents) {
    byte[] first = contents.get(0);
    int common = first.length;
    for (byte[] content : contents) {
      int mismatch = Arrays.mismatch(first, 0, common, content, 0, content.length);
      common = mismatch < 0 ? common : mismatch;
    }
    return common;
  }
}
