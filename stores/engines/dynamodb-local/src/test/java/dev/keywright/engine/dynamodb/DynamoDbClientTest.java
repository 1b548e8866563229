package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** What an application does with the client alone, as the adapter's README shows it. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbClientTest {
  private final DynamoDbKeys keys = DynamoDbKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("bob", 8);
  private final Map<String, AttributeValue> others = Map.of("cents", AttributeValue.fromN("350"));
  private final DynamoDbClient client;
  private final DynamoDbLocal engine;

  DynamoDbClientTest(DynamoDbLocal engine) {
    this.engine = engine;
    this.client = engine.client();
  }

  @BeforeEach
  void create() {
    client.createTable(keys.createTable("orders"));
  }

  @AfterEach
  void drop() {
    client.deleteTable(it -> it.tableName("orders"));
  }

  private void put(OrderKey put) {
    client.putItem(it -> it.tableName("orders").item(keys.item(put, others)));
  }

  private List<OrderKey> stored() {
    return client.scan(it -> it.tableName("orders")).items().stream().map(this::key).toList();
  }

  private OrderKey key(Map<String, AttributeValue> item) {
    return keys.decode(item, OrderKey::decode);
  }

  @Test
  void theReadmeShowsWhatThisTestRuns() {
    ShownLines.of("dynamodb/README.md", "## With the client alone").requireIn(getClass());
  }

  @Test
  void anItemIsDeletedByItsKey() {
    put(key);
    put(old);
    client.deleteItem(it -> it.tableName("orders").key(keys.key(key)));
    assertThat(stored()).containsExactly(old);
  }

  @Test
  void aPutOnConditionKeepsTheItemThatIsThere() {
    putIfAbsent();
    assertThat(stored()).containsExactly(key);
    assertThatThrownBy(this::putIfAbsent).isInstanceOf(ConditionalCheckFailedException.class);
  }

  private void putIfAbsent() {
    client.putItem(
        it ->
            it.tableName("orders")
                .item(keys.item(key, others))
                .conditionExpression("attribute_not_exists(partitionKey)"));
  }

  @Test
  void aBatchGetsTheItemsOfSeveralKeys() {
    put(key);
    put(old);
    put(new OrderKey("ann", 9));
    assertThat(
            client
                .batchGetItem(
                    it ->
                        it.requestItems(
                            Map.of(
                                "orders",
                                KeysAndAttributes.builder()
                                    .keys(List.of(keys.key(key), keys.key(old)))
                                    .build())))
                .responses()
                .get("orders"))
        .extracting(this::key)
        .containsExactlyInAnyOrder(key, old);
  }

  @Test
  void aTransactionMovesAnItem() {
    put(old);
    client.transactWriteItems(
        it ->
            it.transactItems(
                TransactWriteItem.builder()
                    .put(put -> put.tableName("orders").item(keys.item(key, others)))
                    .build(),
                TransactWriteItem.builder()
                    .delete(gone -> gone.tableName("orders").key(keys.key(old)))
                    .build()));
    assertThat(stored()).containsExactly(key);

    assertThatThrownBy(
            () ->
                client.transactWriteItems(
                    it ->
                        it.transactItems(
                            TransactWriteItem.builder()
                                .put(put -> put.tableName("orders").item(keys.item(old, others)))
                                .build(),
                            TransactWriteItem.builder()
                                .conditionCheck(
                                    check ->
                                        check
                                            .tableName("orders")
                                            .key(keys.key(key))
                                            .conditionExpression(
                                                "attribute_not_exists(partitionKey)"))
                                .build())))
        .isInstanceOf(TransactionCanceledException.class);
    assertThat(stored()).as("neither of the two").containsExactly(key);
  }

  @Test
  void theAsynchronousClientTakesTheSameKeysAndQueries() {
    List<OrderKey> all = IntStream.range(0, 40).mapToObj(it -> new OrderKey("ann", it)).toList();
    all.forEach(this::put);
    put(old);
    KeyRange<String> range = OrderKey.scan().user("ann").all();
    List<OrderKey> found = Collections.synchronizedList(new ArrayList<>());
    DynamoDbAsyncClient asyncClient = engine.asyncClient();
    assertThat(
            asyncClient
                .getItem(it -> it.tableName("orders").key(keys.key(key)))
                .thenApply(answer -> keys.decode(answer.item(), OrderKey::decode)))
        .succeedsWithin(Duration.ofSeconds(10))
        .isEqualTo(key);
    assertThat(
            asyncClient
                .queryPaginator(keys.query("orders", range))
                .items()
                .subscribe(item -> found.add(keys.decode(item, OrderKey::decode))))
        .succeedsWithin(Duration.ofSeconds(10));
    assertThat(found).isEqualTo(all);
  }

  @Test
  void threeLinesMakeAnEntity() {
    put(key);
    Map<String, AttributeValue> item =
        client.getItem(it -> it.tableName("orders").key(keys.key(key))).item();
    OrderKey stored = keys.decode(item, OrderKey::decode);
    long cents = Long.parseLong(item.get("cents").n());
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  @Test
  void anItemOfAnOlderVersionIsARecordOfItsParts() {
    Map<String, AttributeValue> item = keys.key(OlderRows.ofVersion1("ann", 7));
    client.putItem(it -> it.tableName("orders").item(item));

    OrderKey.V1 first =
        keys.decode(
            client.getItem(it -> it.tableName("orders").key(item)).item(), OrderKey::decodeV1);
    assertThat(first).isEqualTo(new OrderKey.V1("ann", 7));
    assertThat(first.toCurrent()).isEqualTo(key);
  }
}
