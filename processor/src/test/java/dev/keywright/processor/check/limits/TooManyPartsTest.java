package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TooManyPartsTest {
  @Test
  void moreThanTheStoreHasRoomForAreReported() {
    assertThat(
            places(
                new TooManyParts(),
                partition(anInt("a").pad(1))
                    .sort("b", anInt("b").pad(1))
                    .sort("c", anInt("c").pad(1))
                    .in(Store.DYNAMODB)))
        .containsExactly("KW303 c");
    assertThat(
            places(
                new TooManyParts(),
                partition(anInt("a").pad(1)).sort("", anInt("b").pad(1)).in(Store.HBASE)))
        .containsExactly("KW303 b");
  }

  @Test
  void moreThanIsAdvisedAreReported() {
    assertThat(
            places(
                new TooManyParts(),
                partition(anInt("a").pad(1))
                    .sort("b", anInt("b").pad(1))
                    .sort("c", anInt("c").pad(1))
                    .sort("d", anInt("d").pad(1))
                    .in(Store.LINDORM)))
        .containsExactly("KW303 d");
  }

  @Test
  void partsOfOneColumnAreFine() {
    assertThat(
            places(
                new TooManyParts(),
                partition(anInt("a").pad(1))
                    .sort("", anInt("b").pad(1), anInt("c").pad(1))
                    .in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            places(
                new TooManyParts(),
                partition(anInt("a").pad(1))
                    .sort("b", anInt("b").pad(1))
                    .sort("c", anInt("c").pad(1))
                    .in(Store.LINDORM)))
        .isEmpty();
  }

  @Test
  void nativeColumnsAreSharedWithoutTheirType() {
    assertThat(
            by(
                new TooManyParts(),
                partition(anInt("a").pad(1))
                    .sort("b", aLong("b").nativeType())
                    .sort("c", aLong("c").nativeType())
                    .in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW303 c
            the key has 3 columns, and Amazon DynamoDB has room for 2
            put the sort parts in one column: remove nativeType from b and nativeType from c;\
             or name it, if it is the key of an index: key = "byIndex" at each part\
            """);
  }

  @Test
  void aDeclaredLimitCounts() {
    assertThat(
            places(
                new TooManyParts(),
                partition(anInt("a").pad(1))
                    .sort("b", anInt("b").pad(1))
                    .sort("c", anInt("c").pad(1))
                    .in(Store.DYNAMODB, Map.of("maxColumns", 4L))))
        .isEmpty();
  }

  @Test
  void aDeclaredLimitReplacesTheAdvisedOneToo() {
    LayoutBuilder four =
        partition(anInt("a").pad(1))
            .sort("b", anInt("b").pad(1))
            .sort("c", anInt("c").pad(1))
            .sort("d", anInt("d").pad(1));

    assertThat(places(new TooManyParts(), four.in(Store.LINDORM))).containsExactly("KW303 d");
    assertThat(places(new TooManyParts(), four.in(Store.LINDORM, Map.of("maxColumns", 8L))))
        .isEmpty();
  }

  private static LayoutBuilder byRegion(int partition, int sort) {
    LayoutBuilder layout = partition("p0", aLong("p0").nativeType());
    for (int i = 1; i < partition; i++) {
      layout.andPartition("p" + i, aLong("p" + i).nativeType());
    }
    for (int i = 0; i < sort; i++) {
      layout.sort("s" + i, aLong("s" + i).nativeType());
    }
    return layout;
  }

  @Test
  void anIndexOfDynamoDbHasRoomForFourAndFour() {
    assertThat(places(new TooManyParts(), byRegion(4, 4).key("byRegion").in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(places(new TooManyParts(), byRegion(5, 5).key("byRegion").in(Store.DYNAMODB)))
        .containsExactly("KW303 p4", "KW303 s4");
  }

  @Test
  void aTableHasOnePartitionColumn() {
    assertThat(by(new TooManyParts(), byRegion(2, 0).in(Store.TABLESTORE)))
        .containsExactly(
            """
            KW303 p1
            the partition key has 2 columns, and Tablestore has room for 1
            put its parts in one column: remove nativeType, and give them the same column\
            """);
    assertThat(places(new TooManyParts(), byRegion(2, 0).in(Store.DYNAMODB)))
        .containsExactly("KW303 p1");
    assertThat(places(new TooManyParts(), byRegion(4, 1).in(Store.COSMOS_NOSQL)))
        .containsExactly("KW303 p3");
  }

  @Test
  void someStoresHaveMorePartitionColumns() {
    assertThat(places(new TooManyParts(), byRegion(6, 2).in(Store.CASSANDRA))).isEmpty();
    assertThat(places(new TooManyParts(), byRegion(3, 1).in(Store.COSMOS_NOSQL))).isEmpty();
    assertThat(places(new TooManyParts(), byRegion(6, 2))).isEmpty();
  }
}
