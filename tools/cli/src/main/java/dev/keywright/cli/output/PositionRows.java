package dev.keywright.cli.output;

import static dev.keywright.cli.output.ReadableNumbers.percent;

import dev.keywright.analysis.profile.PositionReport;
import java.util.ArrayList;
import java.util.List;

/** Positions of keys, neighbours that hold the same kind of bytes taken together. */
final class PositionRows {
  private static final int MOST_ROWS = 30;

  private PositionRows() {}

  static TextTable of(List<PositionReport> positions, long keys) {
    TextTable table = new TextTable("bytes", "values", "keys that have them");
    int rows = 0;
    for (int from = 0; from < positions.size() && rows < MOST_ROWS; rows++) {
      List<PositionReport> group = group(positions, from);
      PositionReport first = group.get(0);
      int last = from + group.size() - 1;
      String at = group.size() == 1 ? "" + from : from + "-" + last;
      table.add(at, values(group), percent(first.keys() / (double) keys));
      from = last + 1;
    }
    if (positions.get(positions.size() - 1).position() > 0 && rows == MOST_ROWS) {
      table.add("...", "", "");
    }
    return table;
  }

  private static List<PositionReport> group(List<PositionReport> positions, int from) {
    List<PositionReport> group = new ArrayList<>();
    PositionReport first = positions.get(from);
    for (int i = from; i < positions.size() && isLike(first, positions.get(i)); i++) {
      group.add(positions.get(i));
    }
    return group;
  }

  private static boolean isLike(PositionReport first, PositionReport next) {
    boolean isSameClass =
        first.distinct() == 1 ? next.distinct() == 1 : first.values().equals(next.values());
    return isSameClass && first.keys() == next.keys();
  }

  private static String values(List<PositionReport> group) {
    if (group.get(0).distinct() > 1) {
      return "[" + group.get(0).values() + "]";
    }
    StringBuilder constant = new StringBuilder("always ");
    group.forEach(it -> constant.append(it.mostFrequent()));
    return constant.toString();
  }
}
