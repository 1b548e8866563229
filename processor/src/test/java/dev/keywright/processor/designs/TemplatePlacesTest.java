package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What stands in templates besides parts and literals: buckets, hashes, suffixes, escapes. */
class TemplatePlacesTest {
  @Test
  void theBucketStandsWhereTheTemplatePlacesItAndElseInFront() {
    for (String placed : List.of("E#{bucket}#{host}", "{host}")) {
      GeneratedKey row =
          GeneratedKey.of(
              List.of(
                  "@Bucket(count = 16, of = \"host\")", "@PartitionTemplate(\"" + placed + "\")"),
              "@PartitionKey @Domain(alphabet = \"a-z\") String host");
      int bucket = (int) row.call("bucketOf", "abc");
      String digits = bucket < 10 ? "0" + bucket : "" + bucket;
      String expected = placed.replace("{bucket}", digits).replace("{host}", "abc");
      String whole = placed.contains("bucket") ? expected : digits + expected;
      KeyRanges<?, ?> all = (KeyRanges<?, ?>) row.scan().ask("all");
      KeyRanges<?, ?> one = (KeyRanges<?, ?>) row.scan().ask("host", "abc");

      assertThat(row.of("abc").columns()).isEqualTo(Map.of("partitionKey", whole));
      assertThat(row.call("decode", whole)).isEqualTo(row.of("abc"));
      assertThat(all.ranges()).hasSize(16);
      assertThat(all.ranges().stream().filter(it -> it.contains(row.of("abc")))).hasSize(1);
      assertThat(one.ranges()).singleElement().asString().contains("[\"" + whole + "\"");
      assertThat((List<?>) row.call("splitPoints", 4))
          .first()
          .isEqualTo(placed.contains("bucket") ? "E#04" : "04");
    }
  }

  @Test
  void theLiteralInFrontStaysWhereTheBucketIsOfAPartThatIsWrittenToBeFound() {
    for (String type : List.of("java.util.UUID", "long", "java.time.Instant", "String")) {
      GeneratedKey row =
          GeneratedKey.of(
              List.of(
                  "@Bucket(count = 2, of = \"id\")",
                  "@PartitionTemplate(\"LITERAL#{bucket}#{id}\")"),
              "@PartitionKey(ordered = false) " + type + " id");
      for (Object id : List.of(new UUID(7, 9), 54L, Instant.EPOCH, "abc")) {
        if (id.getClass().getSimpleName().toLowerCase(Locale.ROOT).endsWith(simple(type))) {
          String column = row.of(id).columns().get("partitionKey").toString();
          int bucket = (int) row.call("bucketOf", id);
          assertThat(column).startsWith("LITERAL#" + bucket + "#");
          assertThat(row.call("decode", column)).isEqualTo(row.of(id));
        }
      }
    }
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  @Test
  void theSuffixStandsWhereTheTemplatePlacesIt() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@UniqueSuffix(length = 6)", "@PartitionTemplate(\"{host}#{uniqueSuffix}!\")"),
            "@PartitionKey @Domain(alphabet = \"a-z\") String host");

