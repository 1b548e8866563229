package dev.keywright.example.demo;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Where the story is printed: headings, paragraphs, aligned tables and verdicts. */
final class Page {
  private static final String INDENT = "    ";

  private final PrintWriter out;

  Page(PrintWriter out) {
    this.out = out;
  }

  void heading(String text) {
    out.println();
    out.println(text);
    out.println("-".repeat(text.length()));
  }

  void lines(String... lines) {
    List.of(lines).forEach(out::println);
  }

  /** Rows under their first one, each column as wide as its widest cell. */
  void table(List<List<String>> rows) {
    int columns = rows.get(0).size();
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      int at = column;
      widths.add(rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0));
    }
    out.println();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(INDENT);
      for (int column = 0; column < columns; column++) {
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(widths.get(column) - cell.length() + 3));
      }
      out.println(line.toString().stripTrailing());
    }
    out.println();
  }

  void verdicts(List<Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      out.println("Keywright compiles this design without a word.");
      return;
    }
    out.println("Keywright does not compile this design:");
    for (Verdict verdict : verdicts) {
      out.println(INDENT + verdict.part() + ": " + verdict.id() + " " + verdict.name());
    }
  }
}
