package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(HBaseClusterExtension.class)
class HBaseConformanceTest {
  @Test
  void everyAnswerIsThatOfASortedList(HBaseCluster cluster) {
    EngineReport report =
        ConformanceSuite.run(new HBaseEngine(cluster.name(), cluster.connection()));
    report.publish();

    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    assertThat(report.refusals()).isEmpty();
  }

  @Test
  void textsSortAsUtf8(HBaseCluster cluster) {
    OrderTraps.run(new HBaseEngine(cluster.name(), cluster.connection()))
        .requireOrder(OrderTraps.Code.UTF_8);
  }

  @Test
  void rowsOfAnOlderVersionMove(HBaseCluster cluster) {
    OlderRows.run(new HBaseEngine(cluster.name(), cluster.connection()));
  }
}
