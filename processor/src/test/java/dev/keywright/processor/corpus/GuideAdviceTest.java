package dev.keywright.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What the Tablestore guide advises, said by the checks of designs that do not follow it. */
class GuideAdviceTest {

  /** The findings as {@code KW201 at}, each with its message. */
  private record Advice(List<String> findings, List<String> messages) {}

  private static Advice on(String... lines) {
    JavaFileObject source =
        Compiled.source(
            "guide.Design",
            "package guide;",
            "import dev.keywright.*;",
            "import java.time.Instant;",
            String.join("\n", lines));
    Compiled compiled = Compiled.with(List.of(), source);
    Places places = Places.of(source);
    List<String> messages =
        compiled.findings().stream().map(it -> it.getMessage(Locale.ROOT)).toList();
    List<String> findings =
        compiled.findings().stream()
            .map(
                it ->
                    it.getMessage(Locale.ROOT).substring(1, "[KW000".length())
                        + " "
                        + places.at(it.getPosition()))
            .toList();
    return new Advice(findings, messages);
  }

  @Test
  void fortySellersAreTooFewToComeFirst() {
    Advice advice =
        on(
            "@StoredIn(Store.TABLESTORE)",
            "record Purchase(",
            "    @PartitionKey(order = 0)",
            "    @Domain(alphabet = \"0-9A-Za-z\", maxLength = 8, cardinality = 40) String sellerId,",
            "    @SortKey(order = 0, column = \"order\", nativeType = true) long orderNumber) {}");

    assertThat(advice.findings()).containsExactly("KW203 sellerId");
    assertThat(advice.messages().get(0)).contains("40");
  }

  @Test
  void anOrderNumberThatGrowsIsAHotSpotUntilItIsHashed() {
    String order =
        """
        @StoredIn(Store.TABLESTORE)
        record Order(
            @PartitionKey(order = 0, pad = 9%s) @Domain(monotonic = true, unique = true)
            long orderNumber) {}
        """;

    Advice advice = on(order.formatted(""));
    assertThat(advice.findings()).containsExactly("KW201 orderNumber");
    assertThat(advice.messages().get(0)).contains("hashPrefix = 4");

    assertThat(on(order.formatted(", hashPrefix = 4")).findings()).isEmpty();
  }

  @Test
  void anOrderNumberThatIsUniqueWithinItsDeviceOnlyIsNoKey() {
    Advice advice =
        on(
            "record Purchase(",
            "    int deviceId,",
            "    @PartitionKey(order = 0, pad = 9)",
            "    @Domain(monotonic = true, uniqueWithin = \"deviceId\") long orderNumber) {}");

    assertThat(advice.findings()).containsExactly("KW201 orderNumber", "KW405 orderNumber");
    assertThat(advice.messages().get(1)).contains("orderNumber is unique within deviceId only");
  }

  @Test
  void anOrderNumberIsNoKeyByItselfWhereAnotherKeyHoldsItsDevice() {
    Advice advice =
        on(
            "record Purchase(",
            "    @PartitionKey(order = 0, pad = 6) int deviceId,",
            "    @SortKey(order = 0, pad = 9) @PartitionKey(key = \"byNumber\", order = 0, pad = 9)",
            "    @Domain(uniqueWithin = \"deviceId\") long orderNumber) {}");

    assertThat(advice.findings()).containsExactly("KW405 orderNumber");
    assertThat(advice.messages().get(0)).contains("@UniqueSuffix(length = 8, key = \"byNumber\")");
  }

  @Test
  void aRangeOverAHashedOrderNumberIsRefused() {
    Advice advice =
        on(
            "@StoredIn(Store.TABLESTORE)",
            "@AccessPattern(name = \"ordersBetween\", range = \"orderNumber\")",
            "record Order(",
            "    @PartitionKey(order = 0, pad = 9, hashPrefix = 4)",
            "    @Domain(monotonic = true, unique = true) long orderNumber) {}");

    assertThat(advice.findings()).containsExactly("KW401 @AccessPattern");
  }

  @Test
  void aSellerThatFollowsFromTheDeviceSplitsNothing() {
    Advice advice =
        on(
            "@StoredIn(Store.TABLESTORE)",
            "record Purchase(",
            "    @PartitionKey(order = 0, pad = 6) int deviceId,",
            "    @PartitionKey(order = 1)",
            "    @Domain(alphabet = \"0-9A-Za-z\", maxLength = 8, determinedBy = \"deviceId\")",
            "    String sellerId,",
            "    @SortKey(order = 0, column = \"order\", nativeType = true)",
            "    @Domain(unique = true) long orderNumber) {}");

    assertThat(advice.findings()).containsExactly("KW205 sellerId");
    assertThat(advice.messages().get(0)).contains("deviceId");
  }

  /** 2,100,000,000 rows of 200 bytes are 420 GB: 42 GB for each of 10 devices. */
  @Test
  void tenDevicesHoldMoreThanPartitionsShould() {
    Advice advice =
        on(
            "@StoredIn(Store.TABLESTORE)",
            "@Volume(rows = 2_100_000_000L, bytesPerRow = 200)",
            "record Purchase(",
            "    @PartitionKey(order = 0, pad = 6) @Domain(cardinality = 10) int deviceId,",
            "    @SortKey(order = 0, column = \"order\", nativeType = true)",
            "    @Domain(unique = true) long orderNumber) {}");

    assertThat(advice.findings()).containsExactly("KW306 deviceId");
    assertThat(advice.messages().get(0)).contains("42 GB");
  }

  @Test
  void wholeSecondsInMillisecondsUseOneBucketOfEight() {
    Advice advice =
        on(
            "@StoredIn(Store.LINDORM)",
            "@Bucket(count = 8, of = \"timestamp\", by = BucketBy.MODULO)",
            "record LogEvent(",
            "    @PartitionKey(order = 0) @Domain(step = 1_000) Instant timestamp,",
            "    @PartitionKey(order = 1, pad = 9) @Domain(unique = true) long event) {}");

    assertThat(advice.findings()).containsExactly("KW207 @Bucket");
    assertThat(advice.messages().get(0)).contains("uses one bucket of 8");
  }
}
