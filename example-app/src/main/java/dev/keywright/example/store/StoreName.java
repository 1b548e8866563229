package dev.keywright.example.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The stores to choose from. */
public enum StoreName {
  MVSTORE("H2 MVStore"),
  ROCKSDB("RocksDB"),
  HBASE("Apache HBase"),
  AZURE("Azure Table Storage"),
  DYNAMODB("Amazon DynamoDB"),
  TABLESTORE("Tablestore"),
  BIGTABLE("Bigtable");

  static final String TABLE = "purchases";
  static final String ATTRIBUTES = "attributes";

  private final String title;

  StoreName(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  /** Whether the store is a file of this program, and not a server. */
  public boolean isEmbedded() {
    return this == MVSTORE || this == ROCKSDB;
  }

  /** The key under which this store has purchases. */
  public PurchaseDesign design() {
    return switch (this) {
      case AZURE -> PurchaseDesign.SORTED_DEVICES;
      case DYNAMODB -> PurchaseDesign.HASHED_DEVICES;
      case MVSTORE, ROCKSDB, HBASE, TABLESTORE, BIGTABLE -> PurchaseDesign.GUIDE;
    };
  }

  /** How many rows an import writes at once. Each write to an embedded store waits for the disk. */
  public int rowsPerSet() {
    return isEmbedded() ? 50_000 : 500;
  }

  /**
   * Opens the table of purchases, and creates it if there is none.
   *
   * @param environment where a server is, and who asks: the variables that its users set
   * @param directory where an embedded store has its files; null for a temporary one
   * @throws IllegalStateException if the store cannot be found, reached or used
   */
  public PurchaseTable<?, ?> open(Map<String, String> environment, @Nullable Path directory) {
    try {
      return switch (this) {
        case MVSTORE, ROCKSDB -> EmbeddedStore.open(this, directory).purchases();
        case HBASE -> HBasePurchases.open(environment);
        case AZURE -> AzurePurchases.open(environment);
        case DYNAMODB -> DynamoDbPurchases.open(environment);
        case TABLESTORE -> TablestorePurchases.open(environment);
        case BIGTABLE -> BigtablePurchases.open(environment);
      };
    } catch (IOException | RuntimeException failure) {
      throw new IllegalStateException(
          "cannot open " + title + ": " + failure.getMessage(), failure);
    }
  }

  /** The value of a variable that a store cannot do without. */
  static String required(Map<String, String> environment, String name) {
    String value = environment.getOrDefault(name, "");
    if (value.isBlank()) {
      throw new IllegalStateException("set the environment variable " + name);
    }
    return value;
  }
}
