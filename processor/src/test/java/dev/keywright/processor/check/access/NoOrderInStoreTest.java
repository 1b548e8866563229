package dev.keywright.processor.check.access;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import org.junit.jupiter.api.Test;

class NoOrderInStoreTest {
  @Test
  void aRangeOfPartitionKeysIsReported() {
    assertThat(
            places(
                new NoOrderInStore(),
                partition(anInt("number").pad(9)).pattern("between", "number").in(Store.DYNAMODB)))
        .containsExactly("KW406 @AccessPattern.range");
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("shop"), anInt("number").pad(9))
                    .pattern("ofShop", "", "shop")
                    .in(Store.CASSANDRA)))
        .containsExactly("KW406 @AccessPattern.equal");
  }

  @Test
  void rowsWithoutAnOrderAreReported() {
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .pattern("posts", "at", "user")
                    .in(Store.COSMOS_TABLE)))
        .containsExactly("KW406 @AccessPattern.range");
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .newestFirst("posts", "", "user")
                    .in(Store.COSMOS_TABLE)))
        .containsExactly("KW406 @AccessPattern.newestFirst");
  }

  @Test
  void aKnownPartitionKeyIsFine() {
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .pattern("posts", "at", "user")
                    .in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .pattern("posts", "", "user")
                    .in(Store.COSMOS_TABLE)))
        .isEmpty();
    assertThat(
            places(
                new NoOrderInStore(),
                partition(anInt("number").pad(9))
                    .pattern("between", "number")
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void aScanOfEverythingIsAnotherFault() {
    assertThat(
            places(
                new NoOrderInStore(),
                partition(anInt("number").pad(9)).pattern("all", "").in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void somethingStaysInThePartitionKey() {
    assertThat(
            by(
                new NoOrderInStore(),
                partition(anInt("room").pad(3)).pattern("r", "room").in(Store.DYNAMODB)))
        .singleElement(STRING)
        .contains("\nmake a part that the pattern always knows the partition key")
        .endsWith(
            "make a part that the pattern always knows the partition key, such as a device: write @SortKey for room, and equal = \"device\" in the access pattern; or remove @AccessPattern(name = \"r\")");
    assertThat(
            by(
                new NoOrderInStore(),
                partition(anInt("room").pad(3), anInt("n").pad(9))
                    .pattern("r", "n", "room")
                    .in(Store.DYNAMODB)))
        .singleElement(STRING)
        .endsWith(
            "\nmove n into the sort key: replace @PartitionKey on n with @SortKey(order = 0), or remove @AccessPattern(name = \"r\")");
  }

  @Test
  void redisSortsMembersAndNotTheSetsTheyAreIn() {
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("board"))
                    .sort("", anInt("score").pad(9))
                    .pattern("boards", "board")
                    .in(Store.REDIS)))
        .containsExactly("KW406 @AccessPattern.range");
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("board"))
                    .sort("", anInt("score").pad(9))
                    .pattern("scores", "score", "board")
                    .in(Store.REDIS)))
        .isEmpty();
    assertThat(
            places(
                new NoOrderInStore(),
                partition(text("word")).pattern("words", "word").in(Store.REDIS)))
        .isEmpty();
  }

  @Test
  void theAttributeThatAsksForAnOrderIsLeftOut() {
    LayoutBuilder posts = partition(text("user")).sort("", instant("at"));
    assertThat(by(new NoOrderInStore(), posts.pattern("some", "at", "user").in(Store.COSMOS_NOSQL)))
        .containsExactly(
            """
            KW406 @AccessPattern.range
            access pattern some asks for an order of keys, and Azure Cosmos DB for NoSQL keeps none
            remove range, and sort the rows after you read them\
            """);
    assertThat(
            by(
                new NoOrderInStore(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .newestFirst("newest", "", "user")
                    .in(Store.COSMOS_NOSQL)))
        .containsExactly(
            """
            KW406 @AccessPattern.newestFirst
            access pattern newest asks for an order of keys, and Azure Cosmos DB for NoSQL keeps none
            remove newestFirst, and sort the rows after you read them\
            """);
  }
}
