package dev.keywright.analysis.source;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the store calls the columns of a key.
 *
 * @param names in the order of the key; empty if nobody knows them
 */
public record StoreColumns(List<String> names) {

  public StoreColumns {
    names = List.copyOf(names);
  }

  /** The layout with these names, if there is one for each column. */
  public LayoutSignature in(LayoutSignature layout) {
    if (names.size() != layout.columns().size()) {
      return layout;
    }
    return layout.withColumns(
        IntStream.range(0, names.size())
            .mapToObj(i -> layout.columns().get(i).named(names.get(i)))
            .toList());
  }
}
