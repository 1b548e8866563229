package dev.keywright.processor.check.form;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import java.util.List;
import java.util.Optional;

/**
 * Several keys of one entity may be in one item, where a name is one column with one content.
 *
 * <p>A column of the same parts is the same column, which a table and its index may share.
 */
public final class SharedColumn {
  private SharedColumn() {}

  /** Compares each key of an entity with those before it. */
  public static void check(List<Layout> keys, Findings findings) {
    for (int i = 0; i < keys.size(); i++) {
      for (Layout before : keys.subList(0, i)) {
        check(before, keys.get(i), findings);
      }
    }
  }

  private static void check(Layout first, Layout second, Findings findings) {
    if (!first.isKnown() || !second.isKnown() || areOfTwoTables(first, second)) {
      return;
    }
    for (Column column : second.columns()) {
      first.columns().stream()
          .filter(it -> it.name().equals(column.name()) && !isSame(first, it, second, column))
          .findFirst()
          .ifPresent(it -> report(first, second, column, findings));
    }
  }

  // Nobody has named either partition column, and one table cannot have both.
  private static boolean areOfTwoTables(Layout first, Layout second) {
    Optional<Store> store = first.options().store();
    boolean isElsewhere =
        store.isPresent()
            && second.options().store().isPresent()
            && !store.equals(second.options().store());
    return isElsewhere
        || isOfEntries(first)
        || isOfEntries(second)
        || (hasUnnamedPartition(first) && hasUnnamedPartition(second));
  }

  // The entries that an application writes are rows of their own.
  private static boolean isOfEntries(Layout key) {
    return key.index().filter(IndexKey::isOfApplication).isPresent();
  }

  private static boolean hasUnnamedPartition(Layout key) {
    return key.columns().stream().filter(Column::isPartition).noneMatch(Column::isNamed);
  }

  private static boolean isSame(Layout first, Column column, Layout second, Column other) {
    return written(first, column).equals(written(second, other));
  }

  // Whether a part is scanned by range changes nothing in what is written.
  private static ColumnSignature written(Layout key, Column column) {
    ColumnSignature signature = key.signature().columns().get(key.columns().indexOf(column));
    return signature.with(signature.parts().stream().map(it -> it.withOrdered(true)).toList());
  }

  private static void report(Layout first, Layout second, Column column, Findings findings) {
    findings
        .error(
            CheckId.KW008,
            column.spot(second.entity()),
            column.template().isPresent() || !column.parts().isEmpty() ? "column" : "")
        .problem(
            "%s and %s both have a column %s, with different content, so one item cannot hold "
                + "both keys",
            Naming.shown(first.keyName()), Naming.shown(second.keyName()), column.name())
        .fix(
            "choose another name in %s, such as column = %s",
            Naming.shown(second.keyName()), ShownValue.of("GSI1" + column.name()));
  }
}
