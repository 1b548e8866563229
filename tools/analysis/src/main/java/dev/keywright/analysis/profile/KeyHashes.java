package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The hashes of up to four million keys, in 8 bytes each, so that their duplicates can be counted.
 * They take at most an eighth of the heap, so in a heap below 256 MB there are fewer. Two different
 * keys among four million have the same hash once in two million inputs.
 */
final class KeyHashes implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int MOST = mostIn(Runtime.getRuntime().maxMemory());
  private static final int CHUNK = 1024;
  private static final int PASS_BITS = 4;

  // Chunks, because an array that grows is there twice while it is copied.
  private final ArrayList<long[]> chunks = new ArrayList<>();
  private int count;
  private boolean isDropped;

  /**
   * Of no key yet.
   *
   * @param before how many keys other pieces have
   */
  KeyHashes(long before) {
    isDropped = before >= MOST;
  }

  /** How many hashes are kept in a heap of that many bytes. */
  static int mostIn(long heap) {
    return (int) Math.min(4_000_000, heap / 8 / Long.BYTES);
  }

  /** One more key. */
  void add(long hash) {
    if (isDropped || count >= MOST) {
      drop();
      return;
    }
    if (count % CHUNK == 0) {
      chunks.add(new long[CHUNK]);
    }
    chunks.get(count / CHUNK)[count % CHUNK] = hash;
    count++;
  }

  private void drop() {
    isDropped = true;
    chunks.clear();
    count = 0;
  }

  /** The keys of another one, too. */
  void merge(KeyHashes other) {
    if (isDropped || other.isDropped || MOST - count < other.count) {
      drop();
      return;
    }
    for (int i = 0; i < other.count; i++) {
      add(other.hash(i));
    }
  }

  private long hash(int index) {
    return chunks.get(index / CHUNK)[index % CHUNK];
  }

  /** How many different keys there are; empty if there were too many to keep them. */
  OptionalLong distinct() {
    if (isDropped) {
      return OptionalLong.empty();
    }
    // Hashes that begin alike are sorted together, so a pass needs little memory.
    int[] sizes = new int[1 << PASS_BITS];
    for (int i = 0; i < count; i++) {
      sizes[pass(hash(i))]++;
    }
    long distinct = 0;
    for (int pass = 0; pass < sizes.length; pass++) {
      distinct += distinctIn(pass, sizes[pass]);
    }
    return OptionalLong.of(distinct);
  }

  private static int pass(long hash) {
    return (int) (hash >>> (Long.SIZE - PASS_BITS));
  }

  private long distinctIn(int pass, int size) {
    long[] alike = new long[size];
    int next = 0;
    for (int i = 0; next < size; i++) {
      long hash = hash(i);
      if (pass(hash) == pass) {
        alike[next++] = hash;
      }
    }
    Arrays.sort(alike);
    long distinct = Math.min(size, 1);
    for (int i = 1; i < size; i++) {
      distinct += alike[i] == alike[i - 1] ? 0 : 1;
    }
    return distinct;
  }
}
