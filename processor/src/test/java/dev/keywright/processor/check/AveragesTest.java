package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.store.Averages;
import dev.keywright.runtime.hash.HashFunction;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What follows from volumes and cardinalities, against figures that are worked out by hand. */
class AveragesTest {
  private static final long ROWS = 2_100_000_000L;

  private static Averages of(LayoutBuilder layout) {
    return Averages.of(layout.build());
  }

  private static OptionalLong requests(LayoutBuilder builder) {
    Layout layout = builder.build();
    return Averages.of(layout).requests(PatternParts.of(layout).get(0));
  }

  private static LayoutBuilder devices() {
    return partition(anInt("deviceId").pad(6).cardinality(10))
        .sort("", aLong("orderNumber").pad(19))
        .volume(ROWS, 200, 150);
  }

  @Test
  void theDevicesOfTheGuideHave42Gigabytes() {
    assertThat(of(devices()).partitionValues()).hasValue(10);
    assertThat(of(devices()).partitionRows()).hasValue(210_000_000);
    assertThat(of(devices()).partitionBytes()).hasValue(42_000_000_000L);
    assertThat(of(devices()).partitionWrites()).hasValue(15);
  }

  @Test
  void bucketsOfOtherPartsSplitEachValue() {
    assertThat(of(devices().bucket(16, "orderNumber")).partitionValues()).hasValue(160);
  }

  @Test
  void bucketsOfThePartitionPartsAndHashPrefixesSplitNothing() {
    assertThat(of(devices().bucket(16, "deviceId")).partitionValues()).hasValue(10);
    assertThat(
            of(partition(
                        anInt("deviceId").pad(6).cardinality(10).hash(HashFunction.MD5, 4),
                        flag("paid"),
                        codes("source", "Source", "tb", "tm", "jd"))
                    .volume(ROWS, 200, 150))
                .partitionValues())
        .hasValue(10 * 2 * 3);
  }

  @Test
  void whatAnotherPartDeterminesSplitsNothing() {
    assertThat(
            of(partition(
                        anInt("deviceId").pad(6).cardinality(10),
                        text("sellerId").cardinality(5).determinedBy("deviceId"))
                    .volume(ROWS, 200, 150))
                .partitionBytes())
        .hasValue(42_000_000_000L);
  }

  @Test
  void withoutACardinalityNothingIsKnown() {
    Averages sizing =
        of(
            partition(anInt("deviceId").pad(6).cardinality(10), aLong("cardId").pad(19))
                .volume(ROWS, 200, 150));

    assertThat(sizing.partitionValues()).isEmpty();
    assertThat(sizing.partitionBytes()).isEmpty();
    assertThat(sizing.partitionWrites()).isEmpty();
  }

  @Test
  void aRandomSuffixMakesEveryPartitionKeyDifferent() {
    assertThat(of(partition(anInt("deviceId").pad(6).cardinality(10)).suffix(6)).partitionValues())
        .isEmpty();
  }

  @Test
  void twoThousandAndOneRowsAreThreeRequestsOnAzure() {
    LayoutBuilder posts =
        partition(text("user")).sort("", instant("at")).pattern("all", "").in(Store.AZURE_TABLE);

    assertThat(requests(posts.volume(2_001, 0, 0))).hasValue(3);
    assertThat(requests(posts.volume(2_000, 0, 0))).hasValue(2);
    assertThat(requests(posts.volume(1, 0, 0))).hasValue(1);
  }

  @Test
  void thePageIsThatOfTheAnnotationIfItSaysOne() {
    assertThat(
            requests(
                partition(text("user"))
                    .pattern("all", "")
                    .in(Store.AZURE_TABLE, Map.of("pageRows", 500L))
                    .volume(2_001, 0, 0)))
        .hasValue(5);
  }

  @Test
  void everyBucketIsAskedUnlessItsPartsAreFixed() {
    LayoutBuilder readings =
        partition(anInt("deviceId").pad(6).cardinality(10))
            .sort("", instant("at"))
            .bucket(4, "at")
            .in(Store.AZURE_TABLE)
            .volume(100_010, 0, 0);
    // Of 10,001 rows of a device, a bucket has 2,501: three pages.
    assertThat(requests(readings.pattern("ofDevice", "", "deviceId"))).hasValue(12);

    LayoutBuilder byDevice =
        partition(anInt("deviceId").pad(6).cardinality(10))
            .sort("", instant("at"))
            .bucket(4, "deviceId")
            .in(Store.AZURE_TABLE)
            .volume(100_010, 0, 0);
    assertThat(requests(byDevice.pattern("ofDevice", "", "deviceId"))).hasValue(11);
  }

  @Test
  void withoutPagesOrRowsNoRequestsAreKnown() {
    assertThat(
            requests(
                partition(text("user")).pattern("all", "").in(Store.HBASE).volume(2_001, 0, 0)))
        .isEmpty();
    assertThat(requests(partition(text("user")).pattern("all", "").in(Store.AZURE_TABLE)))
        .isEmpty();
    assertThat(
            requests(
                partition(text("user"))
                    .sort("", instant("at"))
                    .pattern("ofUser", "", "user")
                    .in(Store.AZURE_TABLE)
                    .volume(2_001, 0, 0)))
        .isEmpty();
  }

  @Test
  void pagesAreOfBytesWhereTheStoreCountsThem() {
    LayoutBuilder carts =
        partition(text("user")).pattern("all", "").in(Store.DYNAMODB).volume(10_001, 400, 0);

    assertThat(requests(carts)).hasValue(5);
    assertThat(requests(carts.volume(10_001, 0, 0))).isEmpty();
  }

  @Test
  void ofPagesOfRowsAndOfBytesTheSmallerOneCounts() {
    LayoutBuilder orders = partition(text("user")).pattern("all", "").in(Store.TABLESTORE);

    assertThat(requests(orders.volume(10_000, 200, 0))).hasValue(2);
    assertThat(requests(orders.volume(10_000, 4_000, 0))).hasValue(10);
  }

  @Test
  void figuresBeyondALongAreTheLargestOne() {
    assertThat(
            of(partition(flag("paid")).volume(Long.MAX_VALUE, Long.MAX_VALUE, 0)).partitionBytes())
        .hasValue(Long.MAX_VALUE / 2 + 1);
  }

  @Test
  void aDeclaredPageReplacesThatOfBytes() {
    LayoutBuilder orders =
        partition(text("user"))
            .pattern("all", "")
            .in(Store.TABLESTORE, Map.of("pageRows", 10_000L));

    assertThat(requests(orders.volume(10_000, 4_000, 0))).hasValue(1);
  }

  @Test
  void fewValuesFillFewBuckets() {
    LayoutBuilder shops =
        partition(anInt("shop").pad(2).cardinality(10)).sort("", flag("open"), anInt("n").pad(8));

    assertThat(Averages.of(shops.bucket(16, "open").build()).splits()).isEqualTo(2);
    assertThat(Averages.of(shops.bucket(16, "open").build()).partitionValues()).hasValue(20);
    assertThat(Averages.of(shops.bucket(16, "shop", "open").build()).splits()).isEqualTo(2);
    assertThat(Averages.of(shops.bucket(16, "shop").build()).splits()).isEqualTo(1);
    assertThat(Averages.of(shops.bucket(16, "n", "open").build()).splits()).isEqualTo(16);
  }
}
