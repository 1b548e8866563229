package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.KeyRanges;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Buckets behind parts: where they may stand, what they spread, and what a scan of them reads. */
class BucketsBehindTest {
  private static final String DAY = "@PartitionKey(order = 0) java.time.LocalDate day";
  private static final String ID = "@SortKey(order = 0, pad = 9) @Domain(unique = true) int id";

  private static List<String> found(List<String> annotations, String... components) {
    Compiled compiled = GeneratedKey.compile(annotations, components);
    return compiled.findings().stream()
        .map(it -> it.getMessage(Locale.ROOT))
        .filter(it -> !it.contains("KW110") && !it.contains("KW106") && !it.contains("KW302"))
        .toList();
  }

  private static String bucket(String attributes) {
    return "@Bucket(count = 16, of = \"id\"" + attributes + ")";
  }

  @Test
  void aScanReadsOneRangeUntilThePartsInFrontAreFixed() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@StoredIn(Store.DYNAMODB)", bucket(", after = \"shop\"")),
            "@PartitionKey(order = 0, pad = 2) int region",
            "@PartitionKey(order = 1, pad = 3) int shop",
            "@PartitionKey(order = 2, pad = 4) int id",
            "@SortKey(order = 0) java.util.UUID line");
    KeyRanges<?, ?> all = (KeyRanges<?, ?>) row.scan().ask("all");

    assertThat(all.ranges()).hasSize(1);
    assertThat(((KeyRanges<?, ?>) row.scan().fix("region", 7).ask("all")).ranges())
        .singleElement()
        .asString()
        .contains("[\"07,000,\", \"07,999-\")");
    assertThat(((KeyRanges<?, ?>) row.scan().fix("region", 7).fix("shop", 1).ask("all")).ranges())
        .hasSize(16)
        .first()
        .asString()
        .contains("[\"07,001,00,0000\", \"07,001,00,9999\\u0000\")");
    assertThat(
            ((KeyRanges<?, ?>) row.scan().fix("region", 7).fix("shop", 1).fix("id", 5).ask("all"))
                .ranges())
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "DYNAMODB | ",
        "CASSANDRA | ",
        "TABLESTORE | KW201",
      })
  void aBucketBehindADaySpreadsWherePartitionKeysAreHashed(String store, String expected) {
    List<String> found =
        found(List.of("@StoredIn(Store." + store + ")", bucket(", after = \"day\"")), DAY, ID);

    if (expected == null) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found)
          .singleElement()
          .asString()
          .contains("KW201", "the key begins with day", "put the bucket first");
    }
  }

  @Test
  void aBucketBehindAConstantSpreadsAsOneInFront() {
    assertThat(
            found(
                List.of(
                    "@StoredIn(Store.HBASE)",
                    bucket(""),
                    "@PartitionTemplate(\"{kind}#{bucket}#{day}#{id}\")"),
                "@PartitionKey @Domain(cardinality = 1, alphabet = \"a-z\") String kind",
                "@PartitionKey java.time.LocalDate day",
                "@PartitionKey(pad = 9) @Domain(unique = true) int id"))
        .isEmpty();
  }

  @Test
  void aBucketOfPartsInFrontSpreadsNothing() {
    assertThat(
            found(
                List.of(
                    "@StoredIn(Store.DYNAMODB)",
                    "@Bucket(count = 16, of = \"user\", after = \"user\")"),
                "@PartitionKey(order = 0, pad = 9) int user",
                ID))
        .singleElement()
        .asString()
        .contains("KW207", "the bucket is of user, which is in front of it");
  }

  @Test
  void aBucketInATemplateIsTakenOutOfIt() {
    assertThat(
            found(
                List.of(
                    "@StoredIn(Store.DYNAMODB)",
                    "@Bucket(count = 16, of = \"user\")",
                    "@PartitionTemplate(\"{user}#{bucket}\")"),
                "@PartitionKey(pad = 9) int user",
                ID))
        .singleElement()
        .asString()
        .contains(
            "KW207",
            "Each value has one bucket, so the bucket spreads nothing",
            "remove @Bucket and take {bucket} out of @PartitionTemplate");
  }

  @Test
  void anEndInFrontOfTheBucketIsShownWithoutACollision() {
    assertThat(
            found(
                List.of("@StoredIn(Store.DYNAMODB)", "@Separator(':')", bucket(", after = \"a\"")),
                "@PartitionKey(order = 0) @Domain(alphabet = \"a-z:\", maxLength = 4) String a",
                "@PartitionKey(order = 1) @Domain(alphabet = \"a-z:\", maxLength = 4) String b",
                ID))
        .filteredOn(it -> it.contains("KW105"))
        .singleElement()
        .asString()
        .contains("separator ':' may also occur inside a: a = ", "in which the text of a may end")
        .doesNotContain("both written");
  }

  @Test
  void aMapInFrontOfTheBucketIsCalledAMap() {
    assertThat(
            found(
                List.of("@KeyFormat(Format.BINARY)", bucket(", after = \"tags\"")),
                "@PartitionKey(order = 0) java.util.SortedMap<String, String> tags",
                "@SortKey(order = 0) int id"))
        .anyMatch(it -> it.contains("tags is a map, which runs to the end of the key, and the"));
  }

  @Test
  void aBucketThatCannotStandThereIsRefused() {
    assertThat(found(List.of("@StoredIn(Store.DYNAMODB)", bucket(", after = \"id\"")), DAY, ID))
        .singleElement()
        .asString()
        .contains("KW014", "after = \"id\" names no part of the partition key");
    assertThat(
            found(
                List.of(
                    "@StoredIn(Store.DYNAMODB)",
                    bucket(", after = \"day\""),
                    "@PartitionTemplate(\"{day}#{bucket}\")"),
                "@PartitionKey java.time.LocalDate day",
                ID))
        .singleElement()
        .asString()
        .contains("KW006", "after has no effect beside @PartitionTemplate");
    assertThat(
            found(
                List.of(
                    "@StoredIn(Store.DYNAMODB)",
                    bucket(""),
                    "@PartitionTemplate(\"{user}{bucket}\")"),
                "@PartitionKey @Domain(alphabet = \"a-z\", maxLength = 9) String user",
                ID))
        .singleElement()
        .asString()
        .contains("KW019", "has nothing between user and bucket");
    assertThat(
            found(
                List.of("@StoredIn(Store.DYNAMODB)", bucket(", after = \"user\"")),
                "@PartitionKey(order = 0, pad = 3, hashPrefix = 4, hashOf = {\"user\", \"shop\"}) int user",
                "@PartitionKey(order = 1, pad = 3) int shop",
                ID))
        .singleElement()
        .asString()
        .contains("KW006", "hashOf of user names shop, and the bucket is between them");
  }
}
