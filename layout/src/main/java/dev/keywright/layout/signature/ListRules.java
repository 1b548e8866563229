package dev.keywright.layout.signature;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Refuses lists that cannot be written or read back. */
final class ListRules {
  private ListRules() {}

  /** Why a list cannot be written, or empty if it can, and for all other parts. */
  static Optional<String> firstBroken(PlacedPart place) {
    return place.type() instanceof ListType list ? broken(place, list) : Optional.empty();
  }

  private static Optional<String> broken(PlacedPart place, ListType list) {
    if (!place.isLast() || place.isCopy()) {
      return Optional.of("a list is the last part of a key, and of no other column");
    }
    if (!place.part().encoding().equals(Encoding.PLAIN) || place.part().hash().isPresent()) {
      return Optional.of("a list is written as its elements are, without a hash prefix");
    }
    if (!place.isText() && !place.literalBehind().isEmpty()) {
      return Optional.of("in a column of bytes, nothing comes after a list");
    }
    if (place.literalBehind().length() > 1) {
      return Optional.of("the literal after a list is one character, which ends each element");
    }
    if (list.isMap() && list.parts().size() < 2) {
      return Optional.of("an entry of a map is a key and the parts of its value");
    }
    return elements(place, list);
  }

  private static Optional<String> elements(PlacedPart place, ListType list) {
    Set<String> names = new HashSet<>();
    for (PartSignature part : list.parts()) {
      if (!names.add(part.name())) {
        return Optional.of("two parts of an element are called " + part.name());
      }
      Optional<String> reason = ofPart(place, part).or(() -> firstBrokenInElement(place, part));
      if (reason.isPresent()) {
        return Optional.of(part.name() + ": " + reason.get());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> ofPart(PlacedPart place, PartSignature part) {
    Encoding encoding = part.encoding();
    boolean isPlain =
        encoding.pad() == 0 && !encoding.descending() && !encoding.reversed() && !encoding.labels();
    if (!part.kind().canRepeat()) {
      return Optional.of(part.type() + " cannot be in a list");
    }
    if (!isPlain || part.hash().isPresent() || !part.ordered()) {
      return Optional.of("in a list, only encodings of other systems are declared");
    }
    if (place.isText() && part.kind() == Kind.WHOLE && !part.endsItself()) {
      return Optional.of("a number in a list of TEXT has a fixed width: as=DECIMAL or as=HEX");
    }
    return Optional.empty();
  }

  /** What is wrong about it in a column in which the same one follows it. */
  private static Optional<String> firstBrokenInElement(PlacedPart place, PartSignature part) {
    ColumnSignature column = place.column();
    List<PartSignature> twice = List.of(part, part.named(part.name() + "_"));
    Optional<Template> template =
        column
            .template()
            .map(it -> Template.joining(place.literalBehind(), twice.size(), it.escape()));
    ColumnSignature unrolled =
        new ColumnSignature(column.name(), Optional.empty(), twice, false, template);
    PlacedPart first = new PlacedPart(place.layout().withColumns(List.of(unrolled)), 0, 0);
    return UndeclarablePart.firstBroken(first, unrolled.facts(/* isPartition= */ true));
  }
}
