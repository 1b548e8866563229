package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import org.junit.jupiter.api.Test;

class PartitionTooHotTest {
  @Test
  void moreThanAPartitionTakesIsReported() {
    assertThat(
            places(
                new PartitionTooHot(),
                partition(anInt("station").pad(6).cardinality(10))
                    .volume(0, 0, 20_001)
                    .in(Store.AZURE_TABLE)))
        .containsExactly("KW307 station");
  }

  @Test
  void whatAPartitionTakesIsFine() {
    assertThat(
            places(
                new PartitionTooHot(),
                partition(anInt("station").pad(6).cardinality(10))
                    .volume(0, 0, 20_000)
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
    assertThat(
            places(
                new PartitionTooHot(),
                partition(anInt("station").pad(6)).volume(0, 0, 1_000_000).in(Store.AZURE_TABLE)))
        .isEmpty();
    assertThat(
            places(
                new PartitionTooHot(),
                partition(anInt("station").pad(6).cardinality(10))
                    .volume(0, 0, 1_000_000)
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void ofKeysThatGrowAnotherCheckSpeaks() {
    assertThat(
            places(
                new PartitionTooHot(),
                partition(anInt("number").pad(6).cardinality(10).monotonic())
                    .volume(0, 0, 1_000_000)
                    .in(Store.AZURE_TABLE)))
        .isEmpty();
  }
}
