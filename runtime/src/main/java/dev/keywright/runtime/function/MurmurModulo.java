package dev.keywright.runtime.function;

import dev.keywright.runtime.hash.Murmur3;

/**
 * The remainder of a hash that Guava calculates: {@code
 * Math.floorMod(Hashing.murmur3_32_fixed().hashBytes(encoded).asInt(), count)}.
 *
 * <p>The hash is MurmurHash3_x86_32 with seed 0, as a signed number.
 */
public final class MurmurModulo {
  private MurmurModulo() {}

  /** The bucket of encoded parts. */
  public static int bucket(byte[] encoded, int count) {
    return Math.floorMod(Murmur3.hash(encoded, 0, encoded.length, 0), count);
  }
}
