package dev.keywright.processor.check.limits;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import java.util.Optional;

/** An index that takes several attributes needs no text that joins them. */
final class JoinedIndexKey implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    Optional<Limit> most = OwnStore.of(layout).limit(Figure.INDEX_COLUMNS);
    if (most.isEmpty() || !isOfIndex(layout)) {
      return;
    }
    for (Column column : layout.columns()) {
      if (isJoined(layout, column) && attributes(layout, column) <= most.get().value()) {
        report(layout, column, most.get().value(), findings);
      }
    }
  }

  // The key of another table has a name, too, but its columns have those of the first one.
  private static boolean isOfIndex(Layout layout) {
    boolean isShared =
        layout.entity().families().stream().anyMatch(it -> it.keyName().equals(layout.keyName()));
    return IndexKey.isStoreIndex(layout)
        && layout.columns().stream().allMatch(Column::isNamed)
        && !isShared
        && layout.options().frozen().isEmpty();
  }

  private static boolean isJoined(Layout layout, Column column) {
    return !layout.isBinary()
        && column.template().isEmpty()
        && !layout.isBucketed(column)
        && column.parts().size() > 1
        && column.parts().stream().allMatch(part -> canBeNative(layout, part));
  }

  private static boolean canBeNative(Layout layout, Part part) {
    boolean isVariable = part.is(Kind.TEXT) || part.is(Kind.BYTES);
    // An item with an empty attribute would not be in the index.
    boolean mayBeEmpty = isVariable && part.limits().minLength().orElse(0) == 0;
    // Smaller numbers are padded for readers of their text.
    boolean isLong = part.type().signature().filter(SimpleType.LONG::equals).isPresent();
    return part.isOfEntity()
        && !mayBeEmpty
        && (isVariable || isLong)
        && OwnStore.hasTypeOf(layout, part)
        && part.hash().isEmpty()
        && !part.encoding().descending()
        && !part.encoding().scatters()
        && part.encoding().number().isEmpty();
  }

  /** How many attributes the partition key or the sort key would then have. */
  private static int attributes(Layout layout, Column column) {
    long others =
        layout.columns().stream()
            .filter(it -> it.isPartition() == column.isPartition() && !it.equals(column))
            .count();
    return (int) others + column.parts().size();
  }

  private static void report(Layout layout, Column column, long most, Findings findings) {
    String names = Part.names(column.parts());
    findings
        .info(CheckId.KW311, column.parts().get(0).spot(), "")
        .problem(
            "column %s writes %s a second time, as one text; the %s key of an index of %s takes up"
                + " to %s attributes directly",
            column.name(),
            names,
            column.isPartition() ? "partition" : "sort",
            OwnStore.of(layout).title(),
            most)
        .fix(
            Fix.of(
                Change.of(column.parts().stream().map(part -> nativeOf(layout, part)).toList())));
  }

  private static Change nativeOf(Layout layout, Part part) {
    return new Edits(layout)
        .set(part, new Attribute("column", part.name()), new Attribute("nativeType", true));
  }
}
