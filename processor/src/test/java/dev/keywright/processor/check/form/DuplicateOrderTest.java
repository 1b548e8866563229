package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DuplicateOrderTest {

  @Test
  void twoPartsInOnePlaceOfThePartitionKeyAreReported() {
    assertThat(
            by(
                new DuplicateOrder(),
                partition(anInt("deviceId").order(0), text("sellerId").order(0))))
        .containsExactly(
            """
            KW002 sellerId.order
            deviceId and sellerId both have order = 0 in the partition key
            write order = 1\
            """);
  }

  @Test
  void eachFurtherPartIsReportedOnceAndGetsAPlaceOfItsOwn() {
    assertThat(
            by(
                new DuplicateOrder(),
                partition(anInt("a").order(1), anInt("b").order(1), anInt("c").order(1))))
        .containsExactly(
            """
            KW002 b.order
            a and b both have order = 1 in the partition key
            write order = 0\
            """,
            """
            KW002 c.order
            a and c both have order = 1 in the partition key
            write order = 2\
            """);
  }

  @Test
  void sortColumnsShareOneCount() {
    assertThat(
            by(
                new DuplicateOrder(),
                partition(anInt("deviceId"))
                    .sort("day", aLong("day").order(0))
                    .sort("number", aLong("number").order(0))))
        .containsExactly(
            """
            KW002 number.order
            day and number both have order = 0 in the sort key
            write order = 1\
            """);
  }

  @Test
  void thePartitionKeyAndTheSortKeyCountApart() {
    assertThat(
            by(
                new DuplicateOrder(),
                partition(anInt("deviceId").order(0)).sort("", aLong("number").order(0))))
        .isEmpty();
  }
}
