package dev.keywright.example.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.store.Row;
import dev.keywright.example.store.SortedStore;
import dev.keywright.example.store.StoreKind;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.MergedRows;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows of version 1 move to version 2, batch by batch, and every scan finds each of them once. */
class MigrationTest {
  private static final int SENSORS = 50;
  private static final int READINGS = 40;
  private static final int BATCH = 250;
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  @TempDir private Path directory;

  private static Row row(String key) {
    return new Row(key.getBytes(UTF_8), new byte[] {1});
  }

  /** A key of either version; only one of the two can have been encoded like that. */
  private static ReadingKey decode(String stored) {
    return ReadingKey.tryDecode(stored).orElseGet(() -> ReadingKey.decodeV1(stored));
  }

  private static List<ReadingKey> all() {
    List<ReadingKey> keys = new ArrayList<>();
    for (int sensor = 0; sensor < SENSORS; sensor++) {
      for (int i = 0; i < READINGS; i++) {
        keys.add(new ReadingKey(sensor, START.plusSeconds(i)));
      }
    }
    return keys;
  }

  @ParameterizedTest
  @EnumSource
  void everyScanOnTheWayFindsEachRowOnce(StoreKind kind) {
    List<ReadingKey> expected = all();
    try (SortedStore store = kind.open(directory)) {
      store.write(
          expected.stream()
              .map(it -> row(ReadingV1Key.encodePartitionKey(it.sensor(), it.at())))
              .toList());
      assertFound(store, expected);

      List<String> old = stored(store);
      int moved = 0;
      for (int from = 0; from < old.size(); from += BATCH) {
        List<String> batch = old.subList(from, Math.min(old.size(), from + BATCH));
        List<Row> written = new ArrayList<>();
        List<byte[]> deleted = new ArrayList<>();
        for (String key : batch) {
          written.add(row(ReadingKey.decodeV1(key).partitionKey()));
          deleted.add(key.getBytes(UTF_8));
        }
        store.replace(deleted, written);
        moved += batch.size();
        assertFound(store, expected);
      }
      assertThat(moved).isEqualTo(SENSORS * READINGS);
      assertThat(stored(store)).allSatisfy(key -> assertThat(ReadingKey.decode(key)).isNotNull());
      assertThat(read(store, ReadingKey.scan().all())).isEqualTo(expected);
    }
  }

  /** In the order of the keys, whichever version wrote them. */
  private static void assertFound(SortedStore store, List<ReadingKey> expected) {
    assertThat(read(store, ReadingKey.scanSinceV1().all())).isEqualTo(expected);
    KeyRanges<ReadingKey, String> one = ReadingKey.scanSinceV1().sensor(7).all();
    assertThat(one.size()).isBetween(1, 2);
    assertThat(read(store, one))
        .isEqualTo(expected.stream().filter(key -> key.sensor() == 7).toList());
  }

  private static List<ReadingKey> read(SortedStore store, KeyRanges<ReadingKey, String> ranges) {
    List<ReadingKey> found = new ArrayList<>();
    Set<String> open = new HashSet<>();
    try (MergedRows<String> merged =
        ranges.merge(range -> open(store, range, open), MigrationTest::decode)) {
      while (merged.hasNext()) {
        found.add(decode(merged.next()));
      }
    }
    assertThat(open).isEmpty();
    return found;
  }

  private static Iterator<String> open(
      SortedStore store, KeyRange<String> range, Set<String> open) {
    String to = range.to();
    Stream<Row> rows =
        store.scan(range.from().getBytes(UTF_8), to == null ? null : to.getBytes(UTF_8));
    open.add(range.toString());
    return new ClosingIterator(
        rows.map(row -> new String(row.key(), UTF_8)), () -> open.remove(range.toString()));
  }

  private static List<String> stored(SortedStore store) {
    try (Stream<Row> rows = store.scan(new byte[0], null)) {
      return rows.map(row -> new String(row.key(), UTF_8)).toList();
    }
  }

  @Test
  void aKeyOfOneVersionIsNoneOfTheOther() {
    int same = 0;
    for (ReadingKey key : all()) {
      String old = ReadingV1Key.encodePartitionKey(key.sensor(), key.at());
      assertThat(ReadingKey.decodeV1(old)).isEqualTo(key);
      assertThat(ReadingKey.tryDecode(old)).isEmpty();
      same += old.equals(key.partitionKey()) ? 1 : 0;
      assertThatThrownBy(() -> ReadingKey.decodeV1(key.partitionKey()))
          .isInstanceOf(MalformedKeyException.class);
    }
    assertThat(same).isZero();
  }

  /** The keys of one range; the merge closes it. */
  private record ClosingIterator(Stream<String> rows, Iterator<String> keys, Runnable closed)
      implements Iterator<String>, AutoCloseable {
    ClosingIterator(Stream<String> rows, Runnable closed) {
      this(rows, rows.iterator(), closed);
    }

    @Override
    public boolean hasNext() {
      return keys.hasNext();
    }

    @Override
    public String next() {
      return keys.next();
    }

    @Override
    public void close() {
      rows.close();
      closed.run();
    }
  }
}
