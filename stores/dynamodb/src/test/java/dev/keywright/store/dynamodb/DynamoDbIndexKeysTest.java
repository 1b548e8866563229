package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.UnsupportedRangeException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Keys of indexes that have several attributes. */
class DynamoDbIndexKeysTest {
  private static final String MATCHES =
      "TEXT separator=',' partition=2 | tournament: a String native | region: b long native"
          + " | round: c String native | match: d long native";

  private final DynamoDbKeys table = DynamoDbKeys.of(TableKey.LAYOUT);
  private final DynamoDbKeys index = DynamoDbKeys.of(MATCHES);

  private static Key match(String tournament, long region, String round, long match) {
    Map<String, Object> columns =
        Columns.of("tournament", tournament)
            .and("region", region)
            .and("round", round)
            .and("match", match)
            .asMap();
    return () -> columns;
  }

  private static KeyRange<Long> matches(long from, long to) {
    Map<String, Object> fixed =
        Columns.of("tournament", "winter").and("region", 4L).and("round", "final").asMap();
    return KeyRange.of(fixed, "match", from, to, ColumnOrder.LONG);
  }

  @Test
  void eachAttributeHasItsOwnType() {
    assertThat(index.key(match("winter", 4, "final", 7)))
        .containsExactly(
            Map.entry("tournament", fromS("winter")),
            Map.entry("region", fromN("4")),
            Map.entry("round", fromS("final")),
            Map.entry("match", fromN("7")));
  }

  @Test
  void theTableIsCreatedWithItsIndexes() {
    CreateTableRequest request = table.createTable("matches", Map.of("byRegion", index));
    GlobalSecondaryIndex made = request.globalSecondaryIndexes().get(0);

    assertThat(made.indexName()).isEqualTo("byRegion");
    assertThat(made.keySchema())
        .extracting(it -> it.attributeName() + " " + it.keyTypeAsString())
        .containsExactly("tournament HASH", "region HASH", "round RANGE", "match RANGE");
    assertThat(request.keySchema())
        .extracting(it -> it.attributeName() + " " + it.keyTypeAsString())
        .containsExactly("partitionKey HASH", "order RANGE");
    assertThat(request.attributeDefinitions())
        .hasSize(6)
        .anySatisfy(
            it -> {
              assertThat(it.attributeName()).isEqualTo("region");
              assertThat(it.attributeType()).isEqualTo(ScalarAttributeType.N);
            });
  }

  @Test
  void anAttributeOfTwoTypesIsRefused() {
    DynamoDbKeys other =
        DynamoDbKeys.of("TEXT separator=',' | order: a String native | partitionKey: b String");

    assertThatThrownBy(() -> table.createTable("matches", Map.of("other", other)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "attribute order holds integers in one key and text in another; give each key"
                + " attributes of its own");
  }

  @Test
  void noTableHasSuchAKey() {
    assertThatThrownBy(() -> index.createTable("matches"))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessage(
            "DynamoDB cannot hold this layout: it has 2 partition and 2 sort attributes, but a"
                + " table has one of each; only an index may have more: createTable(table,"
                + " Map.of(index, keys))");
    assertThatThrownBy(
            () -> DynamoDbKeys.of(TableKey.LAYOUT + " | c: c long native").createTable("orders"))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageContaining("it has 1 partition and 2 sort attributes");
  }

  @Test
  void noIndexHasMoreThanFourOfEither() {
    String sort = " | c: c int pad=1 | d: d int pad=1 | e: e int pad=1";
    assertThat(DynamoDbKeys.of(TableKey.LAYOUT + sort).sortKey()).hasSize(4);
    assertThatThrownBy(() -> DynamoDbKeys.of(TableKey.LAYOUT + sort + " | f: f int pad=1"))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageContaining("it has 5 sort columns, but a sort key has at most 4");
    String partition =
        "BINARY partition=5 | a: a long native | b: b long native | c: c long native"
            + " | d: d long native | e: e long native";
    assertThatThrownBy(() -> DynamoDbKeys.of(partition))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageContaining("it has 5 partition columns, but a partition key has at most 4");
  }

  @Test
  void theConditionFixesAllButTheLast() {
    QueryRequest query = index.query("matches", matches(3, 9));

    assertThat(query.keyConditionExpression())
        .isEqualTo("#p = :p AND #p2 = :p2 AND #e = :e AND #s BETWEEN :from AND :last");
    assertThat(query.expressionAttributeNames())
        .isEqualTo(Map.of("#p", "tournament", "#p2", "region", "#e", "round", "#s", "match"));
    assertThat(query.expressionAttributeValues())
        .isEqualTo(
            Map.of(
                ":p", fromS("winter"),
                ":p2", fromN("4"),
                ":e", fromS("final"),
                ":from", fromN("3"),
                ":last", fromN("8")));
  }

  @Test
  void allRowsOfAPartitionNeedNoCondition() {
    Map<String, Object> fixed = Columns.of("tournament", "winter").and("region", 4L).asMap();

    assertThat(
            index
                .query("matches", KeyRange.of(fixed, "round", "", null, ColumnOrder.TEXT))
                .keyConditionExpression())
        .isEqualTo("#p = :p AND #p2 = :p2");
  }

  @Test
  void aPartitionAttributeThatIsOpenIsRefused() {
    assertThatThrownBy(
            () ->
                index.query(
                    "matches", KeyRange.of(Map.of(), "tournament", "w", "w\0", ColumnOrder.TEXT)))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("Fix tournament, region, and ask for a range of a sort key");
    assertThatThrownBy(
            () ->
                index.query(
                    "matches",
                    KeyRange.of(Map.of("tournament", "w"), "region", 1L, 5L, ColumnOrder.LONG)))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("Fix region, and ask for a range of a sort key");
  }

  @Test
  void anIndexWithoutSortAttributesFindsItsPartition() {
    DynamoDbKeys alone =
        DynamoDbKeys.of("BINARY partition=2 | a: a long native | b: b long native");

    assertThat(
            alone
                .query("matches", KeyRange.of(Map.of("a", 1L), "b", 5L, 6L, ColumnOrder.LONG))
                .keyConditionExpression())
        .isEqualTo("#p = :p AND #p2 = :p2");
  }
}
