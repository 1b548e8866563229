package dev.keywright.store.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.DoNotRetryIOException;
import org.apache.hadoop.hbase.RegionTooBusyException;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RetriesExhaustedException;
import org.apache.hadoop.hbase.client.RetriesExhaustedWithDetailsException;
import org.apache.hadoop.hbase.client.Row;
import org.apache.hadoop.hbase.util.Bytes;
import org.junit.jupiter.api.Test;

class HBaseWriterTest {
  private final FakeTable fake = new FakeTable();
  private final HBaseWriter writer = HBaseWriter.of(fake.table());

  @Test
  void aBatchHasAtMost1000Rows() {
    List<Put> rows = new ArrayList<>();
    for (int i = 0; i < 2_001; i++) {
      rows.add(Rows.put("row" + i, "v"));
    }
    writer.write(rows);

    assertThat(fake.batches()).extracting(List::size).containsExactly(1_000, 1_000, 1);
    assertThat(fake.batches().stream().flatMap(List::stream)).containsExactlyElementsOf(rows);
    assertThat(writer.requests()).isEqualTo(3);
  }

  @Test
  void aBatchHasAtMostWhatTheClientSendsAtOnce() {
    String large = "v".repeat(1_500_000);
    writer.write(List.of(Rows.put("a", large), Rows.put("b", large), Rows.put("c", large)));

    assertThat(fake.batches()).extracting(List::size).containsExactly(2, 1);
  }

  @Test
  void rowsWithTheSameKeyAreWrittenOneAfterTheOther() {
    Put first = Rows.put("a", "1");
    Put other = Rows.put("b", "2");
    Put second = Rows.put("a", "3");
    writer.write(List.of(first, other, second));

    assertThat(fake.batches()).containsExactly(List.of(first, other), List.of(second));
  }

  @Test
  void aWriterOfAConnectionClosesItsTablesAlsoWhenTheyFail() {
    HBaseWriter shared = HBaseWriter.of(fake.connection(), FakeTable.NAME);
    shared.write(List.of(Rows.put("a", "1"), Rows.put("a", "2")));
    assertThat(fake.batches()).hasSize(2);
    fake.failAfter(0, new IOException("no route"));

    assertThatThrownBy(() -> shared.write(List.of(Rows.put("b", "3"))))
        .isInstanceOf(UncheckedIOException.class);
    assertThat(fake.openTables()).isZero();
    assertThat(shared.requests()).isEqualTo(3);
  }

  @Test
  void aFailureSaysHowManyRowsWereNotWrittenAndWhich() {
    Row row = Rows.put("a\n", "1");
    IOException details =
        new RetriesExhaustedWithDetailsException(
            List.of(new RegionTooBusyException("over its limit")),
            List.of(row),
            List.of("server:16020"));
    fake.failAfter(0, details);

    assertThatThrownBy(() -> writer.write(List.of(Rows.put("a\n", "1"), Rows.put("b", "2"))))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("1 of 2 rows were not written")
        .hasMessageContaining("a\\x0A on server:16020")
        .hasMessageContaining("over its limit")
        .hasCause(details);
  }

  @Test
  void aFailureOfTheWholeBatchKeepsItsCause() {
    IOException cause = new IOException("no route");
    fake.failAfter(0, cause);

    assertThatThrownBy(() -> writer.write(List.of(Rows.put("a", "1"))))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("a batch of 1 rows was not written")
        .hasCause(cause);
  }

  @Test
  void whatMayPassIsTriedAgain() {
    assertThat(writer.isRetryable(new UncheckedIOException(new IOException("no route")))).isTrue();
    assertThat(writer.isRetryable(new RegionTooBusyException("busy"))).isTrue();
    assertThat(writer.isRetryable(new SocketTimeoutException("late"))).isTrue();
    assertThat(writer.isRetryable(details(new IOException("a"), new IOException("b")))).isTrue();
  }

  @Test
  void whatCannotPassIsNot() {
    IOException never = new DoNotRetryIOException("no such family");

    assertThat(writer.isRetryable(never)).isFalse();
    assertThat(writer.isRetryable(new UncheckedIOException(never))).isFalse();
    assertThat(writer.isRetryable(details(new IOException("a"), never))).isFalse();
    assertThat(writer.isRetryable(new RetriesExhaustedException("tired", never))).isFalse();
    assertThat(writer.isRetryable(new InterruptedIOException("stop"))).isFalse();
    assertThat(writer.isRetryable(new IllegalArgumentException("no cells"))).isFalse();
  }

  private static IOException details(Throwable first, Throwable second) {
    Row row = new Put(Bytes.toBytes("a"));
    return new RetriesExhaustedWithDetailsException(
        List.of(first, second), List.of(row, row), List.of("s:1", "s:2"));
  }
}
