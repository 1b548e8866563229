package dev.keywright.processor.store;

import static dev.keywright.processor.store.Limit.advised;
import static dev.keywright.processor.store.Limit.hard;

import dev.keywright.processor.model.Store;
import dev.keywright.processor.store.StoreProfile.Advice;
import dev.keywright.processor.store.StoreProfile.Characters;
import dev.keywright.processor.store.StoreProfile.Empty;
import dev.keywright.processor.store.StoreProfile.Holds;
import dev.keywright.processor.store.StoreProfile.Partitions;
import dev.keywright.processor.store.StoreProfile.TextOrder;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of the stores, with their sources. Limits drift: {@link #AS_OF} says when they were
 * collected, and {@code @StoredIn} replaces those that have changed.
 */
final class KnownStores {
  /** The month in which the figures were collected. */
  static final String AS_OF = "2026-11";

  private static final String TABLESTORE_ADVICE = "Tablestore, best practices for tables";

  /** Where no store is declared: the only figure is one that fits most. */
  static final StoreProfile ANY =
      new ProfileBuilder(Optional.empty(), "a sorted store")
          .partitions(Partitions.SORTED_VALUES)
          .partitionBytes(advised(10_000_000_000L, TABLESTORE_ADVICE))
          .partitionColumns(Integer.MAX_VALUE)
          .build();

  private static final long KB = 1_000;
  private static final long MB = 1_000 * KB;
  private static final long GB = 1_000 * MB;

  // Azure Table Storage and the Table API of Cosmos DB refuse the same.
  private static final String AZURE_FORBIDDEN = "/\\\\#?\\u0000-\\u001f\\u007f-\\u009f";

  private KnownStores() {}

  /** All profiles by store. */
  static Map<Store, StoreProfile> all() {
    Map<Store, StoreProfile> all = new EnumMap<>(Store.class);
    for (Store store : Store.values()) {
      all.put(store, of(store));
    }
    return all;
  }

  static StoreProfile of(Store store) {
    return switch (store) {
      case TABLESTORE -> tablestore();
      case LINDORM -> lindorm();
      case HBASE -> hbase();
      case AZURE_TABLE -> azureTable();
      case COSMOS_NOSQL -> cosmosNoSql();
      case COSMOS_TABLE -> cosmosTable();
      case DYNAMODB -> dynamoDb();
      case BIGTABLE -> bigtable();
      case CASSANDRA -> cassandra();
      case SCYLLADB -> scyllaDb();
      case ACCUMULO -> accumulo();
      case FOUNDATIONDB -> foundationDb();
      case SPANNER -> spanner();
      case COCKROACHDB -> named(store, "CockroachDB").build();
      case TIKV -> oneKey(store, "TiKV", 8_192, "TiKV, storage.max-key-size").build();
      case REDIS -> redis();
      case S3 -> s3();
      case ROCKSDB ->
          embedded(store, "RocksDB")
              .keyBytes(advised(8L << 20, "RocksDB, FAQ: maximum key and value sizes"))
              .build();
      case LEVELDB -> embedded(store, "LevelDB").build();
      case LMDB ->
          embedded(store, "LMDB")
              .keyBytes(hard(511, "LMDB, mdb_env_get_maxkeysize: MDB_MAXKEYSIZE as it is compiled"))
              .characters(notEmpty(Empty.REFUSED, "LMDB, mdb_put: MDB_BAD_VALSIZE"))
              .build();
      case MVSTORE -> embedded(store, "MVStore").build();
    };
  }

  private static ProfileBuilder named(Store store, String title) {
    return new ProfileBuilder(Optional.of(store), title);
  }

  private static StoreProfile tablestore() {
    String limits = "Tablestore, limits on the Wide Column model";
    return named(Store.TABLESTORE, "Tablestore")
        .columnBytes(hard(1_024, limits))
        .columns(hard(4, limits))
        .partitionBytes(advised(10 * GB, TABLESTORE_ADVICE))
        .pageRows(hard(5_000, "Tablestore, general limits: GetRange"))
        .pageBytes(hard(4 * MB, "Tablestore, general limits: GetRange"))
        .partitions(Partitions.SORTED_VALUES)
        .build();
  }

  private static StoreProfile lindorm() {
    String limits = "Lindorm, quotas and limits, 2026-03";
    return named(Store.LINDORM, "Lindorm")
        .keyBytes(hard(2_048, limits))
        .columns(hard(5, limits))
        .advisedColumns(advised(3, "Lindorm, primary key design"))
        .holds(Holds.TEXT, Holds.LONG, Holds.BYTES_LAST)
        .advice(Advice.SPREAD_AND_NO_ENUMS)
        .build();
  }

  private static StoreProfile azureTable() {
    String model = "Azure Table Storage, data model";
    String targets = "Azure Table Storage, scalability targets";
    return named(Store.AZURE_TABLE, "Azure Table Storage")
        .columnBytes(hard(1_024, model))
        .columns(hard(2, model))
        .partitionWrites(hard(2_000, targets))
        .pageRows(hard(1_000, "Azure Table Storage, query timeout and pagination"))
        .holds(Holds.TEXT)
        .characters(new Characters(AZURE_FORBIDDEN, "%", TextOrder.UTF_16, Empty.TAKEN, model))
        .partitions(Partitions.SORTED_VALUES)
        .readsForwardOnly()
        .build();
  }

  private static StoreProfile cosmosNoSql() {
    String quotas = "Azure Cosmos DB, service quotas";
    return named(Store.COSMOS_NOSQL, "Azure Cosmos DB for NoSQL")
        .columnBytes(hard(2_048, quotas), hard(1_023, quotas))
        .columns(hard(4, quotas + ": three levels of partition key, and the id"))
        .partitionColumns(3)
        .partitionBytes(hard(20 * GB, quotas))
        .pageBytes(hard(4 * MB, quotas))
        .holds(Holds.TEXT)
        .characters(
            new Characters(
                "/\\\\", "", TextOrder.UTF_8, Empty.TAKEN, /* isForLast= */ true, quotas))
        .partitions(Partitions.HASHED_VALUES)
        .lastColumn("id")
        .keepsNoOrder()
        .build();
  }

  private static StoreProfile cosmosTable() {
    String model = "Azure Table Storage, data model";
    return named(Store.COSMOS_TABLE, "Azure Cosmos DB for Table")
        .columns(hard(2, model))
        .partitionBytes(hard(20 * GB, "Azure Cosmos DB, service quotas"))
        .holds(Holds.TEXT)
        .characters(new Characters(AZURE_FORBIDDEN, "%", TextOrder.UTF_8, Empty.TAKEN, model))
        .partitions(Partitions.HASHED_VALUES)
        .keepsNoOrder()
        .build();
  }

  private static StoreProfile dynamoDb() {
    String quotas = "Amazon DynamoDB, service quotas";
    return named(Store.DYNAMODB, "Amazon DynamoDB")
        .columnBytes(hard(2_048, quotas), hard(1_024, quotas))
        .columns(hard(2, quotas))
        .indexColumns(hard(4, "Amazon DynamoDB, multi-attribute keys"))
        .sortKeysBytes(hard(1_024, "DynamoDB Local 3.3.1, measured"))
        // Only a local secondary index limits the rows of one partition key, to 10 GB.
        .partitionWrites(hard(1_000, "Amazon DynamoDB, partitions and data distribution"))
        .pageBytes(hard(1 * MB, "Amazon DynamoDB, Query"))
        .characters(new Characters("", "", TextOrder.UTF_8, Empty.REFUSED, quotas))
        .partitions(Partitions.HASHED_VALUES)
        .build();
  }

  private static StoreProfile cassandra() {
    String limits = "Cassandra Query Language, limits";
    String measured = "Apache Cassandra 5.0.9, measured";
    return named(Store.CASSANDRA, "Apache Cassandra")
        .columnBytes(hard(65_535, limits))
        .sortKeysBytes(hard(65_535, measured))
        .characters(notEmpty(Empty.REFUSED_AS_PARTITION, measured))
        .partitionBytes(advised(100 * MB, "Apache Cassandra, planning: partition size"))
        .partitionRows(advised(100_000, "Apache Cassandra, planning: partition size"))
        .pageRows(advised(5_000, "the drivers' default, from general knowledge"))
        .partitionColumns(Integer.MAX_VALUE)
        .partitions(Partitions.HASHED_VALUES)
        .build();
  }

  private static StoreProfile scyllaDb() {
    return named(Store.SCYLLADB, "ScyllaDB")
        .columnBytes(hard(65_533, "ScyllaDB, limits"))
        .partitionBytes(advised(1_000 * MB, "ScyllaDB, large partitions"))
        .partitionRows(advised(100_000, "ScyllaDB, large partitions"))
        .pageRows(advised(5_000, "the drivers' default, from general knowledge"))
        .partitionColumns(Integer.MAX_VALUE)
        .partitions(Partitions.HASHED_VALUES)
        .build();
  }

  private static StoreProfile spanner() {
    String limits = "Cloud Spanner, quotas and limits";
    return named(Store.SPANNER, "Cloud Spanner")
        .keyBytes(hard(8_192, limits))
        .columns(hard(16, limits))
        .build();
  }

  private static StoreProfile hbase() {
    return oneKey(Store.HBASE, "Apache HBase", 32_767, "Apache HBase, HConstants.MAX_ROW_LENGTH")
        .characters(notEmpty(Empty.REFUSED, "Apache HBase 2.6.4, measured"))
        .build();
  }

  private static StoreProfile bigtable() {
    return oneKey(Store.BIGTABLE, "Bigtable", 4_096, "Bigtable, quotas and limits")
        .characters(notEmpty(Empty.REFUSED, "Bigtable's emulator 0.220.0, measured"))
        .advice(Advice.COMMON_FIRST)
        .build();
  }

  private static StoreProfile accumulo() {
    String constraint = "Apache Accumulo, DefaultKeySizeConstraint";
    return oneKey(Store.ACCUMULO, "Apache Accumulo", 1_048_576, constraint)
        .columns(hard(3, "Apache Accumulo, data model: row, family and qualifier"))
        .readsForwardOnly()
        .build();
  }

  // Its tuple layer makes one key of any number of columns, and keeps their order.
  private static StoreProfile foundationDb() {
    return named(Store.FOUNDATIONDB, "FoundationDB")
        .keyBytes(hard(10_000, "FoundationDB, known limitations"))
        .build();
  }

  /** A store whose rows have one key of bytes or of text, and nothing else to sort by. */
  private static ProfileBuilder oneKey(Store store, String title, long bytes, String source) {
    return named(store, title)
        .keyBytes(hard(bytes, source))
        .columns(hard(1, title + ", data model"))
        .holds(Holds.TEXT, Holds.BYTES);
  }

  /** A store inside of the process that uses it: a map of keys, on one disk. */
  private static ProfileBuilder embedded(Store store, String title) {
    return named(store, title)
        .columns(hard(1, title + ", data model: one key for each value"))
        .holds(Holds.TEXT, Holds.BYTES)
        .partitions(Partitions.ONE_PROCESS);
  }

  private static Characters notEmpty(Empty empty, String source) {
    return new Characters("", "", TextOrder.UTF_8, empty, source);
  }

  private static StoreProfile redis() {
    return named(Store.REDIS, "Redis")
        .columnBytes(hard(512L << 20, "the size of a string, from general knowledge"))
        .columns(hard(2, "Redis, ZRANGEBYLEX: the key of a sorted set, and its member"))
        .holds(Holds.TEXT, Holds.BYTES)
        .partitions(Partitions.SORTED_IF_ALONE)
        .build();
  }

  private static StoreProfile s3() {
    String keys = "Amazon S3, naming objects";
    return oneKey(Store.S3, "Amazon S3", 1_024, keys)
        .partitionWrites(hard(3_500, "Amazon S3, request rates for each prefix"))
        .pageRows(hard(1_000, "Amazon S3, ListObjectsV2"))
        .holds(Holds.TEXT)
        .characters(
            new Characters("", "\\\\{}\\^%`\\[\\]\"<>~#|", TextOrder.UTF_8, Empty.REFUSED, keys))
        .readsForwardOnly()
        .build();
  }
}
