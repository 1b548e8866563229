package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.Comparator;
import java.util.List;

/** The parts of one sort column are neighbours: a store compares column by column. */
final class SplitColumn implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    layout.columns().stream()
        .filter(column -> column.isPartition() && column.template().isEmpty())
        .forEach(column -> checkOneName(column, findings));
    checkSortColumns(layout, findings);
  }

  private static void checkOneName(Column column, Findings findings) {
    List<Part> named =
        column.parts().stream().filter(part -> !part.declaration().column().isEmpty()).toList();
    named.stream()
        .filter(part -> !part.declaration().column().equals(column.name()))
        .findFirst()
        .ifPresent(other -> reportNames(named.get(0), other, findings));
  }

  private static void reportNames(Part first, Part other, Findings findings) {
    String name = ShownValue.of(first.declaration().column());
    findings.error(
        CheckId.KW012,
        other.spot(),
        "column",
        first.name()
            + " and "
            + other.name()
            + " are parts of one partition key, but "
            + first.name()
            + " calls its column "
            + name
            + " and "
            + other.name()
            + " calls it "
            + ShownValue.of(other.declaration().column()),
        "write column = " + name + " for " + other.name());
  }

  private static void checkSortColumns(Layout layout, Findings findings) {
    List<Column> sortColumns =
        layout.columns().stream()
            .filter(column -> !column.isPartition() && column.template().isEmpty())
            .toList();
    List<String> names = sortColumns.stream().map(Column::name).distinct().toList();
    for (int i = 1; i < sortColumns.size(); i++) {
      String name = sortColumns.get(i).name();
      long before = sortColumns.subList(0, i).stream().filter(it -> it.name().equals(name)).count();
      if (before == 1) {
        report(sortColumns.get(i - 1), sortColumns.get(i), together(sortColumns, names), findings);
      }
    }
  }

  private static List<Part> together(List<Column> columns, List<String> names) {
    return columns.stream()
        .sorted(Comparator.comparingInt(column -> names.indexOf(column.name())))
        .flatMap(column -> column.parts().stream())
        .toList();
  }

  private static void report(Column between, Column rest, List<Part> together, Findings findings) {
    Part part = rest.parts().get(0);
    findings.error(
        CheckId.KW012,
        part.spot(),
        "order",
        between.parts().get(0).name()
            + " stands between the parts of column "
            + rest.name()
            + ", to which "
            + part.name()
            + " belongs",
        OrderedGroup.numbered(together));
  }
}
