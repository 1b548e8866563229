package dev.keywright.engine.dynamodb;

import static dev.keywright.engine.dynamodb.DynamoDbMultiAttributeTest.KEYS;
import static dev.keywright.engine.dynamodb.DynamoDbMultiAttributeTest.PARTITION;
import static dev.keywright.engine.dynamodb.DynamoDbMultiAttributeTest.SORT;
import static dev.keywright.engine.dynamodb.DynamoDbMultiAttributeTest.isNumber;
import static dev.keywright.engine.dynamodb.DynamoDbMultiAttributeTest.layout;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedRangeException;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Questions and keys that an index of several attributes does not take. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbMultiAttributeLimitsTest {
  @Test
  void whatNoIndexAnswersIsRefusedBeforeTheRequest(DynamoDbLocal engine) {
    FaultyClient client = new FaultyClient(engine.client());
    DynamoDbReader reader = DynamoDbReader.of(client, "matches", DynamoDbKeys.of(layout(4, 4)));
    Map<String, Object> all = new LinkedHashMap<>();
    PARTITION.forEach(name -> all.put(name, isNumber(name) ? (Object) 1L : "x"));
    for (int i = 0; i < PARTITION.size(); i++) {
      Map<String, Object> fixed = new LinkedHashMap<>(all);
      PARTITION.subList(i, PARTITION.size()).forEach(fixed::remove);
      assertUnsupported(reader, open(fixed, PARTITION.get(i)));
    }
    for (int gap = 0; gap < SORT.size() - 1; gap++) {
      Map<String, Object> fixed = new LinkedHashMap<>(all);
      SORT.subList(0, gap).forEach(name -> fixed.put(name, isNumber(name) ? (Object) 1L : "x"));
      assertOtherLayout(reader, open(fixed, SORT.get(gap + 1)));
    }
    Map<String, Object> withoutOne = new LinkedHashMap<>(all);
    withoutOne.remove("region");
    assertOtherLayout(reader, open(withoutOne, "round"));

    assertThat(client.queries()).isEmpty();
  }

  private static KeyRange<?> open(Map<String, Object> fixed, String column) {
    return isNumber(column)
        ? KeyRange.of(fixed, column, 1L, null, ColumnOrder.LONG)
        : KeyRange.of(fixed, column, "x", null, ColumnOrder.TEXT);
  }

  private static void assertUnsupported(DynamoDbReader reader, KeyRange<?> range) {
    assertThatThrownBy(() -> reader.read(range))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("Fix " + range.column());
  }

  private static void assertOtherLayout(DynamoDbReader reader, KeyRange<?> range) {
    assertThatThrownBy(() -> reader.read(range))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has the columns");
  }

  @Test
  void theAttributesOfAKeyHaveALimitTogether(DynamoDbLocal engine) {
    DynamoDbKeys keys = DynamoDbKeys.of(layout(2, 2));
    String table = "limits";
    engine.client().createTable(KEYS.createTable(table, Map.of("index22", keys)));
    // What the engine counts for each number.
    Map<Long, Integer> numbers =
        Map.of(
            0L,
            1,
            7L,
            2,
            -7L,
            3,
            100L,
            2,
            123L,
            3,
            -123L,
            4,
            Long.MAX_VALUE,
            11,
            Long.MIN_VALUE,
            12);
    for (long number : numbers.keySet()) {
      int most = 1_024 - numbers.get(number);
      keys.key(key("t", "r", "x".repeat(most), number));
      put(engine, table, "t", "x".repeat(most), number);
      assertThatThrownBy(() -> keys.key(key("t", "r", "x".repeat(most + 1), number)))
          .isInstanceOf(RefusedKeyException.class)
          .hasMessageContaining("all attributes of the sort key have 1,025");
      assertThatThrownBy(() -> put(engine, table, "t", "x".repeat(most + 1), number))
          .hasMessageContaining("RANGE");
    }
    keys.key(key("x".repeat(2_047), "r", "f", 1));
    assertThatThrownBy(() -> keys.key(key("x".repeat(2_048), "r", "f", 1)))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("all attributes of the partition key have 2,049");
    assertThatThrownBy(() -> put(engine, table, "x".repeat(2_048), "f", 1))
        .hasMessageContaining("HASH");
    engine.client().deleteTable(request -> request.tableName(table));
  }

  private static Key key(String tournament, String region, String round, long bracket) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("tournament", tournament);
    columns.put("region", region);
    columns.put("round", round);
    columns.put("bracket", bracket);
    return () -> columns;
  }

  private static void put(
      DynamoDbLocal engine, String table, String tournament, String round, long bracket) {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("000000001"),
            "tournament", AttributeValue.fromS(tournament),
            "region", AttributeValue.fromS("r"),
            "round", AttributeValue.fromS(round),
            "bracket", AttributeValue.fromN(Long.toString(bracket)));
    engine.client().putItem(request -> request.tableName(table).item(item));
  }
}
