package dev.keywright.engine.hbase;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(HBaseClusterExtension.class)
class HBaseLimitsTest {
  @Test
  void theAdapterAndTheClientAgreeHowLongARowMayBe(HBaseCluster cluster) throws IOException {
    RowLimits.requireAgreement(cluster.connection().getConfiguration());
  }
}
