package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartOptions.HashAlgorithm;
import dev.keywright.processor.model.Store;
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
                partition(text("sellerId").cardinality(40).hash(HashAlgorithm.MD5, 4))
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
}
