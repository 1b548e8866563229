package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.model.Store;
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
}
