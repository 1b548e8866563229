package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import org.junit.jupiter.api.Test;

class DescendingDoesNotSpreadTest {
  @Test
  void theNewestFirstAreOnePlaceToo() {
    assertThat(
            places(
                new DescendingDoesNotSpread(), partition(instant("at").descending(), text("user"))))
        .containsExactly("KW202 at.direction");
    assertThat(
            places(
                new DescendingDoesNotSpread(),
                partition(aLong("id").pad(9).monotonic().descending())))
        .containsExactly("KW202 id.direction");
  }

  @Test
  void aRandomEndDoesNotChangeThat() {
    assertThat(
            places(
                new DescendingDoesNotSpread(), partition(instant("at").descending(), uuid("id"))))
        .containsExactly("KW202 at.direction");
  }

  @Test
  void behindAPartThatSpreadsItIsFine() {
    assertThat(
            places(
                new DescendingDoesNotSpread(), partition(text("user"), instant("at").descending())))
        .isEmpty();
    assertThat(
            places(
                new DescendingDoesNotSpread(),
                partition(text("user")).sort("", instant("at").descending())))
        .isEmpty();
    assertThat(
            places(
                new DescendingDoesNotSpread(),
                partition(instant("at").descending()).bucket(16, "at")))
        .isEmpty();
    assertThat(
            places(
                new DescendingDoesNotSpread(),
                partition(instant("at").descending()).in(Store.SCYLLADB)))
        .isEmpty();
  }
}
