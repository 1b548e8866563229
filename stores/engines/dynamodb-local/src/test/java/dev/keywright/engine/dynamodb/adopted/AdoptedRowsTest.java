package dev.keywright.engine.dynamodb.adopted;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.engine.dynamodb.DynamoDbLocal;
import dev.keywright.engine.dynamodb.OneDynamoDbLocal;
import dev.keywright.engine.dynamodb.adopted.Order.Status;
import dev.keywright.runtime.KeyRange;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** 5,000 items as hand-written code wrote them: none is changed, and each query has its answer. */
@ExtendWith(OneDynamoDbLocal.class)
class AdoptedRowsTest {
  private static final int ROUNDS = 50;
  private static final SampleRows ROWS = SampleRows.of(new Random(36));
  private static HandWritten sdk;
  private static AdoptedTable table;

  private final Set<String> queries = new HashSet<>();
  private int rows;
  private int unequal;

  @BeforeAll
  static void write(DynamoDbLocal engine) {
    sdk = new HandWritten(engine.client(), "adopted-rows");
    sdk.createTable();
    sdk.write(ROWS);
    table = AdoptedTable.of(engine.client(), "adopted-rows");
  }

  @AfterAll
  static void drop() {
    sdk.client().deleteTable(it -> it.tableName(sdk.table()));
  }

  @Test
  void everyItemIsReadCompletelyAndSavedAsItWas() {
    List<Map<String, AttributeValue>> items = sdk.scan();
    Set<Object> read = new HashSet<>();
    int changed = 0;
    for (Map<String, AttributeValue> item : items) {
      Object entity = table.entity(item);
      read.add(entity);
      changed += Schemas.item(entity).equals(item) ? 0 : 1;
    }
    Set<Object> written = new HashSet<>(ROWS.counters());
    ROWS.ofUsers().forEach(written::add);
    System.out.printf("Adopted: %,d items, saved otherwise: %d%n", items.size(), changed);
    assertThat(items).hasSize(5_000);
    assertThat(read).isEqualTo(written);
    assertThat(changed).isZero();
  }

  @Test
  void twelveQueriesHaveTheAnswersOfTheSdk() {
    Random random = new Random(37);
    for (int i = 0; i < ROUNDS; i++) {
      Item item = ROWS.items().get(random.nextInt(ROWS.items().size()));
      Order order = ROWS.orders().get(random.nextInt(ROWS.orders().size()));
      askForUser(order);
      askForItems(item);
      askIndex(SampleRows.STATUSES.get(i % 3), order.at());
      askShards(SampleRows.FIRST_DAY.plusDays(i % SampleRows.DAYS));
    }
    System.out.printf(
        "Adopted: %d queries, %d times each, %,d items, unlike those of the SDK: %d%n",
        queries.size(), ROUNDS, rows, unequal);
    assertThat(queries).hasSize(12);
    assertThat(unequal).isZero();
  }

  private void askForUser(Order order) {
    String user = "USER#" + order.email();
    OrderKey.AfterEmail orders = OrderKey.scan().email(order.email());
    String begin = "PK = :0 AND begins_with(SK, :1)";
    same("profile", sdk.get(user, "PROFILE"), table.users().find(new ProfileKey(order.email())));
    same("all of a user", sdk.ask("PK = :0", user), RowKey.scan().email(order.email()).all());
    same("orders", sdk.ask(begin, user, "ORDER#"), orders.all());
    same(
        "newest orders",
        sdk.newest(3, sdk.query(begin, user, "ORDER#")),
        table.users().read(orders.all().backward(), 3));
    same(
        "orders of an instant",
        sdk.ask(begin, user, "ORDER#" + order.at() + "#"),
        orders.at(order.at()).all());
  }

  private void askForItems(Item item) {
    String user = "USER#" + item.email();
    String order = "ITEM#" + HandWritten.padded(6, item.orderId()) + "#";
    ItemKey key = ItemKey.of(item);
    same(
        "item", sdk.get(user, order + HandWritten.padded(3, item.line())), table.users().find(key));
    same(
        "items of an order",
        sdk.ask("PK = :0 AND begins_with(SK, :1)", user, order),
        ItemKey.scan().email(item.email()).orderId(item.orderId()).all());
    same(
        "some lines of an order",
        sdk.ask("PK = :0 AND SK BETWEEN :1 AND :2", user, order + "002", order + "005"),
        ItemKey.scan().email(item.email()).orderId(item.orderId()).line().between(2, 6));
  }

  private void askIndex(Status state, Instant at) {
    String status = "STATUS#" + state;
    OrderByStatusKey.AfterStatus scan = OrderByStatusKey.scan().status(state);
    same(
        "orders in a status",
        sdk.all(sdk.query("GSI1PK = :0", status).indexName("GSI1")),
        table.byStatus().read(scan.all()));
    same(
        "newest in a status",
        sdk.newest(20, sdk.query("GSI1PK = :0", status).indexName("GSI1")),
        table.byStatus().read(scan.all().backward(), 20));
    // Many orders have this one index key.
    String instant = at.toString();
    same(
        "in a status at an instant",
        sdk.all(sdk.query("GSI1PK = :0 AND GSI1SK = :1", status, instant).indexName("GSI1")),
        table.byStatus().read(scan.at(at)));
  }

  private void askShards(LocalDate day) {
    same(
        "views of a day's pages",
        sdk.views(day, "tea1"),
        table
            .counters()
            .read(CounterKey.scan().day(day).page().startsWith("tea1"), table::counterKey, 1_000));
  }

  private void same(String query, List<Map<String, AttributeValue>> expected, KeyRange<?> range) {
    same(query, expected, table.users().read(range));
  }

  private void same(
      String query,
      List<Map<String, AttributeValue>> expected,
      Optional<Map<String, AttributeValue>> found) {
    same(query, expected, found.stream().iterator());
  }

  private void same(
      String query,
      List<Map<String, AttributeValue>> expected,
      Iterator<Map<String, AttributeValue>> found) {
    List<Map<String, AttributeValue>> read = new ArrayList<>();
    found.forEachRemaining(read::add);
    queries.add(query);
    rows += read.size();
    unequal += read.equals(expected) ? 0 : 1;
  }
}