    assertThat(row.of("abc").columns().get("partitionKey").toString()).matches("abc#[0-9a-z]{6}!");
    assertThat(row.call("decode", "abc#00zz99!")).asString().contains("00zz99");
  }

  @Test
  void aHashPrefixStandsBehindTheLiteralInFront() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"U#{id}\")"),
            "@PartitionKey(hashPrefix = 4, pad = 6) int id");

    assertThat(row.of(54).columns().get("partitionKey").toString()).matches("U#[0-9a-f]{4}000054");
    assertThat((List<?>) row.call("splitPoints", 4)).asString().startsWith("[U#4000, U#8000");
    assertThat(row.scan().ask("all")).hasToString("partitionKey [\"U#0000\", \"U#fffg\")");
  }

  @Test
  void numbersAndTimesOfAFixedWidthMayTouchWhatFollows() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"L{number}{day}{name}\")"),
            "@PartitionKey @EncodedNumber(as = NumberEncoding.HEX, width = 4) int number",
            "@PartitionKey(time = TimeFormat.ISO) java.time.LocalDate day",
            "@PartitionKey String name");
    LocalDate day = LocalDate.of(2024, 5, 17);

    assertThat(row.of(0xBEEF, day, "5a").columns())
        .isEqualTo(Map.of("partitionKey", "Lbeef2024-05-175a"));
    assertThat(row.call("decode", "Lbeef2024-05-175a")).isEqualTo(row.of(0xBEEF, day, "5a"));
    assertThat(row.scan().ask("number", 0xBEEF)).isNotNull();
  }

  @Test
  void escapesKeepTheFirstCharacterOfTheLiteralOutOfTexts() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(value = \"/{a}/{b}\", escape = true)"),
            "@PartitionKey String a",
            "@PartitionKey String b");
    List<String> texts = List.of("", "a", "a/b", "/", "0", "a0", "b ", "a/", "zz\u00e9");
    List<String> keys = new ArrayList<>();
    for (String a : texts) {
      for (String b : texts) {
        Key key = row.of(a, b);
        keys.add((String) key.columns().get("partitionKey"));
        assertThat(row.call("decode", key.columns())).isEqualTo(key);
      }
    }
    assertThat(keys).doesNotHaveDuplicates().allMatch(it -> it.startsWith("/"));
    assertThat(row.of("a/b", "c/d").columns()).isEqualTo(Map.of("partitionKey", "/a02fb/c/d"));
  }

  @Test
  void aNativeColumnMayStandAmongTemplates() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of(
                "@PartitionTemplate(value = \"U#{id}\", column = \"PK\")",
                "@SortTemplate(value = \"{number}\", column = \"n\")",
                "@SortTemplate(value = \"ROW\", column = \"kind\")"),
            "@PartitionKey(pad = 3) int id",
            "@SortKey(nativeType = true) long number",
            "@SortKey(order = 0, column = \"end\", pad = 2) int last");

    assertThat(row.of(7, 8L, 9).columns())
        .isEqualTo(Map.of("PK", "U#007", "n", 8L, "kind", "ROW", "end", "09"));
    assertThat(row.scan().fix("id", 7).fix("number", 8L).ask("all"))
        .hasToString("PK = \"U#007\", n = 8, kind = \"ROW\", end [\"00\", \"99\\u0000\")");
  }

  @Test
  void severalKeysHaveTemplatesOfTheirOwn() {
    ClassLoader loader =
        GeneratedKey.compile(
                List.of(
                    "@PartitionTemplate(value = \"U#{id}\", column = \"PK\")",
                    "@PartitionTemplate(value = \"M#{mail}\", column = \"GSI1PK\", key = \"mail\")"),
                "@PartitionKey(pad = 3) int id",
                "@PartitionKey(key = \"mail\") @Domain(alphabet = \"a-z\") String mail")
            .load();

    assertThat(GeneratedKey.load(loader, "").of(7, "a").columns()).isEqualTo(Map.of("PK", "U#007"));
    assertThat(GeneratedKey.load(loader, "Mail").of(7, "a").columns())
        .isEqualTo(Map.of("GSI1PK", "M#a"));
  }

  @Test
  void columnsAreWrittenAsBytesForStoresThatTakeThem() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@StoredIn(Store.HBASE)", "@PartitionTemplate(\"\u20ac{id}\u20ac!\")"),
            "@PartitionKey(pad = 3) int id");

    assertThat((byte[]) row.call("encodePartitionKeyBytes", 7))
        .isEqualTo("\u20ac007\u20ac!".getBytes(UTF_8));
    assertThat(row.of(7).columns()).isEqualTo(Map.of("partitionKey", "\u20ac007\u20ac!"));
  }
}
