package dev.keywright.conformance;

import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import java.util.List;

/** A table of an engine, written and read through the adapter. */
public interface EngineTable extends AutoCloseable {
  /** Writes a row for each key. */
  void write(List<? extends Key> keys);

  /** Deletes the row of each key that has one. */
  void delete(List<? extends Key> keys);

  /** What reads the rows. */
  StoreReader<?> reader();

  /** Drops the table. */
  @Override
  void close();
}
