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
            write equal = {"deviceId", "cardId"}; or change the order of the key to cardId, deviceId, at: write order = 0 for cardId and order = 1 for deviceId\
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
            write equal = {"deviceId", "cardId"}; or change the order of the key to deviceId, at, cardId: replace @SortKey on at with @PartitionKey(order = 1) and @PartitionKey on cardId with @SortKey(order = 0)\
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
            access pattern cardsAt asks for a range of cardId before it fixes at: the rows with that at are scattered over the range (the key is deviceId, cardId, at)
            change the order of the key to deviceId, at, cardId: replace @SortKey on at with @PartitionKey(order = 1) and @PartitionKey on cardId with @SortKey(order = 0)\
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
            access pattern devices fixes deviceId and asks for a range of it
            remove equal, or range\
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
            add equal = {"deviceId", "cardId"}; or change the order of the key to at, deviceId, cardId: replace @SortKey on at with @PartitionKey(order = 0), write order = 1 for deviceId, and replace @PartitionKey on cardId with @SortKey(order = 0)\
            """,
            """
            KW403 @AccessPattern.equal
            access pattern card skips deviceId: the rows with this cardId are scattered over the whole table (the key is deviceId, cardId, at)
            add equal = "deviceId", or change the order of the key to cardId, deviceId, at: write order = 0 for cardId and order = 1 for deviceId\
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
            write equal = {"a", "b", "c"}; or change the order of the key to c, a, b: write order = 0 for c, order = 1 for a and order = 2 for b\
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
            write equal = {"a", "b", "c", "d"}; or change the order of the key to a, d, b, c, e: replace @SortKey on d with @PartitionKey(order = 1), @PartitionKey on b with @SortKey(order = 0), and write order = 1 for c\
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
            access pattern p asks for a range of b before it fixes d: the rows with that d are scattered\
             over the range (the key is a, b, c, d, e)
            change the order of the key to a, d, b, c, e: replace @SortKey on d with @PartitionKey(order = 1), @PartitionKey on b with @SortKey(order = 0), and write order = 1 for c\
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
            write equal = {"a", "b", "c", "d"}; or change the order of the key to b, c, e, a, d: write order = 0 for b, replace @SortKey on c with @PartitionKey(order = 1), write order = 0 for e, replace @PartitionKey on a with @SortKey(order = 1), and write order = 2 for d\
            """);
  }
}
