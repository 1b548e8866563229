package dev.keywright.store.kv.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.MergedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.kv.KeyValue;
import dev.keywright.store.kv.KvKeys;
import dev.keywright.store.kv.MvStoreReader;
import dev.keywright.store.kv.RocksReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/** Rows of version 1 move to version 2, batch by batch, and every scan finds each of them once. */
class MigrationTest {
  private static final int SENSORS = 50;
  private static final int READINGS = 40;
  private static final int BATCH = 250;
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final KvKeys KEYS = KvKeys.of(ReadingKey.LAYOUT);

  @TempDir private Path directory;

  /** Deletes the rows of some keys and writes those of others, all or none. */
  private interface Move {
    void make(List<String> deleted, List<String> written) throws RocksDBException;
  }

  /** A key of either version; only one of the two can have been encoded like that. */
  private static ReadingKey decode(String stored) {
    return ReadingKey.tryDecode(stored).orElseGet(() -> ReadingKey.decodeV1(stored).toCurrent());
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

  private static byte[] rowKey(String partitionKey) {
    Key key = () -> Map.of("partitionKey", partitionKey);
    return KEYS.key(key);
  }

  @Test
  void everyScanOfAnMvStoreOnTheWayFindsEachRowOnce() throws RocksDBException {
    try (MVStore store = MVStore.open(directory.resolve("rows.mv").toString())) {
      MVMap<byte[], byte[]> map = MvStoreReader.openMap(store, "rows");
      move(
          MvStoreReader.of(map, KEYS),
          (deleted, written) -> {
            deleted.forEach(it -> map.remove(rowKey(it)));
            written.forEach(it -> map.put(rowKey(it), new byte[] {1}));
            store.commit();
          });
    }
  }

  @Test
  void everyScanOfRocksDbOnTheWayFindsEachRowOnce() throws RocksDBException {
    try (Options options = new Options().setCreateIfMissing(true);
        RocksDB rocks = RocksDB.open(options, directory.resolve("rows").toString())) {
      move(
          RocksReader.of(rocks, KEYS),
          (deleted, written) -> {
            try (WriteBatch batch = new WriteBatch();
                WriteOptions how = new WriteOptions()) {
              for (String key : deleted) {
                batch.delete(rowKey(key));
              }
              for (String key : written) {
                batch.put(rowKey(key), new byte[] {1});
              }
              rocks.write(how, batch);
            }
          });
    }
  }

  private static void move(StoreReader<KeyValue> store, Move move) throws RocksDBException {
    List<ReadingKey> expected = all();
    move.make(
        List.of(),
        expected.stream()
            .map(it -> ReadingV1Key.encodePartitionKey(it.sensor(), it.at()))
            .toList());
    assertFound(store, expected);

    List<String> old = stored(store);
    int moved = 0;
    for (int from = 0; from < old.size(); from += BATCH) {
      List<String> batch = old.subList(from, Math.min(old.size(), from + BATCH));
      move.make(
          batch,
          batch.stream().map(it -> ReadingKey.decodeV1(it).toCurrent().partitionKey()).toList());
      moved += batch.size();
      assertFound(store, expected);
    }
    assertThat(moved).isEqualTo(SENSORS * READINGS);
    assertThat(stored(store)).allSatisfy(key -> assertThat(ReadingKey.decode(key)).isNotNull());
    assertThat(read(store, ReadingKey.scan().all())).isEqualTo(expected);
  }

  /** In the order of the keys, whichever version wrote them. */
  private static void assertFound(StoreReader<KeyValue> store, List<ReadingKey> expected) {
    assertThat(read(store, ReadingKey.scanSinceV1().all())).isEqualTo(expected);
    KeyRanges<ReadingKey, String> one = ReadingKey.scanSinceV1().sensor(7).all();
    assertThat(one.size()).isBetween(1, 2);
    assertThat(read(store, one))
        .isEqualTo(expected.stream().filter(key -> key.sensor() == 7).toList());
  }

  private static List<ReadingKey> read(
      StoreReader<KeyValue> store, KeyRanges<ReadingKey, String> ranges) {
    List<ReadingKey> found = new ArrayList<>();
    try (MergedRows<KeyValue> merged =
        store.read(ranges, row -> decode(text(row)), Long.MAX_VALUE)) {
      merged.forEachRemaining(row -> found.add(decode(text(row))));
    }
    return found;
  }

  private static List<String> stored(StoreReader<KeyValue> store) {
    List<String> stored = new ArrayList<>();
    for (KeyRange<String> range : ReadingKey.scanSinceV1().all()) {
      store.read(range).forEachRemaining(row -> stored.add(text(row)));
    }
    return stored;
  }

  private static String text(KeyValue row) {
    return new String(row.key(), UTF_8);
  }

  @Test
  void aKeyOfOneVersionIsNoneOfTheOther() {
    int same = 0;
    for (ReadingKey key : all()) {
      String old = ReadingV1Key.encodePartitionKey(key.sensor(), key.at());
      assertThat(ReadingKey.decodeV1(old).toCurrent()).isEqualTo(key);
      assertThat(ReadingKey.tryDecode(old)).isEmpty();
      same += old.equals(key.partitionKey()) ? 1 : 0;
      assertThatThrownBy(() -> ReadingKey.decodeV1(key.partitionKey()))
          .isInstanceOf(MalformedKeyException.class);
    }
    assertThat(same).isZero();
  }
}
