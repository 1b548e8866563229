package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpreadAtTailTest {
  @Test
  void aSuffixThatNoRowNeedsSpreadsNothing() {
    assertThat(
            by(new SpreadAtTail(), partition(instant("at"), aLong("id").pad(9).unique()).suffix(6)))
        .containsExactly(
            """
            KW206 @UniqueSuffix
            uniqueSuffix is last in the key, so it does not spread writes: the key begins with at, which grows. It does not tell rows apart either, because id already does
            remove @UniqueSuffix\
            """);
    assertThat(
            places(new SpreadAtTail(), partition(instant("at").descending(), uuid("id")).suffix(6)))
        .containsExactly("KW206 @UniqueSuffix");
    assertThat(places(new SpreadAtTail(), partition(instant("at")).sort("", uuid("id")).suffix(6)))
        .containsExactly("KW206 @UniqueSuffix");
  }

  @Test
  void anIdThatTellsRowsApartIsNotToBlame() {
    assertThat(places(new SpreadAtTail(), partition(instant("at"), uuid("id")))).isEmpty();
    assertThat(places(new SpreadAtTail(), partition(instant("at")).suffix(6))).isEmpty();
    assertThat(places(new SpreadAtTail(), partition(instant("at"), text("user")).suffix(6)))
        .isEmpty();
    assertThat(
            places(
                new SpreadAtTail(),
                partition(instant("at"), uuid("owner"), anInt("line").pad(3)).suffix(6)))
        .isEmpty();
  }

  @Test
  void behindAPartThatSpreadsItIsFine() {
    assertThat(
            places(
                new SpreadAtTail(), partition(text("user"), instant("at"), uuid("id")).suffix(6)))
        .isEmpty();
    assertThat(
            places(
                new SpreadAtTail(),
                partition(instant("at"), uuid("id")).bucket(16, "id").suffix(6)))
        .isEmpty();
  }
}
