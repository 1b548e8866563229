package dev.keywright.store.kv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.store.fs.FilePath;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class MvStoreWriterTest {
  @TempDir Path directory;

  private MVStore store;
  private MVMap<byte[], byte[]> map;
  private MvStoreWriter writer;

  @BeforeEach
  void open() {
    FilePath.register(new WatchedPath());
    store = opened();
    map = MvStoreReader.openMap(store, "rows");
    writer = MvStoreWriter.of(map);
  }

  private MVStore opened() {
    return new MVStore.Builder()
        .fileName(WatchedPath.SCHEME + ":" + directory.resolve("rows.mv"))
        .autoCommitDisabled()
        .open();
  }

  @AfterEach
  void close() {
    WatchedPath.IS_FULL.set(false);
    store.closeImmediately();
  }

  private static KeyValue row(String key, String value) {
    return new KeyValue(key.getBytes(UTF_8), value.getBytes(UTF_8));
  }

  private static String value(MVMap<byte[], byte[]> map, String key) {
    return new String(map.get(key.getBytes(UTF_8)), UTF_8);
  }

  @Test
  void whatIsWrittenIsOnTheDisk() {
    int before = WatchedPath.FORCED.get();
    writer.write(List.of(row("a", "1")));
    assertThat(WatchedPath.FORCED.get()).isGreaterThan(before);
  }

  @Test
  void ofRowsWithOneKeyTheLastStays() {
    writer.write(List.of(row("a", "first"), row("b", "x"), row("a", "last")));

    assertThat(value(map, "a")).isEqualTo("last");
    assertThat(value(map, "b")).isEqualTo("x");
    assertThat(writer.requests()).isEqualTo(2);
  }

  @Test
  void aCommitHasAtMost100000Rows() {
    writer.write(IntStream.range(0, 100_001).mapToObj(it -> row("k" + it, "")).toList());

    assertThat(map.sizeAsLong()).isEqualTo(100_001);
    assertThat(writer.requests()).isEqualTo(2);
  }

  @Test
  void aFailedCommitIsThrownAndNothingOfItIsStored() {
    writer.write(List.of(row("a", "before")));
    WatchedPath.IS_FULL.set(true);

    assertThatThrownBy(() -> writer.write(List.of(row("a", "behind"), row("b", "x"))))
        .isInstanceOf(MVStoreException.class)
        .hasRootCauseMessage("the disk is full")
        .matches(failure -> !writer.isRetryable(failure), "is final");

    WatchedPath.IS_FULL.set(false);
    store.closeImmediately();
    store = opened();
    MVMap<byte[], byte[]> reopened = MvStoreReader.openMap(store, "rows");
    assertThat(value(reopened, "a")).isEqualTo("before");
    assertThat(reopened.sizeAsLong()).isEqualTo(1);
  }

  @Test
  void writersOfOneStoreTakeTurns() throws InterruptedException {
    MVMap<byte[], byte[]> other = store.openMap("other", new MVMap.Builder<byte[], byte[]>());
    MvStoreWriter second = MvStoreWriter.of(other);
    Thread thread = new Thread(() -> second.write(List.of(row("a", "1"))));
    MVStore shared = store;
    synchronized (shared) {
      thread.start();
      while (thread.getState() != Thread.State.BLOCKED && thread.isAlive()) {
        Thread.onSpinWait();
      }
      assertThat(thread.isAlive()).as("the other writer waits").isTrue();
      assertThat(other.isEmpty()).isTrue();
    }
    thread.join();
    assertThat(other.sizeAsLong()).isEqualTo(1);
  }
}
