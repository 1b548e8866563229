package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.literal;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartitionTooLargeTest {
  @Test
  void moreThanIsAdvisedIsReported() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .sort("", anInt("card").pad(6))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .containsExactly("KW306 deviceId");
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .sort("", anInt("card").pad(6))
                    .volume(2_100_000_000L, 200, 0)))
        .containsExactly("KW306 deviceId");
  }

  @Test
  void whatIsDeterminedSplitsNothing() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(
                        anInt("deviceId").pad(6).cardinality(10),
                        text("sellerId").cardinality(1000).determinedBy("deviceId"))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .containsExactly("KW306 deviceId");
  }

  @Test
  void tooManyRowsOfAnySizeAreReported() {
    assertThat(by(new PartitionTooLarge(), rooms().volume(50_000_000, 30, 0).in(Store.CASSANDRA)))
        .containsExactly(
            """
            KW306 room
            about 500,000 rows for each value of room (50,000,000 rows of 30 bytes over 100 values);\
             Apache Cassandra advises at most 100,000 rows
            spread them over buckets: add @Bucket(count = 5, of = "at")\
            """);
    assertThat(places(new PartitionTooLarge(), rooms().volume(10_000_000, 0, 0).in(Store.SCYLLADB)))
        .isEmpty();
    assertThat(places(new PartitionTooLarge(), rooms().volume(10_000_001, 0, 0).in(Store.SCYLLADB)))
        .containsExactly("KW306 room");
    assertThat(places(new PartitionTooLarge(), rooms().volume(10_000_001, 0, 0))).isEmpty();
  }

  @Test
  void bothFiguresAreShownWithWhoSaysThem() {
    LayoutBuilder events = partition(anInt("kind").pad(1).cardinality(1)).sort("", uuid("id"));
    assertThat(by(new PartitionTooLarge(), events.volume(20_000_000, 120, 0).in(Store.SCYLLADB)))
        .containsExactly(
            """
            KW306 kind
            about 20,000,000 rows and 2.4 GB for each value of kind (20,000,000 rows of 120 bytes over\
             1 value); ScyllaDB warns from 100,000 rows or 1 GB: 200 partitions for the rows,\
             3 partitions for the size
            spread them over buckets: add @Bucket(count = 200, of = "id")\
            """);
    assertThat(by(new PartitionTooLarge(), events.in(Store.CASSANDRA)))
        .singleElement(STRING)
        .contains(
            "; Apache Cassandra advises at most 100,000 rows and 100 MB: 200 partitions for the"
                + " rows, 24 partitions for the size\n");
    assertThat(
            by(
                new PartitionTooLarge(),
                events.in(Store.SCYLLADB, Map.of("maxPartitionBytes", 1_000_000L))))
        .singleElement(STRING)
        .contains("about 2.4 GB for each value of kind")
        .contains("; @StoredIn allows at most 1 MB\n");
  }

  @Test
  void whereTheKeyIsALiteralThereIsOnePartition() {
    assertThat(
            by(
                new PartitionTooLarge(),
                literal("R2")
                    .sort("", uuid("id"))
                    .volume(100_000_000, 200, 0)
                    .in(Store.TABLESTORE)))
        .singleElement(STRING)
        .contains("about 20 GB in the only partition (100,000,000 rows of 200 bytes); Tablestore");
  }

  @Test
  void aDeclaredSizeOfPartitionsReplacesTheNumberOfRows() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("room").pad(3).cardinality(100))
                    .sort("", instant("at"))
                    .volume(50_000_000, 30, 0)
                    .in(Store.CASSANDRA, Map.of("maxPartitionBytes", 100_000_000L))))
        .isEmpty();
  }

  @Test
  void enoughValuesAreFine() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(42))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10), text("sellerId").cardinality(5))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .sort("", anInt("card").pad(6))
                    .bucket(8, "card")
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void rangesAreSplitAnywhere() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.HBASE)))
        .isEmpty();
  }

  @Test
  void whatIsNotDeclaredIsNotJudged() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .volume(2_100_000_000L, 0, 0)
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void aDeclaredLimitCounts() {
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE, Map.of("maxPartitionBytes", 42_000_000_000L))))
        .isEmpty();
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("deviceId").pad(6).cardinality(10))
                    .volume(2_100_000_000L, 200, 0)
                    .in(Store.TABLESTORE, Map.of("maxPartitionBytes", 41_999_999_999L))))
        .containsExactly("KW306 deviceId");
  }

  @Test
  void bucketsThatThereAreAreMultiplied() {
    for (int count : List.of(2, 3)) {
      LayoutBuilder layout =
          partition(anInt("room").pad(3).cardinality(10))
              .sort("", instant("at"))
              .bucket(count, "at")
              .volume(1_000_000_000L, 500, 50_000)
              .in(Store.DYNAMODB, Map.of("maxPartitionBytes", 10_000_000_000L));
      // 50,000 writes need 50 partitions, 500 GB as many: 10 rooms of 5 or 6 buckets.
      assertThat(by(new PartitionTooLarge(), layout))
          .singleElement(STRING)
          .endsWith("@Bucket(count = 6, of = \"at\")");
      assertThat(by(new PartitionTooHot(), layout))
          .singleElement(STRING)
          .endsWith("@Bucket(count = 6, of = \"at\")");
    }
  }

  @Test
  void theLargerNeedOfBytesAndWritesCounts() {
    LayoutBuilder layout =
        partition(anInt("room").pad(3).cardinality(10))
            .sort("", instant("at"))
            .volume(1_000_000_000L, 500, 100_000)
            .in(Store.DYNAMODB, Map.of("maxPartitionBytes", 10_000_000_000L));
    assertThat(by(new PartitionTooLarge(), layout))
        .singleElement(STRING)
        .endsWith("@Bucket(count = 10, of = \"at\")");
  }

  @Test
  void aPadBoundsTheNumberOfPartitions() {
    assertThat(
            by(
                new PartitionTooLarge(),
                partition(anInt("room").pad(3))
                    .sort("", instant("at"))
                    .volume(100_000_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .singleElement(STRING)
        .contains("at least 20 GB for each value of room")
        .contains("over at most 1,000 values");
    assertThat(
            places(
                new PartitionTooLarge(),
                partition(anInt("room").pad(4))
                    .sort("", instant("at"))
                    .volume(100_000_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            by(
                new PartitionTooLarge(),
                partition(anInt("room").pad(4).max(999))
                    .sort("", instant("at"))
                    .volume(100_000_000_000L, 200, 0)
                    .in(Store.TABLESTORE)))
        .singleElement(STRING)
        .contains("over at most 1,000 values");
  }

  @Test
  void dynamoDbHasALimitOnlyWhereItIsDeclared() {
    LayoutBuilder orders =
        partition(anInt("shop").pad(6).cardinality(10))
            .sort("", anInt("number").pad(9))
            .volume(2_100_000_000L, 200, 0);

    assertThat(places(new PartitionTooLarge(), orders.in(Store.DYNAMODB))).isEmpty();
    assertThat(
            places(
                new PartitionTooLarge(),
                orders.in(Store.DYNAMODB, Map.of("maxPartitionBytes", 10_000_000_000L))))
        .containsExactly("KW306 shop");
  }

  @Test
  void theFiguresAreShownWithTheAdviceOrTheLimit() {
    assertThat(by(new PartitionTooLarge(), devices(anInt("card").pad(6)).in(Store.TABLESTORE)))
        .containsExactly(
            """
            KW306 deviceId
            about 42 GB for each value of deviceId (2,100,000,000 rows of 200 bytes over 10 values);\
             Tablestore advises at most 10 GB
            move card into the partition key: replace @SortKey on card with @PartitionKey(order = 1); or spread them over buckets: add @Bucket(count = 5, of = "card")\
            """);
    assertThat(by(new PartitionTooLarge(), devices(anInt("card").pad(6)).in(Store.COSMOS_NOSQL)))
        .singleElement(STRING)
        .contains("; Azure Cosmos DB for NoSQL allows at most 20 GB");
  }

  // 42 GB are five times 10 GB: what is added must have five values.
  @Test
  void onlyAPartThatSplitsEnoughIsAdded() {
    String spread = "spread them over buckets: add @Bucket(count = 5, of = \"card\")";
    String added =
        "move card into the partition key: replace @SortKey on card with @PartitionKey(order = 1);"
            + " or "
            + spread;
    assertThat(fix(devices(anInt("card").pad(6).cardinality(10)))).isEqualTo(added);
    // Fewer partitions than a hundred are another fault.
    assertThat(fix(devices(anInt("card").pad(6).cardinality(9)))).isEqualTo(spread);
    // Behind a day, a partition key of cards would lose the ranges of days.
    assertThat(fix(devices(date("day"), anInt("card").pad(6)))).isEqualTo(spread);
    assertThat(fix(devices(codes("kind", "Kind", "a", "b"), anInt("card").pad(6))))
        .isEqualTo(spread);
    assertThat(fix(devices(anInt("model").pad(6).determinedBy("deviceId"), anInt("card").pad(6))))
        .isEqualTo(spread);
  }

  @Test
  void whatGrowsDecidesBuckets() {
    String spread = "spread them over buckets: add @Bucket(count = 5, of = ";
    assertThat(fix(devices(instant("at")))).isEqualTo(spread + "\"at\")");
    assertThat(fix(devices(aLong("seq").pad(9).monotonic().cardinality(5))))
        .isEqualTo(spread + "\"seq\")");
    assertThat(fix(devices(date("day"), instant("at"), aLong("seq").pad(9).monotonic())))
        .isEqualTo(spread + "\"at\")");
  }

  @Test
  void whereNothingSplitsEnoughAPartIsMissing() {
    String further = "add a part to the partition key that tells its rows apart";
    assertThat(fix(devices(anInt("card").pad(6).cardinality(4)))).isEqualTo(further);
    assertThat(fix(devices(aLong("seq").pad(9).monotonic().cardinality(4)))).isEqualTo(further);
    assertThat(fix(devices(date("day")))).isEqualTo(further);
    assertThat(fix(devices(aLong("seq").nativeType()))).isEqualTo(further);
    assertThat(fix(devices(instant("at").nativeType()))).isEqualTo(further);
    assertThat(fix(devices(anInt("model").pad(6).determinedBy("deviceId")).suffix(8)))
        .isEqualTo(further);
  }

  @Test
  void moreBucketsThanThereCanBeAreNotProposed() {
    for (int more : List.of(0, 1)) {
      assertThat(
              fix(
                  partition(anInt("deviceId").pad(6).cardinality(1))
                      .sort("", instant("at"))
                      .volume(655_360_000_000L + more, 1_000, 0)))
          .isEqualTo(
              more == 0
                  ? "spread them over buckets: add @Bucket(count = 65536, of = \"at\")"
                  : "add a part to the partition key that tells its rows apart");
    }
  }

  @Test
  void aBucketOfSeveralPartsKeepsThem() {
    assertThat(
            fix(
                devices(instant("at"), anInt("card").pad(6).cardinality(2))
                    .bucket(2, "at", "card")))
        .isEqualTo("write more buckets: write @Bucket(count = 6, of = {\"at\", \"card\"})");
  }

  @Test
  void aBucketAloneInItsColumnIsReportedAtTheEntity() {
    assertThat(
            by(
                new PartitionTooLarge(),
                partition().sort("", instant("at")).bucket(4, "at").volume(2_100_000_000L, 200, 0)))
        .containsExactly(
            """
            KW306 Purchase
            about 105 GB for each value of the bucket (2,100,000,000 rows of 200 bytes over 4 values);\
             a sorted store advises at most 10 GB
            write more buckets: write count = 44\
            """);
  }

  private static LayoutBuilder rooms() {
    return partition(anInt("room").pad(3).cardinality(100)).sort("", instant("at"));
  }

  private static LayoutBuilder devices(PartBuilder... sort) {
    return partition(anInt("deviceId").pad(6).cardinality(10))
        .sort("", sort)
        .volume(2_100_000_000L, 200, 0);
  }

  private static String fix(LayoutBuilder layout) {
    List<String> findings = by(new PartitionTooLarge(), layout);
    assertThat(findings).hasSize(1);
    return findings.get(0).lines().skip(2).findFirst().orElseThrow();
  }
}
