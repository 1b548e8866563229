package dev.keywright.description.store;

import static dev.keywright.description.store.ProfileBuilder.ASSUMED;
import static dev.keywright.description.store.ProfileBuilder.GB;
import static dev.keywright.description.store.ProfileBuilder.GIB;
import static dev.keywright.description.store.ProfileBuilder.KIB;
import static dev.keywright.description.store.ProfileBuilder.MB;
import static dev.keywright.description.store.ProfileBuilder.MIB;
import static dev.keywright.description.store.ProfileBuilder.MINUTE;

import dev.keywright.description.store.StoreProfile.Characters;
import dev.keywright.description.store.StoreProfile.Empty;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.description.store.StoreProfile.Partitions;
import dev.keywright.description.store.StoreProfile.TextOrder;

/** The stores that their vendors run, each figure with the document that it is written down in. */
final class CloudStores {
  static final String TABLESTORE_ADVICE = "Tablestore, best practices for tables";

  // Azure Table Storage and the Table API of Cosmos DB refuse the same.
  private static final String AZURE_FORBIDDEN = "/\\\\#?\\u0000-\\u001f\\u007f-\\u009f";
  private static final String AZURE_MODEL = "Azure Table Storage, data model";

  private CloudStores() {}

  static StoreProfile tablestore() {
    String limits = "Tablestore, limits on the Wide Column model";
    String pages = "Tablestore, general limits: GetRange";
    return ProfileBuilder.of(Store.TABLESTORE, "Tablestore")
        .is(Trait.KEEPS_INDEXES)
        .columnBytes(1_024, 1_024, limits)
        .hard(Figure.COLUMNS, 4, limits)
        .soft(Figure.PARTITION_BYTES, 10 * GB, TABLESTORE_ADVICE)
        .hard(Figure.PAGE_ROWS, 5_000, pages)
        .hard(Figure.PAGE_BYTES, 4 * MB, pages)
        .partitions(Partitions.SORTED_VALUES)
        .soft(Figure.RANGE_BYTES, 10 * GIB, TABLESTORE_ADVICE)
        .busy(1_000, 10 * MINUTE, TABLESTORE_ADVICE)
        .balancedEvery(10 * MINUTE)
        .ranges(
            SplitPlace.BETWEEN_PARTITION_KEYS,
            Balancing.BY_LOAD,
            "Tablestore cuts a partition at 10 GB, or after ten minutes with more than 1,000"
                + " requests per second, and balances servers every ten minutes.")
        .build();
  }

  static StoreProfile lindorm() {
    String limits = "Lindorm, quotas and limits, 2026-03";
    return OpenStores.hbaseRanges(ProfileBuilder.of(Store.LINDORM, "Lindorm"))
        .hard(Figure.KEY_BYTES, 2_048, limits)
        .hard(Figure.COLUMNS, 5, limits)
        .soft(Figure.ADVISED_COLUMNS, 3, "Lindorm, primary key design")
        .holds(Holds.TEXT, Holds.LONG, Holds.BYTES_LAST)
        .is(Trait.TAKES_BYTES, Trait.REFUSES_FULL_SCANS, Trait.NO_ENUMS_FIRST)
        .ranges(
            SplitPlace.BETWEEN_ROWS,
            Balancing.BY_COUNT,
            "Lindorm does not publish its limits; they are those of HBase.")
        .build();
  }

