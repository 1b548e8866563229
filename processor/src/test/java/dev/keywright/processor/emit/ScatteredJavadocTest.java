package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScatteredJavadocTest {
  private static String key(String store) {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Visit",
                "package demo;",
                "import dev.keywright.*;",
                store,
                "record Visit(@PartitionKey(order = 0, pad = 6) int site,",
                "    @PartitionKey(order = 1, pad = 6) int page,",
                "    @SortKey(order = 0, pad = 6) int number) {}"));
    return String.join("", compiled.generatedSources().values());
  }

  private static long warnings(String key) {
    return key.lines().filter(line -> line.contains("cannot read this range in one query")).count();
  }

  @Test
  void aRangeOfPartitionKeysThatTheStoreHashesSaysWhatItCosts() {
    String key = key("@StoredIn(Store.DYNAMODB)");

    // Five ranges of each part of the partition column, and all pages of a site.
    assertThat(warnings(key)).isEqualTo(11);
    assertThat(key).contains("DynamoDB cannot read this range in one query: it asks for a scan");
  }

  @Test
  void storesThatKeepPartitionKeysInOrderReadTheirRanges() {
    assertThat(warnings(key("@StoredIn(Store.SPANNER)"))).isZero();
    assertThat(warnings(key("@StoredIn(Store.TABLESTORE)"))).isZero();
    assertThat(warnings(key(""))).isZero();
  }
}
