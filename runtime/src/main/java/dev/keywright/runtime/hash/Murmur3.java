package dev.keywright.runtime.hash;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** MurmurHash3_x86_32 by Austin Appleby, as published in SMHasher. */
public final class Murmur3 {
  private static final int C1 = 0xcc9e2d51;
  private static final int C2 = 0x1b873593;

  private static final VarHandle BLOCKS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private Murmur3() {}

  /** The hash of {@code input[from, to)}. */
  public static int hash(byte[] input, int from, int to, int seed) {
    int hash = seed;
    int tail = from + ((to - from) & ~3);
    for (int i = from; i < tail; i += 4) {
      hash = Integer.rotateLeft(hash ^ scrambled((int) BLOCKS.get(input, i)), 13) * 5 + 0xe6546b64;
    }
    hash ^= scrambled(rest(input, tail, to));
    return finished(hash ^ (to - from));
  }

  /** The hash, with seed 0, of the four bytes of a number, least significant first. */
  public static int ofInt(int input) {
    int hash = Integer.rotateLeft(scrambled(input), 13) * 5 + 0xe6546b64;
    return finished(hash ^ Integer.BYTES);
  }

  /** Up to three bytes, least significant first. */
  private static int rest(byte[] input, int from, int to) {
    int block = 0;
    for (int i = to - 1; i >= from; i--) {
      block = (block << 8) | (input[i] & 0xFF);
    }
    return block;
  }

  private static int scrambled(int block) {
    return Integer.rotateLeft(block * C1, 15) * C2;
  }

  private static int finished(int mixed) {
    int hash = mixed;
    hash ^= hash >>> 16;
    hash *= 0x85ebca6b;
    hash ^= hash >>> 13;
    hash *= 0xc2b2ae35;
    return hash ^ (hash >>> 16);
  }
}
