package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MissingOrderTest {

  @Test
  void aGapIsReportedOnce() {
    assertThat(
            by(
                new MissingOrder(),
                partition(anInt("a").order(0), anInt("b").order(2), anInt("c").order(5))))
        .containsExactly(
            """
            KW003 b.order
            no part of the partition key has order = 1, but b has order = 2
            write order = 1 for b and order = 2 for c\
            """);
  }

  @Test
  void ordersOfTheSortKeyBeginAtZero() {
    assertThat(
            by(new MissingOrder(), partition(anInt("deviceId")).sort("", aLong("number").order(1))))
        .containsExactly(
            """
            KW003 number.order
            no part of the sort key has order = 0, but number has order = 1
            write order = 0\
            """);
  }

  @Test
  void aNegativeOrderIsReported() {
    assertThat(by(new MissingOrder(), partition(anInt("a").order(-1), anInt("b").order(0))))
        .containsExactly(
            """
            KW003 a.order
            a has order = -1, but the parts of the partition key count from 0
            write order = 0 for a and order = 1 for b\
            """);
  }

  @Test
  void equalOrdersAreForAnotherCheck() {
    assertThat(by(new MissingOrder(), partition(anInt("a").order(1), anInt("b").order(1))))
        .isEmpty();
  }

  @Test
  void ordersMayBeWrittenInAnySequence() {
    assertThat(
            by(
                new MissingOrder(),
                partition(text("sellerId").order(1), anInt("deviceId").order(0))))
        .isEmpty();
  }

  @Test
  void onePartAloneNeedsNoOrder() {
    assertThat(
            by(
                new MissingOrder(),
                partition(text("id").withoutOrder()).sort("", aLong("at").withoutOrder())))
        .isEmpty();
  }

  @Test
  void twoPartsWithoutOrderAreReportedOnce() {
    assertThat(
            by(new MissingOrder(), partition(anInt("a").withoutOrder(), anInt("b").withoutOrder())))
        .containsExactly(
            """
            KW003 a
            the partition key has the parts a and b, and a and b have no order
            add order = 0 to a and order = 1 to b\
            """);
  }

  @Test
  void aPartWithoutOrderComesBehindThoseThatHaveOne() {
    assertThat(by(new MissingOrder(), partition(anInt("a").withoutOrder(), anInt("b").order(0))))
        .containsExactly(
            """
            KW003 a
            the partition key has the parts a and b, and a has no order
            add order = 1\
            """);
  }

  @Test
  void aPartWithoutOrderFillsTheGapOfThoseThatHaveOne() {
    assertThat(
            by(
                new MissingOrder(),
                partition(anInt("a")).sort("", anInt("b").withoutOrder(), anInt("c").order(1))))
        .containsExactly(
            """
            KW003 b
            the sort key has the parts b and c, and b has no order
            add order = 0\
            """);
    assertThat(
            by(
                new MissingOrder(),
                partition(
                    anInt("a").order(0),
                    anInt("b").withoutOrder(),
                    anInt("c").order(2),
                    anInt("d").withoutOrder(),
                    anInt("e").order(7))))
        .containsExactly(
            """
            KW003 b
            the partition key has the parts b, d, a, c and e, and b and d have no order
            add order = 1 to b, order = 3 to d, and write order = 4 for e\
            """);
  }

  @Test
  void theOrderOfSeveralSortColumnsHasToBeSaid() {
    assertThat(
            by(
                new MissingOrder(),
                partition(anInt("a"))
                    .sort("month", anInt("b").withoutOrder())
                    .sort("day", anInt("c").withoutOrder())))
        .containsExactly(
            """
            KW003 b
            the sort key has the parts b and c, and b and c have no order
            add order = 0 to b and order = 1 to c\
            """);
  }

  @Test
  void oneOrderThatIsNotZeroIsReported() {
    assertThat(by(new MissingOrder(), partition(anInt("a").order(3)))).hasSize(1);
  }
}
