package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The command reads the keys of a table with two kinds of item. */
class LiveTableTest {
  private static final String TABLE = "live";
  private static final int USERS = 200;
  private static final int BUSY = 7;
  private static final int ORDERS_OF_BUSY = 400;
  private static final int OTHER_ORDERS = 3;
  private static final int STATES = 4;
  private static final int ITEMS = USERS + ORDERS_OF_BUSY + (USERS - 1) * OTHER_ORDERS;

  /** Makes segments of several pages, none of which holds this attribute. */
  private static final String NOTE = "n".repeat(6_000);

  private static final int MOST_IN_BATCH = 25;

  @TempDir private static Path directory;
  private static LoopbackServer server;
  private static CommandProgram keywright;

  @BeforeAll
  static void fill() throws Exception {
    keywright = CommandProgram.in(directory, "dynamodb");
    server = LoopbackServer.start();
    try (DynamoDbClient client = server.client()) {
      client.createTable(
          table ->
              table
                  .tableName(TABLE)
                  .billingMode(BillingMode.PAY_PER_REQUEST)
                  .keySchema(List.of(key("PK", KeyType.HASH), key("SK", KeyType.RANGE)))
                  .attributeDefinitions(List.of(text("PK"), text("SK"), text("STATE")))
                  .globalSecondaryIndexes(List.of(index())));
      List<WriteRequest> items = items();
      for (int i = 0; i < ITEMS; i += MOST_IN_BATCH) {
        List<WriteRequest> batch = items.subList(i, Math.min(ITEMS, i + MOST_IN_BATCH));
        assertThat(client.batchWriteItem(it -> it.requestItems(Map.of(TABLE, batch))))
            .satisfies(it -> assertThat(it.unprocessedItems()).isEmpty());
      }
    }
  }

