package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;

/**
 * Tells kinds that differ in form from rows whose first value says much about the others: a table
 * of readings by the name of its device is one kind, although each device has times of its own.
 */
final class SharedForm {
  private static final int WITNESSES = 24;

  private SharedForm() {}

  /**
   * Whether a layout reads all keys of a kind, and cuts them where the kind does. What the kind has
   * for a literal in front may be a value to the layout, or its beginning.
   */
  static boolean has(ExplainedKeys kind, DecodedLayout layout) {
    List<SampledKey> some = kind.keys().stream().limit(WITNESSES).toList();
    return isOfMoreThanOne(layout.signature())
        && kind.keys().stream().allMatch(key -> layout.read(key).isPresent())
        && cuts(kind.reader(), some).equals(cuts(layout, some));
  }

  /** A single value reads keys of any form. */
  private static boolean isOfMoreThanOne(LayoutSignature layout) {
    return layout.parts().count() > 1;
  }

  /** Where the parts begin, but for the first one. */
  private static List<List<String>> cuts(DecodedLayout layout, List<SampledKey> keys) {
    return layout.inspect(keys).stream()
        .map(
            key ->
                key.items().stream()
                    .filter(item -> item.kind() != InspectedItem.Kind.LITERAL)
                    .skip(1)
                    .map(item -> item.column() + item.position())
                    .toList())
        .toList();
  }
}
