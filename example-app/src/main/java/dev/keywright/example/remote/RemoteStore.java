package dev.keywright.example.remote;

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

  /** Opens the table of purchases, and creates it if there is none. */
  public RemoteTable open(Settings settings) {
    Function<Settings, RemoteTable> opened =
        switch (this) {
          case HBASE -> HBasePurchases::open;
          case AZURE -> AzurePurchases::open;
          case DYNAMODB -> DynamoDbPurchases::open;
          case TABLESTORE -> TablestorePurchases::open;
          case BIGTABLE -> BigtablePurchases::open;
        };
    return opened.apply(settings);
  }

  /** The name that the store's makers give it. */
  public String readableName() {
    return readableName;
  }
}
