package dev.keywright.processor.laws;

import dev.keywright.runtime.Key;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Law 2: different values, different keys. */
record IdentityLaw(Tally tally) implements Law {

  @Override
  public void judge(LoadedDesign loaded) {
    List<Row> rows = loaded.rows();
    Set<Key> keys = rows.stream().map(Row::key).collect(Collectors.toSet());
    Set<List<ByteBuffer>> columns = new HashSet<>();
    rows.forEach(row -> columns.add(row.bytes().stream().map(ByteBuffer::wrap).toList()));
    tally.count("keys told apart", rows.size());
    tally.check(keys.size() == rows.size(), loaded.design(), ": equal keys");
    tally.check(columns.size() == rows.size(), loaded.design(), ": equal columns");
  }
}
