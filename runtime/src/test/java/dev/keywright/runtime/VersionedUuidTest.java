package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The order of UUIDs, against the bytes that Cassandra compares one after the other. */
class VersionedUuidTest {
  private static final int[] BY_TIME = {6, 7, 4, 5, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15};

  /** The version; then, of version 1, the bytes of the time from the highest; else all bytes. */
  private static int compare(UUID a, UUID b) {
    if (a.version() != b.version()) {
      return Integer.compare(a.version(), b.version());
    }
    return Arrays.compareUnsigned(compared(a), compared(b));
  }

  private static byte[] compared(UUID id) {
    byte[] bytes =
        ByteBuffer.allocate(16)
            .putLong(id.getMostSignificantBits())
            .putLong(id.getLeastSignificantBits())
            .array();
    if (id.version() != 1) {
      return bytes;
    }
    byte[] byTime = new byte[16];
    for (int i = 0; i < 16; i++) {
      byTime[i] = bytes[BY_TIME[i]];
    }
    return byTime;
  }

  private static List<UUID> uuids() {
    Random random = new Random(37);
    long[] edges = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x1000, 0x1fff, 0xffff, 0x10000};
    List<UUID> ids = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      long high = i % 2 == 0 ? random.nextLong() : edges[random.nextInt(edges.length)];
      long versioned = (high & ~0xf000L) | ((long) random.nextInt(8) << 12);
      long low = i % 3 == 0 ? random.nextLong() : edges[random.nextInt(edges.length)];
      ids.add(new UUID(i % 5 == 0 ? high : versioned, low));
    }
    return ids;
  }

  @Test
  void theyCompareAsCassandraComparesTheirBytes() {
    for (UUID a : uuids()) {
      for (UUID b : uuids()) {
        assertThat(Integer.signum(ColumnOrder.UUID.compare(a, b)))
            .as("%s and %s", a, b)
            .isEqualTo(Integer.signum(compare(a, b)));
      }
    }
  }

  @Test
  void nothingIsBetweenOneAndTheNext() {
    List<UUID> ids = uuids();
    for (UUID id : ids) {
      UUID next = ColumnOrder.UUID.next(id);
      assertThat(next == null).isEqualTo(id.equals(new UUID(-1, -1)));
      if (next != null) {
        assertThat(compare(id, next)).isNegative();
        assertThat(ColumnOrder.UUID.descending().next(next)).isEqualTo(id);
        assertThat(ids).noneMatch(it -> compare(id, it) < 0 && compare(it, next) < 0);
      }
    }
    assertThat(ColumnOrder.UUID.descending().next(new UUID(0, 0))).isNull();
  }
}
