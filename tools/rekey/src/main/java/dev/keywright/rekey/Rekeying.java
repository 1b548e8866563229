package dev.keywright.rekey;

import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Fleet;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.RekeyStatus;
import dev.keywright.rekey.state.State;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.work.Connector;
import dev.keywright.rekey.work.CopiedRanges;
import dev.keywright.rekey.work.LeasedOrder;
import dev.keywright.rekey.work.RangeCopy;
import dev.keywright.rekey.work.RangeWorkers;
import dev.keywright.rekey.work.RowDifference;
import dev.keywright.rekey.work.Verifier;
import java.util.List;
import java.util.Optional;

/**
 * The steps of a re-keying. One process takes them; if it ends anywhere, another one repeats the
 * step. Clients go on reading and writing meanwhile.
 */
public final class Rekeying {
  private static final String VERIFIED = "verified/";

  private final Fleet fleet;
  private final Ledger ledger;
  private final Connector connector;
  private final TableAdmin admin;
  private final RangeWorkers workers;
  private final Verifier verifier;
  private final Pace pace;

  /**
   * How fast rows are read and copied.
   *
   * @param rangesPerTable into how many ranges a table is cut, about
   * @param rowsPerSecond how many rows each worker copies; 0 for no limit
   */
  public record Pace(int rangesPerTable, double rowsPerSecond) {}

  /** A re-keying of the tables that the connector reaches. */
  public Rekeying(Fleet fleet, Ledger ledger, Connector connector, TableAdmin admin, Work work) {
    this.fleet = fleet;
    this.ledger = ledger;
    this.connector = connector;
    this.admin = admin;
    this.workers = work.workers();
    this.verifier = work.verifier();
    this.pace = work.pace();
  }

  /** Who reads and copies, and how fast. */
  public record Work(RangeWorkers workers, Verifier verifier, Pace pace) {}

  /** Where it stands. */
  public RekeyStatus standing() {
    return fleet.standing();
  }

  /**
   * Goes to the next state, after the work that it needs.
   *
   * @throws IllegalStateException if the work is not done, or a state needs another call; says
   *     which
   */
  public State advance() {
    fleet.settle();
    State state = fleet.standing().state();
    State next =
        state
            .next(fleet.course())
            .orElseThrow(() -> new IllegalStateException("the re-keying has ended"));
    switch (state) {
      case OLD_ONLY -> begin();
      case BACKFILL -> {
        requireCopied();
        requireVerified();
      }
      // Writes that were half done after the first comparison would stay so for ever.
      case READ_NEW, HAND_OVER -> requireVerified();
      case NEW_ONLY ->
          throw new IllegalStateException(
              "the next step deletes the old table: it has a confirmation of its own");
      default -> {}
    }
    fleet.move(state, next);
    return next;
  }

  private void begin() {
    List<String> obstacles = admin.obstacles();
    if (!obstacles.isEmpty()) {
      throw new IllegalStateException(String.join("; ", obstacles));
    }
    for (ScanRange range : connector.tables().ranges(Side.NEW, 1)) {
      if (!connector.tables().scan(Side.NEW, range, Optional.empty(), 1).entries().isEmpty()) {
        throw new IllegalStateException(
            "the new table has rows already: begin with an empty one, also after a roll-back");
      }
    }
    admin.prepare();
  }

  /**
   * Goes back to the state before.
   *
   * @throws IllegalStateException if there is no way back
   */
  public State rollBack() {
    fleet.settle();
    State state = fleet.standing().state();
    State back =
        state
            .previous(fleet.course())
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "there is no way back from %s: the old table may lack rows; re-key the other way"
                            .formatted(state)));
    fleet.move(state, back);
    return back;
  }

  /** Copies all rows that nobody has written yet; goes on where it was broken off. */
  public void backfill() {
    requireState(State.BACKFILL, "rows are copied");
    fleet.settle();
    CopiedRanges ranges = new CopiedRanges(ledger, fleet.standing().turn());
    List<ScanRange> all = ranges.all(connector.tables().ranges(Side.OLD, pace.rangesPerTable()));
    workers.each(ranges.left(all), new RangeCopy(connector, pace.rowsPerSecond()), ranges::done);
  }

  /**
   * Compares the tables, and notes it if they agree.
   *
   * @param horizon rows that the store drops before this moment are left out, in milliseconds since
   *     1970
   */
  public Verifier.Result verify(long horizon) {
    // A client of the state before may still leave half a write.
    fleet.settle();
    Verifier.Result result =
        verifier.compare(
            connector.tables().ranges(Side.OLD, pace.rangesPerTable()),
            connector.tables().ranges(Side.NEW, pace.rangesPerTable()),
            horizon);
    boolean isEmpty = result.oldRows() == 0 && result.leftOut() > 0;
    if (result.differences().isEmpty() && !isEmpty) {
      String entry = VERIFIED + fleet.standing().turn();
      ledger.replace(entry, ledger.read(entry), Long.toString(result.oldRows()));
    }
    return result;
  }

  /** Makes the new table agree with the old one in these rows. */
  public void mend(List<RowDifference> differences) {
    LeasedOrder order = new LeasedOrder(connector);
    differences.forEach(order::mend);
  }

  /**
   * Deletes the old table, the last step.
   *
   * @param confirmation the name of the old table
   * @throws IllegalStateException if it is another name, or the state another one
   */
  public void deleteOld(String confirmation, String oldTable) {
    requireState(State.NEW_ONLY, "the old table is deleted");
    if (!confirmation.equals(oldTable)) {
      throw new IllegalStateException(
          "to delete the old table and all its rows, confirm with its name: " + oldTable);
    }
    fleet.settle();
    admin.finish();
    admin.delete(Side.OLD);
    fleet.move(State.NEW_ONLY, State.CLEANED);
  }

  private void requireCopied() {
    CopiedRanges ranges = new CopiedRanges(ledger, fleet.standing().turn());
    int left =
        ranges.left(ranges.all(connector.tables().ranges(Side.OLD, pace.rangesPerTable()))).size();
    if (left > 0) {
      throw new IllegalStateException(left + " ranges are not copied: run the backfill");
    }
  }

  private void requireVerified() {
    if (ledger.read(VERIFIED + fleet.standing().turn()).isEmpty()) {
      throw new IllegalStateException(
          "the tables were not compared in this state, they differ, or all rows expire too soon to"
              + " be compared: run the verification");
    }
  }

  private void requireState(State needed, String what) {
    State state = fleet.standing().state();
    if (state != needed) {
      throw new IllegalStateException(
          "%s only in state %s; the re-keying is in %s".formatted(what, needed, state));
    }
  }
}
