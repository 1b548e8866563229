package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Store;
import org.junit.jupiter.api.Test;

class NoPartitionInQueryTest {
  @Test
  void aQuestionForEverythingIsReported() {
    assertThat(
            places(
                new NoPartitionInQuery(),
                partition(text("user")).sort("", instant("at")).pattern("all", "")))
        .containsExactly("KW402 @AccessPattern");
  }

  @Test
  void azureAsksEveryPartition() {
    assertThat(
            places(
                new NoPartitionInQuery(),
                partition(text("user")).pattern("users", "user").in(Store.AZURE_TABLE)))
        .containsExactly("KW402 @AccessPattern.range");
    assertThat(places(new NoPartitionInQuery(), partition(text("user")).pattern("users", "user")))
        .isEmpty();
  }

  @Test
  void whatIsFixedIsFine() {
    assertThat(
            places(
                new NoPartitionInQuery(),
                partition(text("user")).sort("", instant("at")).pattern("posts", "", "user")))
        .isEmpty();
    assertThat(
            places(
                new NoPartitionInQuery(),
                partition(text("user")).sort("", instant("at")).pattern("posts", "at", "user")))
        .isEmpty();
  }

  @Test
  void aSkippedPartIsAnotherFault() {
    assertThat(
            places(
                new NoPartitionInQuery(),
                partition(text("user")).sort("", instant("at")).pattern("posts", "at")))
        .isEmpty();
  }

  @Test
  void aRequestForEachBucketIsCounted() {
    assertThat(
            by(
                new NoPartitionInQuery(),
                partition(text("user"))
                    .sort("", instant("at"))
                    .bucket(16, "user")
                    .volume(1_600, 100, 0)
                    .pattern("all", "")
                    .in(Store.AZURE_TABLE)))
        .singleElement()
        .asString()
        .contains("it reads the whole table, in 16 requests");
  }
}
