package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Parts that stand in several columns: one value, fixed and compared wherever it stands. */
class TemplateCopiesTest {
  @Test
  void aCopyIsFixedWithItsPartAndRefusedWhereItDiffers() {
    GeneratedKey game =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(value = \"GAME#{id}\", column = \"PK\")",
                "@SortTemplate(value = \"#METADATA#{id}\", column = \"SK\")"),
            "@PartitionKey @Domain(alphabet = \"0-9a-f\") String id");

    assertThat(game.of("ca").columns()).isEqualTo(Map.of("PK", "GAME#ca", "SK", "#METADATA#ca"));
    assertThat(game.scan().ask("id", "ca"))
        .hasToString("PK = \"GAME#ca\", SK [\"#METADATA#ca\", \"#METADATA#ca\\u0000\")");
    assertThat(game.call("decode", "GAME#ca", "#METADATA#ca")).isEqualTo(game.of("ca"));
    assertThatThrownBy(() -> game.call("decode", "GAME#ca", "#METADATA#cb"))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage(
            "id at position 10: expected the same value as in the column before, \"ca\", found"
                + " \"cb\"");
    assertThatThrownBy(() -> game.call("decode", "GAME#ca", "#METADATA#cab"))
        .hasMessage("id at position 12: expected the end of the column after it, found \"b\"");
  }

  @Test
  void copiesStandBetweenPartsAndBoundTheirRanges() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(\"{a}#{b}\")",
                "@SortTemplate(\"{day}#{b}!{a}~{n}.\")",
                "@SortTemplate(value = \"T\", column = \"kind\")"),
            "@PartitionKey @Domain(alphabet = \"a-z\") String a",
            "@PartitionKey(pad = 2) int b",
            "@SortKey(pad = 3) int day",
            "@SortKey(pad = 2, direction = Direction.DESC) int n");
    GeneratedKey.Scan day = row.scan().fix("a", "x").fix("b", 7);

    assertThat(row.of("x", 7, 120, 5).columns())
        .isEqualTo(Map.of("partitionKey", "x#07", "sortKey", "120#07!x~94.", "kind", "T"));
    assertThat(day.range("day", "atMost", 120))
        .hasToString("partitionKey = \"x#07\", sortKey [\"000#07!x~\", \"120#07!x\\u007f\")");
    assertThat(day.fix("day", 120).ask("all"))
        .hasToString(
            "partitionKey = \"x#07\", sortKey [\"120#07!x~00.\", \"120#07!x~99.\\u0000\")");
    assertThat(day.fix("day", 120).range("n", "atLeast", 5))
        .hasToString(
            "partitionKey = \"x#07\", sortKey [\"120#07!x~00.\", \"120#07!x~94.\\u0000\")");
    assertThat(day.fix("day", 120).ask("n", 5))
        .hasToString(
            "partitionKey = \"x#07\", sortKey = \"120#07!x~94.\", kind [\"T\", \"T\\u0000\")");
  }

  /** The rows of a small table, each column put together by hand. */
  private record Row(String a, int b, int day, String c) {
    String partition() {
      return "P#" + a + "#" + two(b);
    }

    String sort() {
      return two(day) + a + ":" + two(b) + "!" + c + "/";
    }

    private static String two(int number) {
      return number < 10 ? "0" + number : "" + number;
    }
  }

  @Test
  @SuppressWarnings("unchecked") // both columns are text
  void rangesAreThoseThatBruteForceFinds() {
    GeneratedKey type =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(\"P#{a}#{b}\")",
                "@SortTemplate(\"{day}{a}:{b}!{c}/\")",
                "@SortTemplate(value = \"{a}\", column = \"again\")"),
            "@PartitionKey @Domain(alphabet = \"a-z\", maxLength = 3) String a",
            "@PartitionKey(pad = 2) int b",
            "@SortKey(pad = 2) int day",
            "@SortKey @Domain(alphabet = \"a-z\", maxLength = 3) String c");
    Random random = new Random(17);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      rows.add(new Row(text(random), random.nextInt(3), random.nextInt(12), text(random)));
    }
    for (Row row : rows) {
      Key key = type.of(row.a(), row.b(), row.day(), row.c());
      assertThat(key.columns())
          .isEqualTo(
              Map.of("partitionKey", row.partition(), "sortKey", row.sort(), "again", row.a()));
      assertThat(type.call("decode", key.columns())).isEqualTo(key);
    }
    for (Row asked : rows.subList(0, 60)) {
      GeneratedKey.Scan scan = type.scan().fix("a", asked.a()).fix("b", asked.b());
      KeyRange<String> upTo = (KeyRange<String>) scan.range("day", "atMost", asked.day());
      KeyRange<String> day = (KeyRange<String>) scan.fix("day", asked.day()).ask("all");
      KeyRange<String> above =
          (KeyRange<String>) scan.fix("day", asked.day()).range("c", "greaterThan", asked.c());
      for (Row row : rows) {
        boolean isNear = row.partition().equals(asked.partition());
        Key key = type.of(row.a(), row.b(), row.day(), row.c());
        boolean isOfDay = isNear && row.day() == asked.day();
        boolean isAbove = isOfDay && row.c().compareTo(asked.c()) > 0;
        assertThat(upTo.contains(key)).isEqualTo(isNear && row.day() <= asked.day());
        assertThat(day.contains(key)).isEqualTo(isOfDay);
        assertThat(above.contains(key)).isEqualTo(isAbove);
      }
    }
  }

  private static String text(Random random) {
    return "aba".substring(random.nextInt(4));
  }
}
