package dev.keywright.store;

import dev.keywright.runtime.layout.InspectedItem;
import dev.keywright.runtime.layout.KeyInspector;
import dev.keywright.runtime.layout.LayoutSignature;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Which part of a refused key is to blame, for the message. */
final class BlamedPart {
  private final LayoutSignature signature;

  BlamedPart(LayoutSignature signature) {
    this.signature = signature;
  }

  /** The longest part of all columns. */
  String longest(Collection<Object> contents) {
    return longest(items(contents));
  }

  /** The longest part of one column, the last of those that are given. */
  String longestOf(String column, List<Object> contents) {
    return longest(items(contents).stream().filter(it -> it.column().equals(column)).toList());
  }

  /** The part at an index of a column, the last of those that are given. */
  String at(String column, int index, List<Object> contents) {
    return items(contents).stream()
        .filter(it -> it.column().equals(column) && it.position() <= index)
        .reduce((first, second) -> second)
        .map(it -> "; it stands in " + it.name())
        .orElse("");
  }

  // Split only when a key is refused: good keys pay nothing for it.
  private List<InspectedItem> items(Collection<Object> contents) {
    return KeyInspector.of(signature).inspect(contents.toArray()).items();
  }

  private static String longest(List<InspectedItem> items) {
    return items.stream()
        .filter(it -> it.kind() == InspectedItem.Kind.PART)
        .max(Comparator.comparingInt(it -> it.raw().length()))
        .map(
            it ->
                "; the longest part is "
                    + it.name()
                    + ", whose values @Domain(maxLength) keeps shorter")
        .orElse("");
  }
}
