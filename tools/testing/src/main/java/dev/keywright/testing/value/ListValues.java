package dev.keywright.testing.value;

import dev.keywright.layout.signature.ListType;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists that are beginnings of each other.
 *
 * @param values of each part of an element
 */
record ListValues(ListType type, List<List<Object>> values) {
  private static final int ELEMENTS = 6;

  /** The lists, the shortest first; none if a part of an element has no value. */
  List<Object> all() {
    if (values.stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    List<Object> elements = elements();
    List<Object> lists = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      lists.add(elements.subList(i, i + 1));
      lists.add(elements.subList(0, i));
      lists.add(elements.subList(i, elements.size()));
    }
    // No map has a key twice.
    if (!type.isMap()) {
      lists.add(List.of(elements.get(0), elements.get(0)));
    }
    return lists.stream().distinct().toList();
  }

  private List<Object> elements() {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < ELEMENTS; i++) {
      List<Object> element = new ArrayList<>();
      for (List<Object> some : values) {
        element.add(some.get(i % some.size()));
      }
      elements.add(type.isOfValues() ? element.get(0) : element);
    }
    return elements.stream().distinct().toList();
  }
}
