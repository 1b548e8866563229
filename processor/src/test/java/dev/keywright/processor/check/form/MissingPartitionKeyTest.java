package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.LayoutBuilder.withoutPartition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MissingPartitionKeyTest {

  @Test
  void aNamedKeyOfSortPartsOnlyIsProbablyMisspelt() {
    assertThat(
            by(
                new MissingPartitionKey(),
                withoutPartition().key("byTme").sort("", aLong("number"), anInt("line"))))
        .containsExactly(
            """
            KW010 number.key
            key = "byTme" of Purchase has no @PartitionKey part
            correct the name, or write @PartitionKey(key = "byTme") on its first part\
            """);
  }

  @Test
  void theDefaultKeyNeedsAPartitionKeyToo() {
    assertThat(by(new MissingPartitionKey(), withoutPartition().sort("", aLong("number"))))
        .containsExactly(
            """
            KW010 number
            the key of Purchase has no @PartitionKey part
            annotate its first part @PartitionKey\
            """);
  }

  @Test
  void aPartitionKeyAloneIsFine() {
    assertThat(by(new MissingPartitionKey(), partition(anInt("deviceId")))).isEmpty();
  }

  @Test
  void aKeyWithoutAnyPartIsReportedAtTheEntity() {
    assertThat(places(new MissingPartitionKey(), withoutPartition()))
        .containsExactly("KW010 Purchase");
  }
}
