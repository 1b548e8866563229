package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.PlacedPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what has changed in the parts of one column. */
record ColumnPartsComparison(LayoutPair layouts, int oldColumn, int nowColumn) {

  void compare() {
    List<PartSignature> before = before();
    List<PartSignature> after = after();
    int reported = layouts.differences().size();
    compareOrder();
    compareCopies();
    if (layouts.differences().size() == reported) {
      compareCopiesAmongParts();
    }
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      if (i < before.size() && !new PlacedPart(layouts.old(), oldColumn, i).isCopy()) {
        comparePart(new PlacedPart(layouts.old(), oldColumn, i));
      }
      if (i < after.size() && layouts.matches().isPartAdded(after.get(i).name())) {
        PartSignature added = after.get(i);
        layouts.breaking(
            added.name(),
            "no part",
            added.toString(),
            "rows hold no " + added.name() + ", so keys with it do not find them");
      }
    }
  }

  private void compareOrder() {
    List<PlacedPart> stayed =
        before().stream()
            .map(part -> layouts.matches().partNow(part.name()))
            .flatMap(Optional::stream)
            .filter(place -> place.columnIndex() == nowColumn)
            .toList();
    List<String> names = stayed.stream().map(PlacedPart::name).toList();
    Set<String> known = Set.copyOf(names);
    List<String> namesNow =
        after().stream().map(PartSignature::name).filter(known::contains).toList();
    if (!names.equals(namesNow)) {
      String was = String.join(", ", names);
      String is = String.join(", ", namesNow);
      String sentence = "rows were written and sorted as %s, so keys and scans by %s miss them";
      layouts.lost(column(), was, is, sentence);
    }
  }

  private void compareCopies() {
    List<String> was = layouts.matches().namesNow(copies(layouts.old(), oldColumn));
    List<String> is = copies(layouts.now(), nowColumn);
    if (!was.equals(is)) {
      String sentence = "rows hold %s in this column, so keys with %s find none";
      layouts.lost(column(), shown(was), shown(is), sentence);
    }
  }

  // The literals around them may be the same.
  private void compareCopiesAmongParts() {
    List<String> was =
        new ArrayList<>(
            layouts.matches().namesNow(before().stream().map(PartSignature::name).toList()));
    List<String> is = new ArrayList<>(after().stream().map(PartSignature::name).toList());
    was.retainAll(Set.copyOf(is));
    is.retainAll(Set.copyOf(was));
    if (!was.equals(is)) {
      layouts.breaking(
          column(),
          String.join(", ", was),
          String.join(", ", is),
          "rows hold copies among other parts, so keys with these copies do not find them");
    }
  }

  private static List<String> copies(LayoutSignature layout, int column) {
    return layout.places(column).stream().filter(PlacedPart::isCopy).map(PlacedPart::name).toList();
  }

  private static String shown(List<String> copies) {
    return copies.isEmpty() ? "no copies" : "copies of " + String.join(", ", copies);
  }

  private void comparePart(PlacedPart part) {
    Optional<PlacedPart> match = layouts.matches().partNow(part.name());
    if (match.isEmpty()) {
      layouts.breaking(
          part.name(),
          part.part().toString(),
          "no part",
          "rows hold " + part.name() + ", so keys without it do not find them");
      return;
    }
    PlacedPart place = match.get();
    if (place.columnIndex() != nowColumn) {
      layouts.breaking(
          part.name(),
          "in column " + part.column().name(),
          "in column " + place.column().name(),
          "rows hold " + part.name() + " in another column, so they are not found");
    }
    new PartComparison(WrittenPart.of(part), WrittenPart.of(place), layouts).compare();
  }

  private List<PartSignature> before() {
    return layouts.old().columns().get(oldColumn).parts();
  }

  private List<PartSignature> after() {
    return layouts.now().columns().get(nowColumn).parts();
  }

  private String column() {
    return "column " + layouts.old().columns().get(oldColumn).name();
  }
}
