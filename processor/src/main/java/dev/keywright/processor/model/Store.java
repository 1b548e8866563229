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
  S3
}
