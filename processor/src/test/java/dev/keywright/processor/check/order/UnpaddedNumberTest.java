package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.aShort;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.finding.Severity;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnpaddedNumberTest {

  @Test
  void anUnpaddedPartitionKeyIsANoteInAStoreThatFindsItByItsHash() {
    LayoutBuilder shops = partition(anInt("shop")).sort("", anInt("number").pad(9));

    assertThat(by(new UnpaddedNumber(), shops.in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW101 shop
            shop is written without padding, so shop = 6777 sorts after shop = 66661: "6777" > "66661"; Amazon DynamoDB finds partition keys by their hash, so this matters only if you copy the rows to a sorted table
            add pad = 10 (for values up to 2147483647), or ordered = false if you never scan by it\
            """);
    for (Store store :
        List.of(Store.DYNAMODB, Store.CASSANDRA, Store.SCYLLADB, Store.COSMOS_NOSQL)) {
      assertThat(severities(new UnpaddedNumber(), shops.in(store))).containsExactly(Severity.INFO);
    }
    assertThat(severities(new UnpaddedNumber(), shops.in(Store.TABLESTORE)))
        .containsExactly(Severity.ERROR);
  }

  @Test
  void anUnpaddedSortKeyIsAnErrorWhereItIsSortedAndANoteWhereNothingIs() {
    LayoutBuilder orders = partition(uuid("shop")).sort("", anInt("number"));

    assertThat(severities(new UnpaddedNumber(), orders.in(Store.DYNAMODB)))
        .containsExactly(Severity.ERROR);
    assertThat(severities(new UnpaddedNumber(), orders.in(Store.COSMOS_NOSQL)))
        .containsExactly(Severity.INFO);
  }

  @Test
  void aNumberBeforeOtherPartsIsReported() {
    assertThat(
            by(
                new UnpaddedNumber(),
                partition(anInt("deviceId"), text("sellerId"), aLong("cardId").pad(6))
                    .separator(':')))
        .containsExactly(
            """
            KW101 deviceId
            deviceId is written without padding, so deviceId = 54 sorts after deviceId = 167: "54:abc:006777" > "167:abc:006777"
            add pad = 10 (for values up to 2147483647), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void aNumberAtTheEndIsReported() {
    assertThat(by(new UnpaddedNumber(), partition(text("sellerId"), aLong("cardId").min(0))))
        .containsExactly(
            """
            KW101 cardId
            cardId is written without padding, so cardId = 6777 sorts after cardId = 66661: "a100,6777" > "a100,66661"
            add pad = 19 (for values up to 9223372036854775807), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void theDeclaredMaximumDecidesThePad() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("deviceId").min(0).max(999_999))))
        .containsExactly(
            """
            KW101 deviceId
            deviceId is written without padding, so deviceId = 6777 sorts after deviceId = 66661: "6777" > "66661"
            add pad = 6 (for values up to 999999), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void declaredNegativeNumbersNeedASign() {
    assertThat(by(new UnpaddedNumber(), partition(aShort("offset").min(-5).max(3))))
        .containsExactly(
            """
            KW101 offset
            offset is written without padding, so offset = -2 sorts after offset = -1: "-2" > "-1"
            add pad = 1 and signed = true (for values from -5 to 3), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void aSmallRangeIsSearchedForItsOwnPair() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("day").min(7).max(12))))
        .containsExactly(
            """
            KW101 day
            day is written without padding, so day = 9 sorts after day = 10: "9" > "10"
            add pad = 2 (for values up to 12), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void adjacentNegativeNumbersAreSearchedToo() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("depth").min(-100).max(-98))))
        .containsExactly(
            """
            KW101 depth
            depth is written without padding, so depth = -99 sorts after depth = -98: "-99" > "-98"
            add pad = 3 and signed = true (for values from -100 to -98), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void aDirectionHasNoDigitsToTurn() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("deviceId").descending())))
        .containsExactly(
            """
            KW101 deviceId
            deviceId is written without padding, so direction = DESC has no digits to invert: deviceId = 1 sorts before deviceId = 2: "1" < "2"
            add pad = 10 (for values up to 2147483647)\
            """);
  }

  @Test
  void aNeighbourThatCannotBeEncodedLeavesTheNumberItself() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("deviceId"), aDouble("price"))))
        .containsExactly(
            """
            KW101 deviceId
            deviceId is written without padding, so deviceId = 54 sorts after deviceId = 167: "54," > "167,"
            add pad = 10 (for values up to 2147483647), or ordered = false if you never scan by it\
            """);
  }

  @Test
  void aPaddedNumberIsFine() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("deviceId").pad(6)))).isEmpty();
  }

  @Test
  void numbersOfOneWidthAreFine() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("year").min(1000).max(9999)))).isEmpty();
  }

  @Test
  void oneNegativeNumberBelowTheDigitsIsFine() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("level").min(-1).max(9)))).isEmpty();
  }

  @Test
  void aNumberThatIsNeverScannedIsFine() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("a").unordered(), anInt("b").unordered())))
        .isEmpty();
    assertThat(by(new UnpaddedNumber(), partition(anInt("deviceId").hash(HashFunction.MD5, 4))))
        .isEmpty();
  }

  @Test
  void aReversedNumberIsForAnotherCheck() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("deviceId").reversed()))).isEmpty();
  }

  @Test
  void aNativeNumberIsFine() {
    assertThat(
            by(
                new UnpaddedNumber(),
                partition(text("a")).sort("number", aLong("number").nativeType())))
        .isEmpty();
  }

  /** The search for a pair against every pair there is. */
  @Test
  void aMisorderIsFoundExactlyWhereThereIsOne() {
    for (int min = -112; min <= 112; min++) {
      for (int max = min; max <= min + 14; max++) {
        List<String> found =
            by(new UnpaddedNumber(), partition(anInt("n").min(min).max(max), text("rest")));
        assertThat(found.isEmpty()).as(min + " to " + max).isEqualTo(sorts(min, max));
      }
    }
  }

  private static boolean sorts(int min, int max) {
    for (int a = min; a <= max; a++) {
      for (int b = a + 1; b <= max; b++) {
        if ((a + ",").compareTo(b + ",") > 0) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void zeroHasOneDigit() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("n").max(0))))
        .singleElement(STRING)
        .contains("add pad = 1 (for values up to 0)");
  }

  @Test
  void examplesAreMultiplesOfTheDeclaredStep() {
    assertThat(by(new UnpaddedNumber(), partition(anInt("n").min(0).step(30))))
        .singleElement(STRING)
        .contains("n = 90 sorts after n = 120: \"90\" > \"120\"");
    assertThat(
            by(
                new UnpaddedNumber(),
                partition(anInt("n").min(0).step(100), anInt("m").pad(3).step(7))))
        .singleElement(STRING)
        .contains("n = 900 sorts after n = 1000: \"900,007\" > \"1000,007\"");
    assertThat(by(new UnpaddedNumber(), partition(anInt("n").min(-300).max(0).step(100))))
        .singleElement(STRING)
        .contains("n = -200 sorts after n = -100: \"-200\" > \"-100\"");
    assertThat(by(new UnpaddedNumber(), partition(anInt("n").min(0).max(120).step(50))))
        .isNotEmpty();
    assertThat(by(new UnpaddedNumber(), partition(anInt("n").min(100).max(999).step(50))))
        .isEmpty();
    assertThat(by(new UnpaddedNumber(), partition(anInt("n").min(0).max(99).step(50)))).isEmpty();
  }
}
