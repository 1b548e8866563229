package dev.keywright.rekey.work;

import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Compares the two tables while they are written. Sums of hashes tell which slices differ; the rows
 * of those are compared one by one, from both sides; and what differs is read again after a pause.
 */
public final class Verifier {
  private final Connector connector;
  private final RangeWorkers workers;
  private final Duration pause;

  /**
   * A comparison.
   *
   * @param pause how long a write can be half done: the longest call
   */
  public Verifier(Connector connector, RangeWorkers workers, Duration pause) {
    this.connector = connector;
    this.workers = workers;
    this.pause = pause;
  }

  /**
   * What a comparison found.
   *
   * @param oldRows the rows of the old table that belong into the new one, and were compared
   * @param newRows the rows of the new table
   * @param leftOut the rows of the old table that expire too soon to be compared
   * @param differences rows that differed twice
   */
  public record Result(long oldRows, long newRows, long leftOut, List<RowDifference> differences) {
    public Result {
      differences = List.copyOf(differences);
    }
  }

  /**
   * Compares all rows.
   *
   * @param horizon rows that the store drops before this moment are left out, in milliseconds since
   *     1970
   */
  public Result compare(List<ScanRange> oldRanges, List<ScanRange> newRanges, long horizon) {
    SliceSums here = sums(Side.OLD, oldRanges, horizon);
    SliceSums there = sums(Side.NEW, newRanges, horizon);
    BitSet slices = here.differences(there);
    if (slices.isEmpty()) {
      return new Result(here.rows(), there.rows(), here.leftOut(), List.of());
    }
    Set<RowDifference> once = new LinkedHashSet<>();
    RangeDifferences ofOld = new RangeDifferences(connector, Side.OLD, horizon, slices);
    workers.each(oldRanges, ofOld, (range, found) -> once.addAll(found));
    RangeDifferences ofNew = new RangeDifferences(connector, Side.NEW, horizon, slices);
    workers.each(newRanges, ofNew, (range, found) -> once.addAll(found));
    if (!once.isEmpty()) {
      connector.ticker().sleep(pause);
    }
    List<RowDifference> twice = new ArrayList<>(once);
    twice.removeIf(it -> !ofOld.isDifferent(it));
    return new Result(here.rows(), there.rows(), here.leftOut(), twice);
  }

  private SliceSums sums(Side side, List<ScanRange> ranges, long horizon) {
    SliceSums sums = new SliceSums();
    workers.each(ranges, new RangeSums(connector, side, horizon), (range, part) -> sums.add(part));
    return sums;
  }
}
