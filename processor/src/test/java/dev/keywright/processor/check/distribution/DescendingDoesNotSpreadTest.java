package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
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
  void whatCountsDownIsNamedAsItIsWritten() {
    NumberForm down = NumberForm.of(NumberEncoding.DECIMAL, 19).countingDownFrom(Long.MAX_VALUE);
    assertThat(
            by(new DescendingDoesNotSpread(), partition(instant("at").encoded(down), text("user"))))
        .singleElement(STRING)
        .startsWith("KW202 at.countDownFrom\n")
        .contains("which grows: countDownFrom moves the newest rows to the front");
    assertThat(
            by(new DescendingDoesNotSpread(), partition(instant("at").descending(), text("user"))))
        .singleElement(STRING)
        .contains("which grows: direction = DESC moves the newest rows to the front");
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
