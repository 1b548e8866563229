package dev.keywright.store.kv;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.tx.Transaction;
import org.h2.mvstore.tx.TransactionMap;
import org.h2.mvstore.tx.TransactionStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocksdb.OptimisticTransactionDB;
import org.rocksdb.Options;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/** What an application does with a store alone, as the adapter's README shows it. */
class RawStoreTest {
  @TempDir private Path directory;

  private final KvKeys keys = KvKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("bob", 8);
  private final byte[] value = ByteBuffer.allocate(Long.BYTES).putLong(350).array();

  private List<OrderKey> stored(RocksDB rocks) {
    List<OrderKey> stored = new ArrayList<>();
    RocksReader.of(rocks, keys).readAll().forEachRemaining(row -> stored.add(key(row)));
    return stored;
  }

  private OrderKey key(KeyValue row) {
    return keys.decode(row.key(), OrderKey::decode);
  }

  @Test
  void theReadmeShowsWhatThisTestRuns() {
    ShownLines.of("kv/README.md", "## With the store alone").requireIn(getClass());
  }

  @Test
  void mvStoreRemovesAndPutsOnConditionByTheKey() {
    try (MVStore store = MVStore.open(null)) {
      MVMap<byte[], byte[]> map = MvStoreReader.openMap(store, "orders");
      map.put(keys.key(key), value);
      map.remove(keys.key(key));
      assertThat(map).isEmpty();

      assertThat(map.putIfAbsent(keys.key(key), value)).isNull();
      assertThat(map.putIfAbsent(keys.key(key), new byte[1])).isEqualTo(value);
      assertThat(map.get(keys.key(key))).isEqualTo(value);
    }
  }

  @Test
  void aTransactionOfMvStorePutsUnderTheKey() {
    try (MVStore store = MVStore.open(null)) {
      TransactionStore transactions = new TransactionStore(store);
      transactions.init();
      Transaction transaction = transactions.begin();
      TransactionMap<byte[], byte[]> orders =
          transaction.openMap("orders", ByteArrayDataType.INSTANCE, ByteArrayDataType.INSTANCE);
      orders.put(keys.key(key), value);
      Transaction other = transactions.begin();
      TransactionMap<byte[], byte[]> seen =
          other.openMap("orders", ByteArrayDataType.INSTANCE, ByteArrayDataType.INSTANCE);
      assertThat(seen.get(keys.key(key))).as("not yet committed").isNull();
      transaction.commit();
      assertThat(seen.get(keys.key(key))).isEqualTo(value);
      other.commit();
    }
  }

  @Test
  void rocksDbDeletesGetsAndWritesBatchesByTheKey() throws RocksDBException {
    try (Options options = new Options().setCreateIfMissing(true);
        RocksDB rocks = RocksDB.open(options, directory.toString());
        WriteBatch batch = new WriteBatch()) {
      rocks.put(keys.key(old), value);
      batch.put(keys.key(key), value);
      batch.delete(keys.key(old));
      rocks.write(new WriteOptions(), batch);
      assertThat(stored(rocks)).containsExactly(key);

      assertThat(rocks.multiGetAsList(List.of(keys.key(key), keys.key(old))))
          .containsExactly(value, null);
      rocks.delete(keys.key(key));
      assertThat(stored(rocks)).isEmpty();
    }
  }

  @Test
  void aTransactionOfRocksDbPutsOnCondition() throws RocksDBException {
    try (Options options = new Options().setCreateIfMissing(true);
        OptimisticTransactionDB rocks =
            OptimisticTransactionDB.open(options, directory.toString())) {
      putIfAbsent(rocks, value);
      putIfAbsent(rocks, new byte[1]);
      assertThat(stored(rocks)).containsExactly(key);
      assertThat(rocks.get(keys.key(key))).isEqualTo(value);
    }
  }

  private void putIfAbsent(OptimisticTransactionDB rocks, byte[] value) throws RocksDBException {
    try (org.rocksdb.Transaction transaction = rocks.beginTransaction(new WriteOptions())) {
      if (transaction.getForUpdate(new ReadOptions(), keys.key(key), /* exclusive= */ true)
          == null) {
        transaction.put(keys.key(key), value);
      }
      transaction.commit();
    }
  }

  @Test
  void threeLinesMakeAnEntity() {
    KeyValue row = keys.row(key, value);
    OrderKey stored = keys.decode(row.key(), OrderKey::decode);
    long cents = ByteBuffer.wrap(row.value()).getLong();
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  @Test
  void aRowOfAnOlderVersionIsARecordOfItsParts() {
    byte[] row = keys.key(OlderRows.ofVersion1("ann", 7));

    OrderKey.V1 first = keys.decode(row, OrderKey::decodeV1);
    assertThat(first).isEqualTo(new OrderKey.V1("ann", 7));
    assertThat(first.toCurrent()).isEqualTo(key);
  }
}
