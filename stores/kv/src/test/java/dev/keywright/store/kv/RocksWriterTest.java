package dev.keywright.store.kv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.Statistics;
import org.rocksdb.Status;
import org.rocksdb.TickerType;

class RocksWriterTest {
  @TempDir Path directory;

  private static KeyValue row(String key, String value) {
    return new KeyValue(key.getBytes(UTF_8), value.getBytes(UTF_8));
  }

  @Test
  void whatIsWrittenIsOnTheDiskAndOfOneKeyTheLastStays() throws RocksDBException {
    try (Statistics statistics = new Statistics();
        Options options = new Options().setCreateIfMissing(true).setStatistics(statistics);
        RocksDB rocks = RocksDB.open(options, directory.toString())) {
      RocksWriter writer = RocksWriter.of(rocks);
      writer.write(List.of(row("a", "first"), row("b", "x"), row("a", "last")));

      assertThat(rocks.get("a".getBytes(UTF_8))).isEqualTo("last".getBytes(UTF_8));
      assertThat(writer.requests()).isEqualTo(2);
      assertThat(statistics.getTickerCount(TickerType.WAL_FILE_SYNCED)).isEqualTo(2);
    }
  }

  @Test
  void aStoreThatCannotWriteIsAnError() throws RocksDBException {
    try (Options options = new Options().setCreateIfMissing(true)) {
      RocksDB.open(options, directory.toString()).close();
      try (RocksDB readOnly = RocksDB.openReadOnly(options, directory.toString())) {
        RocksWriter writer = RocksWriter.of(readOnly);
        assertThatThrownBy(() -> writer.write(List.of(row("a", "1"))))
            .isInstanceOf(IllegalStateException.class)
            .hasMessageStartingWith("RocksDB cannot write: ")
            .hasCauseInstanceOf(RocksDBException.class)
            .matches(failure -> !writer.isRetryable(failure), "is final");
      }
    }
  }

  @Test
  void aStoreThatIsBusyIsTriedAgain() throws RocksDBException {
    try (Options options = new Options().setCreateIfMissing(true);
        RocksDB rocks = RocksDB.open(options, directory.toString())) {
      RocksWriter writer = RocksWriter.of(rocks);
      for (Status.Code code : Status.Code.values()) {
        RocksDBException cause =
            new RocksDBException("", new Status(code, Status.SubCode.None, null));
        assertThat(writer.isRetryable(new IllegalStateException(cause)))
            .as(code.name())
            .isEqualTo(code == Status.Code.Busy || code == Status.Code.TryAgain);
      }
      assertThat(writer.isRetryable(new RocksDBException("without a status"))).isFalse();
    }
  }
}
