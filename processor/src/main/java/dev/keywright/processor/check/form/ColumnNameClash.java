package dev.keywright.processor.check.form;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Columns and keys give their names to methods and a class, which must be possible and distinct.
 */
final class ColumnNameClash implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    checkKeyName(layout, findings);
    layout.columns().stream()
        .filter(Column::isNamed)
        .forEach(column -> checkColumn(layout, column, findings));
    checkDistinct(layout, findings);
  }

  private static void checkKeyName(Layout layout, Findings findings) {
    String key = layout.keyName();
    if (!key.isEmpty() && !LegalIdentifiers.isIdentifierEnd(key)) {
      Part part = layout.parts().findFirst().orElseThrow();
      findings
          .error(CheckId.KW008, part.spot(), "key")
          .problem("key = " + ShownValue.of(key) + " cannot be part of a class name")
          .fix("use only letters and digits, such as key = \"byTime\"");
    }
  }

  private static void checkColumn(Layout layout, Column column, Findings findings) {
    String java = column.javaName();
    String shown = "column = " + ShownValue.of(column.name()) + " of " + namedBy(column);
    if (java.isEmpty()) {
      report(
          layout, column, shown + " has no letter that a method name could begin with", findings);
    } else if (!LegalIdentifiers.isIdentifier(java)) {
      String method = java + "(), which cannot be a method name";
      report(layout, column, shown + " would be read by " + method, findings);
    } else if (LegalIdentifiers.isMember(layout, java)) {
      report(layout, column, shown + " would clash with " + java + "() of the key", findings);
    }
  }

  private static void report(Layout layout, Column column, String problem, Findings findings) {
    String other = column.isPartition() ? "PK" : "orderNumber";
    findings
        .error(CheckId.KW008, spot(layout, column), "column")
        .problem(problem)
        .fix("choose another name, such as column = " + ShownValue.of(other));
  }

  // Of a column without a template, one of its parts gives the name.
  private static Optional<Part> namingPart(Column column) {
    return column.parts().stream()
        .filter(part -> column.template().isEmpty() && !part.declaration().column().isEmpty())
        .findFirst();
  }

  private static String namedBy(Column column) {
    return namingPart(column)
        .map(Part::name)
        .orElseGet(() -> "@" + column.template().orElseThrow().annotation());
  }

  private static SourceSpot spot(Layout layout, Column column) {
    return namingPart(column).map(Part::spot).orElseGet(() -> column.spot(layout.entity()));
  }

  private static void checkDistinct(Layout layout, Findings findings) {
    Map<String, Column> byMethod = new TreeMap<>();
    for (Column column : layout.columns()) {
      Column first = byMethod.putIfAbsent(column.javaName(), column);
      boolean isSplit =
          first != null
              && first.isPartition() == column.isPartition()
              && first.name().equals(column.name());
      if (first != null && !isSplit) {
        String what =
            column
                .template()
                .map(it -> "@" + it.annotation())
                .orElseGet(() -> column.parts().get(0).name());
        findings
            .error(CheckId.KW008, column.spot(layout.entity()), "column")
            .problem(
                "columns %s and %s both need the accessor %s()",
                first.name(), column.name(), column.javaName())
            .fix(
                "choose a name for the column of %s that gives another method, such as"
                    + " column = %s",
                what, ShownValue.of(column.name() + "2"));
      }
    }
  }
}