  // Ranges of partition keys are cut and moved by load: Calder et al., "Windows Azure Storage",
  // SOSP 2011, section 5.5.
  static StoreProfile azureTable() {
    String targets = "Azure Table Storage, scalability targets";
    return ProfileBuilder.of(Store.AZURE_TABLE, "Azure Table Storage")
        .columnBytes(1_024, 1_024, AZURE_MODEL)
        .hard(Figure.COLUMNS, 2, AZURE_MODEL)
        .hard(Figure.PARTITION_WRITES, 2_000, targets)
        .hard(Figure.PAGE_ROWS, 1_000, "Azure Table Storage, query timeout and pagination")
        .holds(Holds.TEXT)
        .characters(azureTexts(TextOrder.UTF_16))
        .partitions(Partitions.SORTED_VALUES)
        .is(Trait.READS_FORWARD_ONLY, Trait.ASKS_EVERY_PARTITION)
        .busy(2_000, 5 * MINUTE, ASSUMED)
        .balancedEvery(5 * MINUTE)
        .ranges(
            SplitPlace.BETWEEN_PARTITION_KEYS,
            Balancing.BY_LOAD,
            "Azure cuts a range after five minutes with more than 2,000 requests per second, and"
                + " balances servers every five minutes.")
        .build();
  }

  private static Characters azureTexts(TextOrder order) {
    return Characters.of(Empty.TAKEN, AZURE_MODEL)
        .refusing(AZURE_FORBIDDEN)
        .discouraging("%")
        .in(order);
  }

  // A write of 1 KB takes about 5 request units: "Request Units in Azure Cosmos DB".
  static StoreProfile cosmosNoSql() {
    String quotas = "Azure Cosmos DB, service quotas";
    String partitioning = "Azure Cosmos DB, partitioning and horizontal scaling";
    return ProfileBuilder.of(Store.COSMOS_NOSQL, "Azure Cosmos DB for NoSQL")
        .is(Trait.KEEPS_INDEXES)
        .columnBytes(2_048, 1_023, quotas)
        .hard(Figure.COLUMNS, 4, quotas + ": three levels of partition key, and the id")
        .hard(Figure.PARTITION_COLUMNS, 3, quotas)
        .hard(Figure.PARTITION_BYTES, 20 * GB, quotas)
        .hard(Figure.PAGE_BYTES, 4 * MB, quotas)
        .holds(Holds.TEXT, Holds.DOUBLE, Holds.BOOLEAN)
        .characters(Characters.of(Empty.TAKEN, quotas).refusing("/\\\\").ofLastColumn())
        .partitions(Partitions.HASHED_VALUES)
        .is(Trait.LAST_COLUMN_IS_ID, Trait.KEEPS_NO_ORDER)
        .soft(Figure.FIRST_RANGES, 1, partitioning)
        .soft(Figure.RANGE_BYTES, 50 * GIB, partitioning)
        .hard(Figure.RANGE_WRITES, 2_000, partitioning)
        .hard(Figure.RANGE_READS, 10_000, partitioning)
        .soft(Figure.WRITE_UNIT, KIB, partitioning)
        .soft(Figure.READ_UNIT, KIB, partitioning)
        .ranges(
            SplitPlace.BETWEEN_PARTITION_KEYS,
            Balancing.OWN_SERVER,
            "A write of 1 KB takes 5 request units, and each partition has all 10,000.")
        .build();
  }

  static StoreProfile cosmosTable() {
    return ProfileBuilder.of(Store.COSMOS_TABLE, "Azure Cosmos DB for Table")
        .hard(Figure.COLUMNS, 2, AZURE_MODEL)
        .hard(Figure.PARTITION_BYTES, 20 * GB, "Azure Cosmos DB, service quotas")
        .holds(Holds.TEXT)
        .characters(azureTexts(TextOrder.UTF_8))
        .partitions(Partitions.HASHED_VALUES)
        .is(Trait.KEEPS_NO_ORDER)
        .build();
  }

