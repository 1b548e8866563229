package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.model.PartOptions.TimeFormat;
import org.junit.jupiter.api.Test;

class BucketGranularityTest {
  @Test
  void stepsMissBuckets() {
    assertThat(
            places(new BucketGranularity(), partition(instant("at").step(1000)).modulo(16, "at")))
        .containsExactly("KW207 @Bucket.count");
    assertThat(places(new BucketGranularity(), partition(instant("at").step(1000)).modulo(8, "at")))
        .containsExactly("KW207 @Bucket.count");
  }

  @Test
  void aDayIsAMultipleOfMuch() {
    assertThat(places(new BucketGranularity(), partition(date("day")).modulo(8, "day")))
        .containsExactly("KW207 @Bucket.count");
    assertThat(
            places(
                new BucketGranularity(),
                partition(date("day").time(TimeFormat.EPOCH_SECONDS)).modulo(7, "day")))
        .isEmpty();
    assertThat(
            places(
                new BucketGranularity(),
                partition(date("day").time(TimeFormat.BASIC)).modulo(8, "day")))
        .isEmpty();
    assertThat(places(new BucketGranularity(), partition(date("day")).modulo(8, "day").binary()))
        .isEmpty();
  }

  @Test
  void aCoprimeCountUsesThemAll() {
    assertThat(places(new BucketGranularity(), partition(instant("at").step(1000)).modulo(7, "at")))
        .isEmpty();
  }

  @Test
  void withoutAStepOrWithAHashItIsFine() {
    assertThat(places(new BucketGranularity(), partition(instant("at")).modulo(8, "at"))).isEmpty();
    assertThat(places(new BucketGranularity(), partition(instant("at").step(1000)).bucket(8, "at")))
        .isEmpty();
    assertThat(places(new BucketGranularity(), partition(instant("at").step(1000)))).isEmpty();
  }

  @Test
  void theProposedCountIsMoreThanOneBucket() {
    assertThat(by(new BucketGranularity(), partition(instant("at").step(1000)).modulo(2, "at")))
        .singleElement(STRING)
        .endsWith("or write count = 3");
    assertThat(by(new BucketGranularity(), partition(instant("at").step(6)).modulo(3, "at")))
        .singleElement(STRING)
        .endsWith("or write count = 5");
  }
}
