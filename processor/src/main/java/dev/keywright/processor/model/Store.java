package dev.keywright.processor.model;

/** A store, by the name that users write. */
public enum Store {
  TABLESTORE,
  LINDORM,
  HBASE,
  AZURE_TABLE,
  COSMOS_NOSQL,
  COSMOS_TABLE,
  DYNAMODB,
  BIGTABLE,
  CASSANDRA,
  SCYLLADB,
  ACCUMULO,
  FOUNDATIONDB,
  SPANNER,
  COCKROACHDB,
  TIKV,
  REDIS,
  S3,
  ROCKSDB,
  LEVELDB,
  LMDB,
  MVSTORE;

  /** Whether its clients take keys as nothing but bytes, in whatever format they are. */
  public boolean takesBytes() {
    return switch (this) {
      case LINDORM,
          HBASE,
          BIGTABLE,
          ACCUMULO,
          FOUNDATIONDB,
          TIKV,
          ROCKSDB,
          LEVELDB,
          LMDB,
          MVSTORE ->
          true;
      case TABLESTORE,
          AZURE_TABLE,
          COSMOS_NOSQL,
          COSMOS_TABLE,
          DYNAMODB,
          CASSANDRA,
          SCYLLADB,
          SPANNER,
          COCKROACHDB,
          REDIS,
          S3 ->
          false;
    };
  }

  /** What it does with a question that fixes nothing of the partition key. */
  public Unfixed unfixed() {
    return switch (this) {
      case LINDORM -> Unfixed.REFUSES_FULL_SCANS;
      case AZURE_TABLE -> Unfixed.ASKS_EVERY_PARTITION;
      case TABLESTORE,
          HBASE,
          COSMOS_NOSQL,
          COSMOS_TABLE,
          DYNAMODB,
          BIGTABLE,
          CASSANDRA,
          SCYLLADB,
          ACCUMULO,
          FOUNDATIONDB,
          SPANNER,
          COCKROACHDB,
          TIKV,
          REDIS,
          S3,
          ROCKSDB,
          LEVELDB,
          LMDB,
          MVSTORE ->
          Unfixed.READS_NEIGHBOURS;
    };
  }

  /** What a store does with a question that fixes nothing of the partition key. */
  public enum Unfixed {
    /** It reads the rows of a range one after the other; without a range, the whole table. */
    READS_NEIGHBOURS,
    /** The same, but it refuses to read the whole table. */
    REFUSES_FULL_SCANS,
    /** It asks every partition, even for a range. */
    ASKS_EVERY_PARTITION
  }
}
