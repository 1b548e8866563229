package dev.keywright.layout.inspection;

import dev.keywright.layout.inspection.InspectedItem.Kind;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An inspection as people read it: aligned cells, one line for each item. */
record InspectionTable(Inspection inspection) {
  private static final int LONGEST_CELL = 40;
  private static final List<String> HEAD =
      List.of("column", "at", "item", "type", "stored", "value");

  @Override
  public String toString() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEAD);
    inspection.items().forEach(item -> rows.add(cells(item)));
    int[] widths = IntStream.range(0, HEAD.size()).map(cell -> width(rows, cell)).toArray();
    StringBuilder table = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i));
        if (i < row.size() - 1) {
          line.append(" ".repeat(widths[i] - row.get(i).length() + 2));
        }
      }
      table.append(line.toString().stripTrailing()).append('\n');
    }
    return table.append(summary()).append('\n').toString();
  }

  private static int width(List<List<String>> rows, int cell) {
    return rows.stream().mapToInt(row -> row.get(cell).length()).max().orElse(0);
  }

  private List<String> cells(InspectedItem item) {
    boolean isText = inspection.layout().format().isText();
    String raw = beginning(item.raw());
    String stored = isText ? JavaLiteral.of(raw) : raw;
    // A name may be any text, and so may the elements of a list.
    return Stream.of(
            item.column(),
            Integer.toString(item.position()),
            name(item),
            shortened(item.type()),
            shortened(stored),
            meaning(item))
        .map(Shown::visible)
        .toList();
  }

  private static String name(InspectedItem item) {
    return switch (item.kind()) {
      case LITERAL, PART, BUCKET -> item.name();
      case HASH_PREFIX -> "hash of " + item.name();
      case SURPLUS -> "after " + item.name();
    };
  }

  private static String meaning(InspectedItem item) {
    // The digits of a hash prefix stand under "stored" already.
    String value =
        item.kind() == Kind.HASH_PREFIX ? "" : item.value().map(InspectionTable::shown).orElse("");
    return value.isEmpty() || item.remark().isEmpty()
        ? value + item.remark()
        : value + " (" + item.remark() + ")";
  }

  private static String shown(Object value) {
    if (value instanceof String || value instanceof Character) {
      return shortened(JavaLiteral.of(beginning(value.toString())));
    }
    return shortened(InspectedColumn.raw(value));
  }

  // What follows is not shown, so that nothing need be made of it; one more says that there is
  // more.
  private static String beginning(String text) {
    return text.length() <= LONGEST_CELL ? text : text.substring(0, LONGEST_CELL + 1);
  }

  private static String shortened(String cell) {
    return cell.length() <= LONGEST_CELL ? cell : cell.substring(0, LONGEST_CELL - 3) + "...";
  }

  private String summary() {
    if (inspection.isComplete()) {
      return "complete";
    }
    Outcome outcome = inspection.isMalformed() ? Outcome.WRONG : Outcome.CUT_OFF;
    Optional<InspectedItem> item =
        inspection.items().stream().filter(it -> it.outcome() == outcome).findFirst();
    return (inspection.isMalformed() ? "malformed" : "cut off")
        + item.map(it -> ": " + name(it)).orElse("");
  }
}
