package dev.keywright.store.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How an import ends that cannot go on. */
class ImportWorkersTest {
  private static final ImportSource<Integer> SOURCE =
      ImportSource.of("numbers", IntStream.range(0, 100).boxed().toList(), 1);

  @TempDir private Path directory;
  private Path checkpoint;

  @BeforeEach
  void nameTheCheckpoint() {
    checkpoint = directory.resolve("checkpoint");
  }

  /** A store that takes everything in its own way. */
  private record Store(Consumer<List<Integer>> taking) implements StoreWriter<Integer> {
    @Override
    public void write(List<Integer> rows) {
      taking.accept(rows);
    }

    @Override
    public long requests() {
      return 0;
    }

    @Override
    public boolean isRetryable(Throwable failure) {
      return false;
    }
  }

  /** Numbers, of which one set is not as the others. */
  private record Odd(int says, int has, boolean fails) implements ImportSource<Integer> {
    @Override
    public String name() {
      return "odd";
    }

    @Override
    public long rows() {
      return says;
    }

    @Override
    public int sets() {
      return 1;
    }

    @Override
    public int rowsIn(int set) {
      return 2;
    }

    @Override
    public List<Integer> read(int set) {
      if (fails) {
        throw new IllegalArgumentException("no number");
      }
      return IntStream.range(0, has).boxed().toList();
    }
  }

  private BulkImport<Integer> into(Consumer<List<Integer>> taking) {
    return BulkImport.into(new Store(taking), "nowhere").workers(1);
  }

  @Test
  void anErrorOfOneWorkerStopsTheOthers() {
    AtomicInteger writes = new AtomicInteger();
    CountDownLatch both = new CountDownLatch(2);
    BulkImport<Integer> twoWorkers =
        into(rows -> {
              boolean isFirst = writes.getAndIncrement() == 0;
              both.countDown();
              awaitDespiteInterrupts(both);
              if (isFirst) {
                throw new StackOverflowError("too deep");
              }
              // So that the other has failed before this one asks for its next set.
              LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
            })
            .workers(2);

    assertThatThrownBy(() -> twoWorkers.run(SOURCE, checkpoint))
        .isInstanceOf(ImportFailedException.class)
        .hasMessageContaining("could not be written: too deep")
        .hasCauseInstanceOf(StackOverflowError.class);
    assertThat(writes).hasValueLessThan(100);
  }

  @Test
  void anImportThatIsInterruptedWaitsForItsWorkers() throws InterruptedException, IOException {
    CountDownLatch writing = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    AtomicBoolean hasWritten = new AtomicBoolean();
    AtomicBoolean hadWritten = new AtomicBoolean();
    AtomicBoolean staysInterrupted = new AtomicBoolean();
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    BulkImport<Integer> slow =
        into(
            rows -> {
              writing.countDown();
              awaitDespiteInterrupts(release);
              hasWritten.set(true);
            });
    Thread importing =
        new Thread(
            () -> {
              try {
                slow.run(SOURCE, checkpoint);
              } catch (ImportFailedException exception) {
                thrown.set(exception);
              }
              hadWritten.set(hasWritten.get());
              staysInterrupted.set(Thread.currentThread().isInterrupted());
            });
    importing.start();
    writing.await();
    importing.interrupt();
    importing.join(200);
    release.countDown();
    importing.join();

    assertThat(thrown.get()).hasMessage("the import was interrupted");
    assertThat(hadWritten).as("the worker had stopped when run() returned").isTrue();
    assertThat(staysInterrupted).isTrue();
    assertThat(Files.readAllLines(checkpoint)).hasSizeLessThanOrEqualTo(2);
  }

  private static void awaitDespiteInterrupts(CountDownLatch latch) {
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException exception) {
        // A client that does not heed it.
      }
    }
  }

  @Test
  void aSourceThatCannotBeReadIsNotAWriteThatFailed() {
    assertThatThrownBy(() -> into(rows -> {}).run(new Odd(2, 2, true), checkpoint))
        .isInstanceOf(ImportFailedException.class)
        .hasMessage("set 0 of odd could not be read: no number");
  }

  @Test
  void aSourceThatChangesDuringTheImportIsAnError() {
    assertThatThrownBy(() -> into(rows -> {}).run(new Odd(2, 1, false), checkpoint))
        .hasMessageStartingWith("set 0 of odd could not be read: it has 1 rows instead of 2");
  }

  @Test
  void aListenerThatFailsIsNotAWriteThatFailed() throws IOException {
    BulkImport<Integer> heard =
        into(rows -> {})
            .listener(
                rows -> {
                  throw new IllegalStateException("the screen is gone");
                });

    assertThatThrownBy(() -> heard.run(SOURCE, checkpoint))
        .hasMessageMatching(
            "set \\d+ of numbers, 100 rows, 1 in a set was written, but the listener failed:"
                + " the screen is gone");
    assertThat(Files.readAllLines(checkpoint)).as("the set is noted").hasSize(2);
  }

  @Test
  void rowsThatAreNotTheSumOfTheSetsAreRefused() {
    assertThatThrownBy(() -> into(rows -> {}).run(new Odd(3, 2, false), checkpoint))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the 1 sets of odd have 2 rows, but rows() is 3, and must be their sum");
    assertThat(checkpoint).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
  void setsOfAnySizeHoldAllRows(int rowsPerSet) {
    AtomicInteger written = new AtomicInteger();
    ImportResult result =
        into(rows -> written.addAndGet(rows.size()))
            .run(ImportSource.of("few", List.of(1, 2, 3, 4), rowsPerSet), checkpoint);

    assertThat(result.rows()).isEqualTo(4);
    assertThat(written).hasValue(4);
  }

  @Test
  void waitsThatCannotBeWaitedAreRefusedAtOnce() {
    BulkImport<Integer> some = into(rows -> {});
    assertThatThrownBy(() -> some.tries(2, Duration.ofSeconds(-1), Duration.ofSeconds(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("firstWait is PT-1S, but must be from PT0S to PT24H");
    assertThatThrownBy(() -> some.tries(2, Duration.ZERO, Duration.ofMillis(-1)))
        .hasMessageStartingWith("longestWait is PT-0.001S");
    assertThatThrownBy(() -> some.tries(2, Duration.ofDays(200), Duration.ofDays(1)))
        .hasMessageStartingWith("firstWait is PT4800H");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "two\nlines"})
  void aTargetIsOneLine(String target) {
    assertThatThrownBy(() -> BulkImport.into(new Store(rows -> {}), target))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be one line");
  }
}
