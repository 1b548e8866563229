package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PlacedPart;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which column and part of a newer layout is which of an older one: the one of the same name, else
 * the one in the same place if neither name is in both layouts. That one has been renamed.
 */
final class MatchingParts {
  private static final int NONE = -1;

  private final LayoutSignature old;
  private final LayoutSignature now;
  private final Map<Integer, Integer> columns = new HashMap<>();
  private final Set<Integer> columnsNow = new HashSet<>();
  private final Map<String, PlacedPart> parts = new HashMap<>();
  private final Set<String> added = new HashSet<>();

  MatchingParts(LayoutSignature old, LayoutSignature now) {
    this.old = old;
    this.now = now;
    matchColumns();
    matchParts();
  }

  private void matchColumns() {
    Map<String, Integer> before = indexes(old);
    Map<String, Integer> after = indexes(now);
    for (int i = 0; i < old.columns().size(); i++) {
      int place = after.getOrDefault(old.columns().get(i).name(), NONE);
      boolean isRenamed =
          place == NONE
              && i < now.columns().size()
              && !before.containsKey(now.columns().get(i).name());
      columns.put(i, isRenamed ? i : place);
      columnsNow.add(isRenamed ? i : place);
    }
  }

  private static Map<String, Integer> indexes(LayoutSignature layout) {
    Map<String, Integer> indexes = new HashMap<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      indexes.put(layout.columns().get(i).name(), i);
    }
    return indexes;
  }

  private void matchParts() {
    Map<String, PlacedPart> before = places(old);
    Map<String, PlacedPart> after = places(now);
    added.addAll(after.keySet());
    for (PlacedPart place : before.values()) {
      PlacedPart same = after.get(place.name());
      PlacedPart match =
          same == null
              ? renamed(place).filter(it -> !before.containsKey(it.name())).orElse(null)
              : same;
      if (match != null) {
        parts.put(place.name(), match);
        added.remove(match.name());
      }
    }
  }

  private Optional<PlacedPart> renamed(PlacedPart place) {
    int column = columnNow(place.columnIndex());
    return column >= 0 && place.index() < now.columns().get(column).parts().size()
        ? Optional.of(new PlacedPart(now, column, place.index()))
        : Optional.empty();
  }

  private static Map<String, PlacedPart> places(LayoutSignature layout) {
    Map<String, PlacedPart> places = new HashMap<>();
    layout.places().forEach(place -> places.putIfAbsent(place.name(), place));
    return places;
  }

  /** Where a column of the older layout is in the newer one, or -1 if it is gone. */
  int columnNow(int index) {
    return columns.getOrDefault(index, NONE);
  }

  /** Whether a column of the newer layout is in no place of the older one. */
  boolean isColumnAdded(int index) {
    return !columnsNow.contains(index);
  }

  /** Where a part of the older layout is in the newer one, or empty if it is gone. */
  Optional<PlacedPart> partNow(String name) {
    return Optional.ofNullable(parts.get(name));
  }

  /** Whether a part of the newer layout is in no place of the older one. */
  boolean isPartAdded(String name) {
    return added.contains(name);
  }

  /** The names that parts of the older layout have in the newer one. */
  List<String> namesNow(List<String> names) {
    return names.stream().map(name -> partNow(name).map(PlacedPart::name).orElse(name)).toList();
  }
}
