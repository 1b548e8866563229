package dev.keywright.benchmarks.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.function.FlinkKeyGroup;
import dev.keywright.runtime.function.PhoenixSalt;
import java.util.List;
import java.util.Random;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.apache.phoenix.schema.SaltingUtil;
import org.junit.jupiter.api.Test;

/** The functions by which Flink and Phoenix choose buckets, beside their own code. */
class FunctionsTest {
  private static final int MANY = 20_000;
  private static final int MOST_KEY_GROUPS = 1 << 15;
  private static final int MOST_SALTS = 256;

  private final Random random = new Random(18);

  @Test
  void keysGoIntoTheKeyGroupsOfFlink() {
    for (int i = 0; i < MANY; i++) {
      int groups = 1 + random.nextInt(MOST_KEY_GROUPS);
      List<Object> keys =
          List.of(Values.number(random), Values.intNumber(random), Values.text(random));
      for (Object key : keys) {
        assertThat(FlinkKeyGroup.bucket(key, groups))
            .as("%s of %s", key, groups)
            .isEqualTo(KeyGroupRangeAssignment.assignToKeyGroup(key, groups));
      }
    }
  }

  @Test
  void rowsGetTheSaltsOfPhoenix() {
    for (int i = 0; i < MANY; i++) {
      int salts = 1 + random.nextInt(MOST_SALTS);
      byte[] row = Values.bytes(random, random.nextInt(40));
      assertThat(PhoenixSalt.bucket(row, salts))
          .isEqualTo(SaltingUtil.getSaltingByte(row, 0, row.length, salts) & 0xFF);
    }
  }
}
