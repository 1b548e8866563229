package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedRangeException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class DynamoDbKeysTest {
  private static final String ONE_COLUMN = "TEXT separator='!' | partitionKey: a String";
  private static final String BYTES = "BINARY | partitionKey: a int | sortKey: b byte[]";

  private final DynamoDbKeys keys = DynamoDbKeys.of(TableKey.LAYOUT);

  private static KeyRange<Long> orders(long from, @Nullable Long to) {
    return KeyRange.of(Map.of("partitionKey", "ann"), "order", from, to, ColumnOrder.LONG);
  }

  private static KeyRange<String> partitions(String from, @Nullable String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  @Test
  void theAttributesAreTheColumns() {
    Map<String, AttributeValue> item = keys.key(new TableKey("ann", -7));

    assertThat(item)
        .containsExactly(Map.entry("partitionKey", fromS("ann")), Map.entry("order", fromN("-7")));
    assertThat(keys.columns(item).all())
        .containsExactly(Map.entry("partitionKey", "ann"), Map.entry("order", -7L));
  }

  @Test
  void anItemHasItsKeyAndOtherAttributes() {
    TableKey key = new TableKey("ann", -7);

    assertThat(keys.item(key, Map.of("value", fromS("x"))))
        .containsExactly(
            Map.entry("partitionKey", fromS("ann")),
            Map.entry("order", fromN("-7")),
            Map.entry("value", fromS("x")));
    assertThatThrownBy(() -> keys.item(key, Map.of("order", fromN("8"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("attribute order is part of the key; give the others other names");
  }

  @Test
  void bytesStayBytes() {
    AttributeValue one = fromB(SdkBytes.fromByteArray(new byte[] {1}));
    assertThat(
            DynamoDbKeys.of(BYTES)
                .columns(Map.of("partitionKey", one, "sortKey", one))
                .bytes("sortKey"))
        .containsExactly(1);
  }

  @Test
  void anItemWithoutTheKeyIsRefused() {
    assertThatThrownBy(() -> keys.columns(Map.of("partitionKey", fromS("ann"))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> keys.columns(Map.of("partitionKey", fromS("ann"), "order", fromS("7"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("key attribute order holds integers");
  }

  private static TableKey decoded(Map<String, Object> columns) {
    return new TableKey(Columns.text(columns, "partitionKey"), Columns.number(columns, "order"));
  }

  @Test
  void anItemIsDecodedWhateverElseItHolds() {
    Map<String, AttributeValue> item =
        Map.of(
            "partitionKey", fromS("ann"),
            "order", fromN("-7"),
            "price", fromN("1.5"),
            "paid", AttributeValue.fromBool(true));

    assertThat(keys.<TableKey>decode(item, DynamoDbKeysTest::decoded))
        .isEqualTo(new TableKey("ann", -7));
  }

  @Test
  void theAttributeAtFaultIsNamed() {
    assertThatThrownBy(
            () -> keys.decode(Map.of("partitionKey", fromS("ann")), DynamoDbKeysTest::decoded))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"order\": expected a long, found no such column");
    assertThatThrownBy(
            () ->
                keys.decode(
                    Map.of("partitionKey", fromS("ann"), "order", fromS("7")),
                    DynamoDbKeysTest::decoded))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"order\": expected a long, found \"7\" (String)");
    assertThatThrownBy(
            () ->
                keys.decode(
                    Map.of("partitionKey", fromS("ann"), "order", fromN("1e3")),
                    DynamoDbKeysTest::decoded))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("column \"order\": expected a long, found AttributeValue");
  }

  /** A key of an index in the same items. */
  private record IndexKey(Map<String, Object> columns) implements Key {}

  @Test
  void oneItemHasTheAttributesOfAllItsKeys() {
    Key byMail = new IndexKey(Map.of("GSI1PK", "a@b.c"));
    Key local = new IndexKey(Columns.of("partitionKey", "ann").and("LSI1SK", "x").asMap());

    assertThat(keys.attributes(new TableKey("ann", -7), byMail, local))
        .containsExactly(
            Map.entry("partitionKey", fromS("ann")),
            Map.entry("order", fromN("-7")),
            Map.entry("GSI1PK", fromS("a@b.c")),
            Map.entry("LSI1SK", fromS("x")));
    assertThat(keys.attributes(new TableKey("ann", -7)))
        .isEqualTo(keys.key(new TableKey("ann", -7)));
  }

  @Test
  void anAttributeWithTwoContentsIsRefusedWithBothKeys() {
    TableKey key = new TableKey("ann", -7);
    Key other = new IndexKey(Map.of("partitionKey", "bob"));

    assertThatThrownBy(() -> keys.attributes(key, other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "attribute partitionKey has different contents in TableKey[partitionKey=ann, order=-7]"
                + " and in IndexKey[columns={partitionKey=bob}]; give each key attributes of its"
                + " own, such as column = \"GSI1partitionKey\"");
  }

  @Test
  void aKeyOfAnIndexThatTheStoreRefusesIsRefused() {
    Key empty = new IndexKey(Map.of("GSI1PK", ""));
    Key tooLong = new IndexKey(Columns.of("GSI1PK", "a").and("GSI1SK", "x".repeat(1_025)).asMap());

    assertThatThrownBy(() -> keys.attributes(new TableKey("ann", -7), empty))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("GSI1PK");
    assertThatThrownBy(() -> keys.attributes(new TableKey("ann", -7), tooLong))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("GSI1SK")
        .hasMessageContaining("1,024");
  }

  @Test
  void namesThatNoExpressionTakesStandInItsNames() {
    DynamoDbKeys odd =
        DynamoDbKeys.of("TEXT separator='#' | table: a String | \"sort-key\": b String");
    KeyRange<String> range =
        KeyRange.of(Map.of("table", "x"), "sort-key", "a#", "a$", ColumnOrder.TEXT);
    QueryRequest query = odd.query("t", range);

    assertThat(query.keyConditionExpression()).isEqualTo("#p = :p AND begins_with(#s, :s)");
    assertThat(query.expressionAttributeNames())
        .containsExactly(Map.entry("#p", "table"), Map.entry("#s", "sort-key"));
    assertThat(odd.createTable("t").keySchema())
        .extracting(it -> it.attributeName())
        .containsExactly("table", "sort-key");
  }

  @Test
  void aTableIsCreatedWithTheTypesOfTheColumns() {
    CreateTableRequest request = keys.createTable("orders");

    assertThat(request.tableName()).isEqualTo("orders");
    assertThat(request.keySchema())
        .extracting(it -> it.attributeName() + " " + it.keyType())
        .containsExactly("partitionKey " + KeyType.HASH, "order " + KeyType.RANGE);
    assertThat(request.attributeDefinitions())
        .extracting(it -> it.attributeName() + " " + it.attributeType())
        .containsExactly("partitionKey " + ScalarAttributeType.S, "order " + ScalarAttributeType.N);
    assertThat(DynamoDbKeys.of(BYTES).createTable("bytes").attributeDefinitions())
        .allMatch(it -> it.attributeType() == ScalarAttributeType.B);
    assertThat(DynamoDbKeys.of(ONE_COLUMN).createTable("one").keySchema()).hasSize(1);
  }

  @Test
  void aRangeIsAQueryWithBothEnds() {
    QueryRequest query = keys.query("orders", orders(5, 9L));

    assertThat(query.tableName()).isEqualTo("orders");
    assertThat(query.keyConditionExpression()).isEqualTo("#p = :p AND #s BETWEEN :from AND :last");
    assertThat(query.expressionAttributeNames())
        .containsOnly(Map.entry("#p", "partitionKey"), Map.entry("#s", "order"));
    assertThat(query.expressionAttributeValues())
        .containsOnly(
            Map.entry(":p", fromS("ann")),
            Map.entry(":from", fromN("5")),
            Map.entry(":last", fromN("8")));
    assertThat(query.scanIndexForward()).isTrue();
  }

  @Test
  void aBackwardRangeIsReadFromItsEnd() {
    assertThat(keys.query("orders", orders(5, 9L).backward()).scanIndexForward()).isFalse();
  }

  @Test
  void aWholePartitionNeedsNoSecondCondition() {
    for (QueryRequest query :
        new QueryRequest[] {
          keys.query("orders", orders(Long.MIN_VALUE, null)),
          keys.query("orders", partitions("ann", "ann\0")),
          DynamoDbKeys.of(ONE_COLUMN).query("one", partitions("ann", "ann\0")),
        }) {
      assertThat(query.keyConditionExpression()).isEqualTo("#p = :p");
      assertThat(query.expressionAttributeNames()).containsOnlyKeys("#p");
      assertThat(query.expressionAttributeValues()).containsOnly(Map.entry(":p", fromS("ann")));
    }
  }

  @Test
  void aRangeOfPartitionKeysIsRefusedWithAdvice() {
    assertThatThrownBy(() -> keys.query("orders", partitions("a", "b")))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("Fix all parts of partitionKey");
    assertThatThrownBy(() -> keys.query("orders", partitions("", null)))
        .isInstanceOf(UnsupportedRangeException.class);
  }

  @Test
  void theLastLegalLengthPassesAndTheNextIsRefused() {
    String longest = "x".repeat(2_048);
    assertThat(keys.key(new TableKey(longest, 7))).containsEntry("partitionKey", fromS(longest));
    assertThatThrownBy(() -> keys.key(new TableKey(longest + "x", 7)))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("it has 2,049 bytes, but at most 2,048 are taken");
    assertThatThrownBy(() -> keys.key(new TableKey("\u00e9".repeat(1_025), 7)))
        .isInstanceOf(RefusedKeyException.class);
    assertThatThrownBy(() -> keys.key(new TableKey("", 7)))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("column partitionKey: it is empty");
  }

  @Test
  void theKeyOfAnItemHasTheOrderOfTheLayout() {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    item.put("order", fromN("7"));
    item.put("value", fromS("x"));
    item.put("partitionKey", fromS("ann"));

    assertThat(keys.keyOf(item))
        .containsExactly(Map.entry("partitionKey", fromS("ann")), Map.entry("order", fromN("7")));
  }
}
