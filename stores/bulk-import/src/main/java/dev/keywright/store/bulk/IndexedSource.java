package dev.keywright.store.bulk;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Sets of rows that can be had by their number. */
record IndexedSource<W>(String label, int count, int rowsPerSet, IntFunction<W> row)
    implements ImportSource<W> {
  IndexedSource {
    if (rowsPerSet < 1) {
      throw new IllegalArgumentException("rowsPerSet is " + rowsPerSet + ", but must be 1 or more");
    }
  }

  @Override
  public String name() {
    return label + ", " + count + " rows, " + rowsPerSet + " in a set";
  }

  @Override
  public long rows() {
    return count;
  }

  @Override
  public int sets() {
    return (int) ((count + (rowsPerSet - 1L)) / rowsPerSet);
  }

  @Override
  public int rowsIn(int set) {
    return (int) Math.min(rowsPerSet, count - (long) set * rowsPerSet);
  }

  @Override
  public List<W> read(int set) {
    int from = set * rowsPerSet;
    return IntStream.range(from, from + rowsIn(set)).mapToObj(row).toList();
  }
}
