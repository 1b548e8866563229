package dev.keywright.store.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.KeyValue;
import org.apache.hadoop.hbase.client.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientRowLimitTest {
  private static final byte[] FAMILY = {'d'};

  @ParameterizedTest
  @ValueSource(ints = {1, 127, 128, 255, 256, 300, 32_767})
  void rowsOfEveryLengthArePassedOn(int bytes) {
    Result[] rows = {Rows.result(new byte[bytes])};

    assertThat(ClientRowLimit.whole(rows)).isSameAs(rows);
  }

  @Test
  void aRowThatTheClientHasCutIsNotPassedOn() {
    Result[] rows = {Rows.result(new byte[5]), Result.create(new Cell[] {new CutCell(300)})};

    assertThatIllegalStateException()
        .isThrownBy(() -> ClientRowLimit.whole(rows))
        .withMessageContaining("a row of 300 bytes to 44")
        .withMessageContaining("--add-opens java.base/java.nio=ALL-UNNAMED");
  }

  @Test
  void theClientOfHBaseCutsNothing() {
    assertThat(ClientRowLimit.title()).isEqualTo("Apache HBase");
    assertThat(ClientRowLimit.mostBytes()).isEqualTo(32_767);
  }

  /** What the client of Lindorm makes of a row. */
  private static final class CutCell extends KeyValue {
    CutCell(int bytes) {
      super(new byte[bytes], FAMILY, FAMILY, FAMILY);
    }

    @Override
    public short getRowLength() {
      return (short) (super.getRowLength() & 0xff);
    }
  }
}
