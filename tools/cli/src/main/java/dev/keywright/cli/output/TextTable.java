package dev.keywright.cli.output;

import dev.keywright.runtime.Shown;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Rows of cells, aligned under their heads; a column of numbers is aligned to the right. */
final class TextTable {
  private static final String INDENT = "  ";
  private static final int LONGEST_CELL = 60;

  private final List<String> heads;
  private final List<List<String>> rows = new ArrayList<>();

  TextTable(String... heads) {
    this.heads = List.of(heads);
  }

  void add(String... cells) {
    List<String> row = new ArrayList<>();
    for (String content : cells) {
      // Before it is measured, so that the columns stay aligned.
      String cell = Shown.visible(content);
      row.add(cell.length() <= LONGEST_CELL ? cell : shortened(cell));
    }
    rows.add(row);
  }

  private static String shortened(String cell) {
    int end = LONGEST_CELL - 3;
    boolean isInPair = Character.isHighSurrogate(cell.charAt(end - 1));
    return cell.substring(0, isInPair ? end - 1 : end) + "...";
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  void print(PrintWriter out) {
    int[] widths = new int[heads.size()];
    boolean[] isNumber = new boolean[heads.size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = heads.get(i).length();
      isNumber[i] = !rows.isEmpty();
      for (List<String> row : rows) {
        widths[i] = Math.max(widths[i], row.get(i).length());
        isNumber[i] &= row.get(i).matches("([0-9,.]+( %.*)?)?");
      }
    }
    print(out, heads, widths, isNumber);
    rows.forEach(row -> print(out, row, widths, isNumber));
  }

  private static void print(PrintWriter out, List<String> cells, int[] widths, boolean[] isNumber) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String space = " ".repeat(widths[i] - cells.get(i).length());
      line.append(INDENT).append(isNumber[i] ? space + cells.get(i) : cells.get(i) + space);
    }
    out.println(line.toString().stripTrailing());
  }
}
