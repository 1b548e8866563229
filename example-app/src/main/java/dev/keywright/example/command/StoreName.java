package dev.keywright.example.command;

import dev.keywright.example.remote.RemoteStore;
import dev.keywright.example.store.StoreKind;
import org.jspecify.annotations.Nullable;

/** The stores to choose from: embedded ones, and those that run elsewhere. */
enum StoreName {
  MVSTORE(StoreKind.MVSTORE, null),
  ROCKSDB(StoreKind.ROCKSDB, null),
  HBASE(null, RemoteStore.HBASE),
  AZURE(null, RemoteStore.AZURE),
  DYNAMODB(null, RemoteStore.DYNAMODB),
  TABLESTORE(null, RemoteStore.TABLESTORE),
  BIGTABLE(null, RemoteStore.BIGTABLE);

  private final @Nullable StoreKind embedded;
  private final @Nullable RemoteStore remote;

  StoreName(@Nullable StoreKind embedded, @Nullable RemoteStore remote) {
    this.embedded = embedded;
    this.remote = remote;
  }

  /** The store that runs elsewhere, or null if it is embedded. */
  @Nullable RemoteStore remote() {
    return remote;
  }

  /**
   * The embedded store.
   *
   * @throws UsageException if it runs elsewhere, where the command is not to be had
   */
  StoreKind embedded() {
    if (embedded == null) {
      throw new UsageException(
          "this command needs an embedded store, --store mvstore or rocksdb; load, scan and get"
              + " take the others, too");
    }
    return embedded;
  }
}
