package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Judgement;
import org.junit.jupiter.api.Test;

class CircularFactsTest {

  @Test
  void aPartThatDecidesItselfIsReported() {
    assertThat(
            by(
                new CircularFacts(),
                partition(anInt("deviceId"), text("sellerId").determinedBy("sellerId"))))
        .containsExactly(
            """
            KW017 sellerId@Domain.determinedBy
            determinedBy of sellerId names itself, which says nothing
            remove @Domain\
            """);
  }

  @Test
  void partsThatDecideEachOtherAreReportedOnce() {
    assertThat(
            by(
                new CircularFacts(),
                partition(
                    anInt("a").determinedBy("c"),
                    anInt("b").determinedBy("a"),
                    anInt("c").determinedBy("d", "b"))))
        .containsExactly(
            """
            KW017 a@Domain.determinedBy
            determinedBy is circular, so it says nothing: from a to c, to b and back to a
            remove @Domain\
            """);
  }

  @Test
  void aPartThatLeadsIntoACircleIsNotBlamed() {
    assertThat(
            Judgement.places(
                new CircularFacts(),
                partition(
                    anInt("x").determinedBy("a"),
                    anInt("a").determinedBy("b"),
                    anInt("b").determinedBy("a"))))
        .containsExactly("KW017 a@Domain.determinedBy");
  }

  @Test
  void aChainIsFine() {
    assertThat(
            by(
                new CircularFacts(),
                partition(
                    anInt("a"),
                    anInt("b").determinedBy("a"),
                    anInt("c").determinedBy("a", "b").uniqueWithin("a"))))
        .isEmpty();
  }

  @Test
  void aValueThatIsUniqueWithinItselfIsReported() {
    assertThat(by(new CircularFacts(), partition(anInt("order").uniqueWithin("order"))))
        .containsExactly(
            """
            KW017 order@Domain.uniqueWithin
            uniqueWithin of order names itself, but all rows with one order have the same order
            name other parts; or write @Domain(uniqueWithin = "order", unique = true), and remove @Domain\
            """);
  }
}
