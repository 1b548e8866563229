package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class DynamoDbReaderTest {
  private static final KeyRange<Long> ORDERS =
      KeyRange.of(Map.of("partitionKey", "ann"), "order", 1L, 9L, ColumnOrder.LONG);

  private final DynamoDbKeys keys = DynamoDbKeys.of(TableKey.LAYOUT);
  private final Deque<Supplier<QueryResponse>> answers = new ArrayDeque<>();
  private final StubClient client = new StubClient();
  private final DynamoDbReader reader = DynamoDbReader.of(client, "orders", keys);

  @BeforeEach
  void answerInTurn() {
    client.queryAnswer = request -> answers.remove().get();
  }

  private Map<String, AttributeValue> item(long order) {
    return keys.key(new TableKey("ann", order));
  }

  private void answerPage(long next, Long... orders) {
    QueryResponse.Builder answer =
        QueryResponse.builder().items(Arrays.stream(orders).map(this::item).toList());
    if (next > 0) {
      answer.lastEvaluatedKey(item(next));
    }
    answers.add(answer::build);
  }

  private List<Long> orders(PagedRows<Map<String, AttributeValue>> rows) {
    List<Long> orders = new ArrayList<>();
    rows.forEachRemaining(row -> orders.add(reader.columns(row).number("order")));
    return orders;
  }

  @Test
  void pagesThatAreShortOrEmptyAreFollowedToTheEnd() {
    answerPage(2, 1L, 2L);
    answerPage(3);
    answerPage(0, 4L);

    PagedRows<Map<String, AttributeValue>> rows = reader.read(ORDERS);

    assertThat(orders(rows)).containsExactly(1L, 2L, 4L);
    assertThat(rows.requests()).isEqualTo(3);
    assertThat(reader.requests()).isEqualTo(3);
    assertThat(client.queries.get(0).hasExclusiveStartKey()).isFalse();
    assertThat(client.queries.get(1).exclusiveStartKey()).isEqualTo(item(2));
    assertThat(client.queries.get(2).exclusiveStartKey()).isEqualTo(item(3));
    assertThat(client.queries).allMatch(query -> query.limit() == null);
  }

  @Test
  void noMoreRowsAreAskedForThanTheLimitLeaves() {
    answerPage(2, 1L, 2L);
    answerPage(3, 3L);

    assertThat(orders(reader.read(ORDERS, 3))).containsExactly(1L, 2L, 3L);
    assertThat(client.queries).extracting(query -> query.limit()).containsExactly(3, 1);
  }

  @Test
  void anErrorIsThrownAndThePageIsAskedForAgain() {
    answerPage(2, 1L, 2L);
    answers.add(
        () -> {
          throw ProvisionedThroughputExceededException.builder().message("slow down").build();
        });
    answerPage(0, 3L);

    PagedRows<Map<String, AttributeValue>> rows = reader.read(ORDERS);

    assertThat(rows.next()).isEqualTo(item(1));
    assertThat(rows.next()).isEqualTo(item(2));
    assertThatThrownBy(rows::hasNext).isInstanceOf(ProvisionedThroughputExceededException.class);
    assertThat(orders(rows)).containsExactly(3L);
  }

  @Test
  void nothingIsAskedForBeforeARowIsWantedOrBehindTheEnd() {
    PagedRows<Map<String, AttributeValue>> rows = reader.read(ORDERS);
    rows.close();

    assertThat(rows.hasNext()).isFalse();
    assertThat(client.queries).isEmpty();
  }

  @Test
  void anEmptyRangeMakesNoRequest() {
    KeyRange<Long> empty =
        KeyRange.of(Map.of("partitionKey", "ann"), "order", 1L, 1L, ColumnOrder.LONG);

    assertThat(reader.read(empty).hasNext()).isFalse();
    assertThat(client.queries).isEmpty();
  }

  @Test
  void aPartitionKeyThatTheStoreWouldRefuseHoldsNothing() {
    for (String refused : new String[] {"", "x".repeat(2_049)}) {
      KeyRange<Long> behind =
          KeyRange.of(Map.of("partitionKey", refused), "order", 1L, 9L, ColumnOrder.LONG);
      assertThat(reader.read(behind).hasNext()).isFalse();
      KeyRange<String> one =
          KeyRange.of(Map.of(), "partitionKey", refused, refused + '\0', ColumnOrder.TEXT);
      assertThat(reader.read(one).hasNext()).isFalse();
    }
    assertThat(client.queries).isEmpty();
  }

  @Test
  void eachQueryCanBeAskedToBeConsistent() {
    answerPage(2, 1L, 2L);
    answerPage(0, 3L);
    DynamoDbReader consistent =
        reader.asking(query -> query.toBuilder().consistentRead(true).build());

    assertThat(orders(consistent.read(ORDERS))).containsExactly(1L, 2L, 3L);
    assertThat(client.queries).hasSize(2).allMatch(QueryRequest::consistentRead);
  }

  @Test
  void whatIsAskedMoreThanOnceIsAskedTogether() {
    answerPage(0, 1L);
    DynamoDbReader refined =
        reader
            .asking(query -> query.toBuilder().consistentRead(true).build())
            .asking(query -> query.toBuilder().filterExpression("attribute_exists(x)").build());

    assertThat(orders(refined.read(ORDERS))).containsExactly(1L);
    assertThat(client.queries)
        .singleElement()
        .matches(QueryRequest::consistentRead)
        .matches(query -> query.filterExpression().equals("attribute_exists(x)"));
  }

  @Test
  void aPageCanBeSmaller() {
    answerPage(2, 1L, 2L);
    answerPage(0, 3L);

    assertThat(orders(reader.pageRows(2).read(ORDERS, 3))).containsExactly(1L, 2L, 3L);
    assertThat(client.queries).extracting(query -> query.limit()).containsExactly(2, 1);
    assertThatThrownBy(() -> reader.pageRows(0)).hasMessageStartingWith("pageRows is 0");
  }

  @Test
  void aQueryOfAnIndexCannotBecomeOneOfTheTable() {
    DynamoDbReader ofTable =
        reader.index("GSI1", keys).asking(query -> query.toBuilder().indexName(null).build());

    assertThatThrownBy(() -> ofTable.read(ORDERS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the query asks no index, but this reader is that of index GSI1: leave indexName as it"
                + " is in asking");
  }
}
