package dev.keywright.store.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulkImportTest {
  private static final int ROWS = 10_007;
  private static final List<Integer> ALL = IntStream.range(0, ROWS).boxed().toList();

  @TempDir private Path directory;
  private Path checkpoint;

  @BeforeEach
  void nameTheCheckpoint() {
    checkpoint = directory.resolve("checkpoint");
  }

  /** A store of numbers that fails now and then. */
  private static final class Numbers implements StoreWriter<Integer> {
    private final ConcurrentHashMap<Integer, AtomicInteger> stored = new ConcurrentHashMap<>();
    private final List<List<Integer>> writes = new ArrayList<>();
    private final Random random = new Random(3);
    private final int failsOneIn;
    private int passes = Integer.MAX_VALUE;

    Numbers(int failsOneIn) {
      this.failsOneIn = failsOneIn;
    }

    @Override
    public synchronized void write(List<Integer> rows) {
      if (passes-- <= 0) {
        throw new IllegalStateException("out of order");
      }
      boolean fails = failsOneIn > 0 && random.nextInt(failsOneIn) == 0;
      List<Integer> some = fails ? rows.subList(0, rows.size() / 2) : rows;
      some.forEach(row -> stored.computeIfAbsent(row, it -> new AtomicInteger()).incrementAndGet());
      if (fails) {
        throw new UnsupportedOperationException("busy");
      }
      writes.add(rows);
    }

    @Override
    public long requests() {
      return writes.size();
    }

    @Override
    public boolean isRetryable(Throwable failure) {
      return failure instanceof UnsupportedOperationException;
    }
  }

  private static ImportSource<Integer> source() {
    return ImportSource.of("numbers", ALL, 100);
  }

  private static BulkImport<Integer> into(Numbers store) {
    return BulkImport.into(store, "a map").tries(50, Duration.ofMillis(1), Duration.ofMillis(2));
  }

  @Test
  void everyRowIsWrittenOnceAndSetsAreShuffled() {
    Numbers store = new Numbers(0);
    AtomicLong heard = new AtomicLong();

    ImportResult result = into(store).listener(heard::addAndGet).run(source(), checkpoint);

    assertThat(result).isEqualTo(new ImportResult(ROWS, 101, 0, 0));
    assertThat(heard).hasValue(ROWS);
    assertThat(new TreeMap<>(store.stored).keySet()).containsExactlyElementsOf(ALL);
    assertThat(store.stored.values()).allMatch(times -> times.get() == 1);
    List<Integer> firsts = store.writes.stream().map(rows -> rows.get(0)).toList();
    assertThat(firsts).doesNotHaveDuplicates().isNotEqualTo(firsts.stream().sorted().toList());
    long neighbours =
        IntStream.range(1, firsts.size())
            .filter(i -> firsts.get(i) - firsts.get(i - 1) == 100)
            .count();
    assertThat(neighbours).as("sets that follow their neighbour").isLessThan(20);
  }

  @Test
  void withoutACheckpointEveryRowIsWrittenEachTime() {
    Numbers store = new Numbers(3);

    assertThat(into(store).run(source()).rows()).isEqualTo(ROWS);
    assertThat(into(store).run(source()).rows()).isEqualTo(ROWS);
    assertThat(store.stored.keySet()).containsExactlyInAnyOrderElementsOf(ALL);
    assertThat(store.stored.values()).allMatch(times -> times.get() >= 2);
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void whatMayPassIsTriedAgain() {
    Numbers store = new Numbers(3);

    ImportResult result = into(store).run(source(), checkpoint);

    assertThat(result.retries()).isPositive();
    assertThat(new HashSet<>(store.stored.keySet())).isEqualTo(Set.copyOf(ALL));
  }

  @Test
  void whatDoesNotPassBreaksTheImportOffAndItIsResumed() {
    Numbers store = new Numbers(4);
    int written = 0;
    for (int run = 0; run < 4; run++) {
      store.passes = 30;
      assertThatThrownBy(() -> into(store).run(source(), checkpoint))
          .isInstanceOf(ImportFailedException.class)
          .hasMessageMatching(
              "set \\d+ of numbers, 10007 rows, 100 in a set could not be written:"
                  + " out of order")
          .hasCauseInstanceOf(IllegalStateException.class);
      assertThat(store.writes.size()).isGreaterThan(written);
      written = store.writes.size();
    }
    store.passes = Integer.MAX_VALUE;

    ImportResult result = into(store).run(source(), checkpoint);

    assertThat(result.resumedSets()).isEqualTo(written);
    assertThat(result.sets()).isEqualTo(101 - written);
    assertThat(store.writes).as("no set is finished twice").hasSize(101);
    assertThat(new HashSet<>(store.stored.keySet())).isEqualTo(Set.copyOf(ALL));
    assertThat(into(store).run(source(), checkpoint)).isEqualTo(new ImportResult(0, 0, 101, 0));
  }

  @Test
  void triesHaveAnEnd() {
    Numbers store = new Numbers(1);

    assertThatThrownBy(
            () ->
                BulkImport.into(store, "a map")
                    .workers(1)
                    .tries(3, Duration.ofMillis(1), Duration.ofMillis(1))
                    .run(source(), checkpoint))
        .isInstanceOf(ImportFailedException.class)
        .hasMessageEndingWith("could not be written: busy");
    int most = store.stored.values().stream().mapToInt(AtomicInteger::get).max().orElseThrow();
    assertThat(most).isEqualTo(3);
  }

  @Test
  void aLineThatWasCutOffIsWrittenAgain() throws IOException {
    into(new Numbers(0)).run(source(), checkpoint);
    String whole = Files.readString(checkpoint);
    List<String> lines = whole.lines().toList();
    String last = lines.get(lines.size() - 1);
    String before = whole.substring(0, whole.length() - last.length() - 1);
    Files.writeString(checkpoint, before + last.substring(0, 1));
    Numbers store = new Numbers(0);

    assertThat(into(store).run(source(), checkpoint).resumedSets()).isEqualTo(100);
    assertThat(store.writes).hasSize(1);
    assertThat(store.writes.get(0).get(0)).isEqualTo(Integer.parseInt(last) * 100);
    assertThat(Files.readString(checkpoint)).isEqualTo(whole);
  }

  @Test
  void aCheckpointOfAnotherSourceIsRefused() throws IOException {
    into(new Numbers(0)).run(source(), checkpoint);
    String before = Files.readString(checkpoint);

    assertThatThrownBy(
            () -> into(new Numbers(0)).run(ImportSource.of("numbers", ALL, 101), checkpoint))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "belongs to the import of numbers, 10007 rows, 100 in a set into a map,")
        .hasMessageEndingWith("name another file, or delete this one to begin again");
    assertThat(Files.readString(checkpoint)).isEqualTo(before);

    Files.writeString(checkpoint, before + "101\n");
    assertThatThrownBy(() -> into(new Numbers(0)).run(source(), checkpoint))
        .hasMessageContaining("has the line \"101\", which is not a set");
    Files.writeString(checkpoint, before + "x\n");
    assertThatThrownBy(() -> into(new Numbers(0)).run(source(), checkpoint))
        .hasMessageContaining("has the line \"x\", which is not a set");
  }

  @Test
  void twoImportsCannotShareACheckpoint() {
    try (Checkpoint open = Checkpoint.open(checkpoint, source(), "a map")) {
      assertThat(open.isWritten(0)).isFalse();
      assertThatThrownBy(() -> into(new Numbers(0)).run(source(), checkpoint))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("another import is using the checkpoint");
    }
  }

  @Test
  void waitsAreRandomUpToACeilingThatDoubles() {
    RetryDelay waits = new RetryDelay(Duration.ofMillis(100), Duration.ofSeconds(1));
    Random random = new Random(9);
    int[] ceilings = {100, 200, 400, 800, 1_000, 1_000};
    for (int tries = 1; tries <= ceilings.length; tries++) {
      List<Long> found = new ArrayList<>();
      for (int i = 0; i < 2_000; i++) {
        found.add(waits.after(tries, random).toMillis());
      }
      int ceiling = ceilings[tries - 1];
      assertThat(found).allMatch(wait -> wait >= 0 && wait <= ceiling);
      assertThat(found).anyMatch(wait -> wait < ceiling / 10);
      assertThat(found).anyMatch(wait -> wait > ceiling * 9L / 10);
    }
    assertThat(waits.after(100_000, random).toMillis()).isBetween(0L, 1_000L);
  }
}
