package dev.keywright.example.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One table of rows in the unsigned byte order of their keys, as a range-partitioned store has. */
public interface SortedStore extends AutoCloseable {
  /** Writes all of these rows or none; a row replaces the one with the same key. */
  default void write(List<Row> rows) {
    replace(List.of(), rows);
  }

  /** Deletes the rows with these keys, all or none; a key without a row is passed over. */
  default void delete(List<byte[]> keys) {
    replace(keys, List.of());
  }

  /**
   * Deletes the rows with these keys and writes these rows, in this order, all or none. No row of a
   * batch that moves to other keys is ever in the store twice, or not at all.
   */
  void replace(List<byte[]> deleted, List<Row> written);

  /** The value under exactly this key. */
  Optional<byte[]> get(byte[] key);

  /**
   * The rows with {@code from <= key < to}, in the order of the store. The caller closes the
   * stream.
   *
   * @param to null for no upper bound
   */
  Stream<Row> scan(byte[] from, byte @Nullable [] to);

  @Override
  void close();
}
