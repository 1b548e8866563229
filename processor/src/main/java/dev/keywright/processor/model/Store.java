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
  S3;

  /** Whether its clients take keys as nothing but bytes, in whatever format they are. */
  public boolean takesBytes() {
    return switch (this) {
      case LINDORM, HBASE, BIGTABLE, ACCUMULO, FOUNDATIONDB, TIKV -> true;
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
}
