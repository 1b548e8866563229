package dev.keywright.store.bulk;

import java.util.List;

/**
 * Rows to be imported, cut into sets that can be read in any order, by several threads.
 *
 * <p>An import that is resumed reads the source again, so the same set has to hold the same rows
 * with the same keys each time. Random parts, such as a unique suffix, are therefore made before.
 *
 * @param <W> a row, as the writer takes it
 */
public interface ImportSource<W> {
  /** What tells this source from others, on one line: its name, its size, how it is cut. */
  String name();

  /** How many rows all sets have. */
  long rows();

  /** How many sets there are. */
  int sets();

  /** How many rows one set has, without reading them. */
  int rowsIn(int set);

  /** The rows of one set, numbered from 0. */
  List<W> read(int set);

  /**
   * Rows that are in memory.
   *
   * @param name tells these rows from others
   * @param rowsPerSet 1 or more
   */
  static <W> ImportSource<W> of(String name, List<W> rows, int rowsPerSet) {
    return new ListSource<>(name, List.copyOf(rows), rowsPerSet);
  }
}
