package dev.keywright.example.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A store that counts what is read from it. It is for one thread. */
public final class CountedStore implements SortedStore {
  private final SortedStore store;
  private int opened;
  private int closed;
  private long rows;

  public CountedStore(SortedStore store) {
    this.store = store;
  }

  /** How many ranges were opened by now. */
  public int rangesOpened() {
    return opened;
  }

  /** How many of the opened ranges are not closed yet. */
  public int rangesStillOpen() {
    return opened - closed;
  }

  /** How many rows all ranges together returned. */
  public long rowsRead() {
    return rows;
  }

  @Override
  public void replace(List<byte[]> deleted, List<Row> written) {
    store.replace(deleted, written);
  }

  @Override
  public Optional<byte[]> get(byte[] key) {
    return store.get(key);
  }

  @Override
  public Stream<Row> scan(byte[] from, byte @Nullable [] to) {
    opened++;
    return store.scan(from, to).peek(row -> rows++).onClose(() -> closed++);
  }

  @Override
  public void close() {
    store.close();
  }
}
