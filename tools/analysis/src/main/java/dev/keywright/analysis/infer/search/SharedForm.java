package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells kinds that differ in form from rows whose first value says much about the others: a table
 * of readings by the name of its device is one kind, although each device has times of its own.
 */
final class SharedForm {
  private static final int WITNESSES = 24;

  private SharedForm() {}

  /**
   * Whether a layout reads all keys of a kind, and cuts them where the kind does. What the kind has
   * for a literal in front may be a value to the layout, or its beginning; a literal anywhere may
   * be one number of the layout, which many rows have.
   */
  static boolean has(ExplainedKeys kind, DecodedLayout layout) {
    List<SampledKey> some = kind.keys().stream().limit(WITNESSES).toList();
    return isOfMoreThanOne(layout.signature())
        && kind.keys().stream().allMatch(key -> layout.read(key).isPresent())
        && areCutAlike(kind.reader(), layout, some);
  }

  /** A single value reads keys of any form. */
  private static boolean isOfMoreThanOne(LayoutSignature layout) {
    return layout.parts().count() > 1;
  }

  /** Whether the kind cuts where the layout does, but where it has a literal for a number. */
  private static boolean areCutAlike(
      DecodedLayout kind, DecodedLayout layout, List<SampledKey> keys) {
    Set<String> numbers =
        layout
            .signature()
            .parts()
            .filter(it -> it.kind() == Kind.WHOLE)
            .map(PartSignature::name)
            .collect(Collectors.toSet());
    List<List<InspectedItem>> own = cuts(kind, keys);
    List<List<InspectedItem>> others = cuts(layout, keys);
    return IntStream.range(0, keys.size())
        .allMatch(key -> areCutAlike(own.get(key), others.get(key), numbers));
  }

  private static boolean areCutAlike(
      List<InspectedItem> kind, List<InspectedItem> layout, Set<String> numbers) {
    List<String> own = kind.stream().map(SharedForm::place).toList();
    List<String> others =
        layout.stream()
            .filter(it -> own.contains(place(it)) || !numbers.contains(it.name()))
            .map(SharedForm::place)
            .toList();
    return own.equals(others);
  }

  private static String place(InspectedItem item) {
    return item.column() + item.position();
  }

  /** The parts, but for the first one. */
  private static List<List<InspectedItem>> cuts(DecodedLayout layout, List<SampledKey> keys) {
    return layout.inspect(keys).stream()
        .map(
            key ->
                key.items().stream()
                    .filter(item -> item.kind() != InspectedItem.Kind.LITERAL)
                    .skip(1)
                    .toList())
        .toList();
  }
}
