package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NativeNotApplicableTest {

  @Test
  void aCharacterIsNoStoresOwnType() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6)).sort("grade", character("grade").nativeType())))
        .containsExactly(
            """
            KW006 grade.nativeType
            nativeType is for whole numbers, boolean, String, byte[], UUID, Instant and LocalDate, and\
             grade has type char
            remove nativeType\
            """);
  }

  @Test
  void theTypesOfStoresMayBeKeptDescending() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").nativeType())
                    .sort("at", instant("at").nativeType().descending())
                    .sort("number", aLong("number").nativeType().descending())))
        .isEmpty();
  }

  @Test
  void aPartitionKeyIsNotKeptDescending() {
    assertThat(
            by(
                new IllegalPart(),
                partition(aLong("device").nativeType().descending())
                    .sort("note", text("note").nativeType().descending())))
        .containsExactly(
            """
            KW006 device.direction
            direction = DESC beside nativeType is for sort columns, and partitionKey is in the\
             partition key
            remove direction, or nativeType\
            """);
  }

  @Test
  void aNativeColumnHoldsOneValue() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("day", aLong("day").nativeType(), aLong("number").nativeType())))
        .containsExactly(
            """
            KW006 day.nativeType
            nativeType is for the only part of a column, and column day has 2
            remove nativeType, or give it a column of its own: add column = "day"\
            """);
  }

  @Test
  void anEncodingOfWhatIsNotEncodedIsReported() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("number", aLong("number").nativeType().pad(19))))
        .containsExactly(
            """
            KW006 number.pad
            pad changes how a value is encoded, and nativeType keeps number as it is
            remove pad, or nativeType\
            """);
  }

  @Test
  void aLongATextAndBytesAreFine() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("a", aLong("a").nativeType().min(0))
                    .sort("b", text("b").nativeType().alphabet("0-9"))
                    .sort("c", bytes("c").nativeType().unordered())))
        .isEmpty();
  }

  @Test
  void typesWithoutAFormAreForOtherChecks() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6)).sort("price", aDouble("price").nativeType())))
        .isEmpty();
  }

  @Test
  void nothingCanBeAddedToWhatIsStoredAsItIs() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("number", aLong("number").nativeType())
                    .suffix(6)))
        .containsExactly(
            """
            KW006 @UniqueSuffix
            uniqueSuffix ends the last column, and number holds number as the store's own type, to which nothing can be added
            remove nativeType from number\
            """);
  }

  @Test
  void aSuffixOfAnotherColumnIsFine() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("number", aLong("number").nativeType())
                    .sort("at", instant("at"))
                    .suffix(6)))
        .isEmpty();
  }

  @Test
  void aFractionOfBinaryIsNotAStoresOwnType() {
    assertThat(
            by(
                new IllegalPart(),
                partition(anInt("deviceId")).sort("price", aDouble("price").nativeType()).binary()))
        .containsExactly(
            """
            KW006 price.nativeType
            nativeType is for whole numbers, boolean, String, byte[], UUID, Instant and LocalDate, and\
             price has type double
            remove nativeType\
            """);
  }
}
