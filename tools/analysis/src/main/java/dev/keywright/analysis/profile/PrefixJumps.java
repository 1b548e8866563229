package dev.keywright.analysis.profile;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The nodes of a tree that the first bytes of keys have lately led to, so that most keys reach them
 * in one look-up instead of one for each byte. It forgets a prefix when another one takes its
 * place.
 */
final class PrefixJumps {
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final int SHORTEST = Long.BYTES;

  /** Two numbers hold so many bytes. */
  private static final int LONGEST = 2 * Long.BYTES;

  /** A node, and the bytes that lead to it: the first eight of them, and the last eight. */
  private static final int ENTRY = 3;

  private static final int BITS = 15;

  private final long[] entries = new long[ENTRY << BITS];

  /** How many first bytes are looked up in a tree of this depth; 0 if a walk is as fast. */
  static int length(int depth) {
    return depth < SHORTEST ? 0 : Math.min(depth, LONGEST);
  }

  /**
   * The node of the first bytes of a key; 0 if it is not known.
   *
   * @param length how many bytes, the same for all keys until {@link #clear}
   */
  int node(byte[] key, int length) {
    long first = first(key);
    long last = last(key, length);
    int entry = entry(first, last);
    boolean isSame = entries[entry + 1] == first && entries[entry + 2] == last;
    return isSame ? (int) entries[entry] : 0;
  }

  /** Keeps the node of the first bytes of a key. */
  void put(byte[] key, int length, int node) {
    long first = first(key);
    long last = last(key, length);
    int entry = entry(first, last);
    entries[entry] = node;
    entries[entry + 1] = first;
    entries[entry + 2] = last;
  }

  /** Forgets all nodes, since the tree has given them other numbers or has another depth. */
  void clear() {
    Arrays.fill(entries, 0);
  }

  private static long first(byte[] key) {
    return (long) EIGHT_BYTES.get(key, 0);
  }

  private static long last(byte[] key, int length) {
    return (long) EIGHT_BYTES.get(key, length - Long.BYTES);
  }

  private static int entry(long first, long last) {
    long hash = (first * 0x9E3779B97F4A7C15L + last) * 0xC2B2AE3D27D4EB4FL;
    return ENTRY * (int) (hash >>> (Long.SIZE - BITS));
  }
}
