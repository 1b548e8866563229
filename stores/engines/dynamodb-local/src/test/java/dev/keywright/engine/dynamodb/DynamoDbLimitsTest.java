package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The last that is legal passes, and the next fails: in the engine, in ours, in the profile. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbLimitsTest {
  private static final StoreProfile PROFILE = Store.DYNAMODB.profile();
  private static final int PARTITION_BYTES = 2_048;
  private static final int SORT_BYTES = 1_024;

  /** A table of the engine. */
  private record Table(DynamoDbClient client, String name, DynamoDbKeys keys) {
    static Table of(DynamoDbLocal engine, String layout) {
      DynamoDbKeys keys = DynamoDbKeys.of(layout);
      return new Table(engine.client(), engine.createTable(keys), keys);
    }

    void requireTaken(Object partitionKey, Object sortKey) {
      Map<String, AttributeValue> key = keys.key(new TableKey(partitionKey, sortKey));
      client.putItem(it -> it.tableName(name).item(key));
      Map<String, AttributeValue> stored = client.getItem(it -> it.tableName(name).key(key)).item();
      assertThat(stored).isEqualTo(key);
      assertThat(keys.key(new TableKey(content(stored, 0), content(stored, 1)))).isEqualTo(key);
    }

    private Object content(Map<String, AttributeValue> item, int column) {
      return keys.columns(item).all().values().toArray()[column];
    }

    void requireRefused(Object partitionKey, Object sortKey) {
      assertThatThrownBy(() -> keys.key(new TableKey(partitionKey, sortKey)))
          .isInstanceOf(RefusedKeyException.class);
      Map<String, AttributeValue> unchecked =
          Map.of("partitionKey", attribute(partitionKey), "sortKey", attribute(sortKey));
      assertThatThrownBy(() -> client.putItem(it -> it.tableName(name).item(unchecked)))
          .isInstanceOf(DynamoDbException.class);
    }

    private static AttributeValue attribute(Object content) {
      return content instanceof String text
          ? AttributeValue.fromS(text)
          : AttributeValue.fromB(SdkBytes.fromByteArray((byte[]) content));
    }

    DynamoDbWriter writer() {
      return DynamoDbWriter.of(client, name, keys);
    }

    List<Object> read(KeyRange<?> range) {
      List<Object> sortKeys = new ArrayList<>();
      try (PagedRows<Map<String, AttributeValue>> rows =
          DynamoDbReader.of(client, name, keys).read(range)) {
        rows.forEachRemaining(row -> sortKeys.add(content(row, 1)));
      }
      return sortKeys;
    }
  }

  @Test
  void aTextHasAtMost2048BytesInThePartitionKeyAnd1024InTheSortKey(DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.TEXTS);
    for (String character : List.of("x", "\u00e9", "\ud83d\ude00")) {
      int bytes = character.equals("x") ? 1 : character.length() * 2;
      String longest = character.repeat(PARTITION_BYTES / bytes);
      String longestSort = character.repeat(SORT_BYTES / bytes);
      table.requireTaken(longest, "b");
      table.requireTaken("a", longestSort);
      table.requireRefused(longest + "x", "b");
      table.requireRefused("a", longestSort + "x");
    }
  }

  @Test
  void bytesHaveTheSameLimits(DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.BYTES);
    byte[] one = {1};
    table.requireTaken(new byte[PARTITION_BYTES], one);
    table.requireTaken(one, new byte[SORT_BYTES]);
    table.requireRefused(new byte[PARTITION_BYTES + 1], one);
    table.requireRefused(one, new byte[SORT_BYTES + 1]);
    table.requireRefused(new byte[0], one);
    table.requireRefused(one, new byte[0]);
  }

  @Test
  void anEmptyTextIsRefused(DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.TEXTS);
    table.requireRefused("", "b");
    table.requireRefused("a", "");
    assertThat(PROFILE.characters().empty()).isEqualTo(StoreProfile.Empty.REFUSED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\0", "\n", "/", "\\", "#", "?", "\u007f", "\u009f", "\uffff"})
  void everyCharacterIsTaken(String character, DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.TEXTS);
    table.requireTaken(character, character);
    assertThat(PROFILE.characters().forbidden()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE})
  void everyIntegerIsTaken(long number, DynamoDbLocal engine) {
    Table.of(engine, TableKey.NUMBERS).requireTaken("a", number);
  }

  @Test
  void theProfileHasTheSameLimits() {
    assertThat(PROFILE.limit(Figure.COLUMNS).orElseThrow().value()).isEqualTo(2);
    assertThat(PROFILE.limit(Figure.INDEX_COLUMNS).orElseThrow().value()).isEqualTo(4);
    assertThat(PROFILE.limit(Figure.PARTITION_KEY_BYTES).orElseThrow().value())
        .isEqualTo(PARTITION_BYTES);
    assertThat(PROFILE.limit(Figure.SORT_KEY_BYTES).orElseThrow().value()).isEqualTo(SORT_BYTES);
    assertThat(PROFILE.characters().order()).isEqualTo(StoreProfile.TextOrder.UTF_8);
    assertThat(PROFILE.partitions()).isEqualTo(StoreProfile.Partitions.HASHED_VALUES);
    assertThat(PROFILE.readsBackward()).isTrue();
    assertThat(PROFILE.holds())
        .contains(StoreProfile.Holds.TEXT, StoreProfile.Holds.BYTES, StoreProfile.Holds.LONG);
    assertThatThrownBy(
            () -> DynamoDbKeys.of(TableKey.TEXTS + " | third: c String").createTable("third"))
        .isInstanceOf(UnsupportedLayoutException.class);
  }

  @Test
  void aBatchHasAtMost25Rows(DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.TEXTS);
    List<Map<String, AttributeValue>> rows =
        IntStream.range(10, 36)
            .mapToObj(it -> table.keys().key(new TableKey("a", Integer.toString(it))))
            .toList();

    assertThatThrownBy(() -> writeAtOnce(table, rows)).isInstanceOf(DynamoDbException.class);
    writeAtOnce(table, rows.subList(0, 25));
    DynamoDbWriter writer = table.writer();
    writer.write(rows);
    assertThat(writer.requests()).isEqualTo(2);
    assertThat(table.read(TableKey.rows("a", "", null, ColumnOrder.TEXT))).hasSize(26);
  }

  @Test
  void aBatchHasOneRowOfEachKey(DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.TEXTS);
    Map<String, AttributeValue> key = table.keys().key(new TableKey("a", "b"));
    List<Map<String, AttributeValue>> rows =
        Stream.of("first", "last")
            .map(
                it -> {
                  Map<String, AttributeValue> row = new LinkedHashMap<>(key);
                  row.put("value", AttributeValue.fromS(it));
                  return row;
                })
            .toList();

    assertThatThrownBy(() -> writeAtOnce(table, rows)).isInstanceOf(DynamoDbException.class);
    DynamoDbWriter writer = table.writer();
    writer.write(rows);
    assertThat(writer.requests()).isEqualTo(2);
    assertThat(engine.client().getItem(it -> it.tableName(table.name()).key(key)).item())
        .containsEntry("value", AttributeValue.fromS("last"));
  }

  private static void writeAtOnce(Table table, List<Map<String, AttributeValue>> rows) {
    List<WriteRequest> writes =
        rows.stream()
            .map(it -> PutRequest.builder().item(it).build())
            .map(it -> WriteRequest.builder().putRequest(it).build())
            .toList();
    table.client().batchWriteItem(it -> it.requestItems(Map.of(table.name(), writes)));
  }

  @Test
  void boundsThatAreLongerThanEveryKeyAreExact(DynamoDbLocal engine) {
    Table table = Table.of(engine, TableKey.TEXTS);
    String longest = "x".repeat(SORT_BYTES);
    List<String> sorted = List.of("w", longest.substring(1), longest, "y");
    table
        .writer()
        .write(sorted.stream().map(it -> table.keys().key(new TableKey("a", it))).toList());
    List<String> bounds =
        List.of("", "w", longest.substring(1), longest, longest + "\0", longest + "z", "y", "z");

    for (int from = 0; from < bounds.size(); from++) {
      for (int to = from + 1; to <= bounds.size(); to++) {
        String end = to == bounds.size() ? null : bounds.get(to);
        KeyRange<String> range = TableKey.rows("a", bounds.get(from), end, ColumnOrder.TEXT);
        assertThat(table.read(range))
            .as("bounds %s to %s", from, to)
            .isEqualTo(sorted.stream().filter(range::contains).toList());
      }
    }
  }
}
