package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RandomSaltGetTest {
  @Test
  void aQuestionForOneRowIsReported() {
    assertThat(
            places(
                new RandomSaltGet(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .pattern("post", "", "user", "at")))
        .containsExactly("KW210 @AccessPattern.equal");
  }

  @Test
  void aQuestionForSeveralIsFine() {
    assertThat(
            places(
                new RandomSaltGet(),
                partition(text("user")).suffix(6).pattern("posts", "", "user")))
        .isEmpty();
    assertThat(
            places(
                new RandomSaltGet(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .pattern("posts", "at", "user")))
        .isEmpty();
    assertThat(
            places(
                new RandomSaltGet(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .suffix(6)
                    .pattern("posts", "", "user")))
        .isEmpty();
    assertThat(
            places(
                new RandomSaltGet(),
                partition(text("user")).sort("", instant("at")).pattern("post", "", "user", "at")))
        .isEmpty();
  }
}
