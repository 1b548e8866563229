package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Columns under the names that a store has for them. */
class ColumnNamesTest {
  private static final String USER =
      "@PartitionKey(order = 0, column = \"PK\") @Domain(alphabet = \"a-z\") String user";
  private static final String DAY = "@SortKey(order = 0, column = \"sort-key\", pad = 8) int day";

  private static GeneratedKey order() {
    return GeneratedKey.of(List.of("@Separator('#')"), USER, DAY);
  }

  private static List<String> errors(String... components) {
    return GeneratedKey.compile(List.of(), components).errors();
  }

  @Test
  void keysAndRangesHaveTheNamesOfTheStore() {
    GeneratedKey order = order();
    Key key = order.of("ann", 20240517);
    KeyRange<?> range =
        (KeyRange<?>) order.scan().fix("user", "ann").range("day", "atLeast", 20240500);

    assertThat(key.columns()).isEqualTo(Map.of("PK", "ann", "sort-key", "20240517"));
    assertThat(range.fixed()).isEqualTo(Map.of("PK", "ann"));
    assertThat(range.column()).isEqualTo("sort-key");
    assertThat(range.contains(key)).isTrue();
  }

  @Test
  void methodsHaveNamesOfJava() {
    GeneratedKey order = order();
    Key key = order.of("ann", 20240517);

    assertThat(Reflected.call(order.type(), key, "pk")).isEqualTo("ann");
    assertThat(Reflected.call(order.type(), key, "sortKey")).isEqualTo("20240517");
    assertThat(order.call("encodePk", "ann")).isEqualTo("ann");
    assertThat(order.call("encodeSortKey", 20240517)).isEqualTo("20240517");
  }

  @Test
  void aRowIsDecodedByTheNamesOfItsColumns() {
    GeneratedKey order = order();
    Map<String, Object> row = Map.of("PK", "ann", "sort-key", "20240517", "cents", 7);

    assertThat(order.call("decode", row)).isEqualTo(order.of("ann", 20240517));
    assertThatThrownBy(() -> order.call("decode", Map.of("PK", "ann", "sort-key", 20240517)))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"sort-key\": expected text, found 20240517 (Integer)");
    assertThatThrownBy(() -> order.call("decode", Map.of("pk", "ann", "sort-key", "20240517")))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("column \"PK\": expected text, found no such column");
  }

  @Test
  void oneNameIsEnoughForAllPartsOfThePartitionKey() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(),
            "@PartitionKey(order = 0, pad = 2) int a",
            "@PartitionKey(order = 1, pad = 2, column = \"RowKey\") int b");

    assertThat(row.of(1, 2).columns()).isEqualTo(Map.of("RowKey", "01,02"));
    assertThat(row.call("encodeRowKey", 1, 2)).isEqualTo("01,02");
  }

  @Test
  void twoNamesOfOnePartitionKeyAreAnErrorThatNamesBoth() {
    assertThat(
            errors(
                "@PartitionKey(order = 0, pad = 2, column = \"PK\") int a",
                "@PartitionKey(order = 1, pad = 2) int b",
                "@PartitionKey(order = 2, pad = 2, column = \"pk\") int c"))
        .singleElement()
        .asString()
        .contains(
            "KW012",
            "a and c are parts of one partition key, but a calls its column \"PK\" and c calls it"
                + " \"pk\"",
            "Fix: write column = \"PK\"");
  }

  @Test
  void aNameWithTwoContentsInOneItemIsAnErrorThatNamesBothKeys() {
    assertThat(
            errors(
                "@PartitionKey(order = 0, column = \"PK\", pad = 2)"
                    + " @SortKey(order = 0, column = \"SK\", key = \"index\", pad = 2) int a",
                "@PartitionKey(order = 0, column = \"GSI1PK\", key = \"index\", pad = 2)"
                    + " @SortKey(order = 0, column = \"SK\", pad = 2) int b"))
        .singleElement()
        .asString()
        .contains("KW008", "the default key and key \"index\" both have a column SK");
  }

  @Test
  void aPartLikeTheJavaNameOfAColumnIsAnError() {
    assertThat(
            errors(
                "@PartitionKey(order = 0, column = \"PK\", pad = 2) int a",
                "@SortKey(order = 0, pad = 2) int pk"))
        .singleElement()
        .asString()
        .contains("KW008", "part pk and column PK both need the accessor pk()");
  }

  @Test
  void theColumnOfATemplateWithoutLiteralsMayHaveTheNameOfItsPart() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(value = \"{day}\", column = \"day\")"),
            "@PartitionKey(pad = 8) int day");
    Key key = row.of(20240517);

    assertThat(Reflected.call(row.type(), key, "day")).isEqualTo(20240517);
    assertThat(key.columns()).isEqualTo(Map.of("day", "20240517"));
    assertThat(row.call("decode", key.columns())).isEqualTo(key);
  }

  @Test
  void theNameOfAColumnOfSeveralPartsIsToChangeAtAllOfThem() {
    assertThat(
            errors(
                "@PartitionKey(order = 0, pad = 2) int a",
                "@SortKey(order = 0, pad = 2, column = \"b\") int b",
                "@SortKey(order = 1, pad = 2, column = \"b\") int c"))
        .singleElement()
        .asString()
        .contains("KW008", "give the column another name: column = \"bColumn\" for b and c");
  }

  @Test
  void aNativeColumnMayHaveTheJavaNameOfItsPart() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(),
            "@PartitionKey(order = 0, pad = 2) int a",
            "@SortKey(order = 0, column = \"order-number\", nativeType = true) long orderNumber");

    assertThat(row.of(1, 7L).columns()).isEqualTo(Map.of("partitionKey", "01", "order-number", 7L));
    assertThat(row.call("decode", "01", 7L)).isEqualTo(row.of(1, 7L));
  }

  @Test
  void bucketsAreAskedUnderTheNameOfTheirColumn() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@Bucket(count = 2, of = \"b\")"),
            "@PartitionKey(order = 0, pad = 2, column = \"PK\") int a",
            "@SortKey(order = 0, pad = 2, column = \"SK\") int b");
    KeyRanges<?, ?> ranges = (KeyRanges<?, ?>) row.scan().fix("a", 1).ask("all");

    assertThat(ranges.ranges())
        .extracting(KeyRange::fixed)
        .containsExactly(Map.of("PK", "0,01"), Map.of("PK", "1,01"));
  }

  @Test
  void anOlderVersionMayHaveOtherNames() {
    Compiled compiled =
        GeneratedKey.compile(
            List.of(
                "@FrozenLayout(version = 1, signature = \"TEXT separator=','"
                    + " | class: a int pad=2 | \\\"-\\\": b int pad=2\")",
                "@AllowDesign(check = \"KW501\", reason = \"the table was copied\")"),
            "@PartitionKey(order = 0, pad = 2, column = \"PK\") int a",
            "@SortKey(order = 0, pad = 2, column = \"SK\") int b");

    GeneratedKey row = GeneratedKey.load(compiled.load(), "");

    assertThat(row.current("decodeV1", "01", "02")).isEqualTo(row.call("decode", "01", "02"));
  }
}
