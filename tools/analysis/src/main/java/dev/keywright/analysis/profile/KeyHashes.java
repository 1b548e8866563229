package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The hashes of up to four million keys, in 8 bytes each, so that their duplicates can be counted.
 * Two different keys among so many have the same hash once in two million inputs.
 */
final class KeyHashes {
  private static final int MOST = 4_000_000;
  private static final int FIRST = 1024;

  private long[] hashes = new long[FIRST];
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

  /** One more key. */
  void add(long hash) {
    if (isDropped || count == MOST) {
      drop();
      return;
    }
    if (count == hashes.length) {
      hashes = Arrays.copyOf(hashes, Math.min(MOST, 2 * count));
    }
    hashes[count++] = hash;
  }

  private void drop() {
    isDropped = true;
    hashes = new long[0];
    count = 0;
  }

  /** The keys of another one, too. */
  void merge(KeyHashes other) {
    if (isDropped || other.isDropped || MOST - count < other.count) {
      drop();
      return;
    }
    if (hashes.length < count + other.count) {
      hashes = Arrays.copyOf(hashes, Math.min(MOST, 2 * (count + other.count)));
    }
    System.arraycopy(other.hashes, 0, hashes, count, other.count);
    count += other.count;
  }

  /** How many different keys there are; empty if there were too many to keep them. */
  OptionalLong distinct() {
    if (isDropped) {
      return OptionalLong.empty();
    }
    // In place: the order of keys does not matter here.
    Arrays.sort(hashes, 0, count);
    long distinct = Math.min(count, 1);
    for (int i = 1; i < count; i++) {
      distinct += hashes[i] == hashes[i - 1] ? 0 : 1;
    }
    return OptionalLong.of(distinct);
  }

  void writeTo(DataOutput out) throws IOException {
    out.writeBoolean(isDropped);
    out.writeInt(count);
    for (int i = 0; i < count; i++) {
      out.writeLong(hashes[i]);
    }
  }

  static KeyHashes readFrom(DataInput in) throws IOException {
    KeyHashes read = new KeyHashes(/* before= */ 0);
    read.isDropped = in.readBoolean();
    for (int left = in.readInt(); left > 0; left--) {
      read.add(in.readLong());
    }
    return read;
  }
}