  private static GlobalSecondaryIndex index() {
    return GlobalSecondaryIndex.builder()
        .indexName("byState")
        .keySchema(List.of(key("STATE", KeyType.HASH), key("SK", KeyType.RANGE)))
        .projection(it -> it.projectionType(ProjectionType.KEYS_ONLY))
        .build();
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

  @AfterAll
  static void stop() {
    server.close();
  }

  private static List<WriteRequest> items() {
    List<WriteRequest> items = new ArrayList<>();
    for (int user = 0; user < USERS; user++) {
      items.add(item(user, "PROFILE"));
      int orders = user == BUSY ? ORDERS_OF_BUSY : OTHER_ORDERS;
      for (int order = 0; order < orders; order++) {
        String number = String.format(Locale.ROOT, "ORDER#%06d", order * 31 + user);
        items.add(order == 0 ? open(user, number) : item(user, number));
      }
    }
    return items;
  }

  private static WriteRequest item(int user, String sort) {
    return put(attributes(user, sort));
  }

  /** An item that is in the index, as few are. */
  private static WriteRequest open(int user, String sort) {
    Map<String, AttributeValue> item = new HashMap<>(attributes(user, sort));
    item.put("STATE", AttributeValue.fromS("OPEN#" + user % STATES));
    return put(item);
  }

  private static Map<String, AttributeValue> attributes(int user, String sort) {
    return Map.of(
        "PK", AttributeValue.fromS("USER#" + user),
        "SK", AttributeValue.fromS(sort),
        "note", AttributeValue.fromS(NOTE));
  }

  private static WriteRequest put(Map<String, AttributeValue> item) {
    return WriteRequest.builder().putRequest(put -> put.item(item)).build();
  }

  private static Output run(Map<String, String> environment, String words, String... more) {
    Map<String, String> all =
        new HashMap<>(
            Map.of(
                "AWS_ENDPOINT_URL_DYNAMODB", server.endpoint(),
                "AWS_REGION", "us-east-1",
                "AWS_ACCESS_KEY_ID", "local",
                "AWS_SECRET_ACCESS_KEY", "local"));
    all.putAll(environment);
    List<String> arguments = new ArrayList<>(List.of(words.split(" ")));
    arguments.addAll(List.of("--store", "dynamodb"));
    arguments.addAll(List.of(more));
    return keywright.run(all, arguments.toArray(String[]::new));
  }

  @Test
  void bothKindsOfItemShowInTheSortKey() {
    Output profile = run(Map.of(), "profile --table live --column SK --regions 4");
    System.out.println(profile.text());
    assertThat(profile.exitCode()).isZero();
    assertThat(profile.text())
        .startsWith(String.format(Locale.ROOT, "%,d keys of 7 to 12 bytes", ITEMS))
        .containsPattern("PROFILE +200\n")
        .containsPattern("ORDER#0 +83\\.3 %");
  }

  @Test
  void aBusyItemCollectionShowsInThePartitionKey() {
    Output profile = run(Map.of(), "profile --table live --column PK --regions 4");
    System.out.println(profile.text());
    assertThat(profile.exitCode()).isZero();
    assertThat(profile.text()).containsPattern("USER#7 +401\n");
  }

  @Test
  void bothKindsAreInferredAndVerified() {
    Output infer = run(Map.of(), "infer --table live --candidates 1");
    System.out.println(infer.text());
    assertThat(infer.text())
        .contains("PK: \"USER#\"", "SK: \"PROFILE\"", "SK: \"ORDER#\"")
        .contains(String.format(Locale.ROOT, "%1$,d of %1$,d keys", ITEMS));
    String user = "TEXT | PK: \"USER#\" user int unordered | SK: ";
    Output verify =
        run(
            Map.of(),
            "verify --table live",
            "--layout",
            user + "\"PROFILE\"",
            "--layout",
            user + "\"ORDER#\" number int pad=6");
    assertThat(verify.text())
        .startsWith(String.format(Locale.ROOT, "All %,d keys can be read.", ITEMS));
    assertThat(verify.exitCode()).isZero();
  }

  @Test
  void anIndexIsReadInstead() {
    Output infer = run(Map.of(), "infer --table live --index byState --candidates 1");
    assertThat(infer.text())
        .contains("STATE: \"OPEN#\"", "SK: \"ORDER#\"")
        .contains(String.format(Locale.ROOT, "%1$,d of %1$,d keys", USERS));
    Output profile = run(Map.of(), "profile --table live --index byState --column STATE");
    assertThat(profile.text()).startsWith("200 keys, each of 6 bytes");
    Output verify =
        run(
            Map.of(),
            "verify --table live --index byState",
            "--layout",
            "TEXT | STATE: \"OPEN#\" state int pad=1 | SK: \"ORDER#\" number int pad=6");
    assertThat(verify.text()).startsWith("All 200 keys can be read.");
    assertThat(verify.exitCode()).isZero();
  }

  @Test
  void theMessageNamesWhatIsMissing() {
    Output index = run(Map.of(), "profile --table live --index byStat --column PK");
    assertThat(index.text())
        .isEqualTo("keywright: dynamodb:live:byStat: the table has no such index; it has byState");
    Output column = run(Map.of(), "profile --table live");
    assertThat(column.text())
        .isEqualTo(
            "keywright: dynamodb:live: the key has several columns; name one:"
                + " --column PK or --column SK");
    Output table = run(Map.of(), "profile --table nothing --column PK");
    assertThat(table.text())
        .isEqualTo(
            "keywright: dynamodb:nothing: there is no such table in this account and region");
    Output account =
        run(
            Map.of(
                "AWS_ACCESS_KEY_ID", "",
                "AWS_EC2_METADATA_DISABLED", "true",
                "AWS_PROFILE", "none"),
            "profile --table live");
    assertThat(account.text())
        .isEqualTo(
            "keywright: dynamodb:live: there are no credentials: set AWS_ACCESS_KEY_ID and"
                + " AWS_SECRET_ACCESS_KEY, or AWS_PROFILE");
    assertThat(List.of(index, column, table, account))
        .allSatisfy(it -> assertThat(it.exitCode()).isEqualTo(3));
  }
}
