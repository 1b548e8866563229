package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DependentPartTest {
  @Test
  void aPartThatOthersDecideIsReported() {
    assertThat(
            places(
                new DependentPart(),
                partition(anInt("deviceId").pad(6), text("sellerId").determinedBy("deviceId"))))
        .containsExactly("KW205 sellerId");
  }

  @Test
  void allOfTheTailIsReported() {
    assertThat(
            places(
                new DependentPart(),
                partition(
                    anInt("deviceId").pad(6),
                    text("sellerId").determinedBy("deviceId"),
                    text("city").determinedBy("sellerId"))))
        .containsExactly("KW205 city", "KW205 sellerId");
  }

  @Test
  void beforeAPartThatSplitsItIsFine() {
    assertThat(
            places(
                new DependentPart(),
                partition(
                    anInt("deviceId").pad(6),
                    text("sellerId").determinedBy("deviceId"),
                    aLong("cardId").unordered())))
        .isEmpty();
  }

  @Test
  void inTheSortKeyItIsFine() {
    assertThat(
            places(
                new DependentPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("", text("sellerId").determinedBy("deviceId"))))
        .isEmpty();
  }

  @Test
  void bothMustBeThere() {
    assertThat(
            places(
                new DependentPart(),
                partition(
                    anInt("deviceId").pad(6), text("sellerId").determinedBy("deviceId", "day"))))
        .isEmpty();
    assertThat(
            places(
                new DependentPart(),
                partition(text("sellerId").determinedBy("deviceId"), anInt("deviceId").pad(6))))
        .isEmpty();
  }
}
