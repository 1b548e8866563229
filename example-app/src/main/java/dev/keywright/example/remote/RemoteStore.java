package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.InvalidPartException;
import java.util.Objects;
import java.util.function.Function;

/** The stores that run elsewhere, to choose from. */
public enum RemoteStore {
  /** On as many machines as there are region servers. */
  HBASE("Apache HBase"),
  AZURE("Azure Table Storage"),
  DYNAMODB("Amazon DynamoDB"),
  TABLESTORE("Tablestore"),
  BIGTABLE("Bigtable");

  private final String readableName;

  RemoteStore(String readableName) {
    this.readableName = readableName;
  }

  /**
   * Opens the table of purchases, and creates it if there is none.
   *
   * @throws StoreException if the store cannot be found, reached or used
   */
  public RemoteTable open(Settings settings) {
    Function<Settings, RemoteTable> opened =
        switch (this) {
          case HBASE -> HBasePurchases::open;
          case AZURE -> AzurePurchases::open;
          case DYNAMODB -> DynamoDbPurchases::open;
          case TABLESTORE -> TablestorePurchases::open;
          case BIGTABLE -> BigtablePurchases::open;
        };
    try {
      return opened.apply(settings);
    } catch (StoreException failure) {
      throw failure;
    } catch (RuntimeException failure) {
      throw new StoreException(
          "cannot open " + readableName + ": " + failure.getMessage(), failure);
    }
  }

  /**
   * Refuses a purchase whose key cannot be in this store.
   *
   * @throws InvalidPartException if a part of the key has another value than it can hold
   */
  public void requireKey(Purchase purchase) {
    Objects.requireNonNull(design().key(purchase));
  }

  /** The key under which this store has purchases. */
  PurchaseDesign design() {
    return switch (this) {
      case HBASE, TABLESTORE, BIGTABLE -> new GuideDesign();
      case AZURE -> new DeviceDesign(/* sortsPartitions= */ true);
      case DYNAMODB -> new DeviceDesign(/* sortsPartitions= */ false);
    };
  }

  /** The name that the store's makers give it. */
  public String readableName() {
    return readableName;
  }
}
