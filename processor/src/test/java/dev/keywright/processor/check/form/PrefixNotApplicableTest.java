package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrefixNotApplicableTest {

  @Test
  void aNumberHasNoBeginning() {
    assertThat(
            by(
                new PrefixNotApplicable(),
                partition(text("user"), anInt("day").pad(8)).prefix("days", "day", "", "user")))
        .containsExactly(
            """
            KW006 @AccessPattern.prefix
            prefix asks for the beginning of a String or byte[], and day has type int
            add range = "day", and remove prefix; or remove prefix\
            """);
  }

  @Test
  void aQuestionAsksForOneThing() {
    assertThat(
            by(
                new PrefixNotApplicable(),
                partition(text("user"), text("path")).prefix("below", "path", "path", "user")))
        .containsExactly(
            """
            KW006 @AccessPattern.prefix
            access pattern below asks for a range and for a beginning
            remove range, or prefix\
            """);
  }

  @Test
  void textsAndBytesHaveBeginnings() {
    assertThat(
            by(
                new PrefixNotApplicable(),
                partition(text("user"), text("path").unordered())
                    .prefix("below", "path", "", "user")))
        .isEmpty();
    assertThat(by(new PrefixNotApplicable(), partition(bytes("hash")).prefix("alike", "hash", "")))
        .isEmpty();
    assertThat(by(new PrefixNotApplicable(), partition(anInt("day").pad(8)).pattern("days", "day")))
        .isEmpty();
  }
}
