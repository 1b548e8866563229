package dev.keywright.rekey.order;

import dev.keywright.rekey.row.RowBytes;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Stamps that no other client has: a random number for each process, and a count. */
public final class StampSource implements Supplier<RowBytes> {
  /** The bytes of each stamp. */
  public static final int SIZE = 2 * Long.BYTES;

  private final long process;
  private final AtomicLong count = new AtomicLong();

  /**
   * Stamps of one process.
   *
   * @param process drawn at random, by a generator that no other process shares
   */
  public StampSource(long process) {
    this.process = process;
  }

  @Override
  public RowBytes get() {
    return RowBytes.of(
        ByteBuffer.allocate(SIZE).putLong(process).putLong(count.incrementAndGet()).array());
  }
}
