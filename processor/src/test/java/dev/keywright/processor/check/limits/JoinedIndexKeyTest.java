package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import org.junit.jupiter.api.Test;

class JoinedIndexKeyTest {
  private static PartBuilder filled(String name) {
    return text(name).minLength(1);
  }

  private static LayoutBuilder joined() {
    return partition("GSI1PK", filled("tournament"), filled("region"))
        .key("byRegion")
        .in(Store.DYNAMODB);
  }

  @Test
  void aJoinedPartitionKeyOfAnIndexIsReported() {
    assertThat(by(new JoinedIndexKey(), joined()))
        .containsExactly(
            """
            KW311 tournament
            column GSI1PK writes tournament, region a second time, as one text; the partition key of an\
             index of Amazon DynamoDB takes up to 4 attributes directly
            add column = "tournament" and nativeType = true to tournament and column = "region" and\
             nativeType = true to region\
            """);
  }

  @Test
  void aJoinedSortKeyOfAnIndexIsReported() {
    assertThat(
            places(
                new JoinedIndexKey(),
                partition("GSI1PK", filled("tournament"))
                    .sort("GSI1SK", filled("round"), aLong("match").pad(9))
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .containsExactly("KW311 round");
  }

  @Test
  void theKeyOfATableIsFine() {
    assertThat(places(new JoinedIndexKey(), joined().key(""))).isEmpty();
    assertThat(
            places(
                new JoinedIndexKey(),
                partition(filled("tournament"), filled("region"))
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void anotherStoreIsFine() {
    assertThat(places(new JoinedIndexKey(), joined().in(Store.TABLESTORE))).isEmpty();
  }

  @Test
  void oneAttributeEachIsFine() {
    assertThat(
            places(
                new JoinedIndexKey(),
                partition("tournament", filled("tournament").nativeType())
                    .andPartition("region", filled("region").nativeType())
                    .sort("GSI1SK", filled("round"))
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void partsThatNoAttributeHoldsAsTheyAreAreFine() {
    assertThat(
            places(
                new JoinedIndexKey(),
                partition("GSI1PK", filled("tournament"), uuid("region"))
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            places(
                new JoinedIndexKey(),
                partition("GSI1PK", filled("tournament"), aLong("region").pad(9).descending())
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(places(new JoinedIndexKey(), joined().bucket(4, "region"))).isEmpty();
    assertThat(places(new JoinedIndexKey(), joined().binary())).isEmpty();
  }

  @Test
  void aTextThatMayBeEmptyIsFine() {
    assertThat(
            places(
                new JoinedIndexKey(),
                partition("GSI1PK", filled("tournament"), text("region"))
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void moreThanAnIndexTakesAreFine() {
    assertThat(
            places(
                new JoinedIndexKey(),
                partition("GSI1PK", filled("a"))
                    .sort("GSI1SK", filled("b"), filled("c"), filled("d"), filled("e"), filled("f"))
                    .key("byRegion")
                    .in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void itemsThatExistAreFine() {
    assertThat(
            places(new JoinedIndexKey(), joined().frozen(1, "TEXT separator=',' | GSI1PK: a int")))
        .isEmpty();
  }
}
