package dev.keywright.example.remote;

import dev.keywright.example.remote.ClientTable.Reading;
import dev.keywright.example.remote.ClientTable.Writing;
import dev.keywright.runtime.Key;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;

/** Purchases in DynamoDB: the partition key is the device, the sort key the rest. */
final class DynamoDbPurchases {
  private static final String TABLE = "purchases";
  private static final String ATTRIBUTES = "attributes";

  private DynamoDbPurchases() {}

  /** With the client's own configuration, such as AWS_REGION and the credentials of a profile. */
  static RemoteTable open(Settings settings) {
    DynamoDbClientBuilder builder = DynamoDbClient.builder();
    settings
        .optional("AWS_ENDPOINT_URL_DYNAMODB")
        .ifPresent(endpoint -> builder.endpointOverride(URI.create(endpoint)));
    DynamoDbClient client = builder.build();
    return open(client, place(client));
  }

  /** With a client of the table that is at this place. */
  static RemoteTable open(DynamoDbClient client, String place) {
    PurchaseDesign design = RemoteStore.DYNAMODB.design();
    DynamoDbKeys keys = DynamoDbKeys.of(design.layout());
    createTable(client, keys);
    Reading<Map<String, AttributeValue>> reading =
        new Reading<>(DynamoDbReader.of(client, TABLE, keys), DynamoDbPurchases::attributes);
    Writing<Map<String, AttributeValue>> writing =
        new Writing<>(
            DynamoDbWriter.of(client, TABLE, keys),
            (key, attributes) -> item(keys, key, attributes));
    return ClientTable.of(TABLE + " in DynamoDB at " + place, design, reading, writing)
        .questionOf(range -> shown(keys.query(TABLE, range)))
        .closedBy(client::close);
  }

  private static String place(DynamoDbClient client) {
    DynamoDbServiceClientConfiguration configured = client.serviceClientConfiguration();
    return configured
        .endpointOverride()
        .map(URI::toString)
        .orElseGet(() -> configured.region().id());
  }

  private static void createTable(DynamoDbClient client, DynamoDbKeys keys) {
    try {
      client.createTable(keys.createTable(TABLE));
    } catch (ResourceInUseException exists) {
      // It is there from an earlier run, with its rows.
      return;
    }
    client.waiter().waitUntilTableExists(request -> request.tableName(TABLE));
  }

  private static Map<String, AttributeValue> item(DynamoDbKeys keys, Key key, String attributes) {
    Map<String, AttributeValue> item = new HashMap<>(keys.key(key));
    item.put(ATTRIBUTES, AttributeValue.fromS(attributes));
    return item;
  }

  private static String attributes(Map<String, AttributeValue> item) {
    AttributeValue value = item.get(ATTRIBUTES);
    return value == null ? "" : value.s();
  }

  /** The condition with its names and values in their places. */
  private static String shown(QueryRequest query) {
    String shown = query.keyConditionExpression();
    for (Map.Entry<String, String> name : query.expressionAttributeNames().entrySet()) {
      shown = shown.replace(name.getKey(), name.getValue());
    }
    for (Map.Entry<String, AttributeValue> value : query.expressionAttributeValues().entrySet()) {
      shown = shown.replace(value.getKey(), "'" + value.getValue().s() + "'");
    }
    return shown;
  }
}
