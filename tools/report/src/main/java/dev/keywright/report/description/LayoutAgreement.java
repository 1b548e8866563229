package dev.keywright.report.description;

import dev.keywright.description.key.ColumnDescription.Example;
import dev.keywright.description.key.ColumnDescription.Item;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.PartDescription;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Whether a description has the columns and parts of its layout, and examples that hold what they
 * say: pages look one up by the other.
 */
final class LayoutAgreement {
  private LayoutAgreement() {}

  /** What is not as it has to be. */
  static Optional<String> fault(KeyDescription key) {
    LayoutSignature layout = LayoutSignature.parse(key.layout());
    List<String> described = key.parts().stream().map(PartDescription::name).toList();
    List<String> written = layout.parts().map(PartSignature::name).toList();
    Optional<String> missing = firstOutside(described, written);
    if (missing.isPresent()) {
      return Optional.of(
          "has the parts "
              + String.join(", ", described)
              + ", but its layout has the part "
              + missing.get());
    }
    Optional<String> surplus = firstOutside(written, described);
    if (surplus.isPresent()) {
      return Optional.of("has the part " + surplus.get() + ", and its layout does not");
    }
    if (key.columns().size() != layout.columns().size()) {
      return Optional.of("has other columns than its layout");
    }
    return key.columns().stream()
        .filter(column -> !column.example().map(it -> holds(it, column.items())).orElse(true))
        .map(column -> "has an example of column " + column.name() + " that lacks what is in it")
        .findFirst();
  }

  private static Optional<String> firstOutside(List<String> known, List<String> names) {
    return names.stream().filter(it -> !known.contains(it)).findFirst();
  }

  private static boolean holds(Example example, List<Item> items) {
    boolean isHex = example.hex().isPresent();
    int digits = isHex ? 2 : 1;
    String whole =
        example.text().or(example::hex).or(() -> example.number().map(String::valueOf)).orElse("");
    return (!isHex || isHex(whole)) && items.stream().allMatch(it -> holds(it, whole, digits));
  }

  private static boolean holds(Item item, String whole, int digits) {
    return item.position() >= 0
        && (long) item.position() * digits <= whole.length()
        && (digits == 1 || isHex(item.raw()));
  }

  private static boolean isHex(String text) {
    return text.length() % 2 == 0 && text.chars().allMatch(HexFormat::isHexDigit);
  }
}
