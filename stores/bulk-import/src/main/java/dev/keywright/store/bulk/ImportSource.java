package dev.keywright.store.bulk;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Rows to be imported, cut into sets that can be read in any order, by several threads.
 *
 * <p>An import that is resumed reads the source again, so the same set has to hold the same rows
 * with the same keys each time. Random parts, such as a unique suffix, are therefore made before.
 *
 * <p>Rows with the same key belong into one set, where the last one stays. The order of sets is
 * open, so of rows in different sets any may stay.
 *
 * @param <W> a row, as the writer takes it
 */
public interface ImportSource<W> {
  /**
   * What tells this source from others, on one line: its name, its size, how it is cut, and a
   * checksum, if its content may change under the same name.
   */
  String name();

  /** How many rows all sets have: the sum of {@link #rowsIn}. */
  long rows();

  /** How many sets there are. */
  int sets();

  /** How many rows one set has, without reading them. */
  int rowsIn(int set);

  /** The rows of one set, numbered from 0. */
  List<W> read(int set);

  /** The same sets, with each row made into that of a writer when it is read. */
  default <V> ImportSource<V> map(Function<? super W, ? extends V> row) {
    return new MappedSource<>(this, row);
  }

  /**
   * Rows that are in memory.
   *
   * @param name tells these rows from others; it needs a checksum if they may change under it
   * @param rowsPerSet 1 or more
   */
  static <W> ImportSource<W> of(String name, List<W> rows, int rowsPerSet) {
    List<W> copy = List.copyOf(rows);
    return new IndexedSource<>(name, copy.size(), rowsPerSet, copy::get);
  }

  /**
   * Rows that are made when they are written.
   *
   * @param name tells these rows from others
   * @param count how many there are
   * @param rowsPerSet 1 or more
   * @param row makes the row of a number from 0 on, each time the same
   */
  static <W> ImportSource<W> of(String name, int count, int rowsPerSet, IntFunction<W> row) {
    return new IndexedSource<>(name, count, rowsPerSet, row);
  }
}
