package dev.keywright.processor.check.access;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.finding.Severity;
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

  @Test
  void whatIsReadInsteadIsSaid() {
    LayoutBuilder posts = partition(text("user")).sort("", instant("at"));
    assertThat(by(new NoPartitionInQuery(), posts.pattern("allPosts", "")))
        .containsExactly(
            """
            KW402 @AccessPattern
            access pattern allPosts does not fix user, so it reads the whole table
            add equal = "user"; or give this query a key of its own that begins with a part it fixes:\
             @PartitionKey(order = 0, key = "byAllPosts")\
            """);
    assertThat(severities(new NoPartitionInQuery(), posts)).containsExactly(Severity.WARNING);
    assertThat(by(new NoPartitionInQuery(), posts.in(Store.LINDORM)))
        .singleElement(STRING)
        .contains("does not fix user, so Lindorm refuses it as a full scan\n");
    assertThat(severities(new NoPartitionInQuery(), posts)).containsExactly(Severity.ERROR);
    assertThat(
            by(
                new NoPartitionInQuery(),
                partition(text("user")).pattern("users", "user").in(Store.AZURE_TABLE)))
        .singleElement(STRING)
        .contains("does not fix user, so Azure Table Storage asks every partition\n");
    assertThat(
            by(
                new NoPartitionInQuery(),
                partition().bucket(16).pattern("all", "").in(Store.TABLESTORE)))
        .singleElement(STRING)
        .contains("does not fix the bucket, so it reads the whole table");
  }

  @Test
  void onlyScansAreCountedInRequests() {
    LayoutBuilder users = partition(text("user")).volume(10_000, 100, 0).in(Store.AZURE_TABLE);
    assertThat(by(new NoPartitionInQuery(), users.pattern("users", "user")))
        .singleElement(STRING)
        .contains("so Azure Table Storage asks every partition\n");
    assertThat(
            by(
                new NoPartitionInQuery(),
                partition(text("user"))
                    .volume(10_000, 100, 0)
                    .in(Store.AZURE_TABLE)
                    .pattern("all", "")))
        .singleElement(STRING)
        .contains("so it reads the whole table, in 10 requests\n");
  }
}
