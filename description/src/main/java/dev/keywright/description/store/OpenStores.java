package dev.keywright.description.store;

import static dev.keywright.description.store.ProfileBuilder.GIB;
import static dev.keywright.description.store.ProfileBuilder.MB;
import static dev.keywright.description.store.ProfileBuilder.MIB;
import static dev.keywright.description.store.ProfileBuilder.MINUTE;

import dev.keywright.description.store.StoreProfile.Empty;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.description.store.StoreProfile.Partitions;

/** The stores that anyone can run, each figure with the document that it is written down in. */
final class OpenStores {
  private static final String DRIVERS = "the drivers' default, from general knowledge";
  private static final String REPLICAS = "Of the replicas of a row, the first one is counted.";

  private OpenStores() {}

  static StoreProfile hbase() {
    return hbaseRanges(
            ProfileBuilder.oneKey(
                Store.HBASE, "Apache HBase", 32_767, "Apache HBase, HConstants.MAX_ROW_LENGTH"))
        .empty(Empty.REFUSED, "Apache HBase 2.6.4, measured")
        .is(Trait.TAKES_BYTES)
        .ranges(SplitPlace.BETWEEN_ROWS, Balancing.BY_COUNT)
        .build();
  }

  // A server's only region of a table is cut at twice the flush size of 128 MB. Both daughters stay
  // on the server until the balancer runs.
  static ProfileBuilder hbaseRanges(ProfileBuilder store) {
    return store
        .soft(Figure.FIRST_RANGE_BYTES, 256 * MIB, "Apache HBase, SteppingSplitPolicy")
        .soft(Figure.RANGE_BYTES, 10 * GIB, "Apache HBase, hbase.hregion.max.filesize")
        .soft(Figure.BALANCE_SECONDS, 5 * MINUTE, "Apache HBase, hbase.balancer.period");
  }

  static StoreProfile accumulo() {
    String constraint = "Apache Accumulo, DefaultKeySizeConstraint";
    return ProfileBuilder.oneKey(Store.ACCUMULO, "Apache Accumulo", MIB, constraint)
        .hard(Figure.COLUMNS, 3, "Apache Accumulo, data model: row, family and qualifier")
        .is(Trait.TAKES_BYTES, Trait.READS_FORWARD_ONLY)
        .soft(Figure.RANGE_BYTES, GIB, "Apache Accumulo, table.split.threshold")
        .balancedEvery(MINUTE)
        .ranges(
            SplitPlace.BETWEEN_ROWS, Balancing.BY_COUNT, "Accumulo balances tablets every minute.")
        .build();
  }

  static StoreProfile cassandra() {
    String limits = "Cassandra Query Language, limits";
    String measured = "Apache Cassandra 5.0.9, measured";
    String planning = "Apache Cassandra, planning: partition size";
    return byToken(Store.CASSANDRA, "Apache Cassandra", 16, "Apache Cassandra, num_tokens")
        .columnBytes(65_535, 65_535, limits)
        .hard(Figure.SORT_KEYS_BYTES, 65_535, measured)
        .empty(Empty.REFUSED_AS_PARTITION, measured)
        .soft(Figure.PARTITION_BYTES, 100 * MB, planning)
        .soft(Figure.PARTITION_ROWS, 100_000, planning)
        .ranges(SplitPlace.NOWHERE, Balancing.FIXED, REPLICAS)
        .build();
  }

  static StoreProfile scyllaDb() {
    String large = "ScyllaDB, large partitions";
    return byToken(Store.SCYLLADB, "ScyllaDB", 256, "ScyllaDB, num_tokens")
        .columnBytes(65_533, 65_533, "ScyllaDB, limits")
        .soft(Figure.PARTITION_BYTES, 1_000 * MB, large)
        .soft(Figure.PARTITION_ROWS, 100_000, large)
        .is(Trait.WARNS_OF_LARGE_PARTITIONS)
        .ranges(
            SplitPlace.NOWHERE,
            Balancing.FIXED,
            "The table of ScyllaDB has tokens, not tablets.",
            REPLICAS)
        .build();
  }

