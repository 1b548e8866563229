package dev.keywright.cli.store;

import java.util.Locale;

/** The live stores whose keys the command can read, each with a jar of its own. */
public enum StoreKind {
  /** Apache HBase. */
  HBASE,
  /** Amazon DynamoDB. */
  DYNAMODB,
  /** Azure Table Storage. */
  AZURE,
  /** Google Bigtable. */
  BIGTABLE,
  /** Apache Cassandra. */
  CASSANDRA,
  /** Alibaba Cloud Tablestore. */
  TABLESTORE;

  /** The name in messages and file names. */
  public String shown() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The jar that brings the client of this store. */
  public String jar() {
    return "keywright-cli-" + shown() + ".jar";
  }
}
