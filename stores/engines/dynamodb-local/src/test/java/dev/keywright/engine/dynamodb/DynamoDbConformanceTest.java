package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.conformance.Report;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The suite of all engines, on DynamoDB Local. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbConformanceTest {
  @Test
  void everyAnswerIsThatOfASortedList(DynamoDbLocal engine) {
    Report report = ConformanceSuite.run(new DynamoDbEngine(engine));
    System.out.print(report);

    report.requireNoMismatch();
    assertThat(report.notHeld()).containsExactly("three columns, two native");
  }

  @Test
  void textsAreSortedByUtf8Bytes(DynamoDbLocal engine) {
    OrderTraps.run(new DynamoDbEngine(engine)).requireOrder(OrderTraps.Code.UTF_8);
  }
}
