package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a scan has fixed in the columns before its own.
 *
 * @param columns what they hold, by their names
 * @param kept the parts in them that a later column has, too
 */
record FixedColumns(Map<String, Object> columns, List<Kept> kept) {
  static final FixedColumns NONE = new FixedColumns(Map.of(), List.of());

  /** A part that an earlier column has fixed, as a later one writes it. */
  record Kept(PartCodec<?, ?> copy, Object encoded) {}

  /** The same with one more column. */
  FixedColumns with(String column, Object content) {
    Object own = content instanceof byte[] bytes ? bytes.clone() : content;
    if (columns.isEmpty()) {
      return new FixedColumns(Map.of(column, own), kept);
    }
    Map<String, Object> all = new LinkedHashMap<>(columns);
    all.put(column, own);
    return new FixedColumns(all, kept);
  }

  /** The same with a part that is about to be fixed. */
  FixedColumns keeping(PartCodec<?, ?> copy, Object encoded) {
    List<Kept> all = new ArrayList<>(kept);
    all.add(new Kept(copy, encoded));
    return new FixedColumns(columns, List.copyOf(all));
  }

  /** A part as a column writes it. */
  @SuppressWarnings("unchecked") // the codec of a copy writes what its column holds
  <C> C kept(PartCodec<?, C> copy) {
    for (Kept one : kept) {
      if (one.copy == copy) {
        return (C) one.encoded;
      }
    }
    throw new IllegalStateException(copy.name() + " was not kept for its copy");
  }
}
