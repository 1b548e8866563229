package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
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
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class LowCardinalityLeadingTest {
  @Test
  void fewSellersAreReported() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40))
                    .sort("", aLong("orderNumber").nativeType())))
        .containsExactly("KW203 sellerId");
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40))
                    .sort("", aLong("orderNumber").nativeType().monotonic())
                    .in(Store.TABLESTORE)))
        .containsExactly("KW203 sellerId");
  }

  @Test
  void anEnumAloneIsReported() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p")).sort("", text("id"))))
        .containsExactly("KW203 status");
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(flag("open")).sort("", text("id")).in(Store.DYNAMODB)))
        .containsExactly("KW203 open");
  }

  @Test
  void aHashDoesNotMakeMoreOfThem() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40).hash(HashFunction.MD5, 4))
                    .in(Store.TABLESTORE)))
        .containsExactly("KW203 sellerId");
  }

  @Test
  void enoughValuesAreFine() {
    assertThat(places(new LowCardinalityLeading(), partition(text("sellerId").cardinality(100))))
        .isEmpty();
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40), codes("kind", "Kind", "a", "b", "c"))))
        .isEmpty();
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40), text("user"))))
        .isEmpty();
    assertThat(places(new LowCardinalityLeading(), partition(text("sellerId")))).isEmpty();
  }

  @Test
  void bucketsOfOtherPartsMultiplyThem() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"))
                    .sort("", text("id"))
                    .bucket(64, "id")))
        .isEmpty();
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"))
                    .sort("", text("id"))
                    .bucket(64, "status")))
        .containsExactly("KW203 status");
  }

  @Test
  void whatGrowsIsHotAlsoWithFewValues() {
    for (long values : List.of(2L, 50L, 1_000_000L)) {
      assertThat(
              places(
                  new LowCardinalityLeading(),
                  partition(flag("open"), date("day").cardinality(values), uuid("id"))
                      .in(Store.HBASE)))
          .containsExactly("KW203 open");
    }
  }

  @Test
  void bucketsThatSplitNeedBeNoMoreThanIsProposed() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(flag("done")).sort("", text("id")).bucket(8, "id").in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(
            by(
                new LowCardinalityLeading(),
                partition(flag("done")).sort("", text("id")).bucket(7, "id").in(Store.DYNAMODB)))
        .singleElement(STRING)
        .startsWith(
            """
            KW203 done
            done has only 2 values, each in 7 buckets, so at most 14 partitions share the load
            """);
  }

  @Test
  void sizesSayMoreThanTheirNumber() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40)).volume(1000, 100, 0)))
        .isEmpty();
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(text("sellerId").cardinality(40)).volume(0, 0, 50)))
        .isEmpty();
  }

  @Test
  void rangesAreSplitAnywhere() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"), text("id")).in(Store.HBASE)))
        .isEmpty();
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"), instant("at")).in(Store.HBASE)))
        .containsExactly("KW203 status");
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"), text("id")).in(Store.LINDORM)))
        .containsExactly("KW203 status");
  }

  @Test
  void bigtableBeginsWithCommonValues() {
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"), instant("at")).in(Store.BIGTABLE)))
        .isEmpty();
  }

  @Test
  void aConstantIsAnotherFault() {
    assertThat(places(new LowCardinalityLeading(), partition(codes("status", "Status", "n"))))
        .isEmpty();
  }

  @Test
  void anEnumThatIsTheWholeKeyIsASmallTable() {
    for (Store store : Store.values()) {
      assertThat(
              places(
                  new LowCardinalityLeading(),
                  partition(codes("status", "Status", "n", "p")).in(store)))
          .isEmpty();
    }
  }

  @Test
  void theValuesThatShareTheLoadAreCounted() {
    assertThat(
            by(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p")).sort("", text("id"))))
        .containsExactly(
            """
            KW203 status
            status has only 2 values, so at most 2 partitions share the load
            move id into the partition key: replace @SortKey on id with @PartitionKey(order = 1); or add @Bucket(count = 16, of = "id"), which turns one scan into 16 reads\
            """);
    assertThat(
            by(
                new LowCardinalityLeading(),
                partition(flag("open"), codes("status", "Status", "n", "p", "q"))
                    .sort("", text("id"))))
        .containsExactly(
            """
            KW203 open
            open, status together have only 6 values, so at most 6 partitions share the load
            move id into the partition key: replace @SortKey on id with @PartitionKey(order = 2); or add @Bucket(count = 16, of = "id"), which turns one scan into 16 reads\
            """);
    assertThat(
            by(
                new LowCardinalityLeading(),
                partition(codes("status", "Status", "n", "p"), instant("at")).in(Store.HBASE)))
        .containsExactly(
            """
            KW203 status
            status has only 2 values, so all new rows go to at most 2 places
            add @Bucket(count = 16, of = "at"), which turns one scan into 16 reads\
            """);
  }

  @Test
  void aPartThatSpreadsIsAdded() {
    String another = "add @Bucket(count = 16, of = \"at\"), which turns one scan into 16 reads";
    LayoutBuilder none = partition(flag("open"));
    none.sort("a", aLong("n").nativeType())
        .sort("b", instant("at"), aLong("id").pad(9).monotonic(), flag("paid"))
        .sort("c", text("kind").cardinality(99))
        .suffix(8);
    assertThat(fix(none)).isEqualTo(another);
    assertThat(
            fix(
                partition(flag("open"))
                    .sort("", instant("at"), flag("paid"), text("kind").cardinality(100))))
        .isEqualTo("add @Bucket(count = 16, of = \"at\"), which turns one scan into 16 reads");
  }

  private static String fix(LayoutBuilder layout) {
    List<String> findings = by(new LowCardinalityLeading(), layout);
    assertThat(findings).hasSize(1);
    return findings.get(0).lines().skip(2).findFirst().orElseThrow();
  }

  @Test
  void aHundredValuesAreEnoughAndOneIsAConstant() {
    for (long values : List.of(2L, 99L)) {
      assertThat(
              places(
                  new LowCardinalityLeading(),
                  partition(text("a").cardinality(values)).sort("", text("id"))))
          .hasSize(1);
    }
    for (long values : List.of(1L, 100L)) {
      assertThat(
              places(
                  new LowCardinalityLeading(),
                  partition(text("a").cardinality(values)).sort("", text("id"))))
          .isEmpty();
    }
  }

  @Test
  void fewWritesAndSmallTablesDisproveIt() {
    LayoutBuilder few = partition(text("a").cardinality(40)).sort("", text("id"));
    assertThat(places(new LowCardinalityLeading(), few.volume(0, 0, 100).in(Store.DYNAMODB)))
        .isEmpty();
    assertThat(places(new LowCardinalityLeading(), few.volume(0, 0, 101).in(Store.DYNAMODB)))
        .containsExactly("KW203 a");
    assertThat(places(new LowCardinalityLeading(), few.volume(0, 0, 200).in(Store.AZURE_TABLE)))
        .isEmpty();
    for (Store store : List.of(Store.DYNAMODB, Store.TABLESTORE, Store.AZURE_TABLE)) {
      assertThat(places(new LowCardinalityLeading(), few.volume(10_000_000, 1_000, 0).in(store)))
          .isEmpty();
      assertThat(places(new LowCardinalityLeading(), few.volume(10_000_001, 1_000, 0).in(store)))
          .containsExactly("KW203 a");
      assertThat(places(new LowCardinalityLeading(), few.volume(1, 0, 0).in(store)))
          .containsExactly("KW203 a");
    }
  }

  @Test
  void volumesDoNotSilenceItWhereNoLimitIsKnown() {
    LayoutBuilder flags = partition(flag("open")).sort("", anInt("number").pad(9));
    assertThat(
            places(
                new LowCardinalityLeading(),
                flags.volume(1_000_000_000, 400, 0).in(Store.DYNAMODB)))
        .containsExactly("KW203 open");
    LayoutBuilder states =
        partition(codes("state", "State", "a", "b", "c", "d")).sort("", anInt("number").pad(9));
    assertThat(places(new LowCardinalityLeading(), states.volume(0, 0, 3_000).in(Store.DYNAMODB)))
        .containsExactly("KW203 state");
  }

  @Test
  void whatFollowsFewValuesIsJudgedInSortedPartitionsToo() {
    for (Store store : List.of(Store.TABLESTORE, Store.AZURE_TABLE, Store.HBASE, Store.LINDORM)) {
      assertThat(
              by(
                  new LowCardinalityLeading(),
                  partition(codes("state", "State", "n", "p"), instant("at"), uuid("id"))
                      .in(store)))
          .as("%s", store)
          .containsExactly(
              """
              KW203 state
              state has only 2 values, so all new rows go to at most 2 places
              add @Bucket(count = 16, of = "at"), which turns one scan into 16 reads\
              """);
    }
    for (Store spreading : List.of(Store.DYNAMODB, Store.CASSANDRA, Store.BIGTABLE)) {
      assertThat(
              places(
                  new LowCardinalityLeading(),
                  partition(codes("state", "State", "n", "p"), instant("at")).in(spreading)))
          .as("%s", spreading)
          .isEmpty();
    }
  }

  @Test
  void severalPartsWithFewValuesAreJudgedTogether() {
    assertThat(
            by(
                new LowCardinalityLeading(),
                partition(
                        codes("kind", "Kind", "x"),
                        flag("open"),
                        codes("state", "State", "n", "p"),
                        date("day"),
                        uuid("id"))
                    .in(Store.HBASE)))
        .containsExactly(
            """
            KW203 open
            open, state together have only 4 values, so all new rows go to at most 4 places
            add @Bucket(count = 16, of = "id"), which turns one scan into 16 reads\
            """);
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(flag("open"), text("user").cardinality(50), instant("at"))
                    .in(Store.HBASE)))
        .isEmpty();
  }

  @Test
  void hashesAndBucketsOfFewValuesSpreadNothing() {
    assertThat(
            by(
                new LowCardinalityLeading(),
                partition(flag("open").hash(HashFunction.MD5, 4), instant("at")).in(Store.HBASE)))
        .singleElement(STRING)
        .startsWith("KW203 open\n")
        .endsWith(
            "remove hashPrefix, and add @Bucket(count = 16, of = \"at\"), which turns one scan into 16 reads");
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(flag("open"), instant("at")).bucket(16, "open").in(Store.HBASE)))
        .containsExactly("KW203 open");
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(flag("open"), instant("at")).bucket(16, "at").in(Store.HBASE)))
        .isEmpty();
    assertThat(
            places(
                new LowCardinalityLeading(),
                partition(flag("open"), instant("at").reversed()).in(Store.HBASE)))
        .isEmpty();
  }
}
