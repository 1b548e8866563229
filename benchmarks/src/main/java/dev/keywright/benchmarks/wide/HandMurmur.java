package dev.keywright.benchmarks.wide;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** MurmurHash3_x86_32 with seed 0, four bytes at a time. */
final class HandMurmur {
  private static final VarHandle LITTLE =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private HandMurmur() {}

  static int hash(byte[] input, int from, int to) {
    int hash = 0;
    int at = from;
    for (; at + 4 <= to; at += 4) {
      hash ^= scrambled((int) LITTLE.get(input, at));
      hash = Integer.rotateLeft(hash, 13) * 5 + 0xe6546b64;
    }
    int rest = 0;
    for (int i = to - 1; i >= at; i--) {
      rest = rest << 8 | (input[i] & 0xFF);
    }
    hash ^= scrambled(rest) ^ (to - from);
    hash = (hash ^ hash >>> 16) * 0x85ebca6b;
    hash = (hash ^ hash >>> 13) * 0xc2b2ae35;
    return hash ^ hash >>> 16;
  }

  private static int scrambled(int block) {
    return Integer.rotateLeft(block * 0xcc9e2d51, 15) * 0x1b873593;
  }
}
