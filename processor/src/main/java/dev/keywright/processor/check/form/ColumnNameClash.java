package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.Map;
import java.util.TreeMap;

/**
 * Columns and keys give their names to methods and a class, which must be possible and distinct.
 */
final class ColumnNameClash implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    checkKeyName(layout, findings);
    layout.columns().stream()
        .filter(column -> column.parts().stream().anyMatch(ColumnNameClash::namesItsColumn))
        .forEach(column -> checkColumn(layout, column, findings));
    checkEncodeMethods(layout, findings);
  }

  private static boolean namesItsColumn(Part part) {
    return !part.declaration().column().isEmpty();
  }

  private static void checkKeyName(Layout layout, Findings findings) {
    String key = layout.keyName();
    if (!key.isEmpty() && !JavaNames.isIdentifierEnd(key)) {
      Part part = layout.parts().findFirst().orElseThrow();
      findings.error(
          CheckId.KW008,
          part.spot(),
          "key",
          "key = " + ShownValue.of(key) + " cannot be part of the name of a class",
          "use only letters and digits, such as key = \"byTime\"");
    }
  }

  private static void checkColumn(Layout layout, Column column, Findings findings) {
    Part part = column.parts().get(0);
    String shown = "column = " + ShownValue.of(column.name());
    String problem = "";
    if (!JavaNames.isIdentifier(column.name())) {
      problem = shown + " of " + part.name() + " cannot be the name of a method";
    } else if (column.name().equals(Column.PARTITION_KEY)
        || JavaNames.isMember(layout, column.name())) {
      problem =
          shown + " of " + part.name() + " would clash with " + column.name() + "() of the key";
    }
    if (!problem.isEmpty()) {
      String fix = "choose another name, such as column = \"orderNumber\"";
      findings.error(CheckId.KW008, part.spot(), "column", problem, fix);
    }
  }

  private static void checkEncodeMethods(Layout layout, Findings findings) {
    Map<String, Column> byMethod = new TreeMap<>();
    for (Column column : layout.columns()) {
      Column first = byMethod.putIfAbsent(JavaNames.capitalized(column.name()), column);
      // Equal names are one column that was split.
      if (first != null && !first.name().equals(column.name())) {
        Part part = column.parts().get(0);
        findings.error(
            CheckId.KW008,
            part.spot(),
            "column",
            "columns "
                + first.name()
                + " and "
                + column.name()
                + " would both be written by encode"
                + JavaNames.capitalized(column.name()),
            "choose a name for the column of " + part.name() + " that differs by more than case");
      }
    }
  }
}
