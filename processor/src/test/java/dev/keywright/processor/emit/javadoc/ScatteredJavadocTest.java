package dev.keywright.processor.emit.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ScatteredJavadocTest {
  private static final Pattern IN_ONE_QUERY = Pattern.compile("cannot read .* in one query");

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
    return key.lines().filter(line -> IN_ONE_QUERY.matcher(line).find()).count();
  }

  @Test
  void aRangeOfPartitionKeysThatTheStoreHashesSaysWhatItCosts() {
    String key = key("@StoredIn(Store.DYNAMODB)");

    // The stages of both parts of the partition column, and the ranges of both.
    assertThat(warnings(key)).isEqualTo(4);
    assertThat(key)
        .contains(
            "DynamoDB cannot read {@code all()} in one query: it takes a scan of the whole table.")
        .contains(
            "DynamoDB cannot read such a range in one query: it takes a scan of the whole table.");
  }

  @Test
  void storesThatKeepPartitionKeysInOrderReadTheirRanges() {
    assertThat(warnings(key("@StoredIn(Store.SPANNER)"))).isZero();
    assertThat(warnings(key("@StoredIn(Store.TABLESTORE)"))).isZero();
    assertThat(warnings(key(""))).isZero();
  }
}
