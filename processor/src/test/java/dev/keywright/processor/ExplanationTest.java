package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@code -Akeywright.explain=true} says of a key. */
class ExplanationTest {
  private static final String ENTITY =
      """
      package shop;
      import dev.keywright.*;
      import java.time.Instant;
      @Separator('|')
      @StoredIn(Store.DYNAMODB)
      @Volume(rows = 100000, bytesPerRow = 500)
      @AccessPattern(name = "eventsOfHost", equal = "host", range = "at")
      @AllowDesign(check = "KW405", reason = "a host logs one event in a millisecond")
      record Event(
          @PartitionKey(order = 0, ordered = false)
          @Domain(alphabet = "a-z", minLength = 1, maxLength = 8, cardinality = 1000)
          String host,
          @SortKey(order = 0, column = "SK", floor = java.time.temporal.ChronoUnit.MILLIS) Instant at) {}
      """;

  private static List<String> notes(String... options) {
    return Compiled.with(List.of(options), Compiled.source("shop.Event", ENTITY)).notes();
  }

  @Test
  void aKeyIsExplainedColumnByColumn() {
    assertThat(notes("-Akeywright.explain=true", "-Akeywright.KW402=off"))
        .first()
        .asString()
        .isEqualTo(
            """
            shop.EventKey, TEXT separator='|' | partitionKey: host String alphabet="a-z" minLength=1\
             maxLength=8 unordered | SK: at Instant time=EPOCH_MILLIS floor=MILLIS
              column partitionKey: host; for example "abc"
              column SK: at; for example "1343841004000"
              partitionKey has at most 8 bytes; Amazon DynamoDB allows 2,048.
              SK has at most 13 bytes; Amazon DynamoDB allows 1,024.
              Each partition key has about 100 rows and 50 KB.
              accepted KW405 not-unique by @AllowDesign(check = "KW405"): a host logs one event in a\
             millisecond
              access pattern eventsOfHost: 1 range. Up to about 100 rows: 1 request of at most 1 MB.\
            """);
  }

  @Test
  void nothingIsExplainedUnlessAsked() {
    assertThat(notes()).isEmpty();
  }
}
