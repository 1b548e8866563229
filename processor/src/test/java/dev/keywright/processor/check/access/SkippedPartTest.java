package dev.keywright.processor.check.access;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.LayoutBuilder;
import org.junit.jupiter.api.Test;

class SkippedPartTest {

  @Test
  void aPatternThatSkipsTheFirstPartIsReported() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("purchasesOfCard", "", "cardId")))
        .containsExactly(
            """
            KW403 @AccessPattern.equal
            access pattern purchasesOfCard skips deviceId: the rows with this cardId are scattered over the whole table (the key is deviceId, cardId, at)
            write equal = {"deviceId", "cardId"}; or let the key have the order cardId, deviceId, at: write order = 0 for cardId and order = 1 for deviceId\
            """);
  }

  @Test
  void aRangeThatSkipsAPartIsReported() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("between", "at", "deviceId")))
        .containsExactly(
            """
            KW403 @AccessPattern.equal
            access pattern between skips cardId: the rows with this at are scattered over all rows with that deviceId (the key is deviceId, cardId, at)
            write equal = {"deviceId", "cardId"}; or let the key have the order deviceId, at, cardId: write @PartitionKey(order = 1) in place of @SortKey for at and @SortKey(order = 0) in place of @PartitionKey for cardId\
            """);
  }

  @Test
  void aRangeBeforeAnEqualityIsReported() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("cardsAt", "cardId", "deviceId", "at")))
        .containsExactly(
            """
            KW403 @AccessPattern.range
            access pattern cardsAt asks a range of cardId before it fixes at: the rows with that at are scattered over the range (the key is deviceId, cardId, at)
            let the key have the order deviceId, at, cardId: write @PartitionKey(order = 1) in place of @SortKey for at and @SortKey(order = 0) in place of @PartitionKey for cardId\
            """);
  }

  @Test
  void aPartThatIsFixedAndAskedByRangeIsReported() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("devices", "deviceId", "deviceId")))
        .containsExactly(
            """
            KW403 @AccessPattern.range
            access pattern devices fixes deviceId and asks a range of it
            leave equal out, or range out\
            """);
  }

  @Test
  void ofSeveralPatternsEachIsJudged() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("fine", "", "deviceId")
                    .pattern("late", "at")
                    .pattern("card", "cardId")))
        .containsExactly(
            """
            KW403 @AccessPattern.equal
            access pattern late skips deviceId, cardId: the rows with this at are scattered over the whole table (the key is deviceId, cardId, at)
            add equal = {"deviceId", "cardId"}; or let the key have the order at, deviceId, cardId: write @PartitionKey(order = 0) in place of @SortKey for at, order = 1 for deviceId and @SortKey(order = 0) in place of @PartitionKey for cardId\
            """,
            """
            KW403 @AccessPattern.equal
            access pattern card skips deviceId: the rows with this cardId are scattered over the whole table (the key is deviceId, cardId, at)
            add equal = "deviceId", or let the key have the order cardId, deviceId, at: write order = 0 for cardId and order = 1 for deviceId\
            """);
  }

  @Test
  void whatBeginsAtTheLeftIsFine() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("all", "")))
        .isEmpty();
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("devices", "deviceId")))
        .isEmpty();
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("cards", "cardId", "deviceId")))
        .isEmpty();
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("at", "at", "cardId", "deviceId")))
        .isEmpty();
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("deviceId"), anInt("cardId"))
                    .sort("", instant("at"))
                    .pattern("one", "", "at", "deviceId", "cardId")))
        .isEmpty();
  }

  @Test
  void allPartsThatAreSkippedAreNamed() {
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("a"), anInt("b"), anInt("c")).pattern("ofC", "", "c")))
        .containsExactly(
            """
            KW403 @AccessPattern.equal
            access pattern ofC skips a, b: the rows with this c are scattered over the whole table (the key is a, b, c)
            write equal = {"a", "b", "c"}; or let the key have the order c, a, b: write order = 0 for c, order = 1 for a and order = 2 for b\
            """);
  }

  @Test
  void whatIsSkippedAndWhatItScattersIsNamed() {
    LayoutBuilder layout =
        partition(anInt("a"), anInt("b")).sort("", anInt("c"), anInt("d"), anInt("e"));
    assertThat(by(new SkippedPart(), layout.pattern("p", "", "a", "d")))
        .containsExactly(
            """
            KW403 @AccessPattern.equal
            access pattern p skips b, c: the rows with this d are scattered over all rows with that a\
             (the key is a, b, c, d, e)
            write equal = {"a", "b", "c", "d"}; or let the key have the order a, d, b, c, e: write @PartitionKey(order = 1) in place of @SortKey for d, @SortKey(order = 0) in place of @PartitionKey for b and order = 1 for c\
            """);
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("a"), anInt("b"))
                    .sort("", anInt("c"), anInt("d"), anInt("e"))
                    .pattern("p", "b", "a", "d")))
        .containsExactly(
            """
            KW403 @AccessPattern.range
            access pattern p asks a range of b before it fixes d: the rows with that d are scattered\
             over the range (the key is a, b, c, d, e)
            let the key have the order a, d, b, c, e: write @PartitionKey(order = 1) in place of @SortKey for d, @SortKey(order = 0) in place of @PartitionKey for b and order = 1 for c\
            """);
    assertThat(
            by(
                new SkippedPart(),
                partition(anInt("a"), anInt("b"))
                    .sort("", anInt("c"), anInt("d"), anInt("e"))
                    .pattern("p", "e", "b", "c")))
        .containsExactly(
            """
            KW403 @AccessPattern.equal
            access pattern p skips a, d: the rows with this e are scattered over the whole table\
             (the key is a, b, c, d, e)
            write equal = {"a", "b", "c", "d"}; or let the key have the order b, c, e, a, d: write order = 0 for b, @PartitionKey(order = 1) in place of @SortKey for c, order = 0 for e, @SortKey(order = 1) in place of @PartitionKey for a and order = 2 for d\
            """);
  }
}
