package dev.keywright.engine.dynamodb.rekeyed;

import dev.keywright.rekey.dynamodb.DynamoDbLedger;
import dev.keywright.rekey.dynamodb.DynamoDbTableAdmin;
import dev.keywright.rekey.dynamodb.DynamoDbTables;
import dev.keywright.rekey.dynamodb.TableKeys;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Two tables of one run, and what reaches them. */
record RekeyedTables(DynamoDbClient client, String run) {
  private static final TableKeys KEYS = new TableKeys(List.of("id"), List.of("pk"), Set.of());
  private static final String LEDGER = "rekeyings";
  private static final Duration CREATION = Duration.ofMinutes(1);

  static DynamoDbClient connect(String endpoint, Duration longestCall) {
    return DynamoDbClient.builder()
        .endpointOverride(URI.create(endpoint))
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .overrideConfiguration(it -> it.apiCallTimeout(longestCall))
        .build();
  }

  void create() {
    ledger().create();
    create(run + "-old", "id");
    create(run + "-new", "pk");
  }

  private void create(String table, String key) {
    client.createTable(
        request ->
            request
                .tableName(table)
                // The time-out of the client is that of the calls of a re-keying.
                .overrideConfiguration(it -> it.apiCallTimeout(CREATION))
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(
                    List.of(
                        KeySchemaElement.builder()
                            .attributeName(key)
                            .keyType(KeyType.HASH)
                            .build()))
                .attributeDefinitions(
                    List.of(
                        AttributeDefinition.builder()
                            .attributeName(key)
                            .attributeType(ScalarAttributeType.S)
                            .build())));
  }

  TextTables tables() {
    return new TextTables(
        new DynamoDbTables(client, run + "-old", run + "-new", KEYS, Optional.empty()));
  }

  DynamoDbTableAdmin admin() {
    return new DynamoDbTableAdmin(client, run + "-old", run + "-new", KEYS);
  }

  DynamoDbLedger ledger() {
    return new DynamoDbLedger(client, LEDGER, run);
  }
}
