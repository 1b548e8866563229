package dev.keywright.store.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedRangeException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class CassandraKeysTest {
  private static final CassandraKeys PURCHASES =
      CassandraKeys.of(
          "TEXT separator=',' | partitionKey: deviceId int pad=6 | orderNumber: n long native"
              + " | sortKey: note String");
  private static final CassandraKeys BYTES = CassandraKeys.of("BINARY | partitionKey: id byte[]");

  private static final UUID ID = UUID.fromString("6ba7b810-9dad-11d1-80b4-00c04fd430c8");
  private static final CassandraKeys EVERY =
      CassandraKeys.of(
          "TEXT separator=',' partition=2 | id: id UUID native | paid: paid boolean native"
              + " | b: b byte native | s: s short native | i: i int DESC native"
              + " | l: l long native | at: at Instant DESC native | day: day LocalDate native"
              + " | name: name String native | raw: raw byte[] native");

  private static final ColumnOrder<Long> ORDER = ColumnOrder.LONG;

  private record StoredKey(Map<String, Object> columns) implements Key {
    static StoredKey purchase(String partitionKey, long orderNumber, String note) {
      Map<String, Object> columns = new LinkedHashMap<>();
      columns.put("partitionKey", partitionKey);
      columns.put("orderNumber", orderNumber);
      columns.put("sortKey", note);
      return new StoredKey(columns);
    }
  }

  private static KeyRange<Long> numbers(long from, Long to) {
    return KeyRange.of(Map.of("partitionKey", "000054"), "orderNumber", from, to, ColumnOrder.LONG);
  }

  @Test
  void aTableHasAPartitionKeyAndClusteringColumns() {
    assertThat(PURCHASES.createTable("Purchases", "attributes text"))
        .isEqualTo(
            "CREATE TABLE \"Purchases\" (\"partitionKey\" text, \"orderNumber\" bigint,"
                + " \"sortKey\" text, attributes text,"
                + " PRIMARY KEY (\"partitionKey\", \"orderNumber\", \"sortKey\"))"
                + " WITH CLUSTERING ORDER BY (\"orderNumber\" ASC, \"sortKey\" ASC)");
    assertThat(BYTES.createTable("a \"b\""))
        .isEqualTo(
            "CREATE TABLE \"a \"\"b\"\"\" (\"partitionKey\" blob,"
                + " PRIMARY KEY (\"partitionKey\"))");
  }

  @Test
  void aPartitionKeyOfSeveralColumnsStandsInParentheses() {
    CassandraKeys matches =
        CassandraKeys.of(
            "TEXT separator=',' partition=2 | tournament: a String native | region: b long native"
                + " | round: c String native");
    assertThat(matches.createTable("matches"))
        .isEqualTo(
            "CREATE TABLE \"matches\" (\"tournament\" text, \"region\" bigint, \"round\" text,"
                + " PRIMARY KEY ((\"tournament\", \"region\"), \"round\"))"
                + " WITH CLUSTERING ORDER BY (\"round\" ASC)");

    Map<String, Object> fixed = Columns.of("tournament", "winter").and("region", 4L).asMap();
    SimpleStatement select =
        matches.select("matches", KeyRange.of(fixed, "round", "f", "g", ColumnOrder.TEXT));
    assertThat(select.getQuery())
        .isEqualTo(
            "SELECT * FROM \"matches\" WHERE \"tournament\" = ? AND \"region\" = ?"
                + " AND \"round\" >= ? AND \"round\" < ? ORDER BY \"round\" ASC");
    assertThat(select.getPositionalValues()).containsExactly("winter", 4L, "f", "g");
  }

  @Test
  void eachTypeOfCassandraIsAColumnOfItsOwn() {
    assertThat(EVERY.createTable("t").replace("\"", ""))
        .isEqualTo(
            "CREATE TABLE t (id uuid, paid boolean, b tinyint, s smallint, i int, l bigint, at"
                + " timestamp, day date, name text, raw blob, PRIMARY KEY ((id, paid), b, s, i, l,"
                + " at, day, name, raw)) WITH CLUSTERING ORDER BY (b ASC, s ASC, i DESC, l ASC, at"
                + " DESC, day ASC, name ASC, raw ASC)");
    Columns columns =
        Columns.of("id", ID).and("paid", true).and("b", 1L).and("s", 2L).and("i", 3L).and("l", 4L);
    columns.and("at", Instant.EPOCH).and("day", LocalDate.EPOCH).and("name", "n");
    columns.and("raw", new byte[] {7});
    assertThat(EVERY.key(new StoredKey(columns.asMap())).values())
        .containsExactly(
            ID,
            true,
            (byte) 1,
            (short) 2,
            3,
            4L,
            Instant.EPOCH,
            LocalDate.EPOCH,
            "n",
            ByteBuffer.wrap(new byte[] {7}));
  }

  @Test
  void textsAndBytesAreKeptDescendingToo() {
    CassandraKeys keys =
        CassandraKeys.of(
            "TEXT separator=',' | id: id UUID native | name: name String DESC native"
                + " | raw: raw byte[] DESC native");
    assertThat(keys.createTable("t").replace("\"", ""))
        .endsWith("WITH CLUSTERING ORDER BY (name DESC, raw DESC)");
    Map<String, Object> fixed = Map.of("id", ID);
    KeyRange<String> range = KeyRange.of(fixed, "name", "a", "c", ColumnOrder.TEXT.descending());

    SimpleStatement select = keys.select("t", range);
    assertThat(select.getQuery().replace("\"", ""))
        .isEqualTo(
            "SELECT * FROM t WHERE id = ? AND name >= ? AND name < ? ORDER BY name DESC, raw DESC");
    assertThat(select.getPositionalValues()).containsExactly(ID, "a", "c");
    assertThat(keys.select("t", range.backward()).getQuery().replace("\"", ""))
        .endsWith(" ORDER BY name ASC, raw ASC");
    KeyRange<String> one = KeyRange.of(fixed, "name", "a", "a\0", ColumnOrder.TEXT.descending());
    assertThat(keys.select("t", one).getQuery().replace("\"", ""))
        .isEqualTo("SELECT * FROM t WHERE id = ? AND name = ? ORDER BY name DESC, raw DESC");
  }

  @Test
  void aRangeOfADescendingColumnIsAskedByItsValues() {
    CassandraKeys keys =
        CassandraKeys.of(
            "TEXT separator=',' | id: id UUID native | at: at Instant DESC native"
                + " | n: n int native");
    Instant from = Instant.ofEpochMilli(5);
    ColumnOrder<Instant> newestFirst = ColumnOrder.INSTANT.descending();
    Map<String, Object> fixed = Map.of("id", ID);
    KeyRange<Instant> range =
        KeyRange.of(fixed, "at", Instant.ofEpochMilli(8), from.minusMillis(1), newestFirst);

    SimpleStatement select = keys.select("t", range);
    assertThat(select.getQuery().replace("\"", ""))
        .isEqualTo("SELECT * FROM t WHERE id = ? AND at >= ? AND at < ? ORDER BY at DESC, n ASC");
    assertThat(select.getPositionalValues()).containsExactly(ID, from, Instant.ofEpochMilli(9));
    assertThat(keys.select("t", range.backward()).getQuery().replace("\"", ""))
        .endsWith(" ORDER BY at ASC, n DESC");
    KeyRange<Instant> all = KeyRange.of(fixed, "at", newestFirst.first(), null, newestFirst);
    assertThat(keys.select("t", all).getQuery().replace("\"", ""))
        .isEqualTo("SELECT * FROM t WHERE id = ? ORDER BY at DESC, n ASC");
    KeyRange<Long> numbers =
        KeyRange.of(Columns.of("id", ID).and("at", from).asMap(), "n", 1L, 9L, ColumnOrder.LONG);
    assertThat(keys.select("t", numbers).getPositionalValues()).containsExactly(ID, from, 1, 9);
  }

  @Test
  void aKeyHasTheTypesOfTheDriver() {
    assertThat(PURCHASES.key(StoredKey.purchase("000054", 7, "x")))
        .containsExactly(
            Map.entry("partitionKey", "000054"),
            Map.entry("orderNumber", 7L),
            Map.entry("sortKey", "x"));
    assertThat(BYTES.key(new StoredKey(Map.of("partitionKey", new byte[] {1, -1}))))
        .containsExactly(Map.entry("partitionKey", ByteBuffer.wrap(new byte[] {1, -1})));
  }

  @Test
  void aRowIsUpdatedAndDeletedByItsKey() {
    StoredKey key = StoredKey.purchase("000054", 7, "x");
    SimpleStatement update = PURCHASES.update("t", key, Map.of("attributes", "a"));
    assertThat(update.getQuery())
        .isEqualTo(
            "UPDATE \"t\" SET \"attributes\" = ? WHERE \"partitionKey\" = ?"
                + " AND \"orderNumber\" = ? AND \"sortKey\" = ?");
    assertThat(update.getPositionalValues()).containsExactly("a", "000054", 7L, "x");
    SimpleStatement delete = PURCHASES.delete("t", key);
    assertThat(delete.getQuery())
        .isEqualTo(
            "DELETE FROM \"t\" WHERE \"partitionKey\" = ? AND \"orderNumber\" = ?"
                + " AND \"sortKey\" = ?");
    assertThat(delete.getPositionalValues()).containsExactly("000054", 7L, "x");

    assertThatThrownBy(() -> PURCHASES.update("t", key, Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("an update writes one column or more");
    assertThatThrownBy(() -> PURCHASES.update("t", key, Map.of("orderNumber", 2L)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("column orderNumber belongs to the key");
  }

  @Test
  void aRowIsInsertedByAStatementWithMarkers() {
    SimpleStatement insert =
        PURCHASES.insert("t", StoredKey.purchase("000054", 7, "x"), Map.of("attributes", "a"));
    assertThat(insert.getQuery())
        .isEqualTo(
            "INSERT INTO \"t\" (\"partitionKey\", \"orderNumber\", \"sortKey\", \"attributes\")"
                + " VALUES (?, ?, ?, ?)");
    assertThat(insert.getPositionalValues()).containsExactly("000054", 7L, "x", "a");
    assertThat(PURCHASES.identity(insert)).containsExactly("000054", 7L, "x");
  }

  @Test
  void aRowIsSelectedByItsKey() {
    SimpleStatement select = PURCHASES.select("t", StoredKey.purchase("000054", 7, "x"));
    assertThat(select.getQuery())
        .isEqualTo(
            "SELECT * FROM \"t\" WHERE \"partitionKey\" = ? AND \"orderNumber\" = ?"
                + " AND \"sortKey\" = ?");
    assertThat(select.getPositionalValues()).containsExactly("000054", 7L, "x");
  }

  @Test
  void aRangeIsInclusiveBelowAndExclusiveAbove() {
    SimpleStatement select = PURCHASES.select("t", numbers(10, 20L));
    assertThat(select.getQuery())
        .isEqualTo(
            "SELECT * FROM \"t\" WHERE \"partitionKey\" = ? AND \"orderNumber\" >= ?"
                + " AND \"orderNumber\" < ? ORDER BY \"orderNumber\" ASC, \"sortKey\" ASC");
    assertThat(select.getPositionalValues()).containsExactly("000054", 10L, 20L);
  }

  @Test
  void aRangeOfOneContentIsAnEquality() {
    SimpleStatement select = PURCHASES.select("t", numbers(10, 11L));
    assertThat(select.getQuery())
        .isEqualTo(
            "SELECT * FROM \"t\" WHERE \"partitionKey\" = ? AND \"orderNumber\" = ?"
                + " ORDER BY \"orderNumber\" ASC, \"sortKey\" ASC");
    assertThat(select.getPositionalValues()).containsExactly("000054", 10L);
  }

  @Test
  void namesAreQuotedWhateverTheyHold() {
    CassandraKeys odd =
        CassandraKeys.of("TEXT separator='#' | PK: a String | \"a \\\"b\\\"\": b String");
    assertThat(odd.createTable("t"))
        .isEqualTo(
            "CREATE TABLE \"t\" (\"PK\" text, \"a \"\"b\"\"\" text, PRIMARY KEY (\"PK\", \"a"
                + " \"\"b\"\"\")) WITH CLUSTERING ORDER BY (\"a \"\"b\"\"\" ASC)");
  }

  @Test
  void aRangeWithoutBoundsIsItsPartitionAndNothingElse() {
    SimpleStatement select = PURCHASES.select("t", numbers(Long.MIN_VALUE, null).backward());
    assertThat(select.getQuery())
        .isEqualTo(
            "SELECT * FROM \"t\" WHERE \"partitionKey\" = ?"
                + " ORDER BY \"orderNumber\" DESC, \"sortKey\" DESC");
    assertThat(select.getPositionalValues()).containsExactly("000054");
  }

  @Test
  void aRangeOfOnePartitionKeyIsAnEquality() {
    KeyRange<String> one =
        KeyRange.of(Map.of(), "partitionKey", "000054", "000054\0", ColumnOrder.TEXT);
    assertThat(PURCHASES.select("t", one).getQuery())
        .isEqualTo(
            "SELECT * FROM \"t\" WHERE \"partitionKey\" = ?"
                + " ORDER BY \"orderNumber\" ASC, \"sortKey\" ASC");
    KeyRange<byte[]> bytes =
        KeyRange.of(Map.of(), "partitionKey", new byte[] {1}, new byte[] {1, 0}, ColumnOrder.BYTES);
    assertThat(BYTES.select("t", bytes.backward()).getQuery())
        .isEqualTo("SELECT * FROM \"t\" WHERE \"partitionKey\" = ?");
  }

  @Test
  void aRangeOfPartitionKeysIsRefused() {
    KeyRange<String> many =
        KeyRange.of(Map.of(), "partitionKey", "000015", "000100", ColumnOrder.TEXT);
    assertThatThrownBy(() -> PURCHASES.select("t", many))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageContaining("partitionKey")
        .hasMessageContaining("hash");
  }

  @Test
  void aPartitionKeyOf65535BytesPassesAndOneMoreDoesNot() {
    assertThat(PURCHASES.key(StoredKey.purchase("a".repeat(65_535), 1, "x"))).isNotNull();
    assertThatThrownBy(() -> PURCHASES.key(StoredKey.purchase("a".repeat(65_536), 1, "x")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("partitionKey: it has 65,536 bytes, but at most 65,535");
  }

  @Test
  void clusteringColumnsOf65535BytesTogetherPassAndOneMoreDoesNot() {
    assertThat(PURCHASES.key(StoredKey.purchase("p", 1, "a".repeat(65_527)))).isNotNull();
    assertThatThrownBy(() -> PURCHASES.key(StoredKey.purchase("p", 1, "a".repeat(65_528))))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining(
            "sortKey: it has 65,528 bytes, and all clustering columns have 65,536, but at most"
                + " 65,535 are taken; the longest part is note (limit it with"
                + " @Domain(maxLength))");
  }

  @Test
  void anEmptyPartitionKeyIsRefusedAndAnEmptyClusteringColumnIsNot() {
    assertThat(PURCHASES.key(StoredKey.purchase("p", 1, ""))).isNotNull();
    assertThatThrownBy(() -> PURCHASES.key(StoredKey.purchase("", 1, "x")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("partitionKey: it is empty");
  }

  @Test
  void anotherColumnReplacesNoneOfTheKey() {
    assertThatThrownBy(
            () -> PURCHASES.insert("t", StoredKey.purchase("p", 1, "x"), Map.of("orderNumber", 2L)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column orderNumber belongs to the key: remove it from the others");
  }

  @Test
  void noRowIsWhereTheKeyWouldBeRefused() {
    assertThat(PURCHASES.mayHold(numbers(10, 20L))).isTrue();
    for (String partitionKey : new String[] {"", "a".repeat(65_536)}) {
      assertThat(
              PURCHASES.mayHold(
                  KeyRange.of(Map.of("partitionKey", partitionKey), "orderNumber", 1L, 2L, ORDER)))
          .isFalse();
    }
    KeyRange<String> empty = KeyRange.of(Map.of(), "partitionKey", "", "\0", ColumnOrder.TEXT);
    assertThat(PURCHASES.mayHold(empty)).isFalse();
  }

  @Test
  void noRowIsBehindClusteringColumnsThatAreTooLong() {
    CassandraKeys three =
        CassandraKeys.of(
            "TEXT separator=',' | partitionKey: a String | x: x String native | y: y String native"
                + " | z: z long native");
    Map<String, Object> fixed = new LinkedHashMap<>();
    fixed.put("partitionKey", "a");
    fixed.put("x", "x".repeat(40_000));
    fixed.put("y", "y".repeat(25_535));
    assertThat(three.mayHold(KeyRange.of(fixed, "z", 1L, null, ORDER))).isTrue();
    fixed.put("y", "y".repeat(25_536));
    assertThat(three.mayHold(KeyRange.of(fixed, "z", 1L, null, ORDER))).isFalse();
  }
}
