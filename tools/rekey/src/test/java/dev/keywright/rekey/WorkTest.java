package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.work.Connector;
import dev.keywright.rekey.work.RowDifference;
import dev.keywright.rekey.work.ThreadWorkers;
import dev.keywright.rekey.work.Verifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What copies and comparisons do beside the promises: they keep a pace, and look twice. */
class WorkTest {
  private static final Timing TIMING = new Timing(Duration.ofMillis(20), Duration.ofMillis(20));
  private static final int ROWS = 60;
  private static final int ROWS_PER_SECOND = 20;

  private final MemoryTables tables = new MemoryTables(false);
  private final Ledger ledger = new MemoryLedger(() -> {});
  private final ThreadWorkers workers = new ThreadWorkers(1);

  WorkTest() {
    for (int i = 0; i < ROWS; i++) {
      tables.insert(Shop.at(Shop.row(key(i), i % 7, i, false)));
    }
  }

  private static RowBytes key(int number) {
    return RowBytes.of(String.format(Locale.ROOT, "c%05d", number));
  }

  private Connector connector(Ticker ticker) {
    Lease lease = new Lease(ledger, TIMING, ticker);
    return new Reached(tables, lease, ticker, Shop.apart(), Course.TABLE_ROW_BY_ROW);
  }

  /** A ticker whose time is what somebody waits for, and who then does something. */
  private record Meanwhile(Ticker still, Runnable work) implements Ticker {
    @Override
    public long nanos() {
      return still.nanos();
    }

    @Override
    public void sleep(Duration time) {
      still.sleep(time);
      work.run();
    }
  }

  private Verifier.Result compared(Runnable meanwhile) {
    return compared(meanwhile, 0);
  }

  private Verifier.Result compared(Runnable meanwhile, long horizon) {
    Connector connector = connector(new Meanwhile(new StillTicker(), meanwhile));
    return new Verifier(connector, workers, TIMING.longestCall())
        .compare(tables.ranges(Side.OLD, 1), tables.ranges(Side.NEW, 1), horizon);
  }

  @Test
  void onlyRowsThatDifferTwiceAreDifferences() {
    assertThat(compared(() -> {}).differences()).hasSize(ROWS);

    Verifier.Result result = compared(() -> delete(7));
    assertThat(result.differences()).hasSize(ROWS - 1).noneMatch(it -> it.oldKey().equals(key(7)));
    assertThat(result.oldRows()).isEqualTo(ROWS);
  }

  /** Each row expires a millisecond after the one before, so every horizon is between two rows. */
  @Test
  void rowsThatExpireUpToOneMomentAreNotCompared() {
    tables.expireBy(it -> 1000 + Long.parseLong(it.key().text().substring(1)));
    for (int last : List.of(999, 1000, 1023, 1000 + ROWS - 2, 1000 + ROWS - 1)) {
      Verifier.Result result = compared(() -> {}, last);
      List<RowBytes> later =
          IntStream.range(0, ROWS).filter(it -> 1000 + it > last).mapToObj(WorkTest::key).toList();
      assertThat(result.differences())
          .extracting(RowDifference::oldKey)
          .containsExactlyInAnyOrderElementsOf(later);
      assertThat(result.leftOut()).isEqualTo(ROWS - later.size());
      assertThat(result.oldRows()).isEqualTo(later.size());
    }
  }

  private void delete(int number) {
    Change delete =
        Change.delete(
            Side.OLD, key(number), Condition.ANY, tables.read(Side.OLD, key(number)).last());
    assertThat(tables.apply(List.of(delete))).isTrue();
  }

  @Test
  void aLongRangeHoldsUpNoOther() {
    List<ScanRange> ranges =
        IntStream.range(0, 20)
            .mapToObj(it -> new ScanRange(it, 20, RowBytes.EMPTY, RowBytes.EMPTY))
            .toList();
    CountDownLatch others = new CountDownLatch(ranges.size() - 1);
    List<Integer> finished = new ArrayList<>();
    new ThreadWorkers(2)
        .each(
            ranges,
            range -> range.number() > 0 || isReached(others),
            (range, isOnTime) -> {
              assertThat(isOnTime).isTrue();
              finished.add(range.number());
              others.countDown();
            });
    assertThat(finished).hasSize(ranges.size()).endsWith(0);
  }

  private static boolean isReached(CountDownLatch latch) {
    try {
      return latch.await(10, TimeUnit.SECONDS);
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Test
  void rowsAreCopiedAtTheirPaceAndFinishedRangesAreLeftOut() {
    Ticker ticker = new StillTicker();
    Connector connector = connector(ticker);
    Rekeying rekeying =
        new Rekeying(
            new Fleet(ledger, connector.course(), TIMING, ticker),
            ledger,
            connector,
            new NoAdmin(),
            new Rekeying.Work(
                workers,
                new Verifier(connector, workers, TIMING.longestCall()),
                new Rekeying.Pace(1, ROWS_PER_SECOND)));
    SharedShop.advanceToBackfill(rekeying);

    long start = ticker.nanos();
    rekeying.backfill();
    long end = ticker.nanos();
    assertThat(Duration.ofNanos(end - start)).isEqualTo(Duration.ofSeconds(ROWS / ROWS_PER_SECOND));
    assertThat(rekeying.verify(0).differences()).isEmpty();

    rekeying.backfill();
    assertThat(ticker.nanos()).isEqualTo(end);
  }
}
