package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PlacedPart;
import java.util.List;

/**
 * Finds whether each part still takes in its place what it took there: without a declared alphabet,
 * that depends on the character after a text, and the fewest elements of a list on what they are.
 */
record PlaceComparison(LayoutPair layouts) {

  /** Looks for what no other difference tells. */
  void compare() {
    if (layouts.differences().stream().anyMatch(it -> !it.keepsBytes())) {
      return;
    }
    layouts
        .old()
        .places()
        .filter(place -> !place.isCopy())
        .forEach(
            place -> layouts.matches().partNow(place.name()).ifPresent(it -> compare(place, it)));
  }

  private void compare(PlacedPart place, PlacedPart match) {
    compare(WrittenPart.of(place), WrittenPart.of(match));
  }

  private void compare(WrittenPart before, WrittenPart after) {
    if (before.part().type() instanceof ListType was
        && after.part().type() instanceof ListType is) {
      List<WrittenPart> elements = before.elements(was);
      List<WrittenPart> elementsNow = after.elements(is);
      for (int i = 0; i < Math.min(elements.size(), elementsNow.size()); i++) {
        compare(elements.get(i), elementsNow.get(i));
      }
    }
    // Of another type that keeps the bytes, each value is known to be taken.
    boolean isSameType = before.part().kind() == after.part().kind();
    if (isSameType && !after.accepts().containsAll(before.accepts())) {
      layouts.breaking(
          before.name(),
          before.encoding().inWords(),
          after.encoding().inWords(),
          "rows hold values of " + before.name() + " that its place no longer allows");
    }
  }
}
