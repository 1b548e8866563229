package dev.keywright.runtime.function;

import dev.keywright.runtime.hash.Murmur3;

/**
 * The key group of Apache Flink, of {@code maxParallelism = count}, as {@code
 * KeyGroupRangeAssignment.assignToKeyGroup} has it.
 *
 * <p>The hash is MurmurHash3_x86_32 with seed 0 of the four bytes of {@code key.hashCode()}, least
 * significant first. The key group is its absolute value modulo the count; of the smallest {@code
 * int}, it is 0. Flink writes one byte for up to 128 key groups, else two.
 */
public final class FlinkKeyGroup {
  private FlinkKeyGroup() {}

  /**
   * The key group of a key.
   *
   * @param key of a type whose {@code hashCode} is the same in every JVM
   * @throws IllegalArgumentException if the key is an enum constant or an array
   */
  public static int bucket(Object key, int count) {
    if (key instanceof Enum<?> || key.getClass().isArray()) {
      throw new IllegalArgumentException(
          "the hashCode of " + key.getClass().getSimpleName() + " differs from JVM to JVM");
    }
    int hash = Murmur3.ofInt(key.hashCode());
    return hash == Integer.MIN_VALUE ? 0 : Math.abs(hash) % count;
  }
}