  // A new table on demand serves 4,000 writes per second, so it has four partitions. Adaptive
  // capacity lets each use its full capacity, wherever the load is.
  static StoreProfile dynamoDb() {
    String quotas = "Amazon DynamoDB, service quotas";
    String partitions = "Amazon DynamoDB, partitions and data distribution";
    String keys = "Amazon DynamoDB, best practices for partition keys";
    String scaling = "AWS Database Blog, Scaling DynamoDB, part 3";
    return ProfileBuilder.of(Store.DYNAMODB, "Amazon DynamoDB")
        .is(Trait.KEEPS_INDEXES)
        .columnBytes(2_048, 1_024, quotas)
        .hard(Figure.COLUMNS, 2, quotas)
        .hard(Figure.INDEX_COLUMNS, 4, "Amazon DynamoDB, multi-attribute keys")
        .hard(Figure.SORT_KEYS_BYTES, 1_024, "DynamoDB Local 3.3.1, measured")
        // Only a local secondary index limits the rows of one partition key, to 10 GB.
        .hard(Figure.PARTITION_WRITES, 1_000, partitions)
        .hard(Figure.PAGE_BYTES, 1 * MB, "Amazon DynamoDB, Query")
        .empty(Empty.REFUSED, quotas)
        .partitions(Partitions.HASHED_VALUES)
        .soft(Figure.FIRST_RANGES, 4, partitions)
        .soft(Figure.RANGE_BYTES, 10 * GIB, scaling)
        .busy(900, 10 * MINUTE, ASSUMED)
        .hard(Figure.RANGE_WRITES, 1_000, keys)
        .hard(Figure.RANGE_READS, 3_000, keys)
        .soft(Figure.WRITE_UNIT, KIB, keys)
        .soft(Figure.READ_UNIT, 4 * KIB, keys)
        .soft(Figure.BURST_SECONDS, 5 * MINUTE, keys)
        .ranges(
            SplitPlace.UNLESS_SORT_KEY_GROWS,
            Balancing.OWN_SERVER,
            "DynamoDB cuts a partition after ten minutes with more than 900 requests per second,"
                + " but not inside a partition key whose sort key grows.")
        .build();
  }

  // Tablets have 100 to 200 MB, and busy ones are cut and moved: Google Cloud, "Bigtable overview".
  static StoreProfile bigtable() {
    return ProfileBuilder.oneKey(Store.BIGTABLE, "Bigtable", 4_096, "Bigtable, quotas and limits")
        .empty(Empty.REFUSED, "Bigtable's emulator 0.220.0, measured")
        .is(Trait.TAKES_BYTES, Trait.COMMON_FIRST)
        .soft(Figure.RANGE_BYTES, 200 * MIB, "Chang et al., Bigtable, OSDI 2006, section 5")
        .busy(7_000, MINUTE, ASSUMED)
        .soft(Figure.SERVER_REQUESTS, 14_000, "Bigtable, understand performance: SSD")
        .balancedEvery(MINUTE)
        .ranges(
            SplitPlace.BETWEEN_ROWS,
            Balancing.BY_LOAD,
            "Bigtable cuts a tablet after a minute with half of what a node serves, and balances"
                + " nodes every minute.")
        .build();
  }

  static StoreProfile spanner() {
    String limits = "Cloud Spanner, quotas and limits";
    return ProfileBuilder.of(Store.SPANNER, "Cloud Spanner")
        .is(Trait.KEEPS_INDEXES)
        .hard(Figure.KEY_BYTES, 8_192, limits)
        .hard(Figure.COLUMNS, 16, limits)
        .build();
  }

  static StoreProfile s3() {
    String keys = "Amazon S3, naming objects";
    return ProfileBuilder.oneKey(Store.S3, "Amazon S3", 1_024, keys)
        .hard(Figure.PARTITION_WRITES, 3_500, "Amazon S3, request rates for each prefix")
        .hard(Figure.PAGE_ROWS, 1_000, "Amazon S3, ListObjectsV2")
        .holds(Holds.TEXT)
        .characters(Characters.of(Empty.REFUSED, keys).discouraging("\\\\{}\\^%`\\[\\]\"<>~#|"))
        .is(Trait.READS_FORWARD_ONLY, Trait.SHOWS_FOLDERS)
        .build();
  }
}
