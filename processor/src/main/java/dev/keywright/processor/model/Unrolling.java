package dev.keywright.processor.model;

import dev.keywright.layout.signature.ListType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the parts of some elements where a list ends a key, to judge them as any other parts. */
final class Unrolling {
  /** What follows the name of a map in the name of the key of its second entry. */
  static final String NEXT_KEY = "[next]." + ListType.KEY;

  private final int elements;
  private final Map<String, List<String>> names = new HashMap<>();

  private Unrolling(int elements) {
    this.elements = elements;
  }

  static Layout of(Layout layout, int elements) {
    return new Unrolling(elements).unrolled(layout);
  }

  private Layout unrolled(Layout layout) {
    List<Column> unrolled =
        layout.columns().stream()
            .map(column -> column.endsInList() ? unrolled(column) : column)
            .toList();
    KeyOptions options = layout.options();
    return layout.with(
        unrolled.stream().map(this::withHash).toList(),
        options.with(options.bucket().map(bucket -> bucket.of(renamed(bucket.of())))));
  }

  private Column unrolled(Column column) {
    int last = column.parts().size() - 1;
    Part list = column.parts().get(last);
    List<Part> parts = new ArrayList<>(column.parts().subList(0, last));
    PartType.Repeated type = (PartType.Repeated) list.type();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < elements; i++) {
      String index = i > 0 && type.isMap() ? "[next]." : "[" + i + "].";
      for (Part part : type.parts()) {
        Part named = part.named(list.name() + index + part.name());
        parts.add(list.ordered() ? named : named.unordered());
        all.add(named.name());
      }
    }
    names.put(list.name(), all);
    return column.extendedTo(parts);
  }

  // A hash or a bucket of the list is one of the parts that take its place.
  private Column withHash(Column column) {
    return column.with(
        column.parts().stream()
            .map(part -> part.with(part.hash().map(hash -> hash.of(renamed(hash.of())))))
            .toList());
  }

  private List<String> renamed(List<String> of) {
    return of.stream().flatMap(it -> names.getOrDefault(it, List.of(it)).stream()).toList();
  }
}
