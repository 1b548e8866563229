package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.model.Store;
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
            let sort parts share a column: give them the same column, or none, and leave nativeType\
             out of those that share\
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
}
