package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitColumnTest {

  @Test
  void aColumnInTwoPlacesIsReportedOnce() {
    assertThat(
            by(
                new SplitColumn(),
                partition(anInt("deviceId").pad(6))
                    .sort("at", aLong("day"))
                    .sort("line", aLong("line"))
                    .sort("at", aLong("hour"))
                    .sort("last", aLong("last"))
                    .sort("at", aLong("minute"))))
        .containsExactly(
            """
            KW012 hour.order
            column at is split: line is between its parts, and hour belongs to it
            write order = 1 for hour, order = 2 for minute, order = 3 for line and order = 4 for last\
            """);
  }

  @Test
  void neighboursAreOneColumn() {
    assertThat(
            by(
                new SplitColumn(),
                partition(anInt("deviceId").pad(6))
                    .sort("at", aLong("day"), aLong("hour"))
                    .sort("line", aLong("line"))))
        .isEmpty();
  }
}
