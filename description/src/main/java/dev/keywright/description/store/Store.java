package dev.keywright.description.store;

import java.util.function.Supplier;

/** A store, by the name that users write. */
public enum Store {
  TABLESTORE(CloudStores::tablestore),
  LINDORM(CloudStores::lindorm),
  HBASE(OpenStores::hbase),
  AZURE_TABLE(CloudStores::azureTable),
  COSMOS_NOSQL(CloudStores::cosmosNoSql),
  COSMOS_TABLE(CloudStores::cosmosTable),
  DYNAMODB(CloudStores::dynamoDb),
  BIGTABLE(CloudStores::bigtable),
  CASSANDRA(OpenStores::cassandra),
  SCYLLADB(OpenStores::scyllaDb),
  ACCUMULO(OpenStores::accumulo),
  FOUNDATIONDB(OpenStores::foundationDb),
  SPANNER(CloudStores::spanner),
  COCKROACHDB(OpenStores::cockroachDb),
  TIKV(OpenStores::tikv),
  REDIS(OpenStores::redis),
  S3(CloudStores::s3),
  ROCKSDB(OpenStores::rocksDb),
  LEVELDB(OpenStores::levelDb),
  LMDB(OpenStores::lmdb),
  MVSTORE(OpenStores::mvStore);

  @SuppressWarnings("ImmutableEnumChecker") // each makes a new profile, and keeps none
  private final Supplier<StoreProfile> profile;

  Store(Supplier<StoreProfile> profile) {
    this.profile = profile;
  }

  /** What is known about it. */
  public StoreProfile profile() {
    return profile.get();
  }
}
