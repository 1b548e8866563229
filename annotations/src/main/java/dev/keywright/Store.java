package dev.keywright;

/** The stores whose limits, and whose vendors' advice, Keywright knows. */
public enum Store {
  /** Alibaba Cloud Tablestore, wide column model. */
  TABLESTORE,
  /** Alibaba Cloud Lindorm, wide tables. */
  LINDORM,
  /** Apache HBase. */
  HBASE,
  /** Azure Table Storage. */
  AZURE_TABLE,
  /** Azure Cosmos DB for NoSQL. */
  COSMOS_NOSQL,
  /** Azure Cosmos DB for Table. */
  COSMOS_TABLE,
  /** Amazon DynamoDB. */
  DYNAMODB,
  /** Google Cloud Bigtable. */
  BIGTABLE,
  /** Apache Cassandra. */
  CASSANDRA,
  /** ScyllaDB. */
  SCYLLADB,
  /** Apache Accumulo. */
  ACCUMULO,
  /** FoundationDB. */
  FOUNDATIONDB,
  /** Google Cloud Spanner. */
  SPANNER,
  /** CockroachDB. */
  COCKROACHDB,
  /** TiKV. */
  TIKV,
  /** Sorted sets of Redis whose members all have the same score. */
  REDIS,
  /** Amazon S3 and stores with its interface: keys of objects. */
  S3,
  /** RocksDB, in one process. */
  ROCKSDB,
  /** LevelDB, in one process. */
  LEVELDB,
  /** LMDB, in one process. */
  LMDB,
  /** MVStore of the H2 database, in one process: maps with keys of bytes. */
  MVSTORE
}
