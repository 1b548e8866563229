package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The suite of all engines, on DynamoDB Local. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbConformanceTest {
  @Test
  void everyAnswerIsThatOfASortedList(DynamoDbLocal engine) {
    EngineReport report = ConformanceSuite.run(new DynamoDbEngine(engine));
    report.publish();

    report.requireNoMismatch();
    assertThat(report.notHeld()).containsExactly("three columns, two native");
    // Ranges of partition keys, which it finds by a hash.
    assertThat(report.refusals())
        .isEqualTo(
            Map.of(
                "the guide's purchases", 64,
                "text in two columns", 20,
                "text with the newest first", 16,
                "text after a hash prefix", 4,
                "bytes in 16 buckets", 36,
                "bytes in two columns", 4,
                "bytes of many types", 12));
  }

  @Test
  void textsAreSortedByUtf8Bytes(DynamoDbLocal engine) {
    OrderTraps.run(new DynamoDbEngine(engine)).requireOrder(OrderTraps.Code.UTF_8);
  }

  @Test
  void rowsOfAnOlderVersionMove(DynamoDbLocal engine) {
    OlderRows.run(new DynamoDbEngine(engine));
  }
}
