package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.month;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static dev.keywright.processor.check.PartBuilder.year;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.Severity;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Map;
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
  void theDigitsOfACalendarLeaveNotEveryRemainder() {
    assertThat(by(new BucketGranularity(), basic(month("time")).modulo(100, "time")))
        .containsExactly(
            """
            KW207 @Bucket.count
            time is written yyyyMM, and of such numbers % 100 there are 12 remainders: none is 0
            remove by to hash time, or write count = 99\
            """);
    assertThat(by(new BucketGranularity(), basic(month("time")).modulo(20, "time")))
        .singleElement(STRING)
        .contains("% 20 there are 12 remainders: none is 0\n")
        .endsWith("remove by to hash time, or write count = 19");
    assertThat(by(new BucketGranularity(), basic(date("time")).modulo(50, "time")))
        .singleElement(STRING)
        .contains("yyyyMMdd, and of such numbers % 50 there are 31 remainders: none is 0");
    assertThat(by(new BucketGranularity(), basic(instant("time")).modulo(100, "time")))
        .singleElement(STRING)
        .contains("yyyyMMddHHmmss, and of such numbers % 100 there are 60 remainders: none is 60");
    for (int count : new int[] {2, 7, 12, 16, 37}) {
      assertThat(places(new BucketGranularity(), basic(month("time")).modulo(count, "time")))
          .as("%d", count)
          .isEmpty();
    }
    assertThat(places(new BucketGranularity(), basic(year("time")).modulo(100, "time"))).isEmpty();
    assertThat(places(new BucketGranularity(), basic(month("time")).bucket(100, "time"))).isEmpty();
    // That every month comes is no news.
    assertThat(places(new BucketGranularity(), basic(month("time").step(1)).modulo(20, "time")))
        .hasSize(1);
  }

  private static LayoutBuilder basic(PartBuilder time) {
    return partition(time.time(TimeFormat.BASIC));
  }

  @Test
  void fewValuesFillFewBuckets() {
    assertThat(
            by(
                new BucketGranularity(),
                partition(instant("at"), flag("open"), text("user")).bucket(16, "open")))
        .containsExactly(
            """
            KW207 @Bucket.of
            open has 2 values, so at most 2 of 16 buckets are used; 2 partitions take all writes
            choose the bucket by a part with more values: write of = "at", or remove @Bucket\
            """);
    assertThat(
            by(
                new BucketGranularity(),
                partition(flag("open"), flag("paid")).bucket(16, "open", "paid")))
        .containsExactly(
            """
            KW207 @Bucket.of
            open, paid together have 4 values, so at most 4 of 16 buckets are used; 4 partitions take all writes
            remove @Bucket\
            """);
    assertThat(places(new BucketGranularity(), partition(flag("open")).bucket(2, "open")))
        .isEmpty();
    assertThat(
            places(
                new BucketGranularity(),
                partition(flag("open"), text("user")).bucket(16, "open", "user")))
        .isEmpty();
  }

  @Test
  void whatEmptyBucketsMeanForTheStoreIsSaid() {
    assertThat(consequence(partition(regions()).sort("", aLong("id")).in(Store.TABLESTORE)))
        .isEqualTo("all rows are in at most 5 partitions");
    assertThat(
            consequence(
                partition(anInt("shop").pad(2).max(9)).sort("", regions()).in(Store.DYNAMODB)))
        .isEqualTo("all rows are in at most 50 partitions");
    assertThat(
            consequence(
                partition(text("user")).sort("", regions(), uuid("id")).in(Store.CASSANDRA)))
        .isEqualTo("the rows of each value of user are in 5 partitions");
    assertThat(consequence(partition(regions(), instant("at")).in(Store.HBASE)))
        .isEqualTo("5 regions take all writes");
    assertThat(consequence(partition(instant("at"), regions()).in(Store.HBASE)))
        .isEqualTo("5 regions take all writes");
    assertThat(
            by(new BucketGranularity(), partition(aLong("at").monotonic().step(8)).modulo(4, "at")))
        .singleElement(STRING)
        .contains("0 and 8 have the same remainder 0; 1 partition takes all writes\n");
  }

  @Test
  void nothingIsSaidOfAStoreThatSplitsTheRowsOfABucket() {
    assertThat(
            by(new BucketGranularity(), region(partition(text("user"), regions()).in(Store.HBASE))))
        .singleElement(STRING)
        .contains("so at most 5 of 16 buckets are used\n");
    assertThat(
            by(new BucketGranularity(), region(partition(regions(), instant("at")).in(Store.LMDB))))
        .singleElement(STRING)
        .contains("so at most 5 of 16 buckets are used\n");
  }

  @Test
  void aKeyOfConstantsIsInOneBucket() {
    assertThat(
            by(
                new BucketGranularity(),
                region(partition(text("region").cardinality(1)).in(Store.HBASE))))
        .singleElement(STRING)
        .contains("so at most 1 of 16 buckets are used\n");
  }

  private static PartBuilder regions() {
    return text("region").alphabet("a-e").minLength(1).maxLength(1);
  }

  private static LayoutBuilder region(LayoutBuilder layout) {
    return layout.bucket(16, "region");
  }

  private static String consequence(LayoutBuilder layout) {
    String problem = by(new BucketGranularity(), region(layout)).get(0).lines().toList().get(1);
    return problem.substring(problem.indexOf("; ") + 2);
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

  @Test
  void theBucketsInUseAreCountedAndAnotherCountProposed() {
    assertThat(by(new BucketGranularity(), partition(aLong("slot").step(4)).modulo(16, "slot")))
        .containsExactly(
            """
            KW207 @Bucket.count
            slot comes in steps of 4, so slot % 16 uses 4 buckets of 16: 0 and 16 have the same remainder 0
            remove by to hash slot, or write count = 15\
            """);
    assertThat(by(new BucketGranularity(), partition(aLong("slot").step(4)).modulo(6, "slot")))
        .containsExactly(
            """
            KW207 @Bucket.count
            slot comes in steps of 4, so slot % 6 uses 3 buckets of 6: 0 and 12 have the same remainder 0
            remove by to hash slot, or write count = 5\
            """);
  }

  @Test
  void aCountBelowWouldDoAsLongAsItIsMoreThanOne() {
    for (Map.Entry<Integer, Integer> count :
        Map.of(2, 5, 3, 5, 4, 5, 6, 5, 8, 7, 10, 7).entrySet()) {
      assertThat(
              by(
                  new BucketGranularity(),
                  partition(aLong("slot").step(12)).modulo(count.getKey(), "slot")))
          .singleElement(STRING)
          .endsWith(", or write count = " + count.getValue());
    }
  }

  @Test
  void oneBucketIsNoSpreadAtAll() {
    assertThat(by(new BucketGranularity(), partition(aLong("slot").step(8)).modulo(4, "slot")))
        .singleElement(STRING)
        .contains("so slot % 4 uses one bucket of 4: 0 and 8 have the same remainder 0");
    assertThat(
            severities(new BucketGranularity(), partition(aLong("slot").step(8)).modulo(4, "slot")))
        .containsExactly(Severity.ERROR);
    assertThat(
            severities(new BucketGranularity(), partition(aLong("slot").step(6)).modulo(4, "slot")))
        .containsExactly(Severity.WARNING);
  }
}
