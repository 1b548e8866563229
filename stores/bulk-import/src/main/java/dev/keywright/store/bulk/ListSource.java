package dev.keywright.store.bulk;

import java.util.List;

/** Sets that are cut from a list. */
record ListSource<W>(String label, List<W> all, int rowsPerSet) implements ImportSource<W> {
  ListSource {
    if (rowsPerSet < 1) {
      throw new IllegalArgumentException("rowsPerSet is " + rowsPerSet + ", but must be 1 or more");
    }
  }

  @Override
  public String name() {
    return label + ", " + all.size() + " rows, " + rowsPerSet + " in a set";
  }

  @Override
  public long rows() {
    return all.size();
  }

  @Override
  public int sets() {
    return (int) ((all.size() + (rowsPerSet - 1L)) / rowsPerSet);
  }

  @Override
  public int rowsIn(int set) {
    return read(set).size();
  }

  @Override
  public List<W> read(int set) {
    long from = (long) set * rowsPerSet;
    return all.subList((int) from, (int) Math.min(all.size(), from + rowsPerSet));
  }
}
