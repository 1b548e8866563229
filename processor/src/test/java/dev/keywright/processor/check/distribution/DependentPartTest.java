package dev.keywright.processor.check.distribution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class DependentPartTest {
  @Test
  void aPartThatOthersDecideIsReported() {
    assertThat(
            places(
                new DependentPart(),
                partition(anInt("deviceId").pad(6), text("sellerId").determinedBy("deviceId"))))
        .containsExactly("KW205 sellerId");
  }

  @Test
  void allOfTheTailIsReported() {
    assertThat(
            places(
                new DependentPart(),
                partition(
                    anInt("deviceId").pad(6),
                    text("sellerId").determinedBy("deviceId"),
                    text("city").determinedBy("sellerId"))))
        .containsExactly("KW205 city", "KW205 sellerId");
  }

  @Test
  void beforeAPartThatSplitsItIsFine() {
    assertThat(
            places(
                new DependentPart(),
                partition(
                    anInt("deviceId").pad(6),
                    text("sellerId").determinedBy("deviceId"),
                    aLong("cardId").unordered())))
        .isEmpty();
  }

  @Test
  void inTheSortKeyItIsFine() {
    assertThat(
            places(
                new DependentPart(),
                partition(anInt("deviceId").pad(6))
                    .sort("", text("sellerId").determinedBy("deviceId"))))
        .isEmpty();
  }

  @Test
  void bothMustBeThere() {
    assertThat(
            places(
                new DependentPart(),
                partition(
                    anInt("deviceId").pad(6), text("sellerId").determinedBy("deviceId", "day"))))
        .isEmpty();
    assertThat(
            places(
                new DependentPart(),
                partition(text("sellerId").determinedBy("deviceId"), anInt("deviceId").pad(6))))
        .isEmpty();
  }

  @Test
  void aPartThatSplitsIsProposedInItsPlace() {
    String problem =
        "KW205 sellerId\nsellerId is determined by deviceId: rows with the same deviceId have the"
            + " same sellerId, so adding it never splits a partition\n";
    assertThat(by(new DependentPart(), sellers().sort("", anInt("card").pad(6))))
        .containsExactly(
            problem
                + "replace sellerId with card: remove @PartitionKey from sellerId,"
                + " @Domain from sellerId, and replace @SortKey on card with @PartitionKey(order = 1);"
                + " or remove sellerId from the key: remove @PartitionKey and @Domain");
    for (LayoutBuilder none :
        List.of(
            sellers(),
            sellers().sort("", aLong("card").nativeType()),
            sellers().sort("", text("model").determinedBy("deviceId")),
            sellers().sort("", text("model").determinedBy("deviceId")).suffix(8))) {
      assertThat(by(new DependentPart(), none))
          .containsExactly(
              problem + "remove sellerId from the key: remove @PartitionKey and @Domain");
    }
  }

  @Test
  void whereAHashWouldTakeItsOrderNoPartOfTheSortKeyTakesItsPlace() {
    for (Store store : List.of(Store.DYNAMODB, Store.CASSANDRA)) {
      LayoutBuilder payments = sellers().sort("", instant("at"), uuid("payment"));
      assertThat(by(new DependentPart(), payments.in(store)))
          .singleElement(STRING)
          .endsWith("\nremove sellerId from the key: remove @PartitionKey and @Domain");
    }
  }

  private static LayoutBuilder sellers() {
    return partition(anInt("deviceId").pad(6), text("sellerId").determinedBy("deviceId"));
  }
}
