package dev.keywright.example.store;

import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;

/** Purchases in DynamoDB: the partition key is the device, the sort key the rest. */
public final class DynamoDbPurchases {
  private DynamoDbPurchases() {}

  /** With the client's own configuration, such as AWS_REGION and the credentials of a profile. */
  static PurchaseTable<?, ?> open(Map<String, String> environment) {
    DynamoDbClientBuilder builder = DynamoDbClient.builder();
    String endpoint = environment.get("AWS_ENDPOINT_URL_DYNAMODB");
    if (endpoint != null) {
      builder.endpointOverride(URI.create(endpoint));
    }
    DynamoDbClient client = builder.build();
    String region = client.serviceClientConfiguration().region().id();
    return open(client, endpoint == null ? region : endpoint);
  }

  /** With a client of the tables at this place. */
  public static PurchaseTable<?, ?> open(DynamoDbClient client, String place) {
    PurchaseDesign design = StoreName.DYNAMODB.design();
    DynamoDbKeys keys = DynamoDbKeys.of(design.layout());
    try {
      client.createTable(keys.createTable(StoreName.TABLE));
      client.waiter().waitUntilTableExists(request -> request.tableName(StoreName.TABLE));
    } catch (ResourceInUseException exists) {
      // The table is there from an earlier run, with its rows.
    }
    return new PurchaseTable<>(
        "Amazon DynamoDB at " + place,
        design,
        DynamoDbReader.of(client, StoreName.TABLE, keys),
        DynamoDbWriter.of(client, StoreName.TABLE, keys),
        (key, attributes) ->
            keys.item(key, Map.of(StoreName.ATTRIBUTES, AttributeValue.fromS(attributes))),
        row -> row.getOrDefault(StoreName.ATTRIBUTES, AttributeValue.fromS("")).s(),
        range -> keys.query(StoreName.TABLE, range),
        key -> Optional.empty(),
        client::close);
  }
}
