package dev.keywright.processor.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A fault of a part is mostly in its table's key and in the keys of indexes. */
class SharedFaultsTest {
  private static List<String> found(String... components) {
    return Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Order",
                "package demo;",
                "import dev.keywright.*;",
                "@StoredIn(Store.DYNAMODB)",
                "@Index(key = \"byStatus\", name = \"GSI1\")",
                "record Order(" + String.join(", ", components) + ") {}"))
        .errors();
  }

  @Test
  void aNumberWithoutPaddingIsReportedOnceForTheTableAndItsIndex() {
    assertThat(
            found(
                "@PartitionKey @SortKey(key = \"byStatus\", order = 1) @Domain(alphabet = \"a-z\","
                    + " minLength = 1, maxLength = 9) String tenant",
                "@SortKey @SortKey(key = \"byStatus\", order = 0) int number",
                "@PartitionKey(key = \"byStatus\") @Domain(alphabet = \"A-Z\", minLength = 1,"
                    + " maxLength = 9) String status"))
        .containsExactly(
            """
            [KW101 unpadded-number] number is written without padding, so number = 6777 sorts \
            after number = 66661: "6777" > "66661"
              Fix: add pad = 10 in each annotation of number (for values up to 2147483647), \
            or ordered = false in each annotation of number if you never scan by it\
            """);
  }

  @Test
  void anotherFixIsAnotherFault() {
    assertThat(
            found(
                "@PartitionKey @Domain(alphabet = \"a-z\", minLength = 1, maxLength = 9) String t",
                "@SortKey @SortKey(key = \"byStatus\", direction = Direction.DESC) int number",
                "@PartitionKey(key = \"byStatus\") @Domain(alphabet = \"A-Z\", minLength = 1,"
                    + " maxLength = 9) String status"))
        .hasSize(2);
  }
}