  // Each node has so many tokens, and the rows up to each of them. Nothing is cut.
  private static ProfileBuilder byToken(Store store, String title, int tokens, String source) {
    return ProfileBuilder.of(store, title)
        .soft(Figure.PAGE_ROWS, 5_000, DRIVERS)
        .is(Trait.ANY_PARTITION_COLUMNS)
        .holdsEveryType()
        .partitions(Partitions.HASHED_VALUES)
        .soft(Figure.FIRST_RANGES, tokens, source);
  }

  // Its tuple layer makes one key of any number of columns, and keeps their order.
  static StoreProfile foundationDb() {
    return ProfileBuilder.of(Store.FOUNDATIONDB, "FoundationDB")
        .hard(Figure.KEY_BYTES, 10_000, "FoundationDB, known limitations")
        .is(Trait.TAKES_BYTES)
        .build();
  }

  static StoreProfile cockroachDb() {
    return ProfileBuilder.of(Store.COCKROACHDB, "CockroachDB")
        .is(Trait.KEEPS_INDEXES)
        .soft(Figure.RANGE_BYTES, 512 * MIB, "CockroachDB, configure replication zones")
        .busy(2_500, 5 * MINUTE, "CockroachDB, load-based splitting")
        .balancedEvery(MINUTE)
        .ranges(
            SplitPlace.BETWEEN_ROWS,
            Balancing.BY_LOAD,
            "CockroachDB cuts a busy range after five minutes, and balances every minute.")
        .build();
  }

  // A region is also cut after ten seconds with more than 3,000 reads per second: TiDB, "Load Base
  // Split".
  static StoreProfile tikv() {
    return ProfileBuilder.oneKey(Store.TIKV, "TiKV", 8_192, "TiKV, storage.max-key-size")
        .is(Trait.TAKES_BYTES)
        .soft(Figure.RANGE_BYTES, 96 * MIB, "TiKV, region-split-size")
        .balancedEvery(MINUTE)
        .ranges(
            SplitPlace.BETWEEN_ROWS,
            Balancing.BY_COUNT,
            "PD balances regions every minute; the cut by reads is left out.")
        .build();
  }

  static StoreProfile redis() {
    String strings = "the size of a string, from general knowledge";
    return ProfileBuilder.of(Store.REDIS, "Redis")
        .columnBytes(512 * MIB, 512 * MIB, strings)
        .hard(Figure.COLUMNS, 2, "Redis, ZRANGEBYLEX: the key of a sorted set, and its member")
        .holds(Holds.TEXT, Holds.BYTES)
        .partitions(Partitions.SORTED_IF_ALONE)
        .build();
  }

  static StoreProfile rocksDb() {
    return embedded(Store.ROCKSDB, "RocksDB")
        .soft(Figure.KEY_BYTES, 8 * MIB, "RocksDB, FAQ: maximum key and value sizes")
        .build();
  }

  static StoreProfile lmdb() {
    String compiled = "LMDB, mdb_env_get_maxkeysize: MDB_MAXKEYSIZE as it is compiled";
    return embedded(Store.LMDB, "LMDB")
        .hard(Figure.KEY_BYTES, 511, compiled)
        .empty(Empty.REFUSED, "LMDB, mdb_put: MDB_BAD_VALSIZE")
        .build();
  }

  static StoreProfile levelDb() {
    return embedded(Store.LEVELDB, "LevelDB").build();
  }

  static StoreProfile mvStore() {
    return embedded(Store.MVSTORE, "MVStore").build();
  }

  /** A store inside of the process that uses it: a map of keys, on one disk. */
  private static ProfileBuilder embedded(Store store, String title) {
    return ProfileBuilder.of(store, title)
        .hard(Figure.COLUMNS, 1, title + ", data model: one key for each value")
        .holds(Holds.TEXT, Holds.BYTES)
        .partitions(Partitions.ONE_PROCESS)
        .is(Trait.TAKES_BYTES);
  }
}
