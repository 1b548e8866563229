package dev.keywright.rekey.dynamodb;

import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** A ledger in a small table of the account: an item for each entry. */
public final class DynamoDbLedger implements Ledger {
  private static final String JOB = "rekeying";
  private static final String ENTRY = "entry";
  private static final String TEXT = "text";
  private static final Duration CREATION = Duration.ofMinutes(1);

  private final DynamoDbClient client;
  private final String table;
  private final String name;

  /**
   * The ledger of one re-keying.
   *
   * @param client stays the caller's
   * @param table see {@link #create}
   * @param name of the re-keying, such as the name of the old table
   */
  public DynamoDbLedger(DynamoDbClient client, String table, String name) {
    this.client = client;
    this.table = table;
    this.name = name;
  }

  /**
   * Creates the table, if it is not there, and waits for it. These calls may take longer than the
   * client lets the calls of a re-keying take: nothing depends on when they end.
   */
  public void create() {
    try {
      createIfMissing();
      client
          .waiter()
          .waitUntilTableExists(
              it -> it.tableName(table).overrideConfiguration(DynamoDbLedger::patient));
    } catch (SdkException failed) {
      throw unreachable(failed);
    }
  }

  private void createIfMissing() {
    try {
      client.createTable(
          request ->
              request
                  .tableName(table)
                  .overrideConfiguration(DynamoDbLedger::patient)
                  .billingMode(BillingMode.PAY_PER_REQUEST)
                  .keySchema(List.of(key(JOB, KeyType.HASH), key(ENTRY, KeyType.RANGE)))
                  .attributeDefinitions(List.of(text(JOB), text(ENTRY))));
    } catch (ResourceInUseException there) {
      // Made by another process.
    }
  }

  private static void patient(AwsRequestOverrideConfiguration.Builder call) {
    call.apiCallTimeout(CREATION).apiCallAttemptTimeout(CREATION);
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeDefinition text(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  @Override
  public Optional<String> read(String entry) {
    try {
      Map<String, AttributeValue> item =
          client.getItem(it -> it.tableName(table).key(key(entry)).consistentRead(true)).item();
      return Optional.ofNullable(item.get(TEXT)).map(AttributeValue::s);
    } catch (SdkException failed) {
      throw unreachable(failed);
    }
  }

  @Override
  public boolean replace(String entry, Optional<String> before, String after) {
    Map<String, AttributeValue> item = new HashMap<>(key(entry));
    item.put(TEXT, AttributeValue.fromS(after));
    PutItemRequest.Builder request =
        PutItemRequest.builder()
            .tableName(table)
            .item(item)
            .expressionAttributeNames(Map.of("#t", TEXT))
            .conditionExpression(before.isPresent() ? "#t = :b" : "attribute_not_exists(#t)");
    before.ifPresent(
        it -> request.expressionAttributeValues(Map.of(":b", AttributeValue.fromS(it))));
    try {
      client.putItem(request.build());
      return true;
    } catch (ConditionalCheckFailedException changed) {
      // The client itself repeats a call whose answer was lost.
      return read(entry).filter(after::equals).isPresent();
    } catch (SdkException failed) {
      throw unreachable(failed);
    }
  }

  private Map<String, AttributeValue> key(String entry) {
    return Map.of(JOB, AttributeValue.fromS(name), ENTRY, AttributeValue.fromS(entry));
  }

  private UnreachableStoreException unreachable(SdkException failed) {
    return new UnreachableStoreException(
        "the ledger " + table + ": " + failed.getMessage(), failed);
  }
}
