package dev.keywright.store.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnRule;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.UnsupportedRangeException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LiveTableTest {
  private static final String LAYOUT =
      "TEXT separator=',' | id: id String | x: x long native | y: y String native";
  private static final CassandraKeys KEYS = CassandraKeys.of(LAYOUT);

  private static LiveColumn column(String name, String type) {
    return new LiveColumn(name, type, name.equals("id"), /* isDescending= */ false);
  }

  private static void require(LiveColumn... columns) {
    StoreLayout layout =
        StoreLayout.of(
            LAYOUT, StoreRules.of("Apache Cassandra").columns(ColumnRule.mostBytes(65_535)));
    TableComparison.require(
        layout, new LiveSchema("shop", "Events", List.of(columns)), "CREATE TABLE …");
  }

  private static String ordered(KeyRange<?> range, String... descending) {
    String cql = KEYS.select("t", range, Set.of(descending)).getQuery();
    return cql.substring(cql.indexOf(" ORDER BY ") + 1).replace("\"", "");
  }

  @Test
  void allDifferencesAreInOneMessage() {
    assertThatThrownBy(
            () ->
                require(
                    column("id", "inet"),
                    column("x", "text"),
                    column("status", "text"),
                    column("more", "int")))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessage(
            "Table \"shop\".\"Events\" cannot hold this layout: column id has the type inet, and the"
                + " layout writes text, as Keywright writes no inet columns; column x has the type"
                + " text, and the layout writes bigint; where the layout has the column y, its"
                + " primary key has status; its primary key has the column \"more\" int, and the"
                + " layout has not. Use the layout of this table, which has PRIMARY KEY ((\"id\""
                + " inet), \"x\" text, \"status\" text, \"more\" int), or a table of this layout:"
                + " CREATE TABLE …");
    assertThatThrownBy(() -> require(column("id", "text"), column("x", "bigint")))
        .hasMessageContaining("the layout has the column y, and its primary key has not");
    assertThatThrownBy(
            () ->
                require(
                    column("id", "text"),
                    new LiveColumn("x", "bigint", true, false),
                    column("y", "text")))
        .hasMessageContaining(
            "column x is part of the partition key, and in the layout a clustering column");
  }

  @Test
  void anAsciiColumnHoldsTextAndADescendingOneIsReadBackward() {
    assertThatCode(
            () ->
                require(
                    column("id", "ascii"),
                    new LiveColumn("x", "bigint", false, true),
                    column("y", "text")))
        .doesNotThrowAnyException();
  }

  @Test
  void theOrderOfTheRangeIsAskedOfWhateverTable() {
    KeyRange<Long> all = KeyRange.of(Columns.of("id", "a").asMap(), "x", 1L, 9L, ColumnOrder.LONG);
    assertThat(ordered(all)).isEqualTo("ORDER BY x ASC, y ASC");
    assertThat(ordered(all.backward())).isEqualTo("ORDER BY x DESC, y DESC");
    assertThat(ordered(all, "x", "y")).isEqualTo("ORDER BY x ASC, y ASC");
    assertThat(ordered(all.backward(), "x", "y")).isEqualTo("ORDER BY x DESC, y DESC");

    KeyRange<String> oneX =
        KeyRange.of(Columns.of("id", "a").and("x", 1L).asMap(), "y", "a", "c", ColumnOrder.TEXT);
    assertThat(ordered(oneX, "x")).isEqualTo("ORDER BY x DESC, y ASC");
    assertThat(ordered(oneX.backward(), "x")).isEqualTo("ORDER BY x ASC, y DESC");
    assertThat(ordered(oneX, "y")).isEqualTo("ORDER BY x DESC, y ASC");
    assertThat(ordered(oneX.backward(), "y")).isEqualTo("ORDER BY x ASC, y DESC");
  }

  @Test
  void aRangeOverColumnsOfTwoDirectionsIsRefused() {
    KeyRange<Long> all = KeyRange.of(Columns.of("id", "a").asMap(), "x", 1L, 9L, ColumnOrder.LONG);
    assertThatThrownBy(() -> KEYS.select("t", all, Set.of("x")))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageEndingWith(
            "the table keeps \"x\" DESC, \"y\" ASC, and reads these columns in one direction only."
                + " Fix more of them, or create the table WITH CLUSTERING ORDER BY (\"x\" ASC,"
                + " \"y\" ASC)");
  }

  @Test
  void theTableOfAnInsertIsFoundInIt() {
    for (String name : List.of("t", "Two Words", "a\"b", "\"", "x (y", "\"\" ")) {
      String cql =
          KEYS.insert(
                  name, () -> Columns.of("id", "a").and("x", 1L).and("y", "b").asMap(), Map.of())
              .getQuery();
      assertThat(Cql.tableOf(cql)).contains(name);
    }
    assertThat(Cql.tableOf("INSERT INTO t (id) VALUES (?)")).isEmpty();
  }
}
