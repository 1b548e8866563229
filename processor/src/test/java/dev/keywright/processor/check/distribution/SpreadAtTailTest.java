package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpreadAtTailTest {
  @Test
  void aRandomEndSpreadsNothing() {
    assertThat(places(new SpreadAtTail(), partition(instant("at")).suffix(6)))
        .containsExactly("KW206 at");
    assertThat(places(new SpreadAtTail(), partition(instant("at").descending(), uuid("id"))))
        .containsExactly("KW206 at");
  }

  @Test
  void behindAPartThatSpreadsItIsFine() {
    assertThat(places(new SpreadAtTail(), partition(text("user"), instant("at")).suffix(6)))
        .isEmpty();
    assertThat(places(new SpreadAtTail(), partition(instant("at")).bucket(16, "at").suffix(6)))
        .isEmpty();
  }

  @Test
  void inTheSortKeyItSaysNothing() {
    assertThat(places(new SpreadAtTail(), partition(instant("at")).sort("", text("id")).suffix(6)))
        .isEmpty();
  }
}
