package dev.keywright.simulator.store;

import dev.keywright.description.store.Figure;
import dev.keywright.simulator.key.KeyPoint;

/** A range of a table: where it begins, which server has it, and what it has seen. */
public final class StoredRange {
  private final KeyPoint from;
  private int server;
  private double rows;
  private long writes;
  private long reads;
  private final BurstCapacity writeBursts = new BurstCapacity();
  private final BurstCapacity readBursts = new BurstCapacity();
  private double busySeconds;

  StoredRange(KeyPoint from, int server, double rows) {
    this.from = from;
    this.server = server;
    this.rows = rows;
  }

  /** The first key that it can hold. */
  public KeyPoint from() {
    return from;
  }

  /** The number of its server, from 0. */
  public int server() {
    return server;
  }

  /** The rows that it holds; an expected number where a range was cut. */
  public double rows() {
    return rows;
  }

  long requests() {
    return writes + reads;
  }

  void moveTo(int other) {
    server = other;
  }

  void take(long newWrites, long newReads) {
    writes = newWrites;
    reads = newReads;
    rows += newWrites;
  }

  /** The requests of the last step that exceed its capacity and what it has saved. */
  long throttled(RangeRules rules, double seconds, long bytesPerRow) {
    double writeRate = rules.rate(Figure.RANGE_WRITES, Figure.WRITE_UNIT, bytesPerRow);
    double readRate = rules.rate(Figure.RANGE_READS, Figure.READ_UNIT, bytesPerRow);
    double burst = rules.figure(Figure.BURST_SECONDS, 0);
    return writeBursts.exceededBy(writes, writeRate * seconds, writeRate * burst)
        + readBursts.exceededBy(reads, readRate * seconds, readRate * burst);
  }

  /** Whether it has been busy for so long that the store cuts it. */
  boolean isTooBusy(RangeRules rules, double seconds) {
    boolean isBusy = requests() > rules.most(Figure.SPLIT_REQUESTS) * seconds;
    busySeconds = isBusy ? busySeconds + seconds : 0;
    return isBusy && busySeconds >= rules.figure(Figure.SPLIT_SECONDS, 0);
  }

  /** The range after a place, which is cut off from this one with a share of the rows. */
  StoredRange cutAt(KeyPoint place, double shareBehind) {
    StoredRange behind = new StoredRange(place, server, rows * shareBehind);
    rows -= behind.rows;
    busySeconds = 0;
    // Both halves have the load of the range until the next step counts them.
    return behind;
  }
}
