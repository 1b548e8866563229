package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.model.PartOptions.HashAlgorithm;
import dev.keywright.processor.model.Store;
import java.util.List;
import org.junit.jupiter.api.Test;

class MonotonicLeadingTest {
  @Test
  void aTimeThatLeadsIsReported() {
    assertThat(places(new MonotonicLeading(), partition(instant("at"), anInt("event").pad(6))))
        .containsExactly("KW201 at");
    assertThat(places(new MonotonicLeading(), partition(instant("at")).in(Store.HBASE)))
        .containsExactly("KW201 at");
  }

  @Test
  void aSerialNumberIsReported() {
    assertThat(places(new MonotonicLeading(), partition(aLong("orderNumber").pad(9).monotonic())))
        .containsExactly("KW201 orderNumber");
  }

  @Test
  void aPlainNumberIsFine() {
    assertThat(places(new MonotonicLeading(), partition(aLong("orderNumber").pad(9)))).isEmpty();
  }

  @Test
  void whatSpreadsSilencesIt() {
    assertThat(
            places(
                new MonotonicLeading(),
                partition(aLong("orderNumber").pad(9).monotonic().hash(HashAlgorithm.MD5, 4))))
        .isEmpty();
    assertThat(
            places(
                new MonotonicLeading(),
                partition(aLong("orderNumber").pad(9).monotonic().reversed())))
        .isEmpty();
    assertThat(places(new MonotonicLeading(), partition(instant("at")).bucket(16, "at"))).isEmpty();
    assertThat(places(new MonotonicLeading(), partition(text("user"), instant("at")))).isEmpty();
  }

  @Test
  void fewWritesSilenceIt() {
    assertThat(places(new MonotonicLeading(), partition(instant("at")).volume(0, 0, 100)))
        .isEmpty();
    assertThat(places(new MonotonicLeading(), partition(instant("at")).volume(0, 0, 101)))
        .containsExactly("KW201 at");
    assertThat(
            places(
                new MonotonicLeading(),
                partition(instant("at")).in(Store.AZURE_TABLE).volume(0, 0, 200)))
        .isEmpty();
    assertThat(
            places(
                new MonotonicLeading(),
                partition(instant("at")).in(Store.AZURE_TABLE).volume(0, 0, 201)))
        .containsExactly("KW201 at");
  }

  @Test
  void aHashedStoreHasNoNeighbours() {
    assertThat(places(new MonotonicLeading(), partition(instant("at")).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            places(
                new MonotonicLeading(),
                partition(aLong("id").pad(9).monotonic()).in(Store.CASSANDRA)))
        .isEmpty();
  }

  @Test
  void aDayAloneIsHotEverywhere() {
    assertThat(
            places(
                new MonotonicLeading(),
                partition(date("day")).sort("", text("host")).in(Store.DYNAMODB)))
        .containsExactly("KW201 day");
    assertThat(
            places(new MonotonicLeading(), partition(date("day"), text("host")).in(Store.DYNAMODB)))
        .isEmpty();
  }

  @Test
  void anotherCheckSpeaksOfOtherForms() {
    assertThat(places(new MonotonicLeading(), partition(instant("at").descending()))).isEmpty();
    assertThat(places(new MonotonicLeading(), partition(instant("at")).suffix(6))).isEmpty();
  }

  @Test
  void whatADayAloneDecidesSpreadsNoRowsOfToday() {
    for (LayoutBuilder inVain :
        List.of(
            partition(date("day"), anInt("seq").pad(9)).bucket(16, "day"),
            partition(date("day").hash(HashAlgorithm.MD5, 4), anInt("seq").pad(9)),
            partition(date("day").reversed(), anInt("seq").pad(9)))) {
      for (Store store : List.of(Store.HBASE, Store.TABLESTORE)) {
        assertThat(by(new MonotonicLeading(), inVain.in(store)))
            .singleElement(STRING)
            .startsWith("KW201 day\n")
            .endsWith("@Bucket(count = 16, of = \"seq\")");
      }
    }
    assertThat(
            by(
                new MonotonicLeading(),
                partition(date("day"))
                    .sort("", anInt("seq").pad(9))
                    .bucket(16, "day")
                    .in(Store.SCYLLADB)))
        .singleElement(STRING)
        .endsWith("let a finer part decide: write @Bucket(count = 16, of = \"seq\")");
  }

  @Test
  void aBucketOfAFinerPartSilencesItForADay() {
    assertThat(
            places(
                new MonotonicLeading(),
                partition(date("day"), anInt("seq").pad(9)).bucket(16, "seq").in(Store.HBASE)))
        .isEmpty();
    assertThat(
            places(
                new MonotonicLeading(),
                partition(date("day"), anInt("seq").pad(9))
                    .bucket(16, "day", "seq")
                    .in(Store.HBASE)))
        .isEmpty();
  }

  @Test
  void aFinerPartIsProposedForADay() {
    assertThat(
            by(
                new MonotonicLeading(),
                partition(date("day"), anInt("seq").pad(9).monotonic().uniqueWithin("day"))
                    .in(Store.HBASE)))
        .singleElement(STRING)
        .endsWith("add @Bucket(count = 16, of = \"seq\")");
  }

  @Test
  void thePartThatAPatternFixesIsProposed() {
    assertThat(
            by(
                new MonotonicLeading(),
                partition(instant("createdAt"), text("tenant"), anInt("orderId").pad(9))
                    .pattern("ofTenant", "createdAt", "tenant")))
        .singleElement(STRING)
        .endsWith("\nlet tenant come first, with order = 0");
  }
}
