package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.literal;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.LayoutBuilder.withoutPartition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MonotonicLeadingTest {
  @Test
  void whatGrowsBehindAColumnOfALiteralIsTheFirstThatDiffers() {
    PartBuilder handle = aLong("handle").pad(19).monotonic();
    assertThat(places(new MonotonicLeading(), literal("t1_r").sort("", handle).in(Store.LINDORM)))
        .containsExactly("KW201 handle");
    assertThat(
            places(new MonotonicLeading(), literal("t1_r").sort("", handle).in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new MonotonicLeading(),
                literal("t1_r").sort("", text("user"), handle).in(Store.LINDORM)))
        .isEmpty();
    assertThat(
            places(
                new MonotonicLeading(),
                partition(aLong("table").cardinality(1), handle).binary().in(Store.TIKV)))
        .containsExactly("KW201 handle");
  }

  @Test
  void aTimeThatLeadsIsReported() {
    assertThat(places(new MonotonicLeading(), partition(instant("at"), anInt("event").pad(6))))
        .containsExactly("KW201 at");
    assertThat(places(new MonotonicLeading(), partition(instant("at")).in(Store.HBASE)))
        .containsExactly("KW201 at");
  }

  @Test
  void aConstantInFrontHidesNothing() {
    assertThat(
            by(
                new MonotonicLeading(),
                partition(codes("kind", "Kind", "order"), instant("at")).in(Store.HBASE)))
        .containsExactly(
            """
            KW201 at
            the key begins with the constant kind and then at, which grows with time: the newest rows are neighbours, so one server takes all writes
            add @Bucket(count = 16, of = "at")\
            """);
    assertThat(
            by(
                new MonotonicLeading(),
                partition(
                        codes("kind", "Kind", "order"),
                        anInt("version").pad(1).cardinality(1),
                        aLong("number").pad(9).monotonic(),
                        text("user"))
                    .in(Store.HBASE)))
        .singleElement(STRING)
        .contains("begins with the constants kind, version and then number")
        .endsWith(
            "put user first: write order = 0 for user, order = 1 for kind, order = 2 for version and order = 3 for number; or add @Bucket(count = 16, of = \"number\")");
    assertThat(
            places(
                new MonotonicLeading(),
                partition(codes("kind", "Kind", "order"), text("user"), instant("at"))
                    .in(Store.HBASE)))
        .isEmpty();
  }

  @Test
  void aConstantColumnInFrontHidesNothingWhereRangesAreSplitAnywhere() {
    LayoutBuilder rows =
        partition(codes("kind", "Kind", "order")).sort("", instant("at"), text("user"));
    assertThat(places(new MonotonicLeading(), rows.in(Store.LINDORM))).containsExactly("KW201 at");
    assertThat(
            places(
                new MonotonicLeading(),
                partition(codes("kind", "Kind", "order"))
                    .sort("", instant("at"), text("user"))
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void inOneProcessNothingHasToBeSpread() {
    for (Store store : List.of(Store.ROCKSDB, Store.LEVELDB, Store.LMDB, Store.MVSTORE)) {
      assertThat(places(new MonotonicLeading(), partition(instant("at")).in(store))).isEmpty();
      assertThat(
              places(
                  new DescendingDoesNotSpread(), partition(instant("at").descending()).in(store)))
          .isEmpty();
      assertThat(
              places(
                  new MonotonicLeading(),
                  partition(date("day").hash(HashFunction.MD5, 4)).in(store)))
          .isEmpty();
      assertThat(
              places(
                  new ConstantPrefixLeading(),
                  partition(anInt("site").pad(2).cardinality(1), text("user")).in(store)))
          .isEmpty();
      assertThat(
              places(
                  new LowCardinalityLeading(),
                  partition(codes("kind", "Kind", "a", "b"), instant("at")).in(store)))
          .isEmpty();
      assertThat(
              places(
                  new DependentPart(),
                  partition(anInt("device").pad(6), text("seller").determinedBy("device"))
                      .in(store)))
          .isEmpty();
    }
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
                partition(aLong("orderNumber").pad(9).monotonic().hash(HashFunction.MD5, 4))))
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
  }

  @Test
  void ofBucketsThatFewValuesFillFewTakeTheRowsOfToday() {
    assertThat(
            by(
                new MonotonicLeading(),
                partition(date("day"), flag("open"), anInt("n").pad(9))
                    .bucket(16, "day", "open")
                    .in(Store.HBASE)))
        .containsExactly(
            """
            KW201 day
            the key begins with day, which grows, and the bucket of day, open is one of 2 for all rows of today: 2 servers take all writes
            choose the bucket by a finer part: write @Bucket(count = 16, of = "n")\
            """);
    assertThat(
            places(
                new MonotonicLeading(),
                partition(date("day"), text("host").cardinality(16), anInt("n").pad(9))
                    .bucket(16, "day", "host")
                    .in(Store.HBASE)))
        .isEmpty();
  }

  @Test
  void aPartWithFewValuesIsNotProposedAsTheFirst() {
    assertThat(fix(partition(instant("at"), flag("open"), anInt("host").pad(9)).in(Store.HBASE)))
        .isEqualTo(
            "put host first: write order = 0 for host, order = 1 for at and order = 2 for open; or add @Bucket(count = 16, of = \"at\")");
    assertThat(fix(partition(instant("at"), flag("open")).in(Store.HBASE)))
        .isEqualTo("add @Bucket(count = 16, of = \"at\")");
  }

  @Test
  void timeFirstIsOneFaultWhateverEndsTheKey() {
    for (LayoutBuilder timeFirst :
        List.of(
            partition(instant("at")),
            partition(instant("at"), uuid("id")),
            partition(instant("at"), uuid("id"), anInt("line").pad(3)),
            partition(instant("at")).suffix(6),
            partition(instant("at")).sort("", uuid("id")),
            partition(instant("at"), text("user")).sort("", uuid("id")).suffix(6))) {
      assertThat(places(new MonotonicLeading(), timeFirst)).containsExactly("KW201 at");
    }
  }

  @Test
  void whatADayAloneDecidesSpreadsNoRowsOfToday() {
    for (LayoutBuilder inVain :
        List.of(
            partition(date("day"), anInt("seq").pad(9)).bucket(16, "day"),
            partition(date("day").hash(HashFunction.MD5, 4), anInt("seq").pad(9)),
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
        .endsWith("choose the bucket by a finer part: write @Bucket(count = 16, of = \"seq\")");
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
        .endsWith(
            "\nput tenant first: write order = 0 for tenant and order = 1 for createdAt; or add @Bucket(count = 16, of = \"createdAt\")");
  }

  @Test
  void whatGrowsAndHowItIsKnownIsSaid() {
    assertThat(by(new MonotonicLeading(), partition(instant("at"))))
        .containsExactly(
            """
            KW201 at
            the key begins with at, which grows with time: the newest rows are neighbours, so one\
             server takes all writes
            add @Bucket(count = 16, of = "at")\
            """);
    assertThat(by(new MonotonicLeading(), partition(aLong("id").pad(9).monotonic())))
        .containsExactly(
            """
            KW201 id
            the key begins with id, which grows with each row: the newest rows are neighbours, so one\
             server takes all writes
            add hashPrefix = 4, which gives up range queries over it\
            """);
    assertThat(
            by(
                new MonotonicLeading(),
                partition(aLong("id").pad(9).monotonic().origin("monotonic", "@GeneratedValue"))))
        .singleElement(STRING)
        .contains("which grows with each row, as @GeneratedValue says: ");
  }

  @Test
  void aPartThatIsAskedForByRangeKeepsItsRanges() {
    LayoutBuilder ids = partition(aLong("id").pad(9).monotonic(), text("user"));
    assertThat(fix(ids.pattern("users", "user", "id")))
        .isEqualTo(
            "put user first: write order = 0 for user and order = 1 for id;"
                + " or add hashPrefix = 4, which gives up range queries over it");
    assertThat(fix(ids.pattern("newest", "id"))).isEqualTo("add @Bucket(count = 16, of = \"id\")");
  }

  @Test
  void anotherPartThatDoesNotGrowMayComeFirst() {
    assertThat(fix(partition(aLong("id").pad(9).monotonic(), instant("at"), text("user"))))
        .startsWith(
            "put user first: write order = 0 for user, order = 1 for id and order = 2 for at; or add hashPrefix = 4, which gives up range queries over it");
    assertThat(fix(partition(aLong("id").pad(9).monotonic(), instant("at"))))
        .isEqualTo("add hashPrefix = 4, which gives up range queries over it");
    assertThat(fix(partition(aLong("id").pad(9).monotonic()).chunked(1_000, 3)))
        .isEqualTo("add hashPrefix = 4, which gives up range queries over it");
  }

  @Test
  void whereASpreadIsAdvisedAgainstRowsAreAskedForByAnotherPart() {
    String before = "put a part that every query knows, such as a device or a user, before at";
    assertThat(fix(partition(instant("at")).in(Store.BIGTABLE))).isEqualTo(before);
    assertThat(fix(partition(instant("at"), text("user")).in(Store.BIGTABLE)))
        .isEqualTo("put user first: write order = 0 for user and order = 1 for at");
    assertThat(fix(partition(date("at")))).isEqualTo(before);
    assertThat(fix(partition(date("at"), text("user").cardinality(10)))).isEqualTo(before);
    assertThat(fix(partition(date("at"), text("user").cardinality(10)).in(Store.BIGTABLE)))
        .isEqualTo("put user first: write order = 0 for user and order = 1 for at");
  }

  @Test
  void thePartThatOnlySomeRangesFixIsNotTheFirst() {
    LayoutBuilder orders =
        partition(instant("at"), text("tenant"), text("shop"))
            .pattern("ofTenant", "at", "tenant")
            .pattern("ofShop", "at", "shop");
    assertThat(fix(orders)).isEqualTo("add @Bucket(count = 16, of = \"at\")");
    assertThat(fix(orders.pattern("of", "tenant", "at")))
        .isEqualTo("add @Bucket(count = 16, of = \"at\")");
  }

  @Test
  void whatComesFirstIsAPartOfTheEntityThatDoesNotGrow() {
    assertThat(
            fix(
                partition(instant("at"), aLong("id").pad(9).monotonic(), text("tenant"))
                    .pattern("ofTenant", "at", "id", "tenant")))
        .isEqualTo(
            "put tenant first: write order = 0 for tenant, order = 1 for at and order = 2 for id; or add @Bucket(count = 16, of = \"at\")");
  }

  private static String fix(LayoutBuilder layout) {
    List<String> findings = by(new MonotonicLeading(), layout);
    assertThat(findings).hasSize(1);
    return findings.get(0).lines().skip(2).findFirst().orElseThrow();
  }

  @Test
  void aPartitionOfOneDayOrOneStepIsHot() {
    assertThat(
            by(
                new MonotonicLeading(),
                partition(date("day")).sort("", text("host")).in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW201 day
            the partition key is only day, a day: all writes of today go to one partition of Amazon DynamoDB
            add @Bucket(count = 16, of = "host")\
            """);
    assertThat(
            by(
                new MonotonicLeading(),
                partition(aLong("slot").monotonic().step(86_400)).in(Store.DYNAMODB)))
        .containsExactly(
            """
            KW201 slot
            the partition key is only slot, which grows in large steps: all writes within one step\
             go to one partition of Amazon DynamoDB
            add a part that every query knows\
            """);
  }

  @Test
  void whatHasFewValuesOrIsNoPartOfTheEntityIsNoFinerPart() {
    LayoutBuilder many = partition(date("day")).sort("", text("host").cardinality(16));
    assertThat(fix(many.in(Store.DYNAMODB))).contains("of = \"host\"");
    for (LayoutBuilder few :
        List.of(
            partition(date("day")).sort("", text("host").cardinality(15)),
            partition(date("day")).sort("", aLong("host").nativeType()),
            partition(date("day")).sort("", text("host").determinedBy("day")).suffix(8))) {
      assertThat(fix(few.in(Store.DYNAMODB))).isEqualTo("add a part that every query knows");
    }
  }

  @Test
  void numbersInStepsOfHoursOrDaysAreCoarse() {
    for (long step : List.of(86_400L, 172_800L, 3_600_000L, 7_200_000L, 86_400_000L)) {
      assertThat(
              places(
                  new MonotonicLeading(),
                  partition(aLong("slot").monotonic().step(step)).in(Store.DYNAMODB)))
          .as("%d", step)
          .hasSize(1);
    }
    for (long step : List.of(1L, 3_600L, 86_399L, 90_000L, 3_600_001L)) {
      assertThat(
              places(
                  new MonotonicLeading(),
                  partition(aLong("slot").monotonic().step(step)).in(Store.DYNAMODB)))
          .as("%d", step)
          .isEmpty();
    }
  }

  @Test
  void timesInStepsOfAnHourOrMoreAreCoarse() {
    for (Map.Entry<TimeFormat, Long> hour :
        Map.of(
                TimeFormat.EPOCH_SECONDS, 3_600L,
                TimeFormat.EPOCH_MILLIS, 3_600_000L,
                TimeFormat.DOTNET_TICKS, 36_000_000_000L,
                TimeFormat.BASIC, 10_000L)
            .entrySet()) {
      for (int less : List.of(0, 1)) {
        PartBuilder at = instant("at").time(hour.getKey()).step(hour.getValue() - less);
        assertThat(places(new MonotonicLeading(), partition(at).in(Store.DYNAMODB)))
            .hasSize(1 - less);
      }
    }
  }

  @Test
  void whatSpreadsInVainIsNamedWithItsRemedy() {
    assertThat(
            by(
                new MonotonicLeading(),
                partition(date("day"), anInt("seq").pad(9)).bucket(8, "day")))
        .containsExactly(
            """
            KW201 day
            the key begins with day, which grows, and the bucket of day is the same for all rows of\
             today: one server takes all writes
            choose the bucket by a finer part: write @Bucket(count = 8, of = "seq")\
            """);
    assertThat(
            by(
                new MonotonicLeading(),
                partition(date("day").hash(HashFunction.MD5, 4), anInt("seq").pad(9))))
        .containsExactly(
            """
            KW201 day
            the key begins with day, which grows, and its hash prefix is the same for all rows of\
             today: one server takes all writes
            remove hashPrefix, and add @Bucket(count = 16, of = "seq")\
            """);
    assertThat(
            by(
                new MonotonicLeading(),
                partition(
                    aLong("slot").pad(19).monotonic().step(86_400).reversed(),
                    anInt("seq").pad(9))))
        .containsExactly(
            """
            KW201 slot
            the key begins with slot, which grows, and its reversed form is the same for all rows\
             within one step: one server takes all writes
            remove reversed, and add @Bucket(count = 16, of = "seq")\
            """);
    assertThat(fix(partition(date("day")).bucket(8, "day")))
        .isEqualTo("put a part that every query knows, such as a device or a user, first");
    assertThat(fix(partition(date("day"), anInt("seq").pad(9)).bucket(8, "day").in(Store.BIGTABLE)))
        .isEqualTo("put seq first: write order = 0 for seq and order = 1 for day");
  }

  @Test
  void fewWritesOrAFineLeadSilenceASpreadInVain() {
    assertThat(
            places(
                new MonotonicLeading(),
                partition(date("day"), anInt("seq").pad(9)).bucket(8, "day").volume(0, 0, 100)))
        .isEmpty();
    LayoutBuilder fine = partition(instant("at"), date("day")).bucket(16, "day");
    assertThat(places(new MonotonicLeading(), fine)).containsExactly("KW201 at");
    assertThat(places(new MonotonicLeading(), fine.in(Store.CASSANDRA))).isEmpty();
  }

  @Test
  void whatGrowsBehindWhatDoesNotIsFine() {
    assertThat(places(new MonotonicLeading(), withoutPartition().sort("", instant("at"))))
        .isEmpty();
    assertThat(places(new MonotonicLeading(), partition().chunked(1_000, 3))).isEmpty();
    assertThat(
            places(
                new MonotonicLeading(), partition(date("day"), text("host")).in(Store.CASSANDRA)))
        .isEmpty();
  }

  @Test
  void fewWritesOfOneDayAreFine() {
    LayoutBuilder days = partition(date("day")).in(Store.DYNAMODB);
    assertThat(places(new MonotonicLeading(), days.volume(0, 0, 100))).isEmpty();
    assertThat(places(new MonotonicLeading(), days.volume(0, 0, 101))).containsExactly("KW201 day");
  }
}
