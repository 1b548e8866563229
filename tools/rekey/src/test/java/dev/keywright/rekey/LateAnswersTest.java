package dev.keywright.rekey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.rekey.client.GuardedTables;
import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.state.Timing;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.WriteId;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A store that answers so late that the fleet can be in another state. */
class LateAnswersTest {
  private static final Timing TIMING = Timing.USUAL;
  private static final Duration LONGEST = TIMING.longestCall();

  private final MemoryLedger ledger = new MemoryLedger(() -> {});
  private final StillTicker ticker = new StillTicker();

  @Test
  void aPageWhoseAnswerIsTooLateIsNotTakenForCopied() {
    MemoryTables memory = new MemoryTables(false);
    Lease.Term term =
        new Lease.Term(State.BACKFILL, ticker.nanos() + 1, ticker.nanos() + 1 + LONGEST.toNanos());
    Tables late = new PausedTables(memory, () -> {}, () -> ticker.sleep(LONGEST.plusNanos(1)));
    GuardedTables guarded = new GuardedTables(late, ticker, term);
    Row row = Shop.row(RowBytes.of("late"), 3, 1, true);
    List<Change> puts =
        List.of(
            Change.put(
                Side.NEW,
                RowBytes.of("3/late"),
                Condition.ABSENT,
                row,
                new WriteId(row.lastWritten(), Optional.empty())));
    assertThatThrownBy(() -> guarded.applyEach(puts))
        .isInstanceOf(HalfWriteException.class)
        .hasMessageContaining("had a call that took longer than the longest call");
    assertThatThrownBy(() -> guarded.applyEach(puts))
        .isInstanceOf(HalfWriteException.class)
        .hasMessageContaining("took longer than the lease and the longest call");
  }

  @ParameterizedTest(name = "transactions: {0}, an answer after {1} ms")
  @CsvSource({"true, 24999, true", "true, 25000, false", "false, 25000, false"})
  void aWriteWhoseAnswerIsTooLateIsNotAcknowledged(
      boolean isTransactional, long millis, boolean isAcknowledged) {
    Course course = isTransactional ? Course.TABLE_IN_TRANSACTIONS : Course.TABLE_ROW_BY_ROW;
    Fleet fleet = new Fleet(ledger, course, TIMING, ticker);
    fleet.move(State.OLD_ONLY, State.DELETE_BOTH);
    fleet.move(State.DELETE_BOTH, State.WRITE_BOTH);
    MemoryTables memory = new MemoryTables(isTransactional);
    Runnable late = () -> ticker.sleep(Duration.ofMillis(millis));
    RekeyClient client =
        new RekeyClient(
            new PausedTables(memory, () -> {}, late),
            new Lease(ledger, TIMING, ticker),
            ticker,
            Orders.of(Shop.apart(), course),
            Duration.ZERO);
    Row row = Shop.row(RowBytes.of("late"), 3, 1, true);

    if (isAcknowledged) {
      client.write(Optional.empty(), Optional.of(row));
    } else {
      assertThatThrownBy(() -> client.write(Optional.empty(), Optional.of(row)))
          .isInstanceOf(HalfWriteException.class)
          .hasMessageContaining("had a call that took longer than the longest call");
    }
    // In a store without transactions it is in the table that decides, and nothing follows.
    assertThat(memory.read(Side.OLD, row.key()).row()).isPresent();
    assertThat(memory.read(Side.NEW, RowBytes.of("3/late")).row().isPresent())
        .isEqualTo(isTransactional);
  }
}
