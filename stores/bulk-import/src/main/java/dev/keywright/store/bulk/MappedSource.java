package dev.keywright.store.bulk;

import java.util.List;
import java.util.function.Function;

/** The sets of another source, with its rows made into those of a writer. */
record MappedSource<V, W>(ImportSource<V> source, Function<? super V, ? extends W> row)
    implements ImportSource<W> {
  @Override
  public String name() {
    return source.name();
  }

  @Override
  public long rows() {
    return source.rows();
  }

  @Override
  public int sets() {
    return source.sets();
  }

  @Override
  public int rowsIn(int set) {
    return source.rowsIn(set);
  }

  @Override
  public List<W> read(int set) {
    return source.read(set).stream().<W>map(row).toList();
  }
}
